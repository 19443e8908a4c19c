import { createFileRoute } from "@tanstack/react-router";
import { readRegisterSearch } from "#web/areas/register/addresses.ts";
import { RegisterScreen } from "#web/areas/register/register-screen.tsx";

export const Route = createFileRoute("/dashboard/jobs/protected")({ validateSearch: readRegisterSearch, component: RegisterScreen });
