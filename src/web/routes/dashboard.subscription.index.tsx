import { createFileRoute } from "@tanstack/react-router";
import { readSubscriptionSearch } from "#web/areas/subscription/addresses.ts";
import { SubscriptionScreen } from "#web/areas/subscription/subscription-screen.tsx";

export const Route = createFileRoute("/dashboard/subscription/")({ validateSearch: readSubscriptionSearch, component: SubscriptionScreen });
