import { redirect } from "@tanstack/react-router";
import { isVerified, placeNow, sessionNow } from "./session.ts";
import { takeWayBack } from "./way-back.ts";

/** The way back after logging in: a path of our own only, never another site's. */
export function ownPath(to: unknown): string | undefined {
  if (typeof to !== "string" || !to.startsWith("/")) return undefined;
  // Read as a browser reads it: it takes backslashes for slashes and skips tabs.
  const here = "http://own.invalid";
  if (!URL.canParse(to, here)) return undefined;
  const url = new URL(to, here);
  return url.origin === here && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : undefined;
}

/** Guests only: who is logged in goes to the dashboard, or first verifies the e-mail; there the next guard asks for what is owed. */
export function guestOnly({ search }: { search: { to?: string | undefined } }): void {
  const user = sessionNow().loggedInUserInfo?.user;
  if (!user) return;
  const back = takeWayBack(placeNow());
  const to = ownPath(search.to ?? back);
  if (to && (isVerified(user) || to.startsWith("/email-verification"))) throw redirect({ href: to, replace: true });
  throw redirect({ to: isVerified(user) ? "/dashboard" : "/email-verification", replace: true });
}

/** Anyone logged in; others log in first and come back. */
export function loggedIn({ location }: { location: { href: string } }): void {
  const { isLoggedIn, ended } = sessionNow();
  if (isLoggedIn) return;
  throw redirect({ to: "/login", search: ended === "logged_out" ? {} : { to: location.href }, replace: true });
}

/** Logged in, with a verified e-mail. */
export function verified(context: { location: { href: string } }): void {
  loggedIn(context);
  const user = sessionNow().loggedInUserInfo?.user;
  if (user && !isVerified(user)) throw redirect({ to: "/email-verification", replace: true });
  if (user?.two_factor_owed) throw redirect({ to: "/two-factor", search: { to: context.location.href }, replace: true });
}

export const searchWithTo = (search: Record<string, unknown>): { to?: string | undefined } => {
  const to = ownPath(search.to);
  return to ? { to } : {};
};
