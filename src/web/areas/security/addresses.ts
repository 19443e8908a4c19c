import { actKinds, securityEventKinds } from "#contract/account/security-choices.ts";
import { oneOf } from "#contract/choices.ts";

/** What the address tells: which of both is shown, and of what. */
interface SecuritySearch {
  show?: "trail" | undefined;
  kind?: (typeof securityEventKinds)[number] | undefined;
  act?: (typeof actKinds)[number] | undefined;
}

export const readSecuritySearch = ({ show, kind, act }: Record<string, unknown>): SecuritySearch => ({
  show: oneOf(["trail"] as const, show),
  kind: oneOf(securityEventKinds, kind),
  act: oneOf(actKinds, act),
});
