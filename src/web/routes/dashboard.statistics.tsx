import { createFileRoute } from "@tanstack/react-router";
import { readStatisticsSearch } from "#web/areas/statistics/addresses.ts";
import { StatisticsScreen } from "#web/areas/statistics/statistics-screen.tsx";

export const Route = createFileRoute("/dashboard/statistics")({ validateSearch: readStatisticsSearch, component: StatisticsScreen });
