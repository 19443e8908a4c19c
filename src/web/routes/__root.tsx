import { createRootRoute, Outlet } from "@tanstack/react-router";
import { NoPageScreen } from "#web/areas/shell/error-screens.tsx";

export const Route = createRootRoute({ component: Outlet, notFoundComponent: NoPageScreen });
