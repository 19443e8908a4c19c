import { createFileRoute } from "@tanstack/react-router";
import { CheckoutScreen } from "#web/areas/subscription/checkout-screen.tsx";
import { loggedIn } from "#web/guards.ts";

export const Route = createFileRoute("/check-out/order/$subscriptionId/$orderId/$orderEmail/$status/$sessionId")({
  beforeLoad: loggedIn,
  component: AfterCheckout,
});

function AfterCheckout() {
  const end = Route.useParams();
  return <CheckoutScreen key={end.orderId} end={end} />;
}
