import { createFileRoute } from "@tanstack/react-router";
import { readPriceSearch } from "#web/areas/subscription/addresses.ts";
import { PriceScreen } from "#web/areas/subscription/plan/price-screen.tsx";
import { loadWords } from "#web/words/words.ts";

export const Route = createFileRoute("/price/")({
  validateSearch: readPriceSearch,
  beforeLoad: () => loadWords("plans"),
  component: PriceScreen,
});
