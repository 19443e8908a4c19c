import { createFileRoute } from "@tanstack/react-router";
import { readFieldsSearch } from "#web/areas/custom-field/addresses.ts";
import { FieldsScreen } from "#web/areas/custom-field/fields-screen.tsx";

export const Route = createFileRoute("/dashboard/profile/fields")({ component: FieldsScreen, validateSearch: readFieldsSearch });
