import { createFileRoute } from "@tanstack/react-router";
import { readDuplicatesSearch } from "#web/areas/merge/addresses.ts";
import { DuplicatesScreen } from "#web/areas/merge/duplicates-screen.tsx";

export const Route = createFileRoute("/dashboard/candidates/duplicates")({
  validateSearch: readDuplicatesSearch,
  component: DuplicatesScreen,
});
