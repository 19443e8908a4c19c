import type { sso as en } from "../en/sso.ts";
import type { Shape } from "../shape.ts";

export const sso: Shape<typeof en> = {
  title: "Single sign-on",
  text: "Log in met de login van je organisatie.",
  go_on: "Verder",
  otherwise: "Anders inloggen",
  coming: "Je wordt ingelogd…",
  failed: "Je bent niet ingelogd",
  over: "Deze login is verlopen of in een ander tabblad begonnen. Begin opnieuw.",
  again: "Begin opnieuw",
};
