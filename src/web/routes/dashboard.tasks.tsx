import { createFileRoute } from "@tanstack/react-router";
import { readToDosSearch } from "#web/areas/to-do/addresses.ts";
import { TasksScreen } from "#web/areas/to-do/tasks-screen.tsx";

export const Route = createFileRoute("/dashboard/tasks")({ validateSearch: readToDosSearch, component: TasksScreen });
