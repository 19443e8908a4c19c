import { createFileRoute } from "@tanstack/react-router";
import { readDocumentsSearch } from "#web/areas/compliance/addresses.ts";
import { DocumentsScreen } from "#web/areas/compliance/documents-screen.tsx";

export const Route = createFileRoute("/dashboard/profile/documents")({ component: DocumentsScreen, validateSearch: readDocumentsSearch });
