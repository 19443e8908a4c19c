import { createFileRoute } from "@tanstack/react-router";
import { readPriceSearch } from "#web/areas/subscription/addresses.ts";
import { PriceScreen } from "#web/areas/subscription/price-screen.tsx";

export const Route = createFileRoute("/price/")({ validateSearch: readPriceSearch, component: PriceScreen });
