import { createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { routeTree } from "./routes.gen.ts";

const errorScreens = () => import("#web/shell/error-screens.tsx");

export const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  scrollRestoration: true,
  defaultNotFoundComponent: lazyRouteComponent(errorScreens, "NoPageScreen"),
  defaultErrorComponent: lazyRouteComponent(errorScreens, "BrokenScreen"),
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** A text that the page of a sent proposal opens its conversation with. */
    message?: string;
  }
}
