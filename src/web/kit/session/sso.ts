import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { ownPath } from "./guards.ts";

/** What this tab keeps while its person is at the provider. */
const KEPT = "sso";

/** Leaves for the provider of an address's domain. `to`: where to go on afterwards. */
export async function leaveForProvider(email: string, to: string | undefined): Promise<void> {
  const { url, binding } = (await send(api.sso.start, { email })).data;
  sessionStorage.setItem(KEPT, JSON.stringify({ binding, to }));
  location.assign(url);
}

/** What the provider sent along, with what was kept for it; null where this tab didn't ask, or has had its answer. */
export function comeBackFromProvider(search: string) {
  const kept = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  const given = Object.fromEntries(new URLSearchParams(search));
  const { state, code, iss, error, error_description } = given;
  if (!kept || !state) return null;
  const { binding, to } = JSON.parse(kept) as { binding: string; to?: string }; // written above
  const answer = { ...(code && { code }), ...(iss && { iss }), ...(error && { error }), ...(error_description && { error_description }) };
  return { body: { state, binding, ...answer }, to: ownPath(to) };
}
