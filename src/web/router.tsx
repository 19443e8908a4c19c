import { createRouter } from "@tanstack/react-router";
import { BrokenScreen, NoPageScreen } from "./areas/shell/error-screens.tsx";
import { routeTree } from "./routes.gen.ts";

export const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  scrollRestoration: true,
  defaultNotFoundComponent: NoPageScreen,
  defaultErrorComponent: BrokenScreen,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
