import { createFileRoute } from "@tanstack/react-router";
import { CheckoutScreen } from "#web/areas/subscription/payment/checkout-screen.tsx";
import { loggedIn } from "#web/kit/session/guards.ts";
import { loadWords } from "#web/words/words.ts";

export const Route = createFileRoute("/check-out/order/$subscriptionId/$orderId/$orderEmail/$status/$sessionId")({
  beforeLoad: (context) => {
    loggedIn(context);
    return loadWords("plans");
  },
  component: AfterCheckout,
});

function AfterCheckout() {
  const end = Route.useParams();
  return <CheckoutScreen key={end.orderId} end={end} />;
}
