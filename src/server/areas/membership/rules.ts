import type { Role } from "#contract/account/account.ts";
import type { Interval, PlanKey } from "#contract/account/plan.ts";
import { planOf } from "#server/areas/subscription/rules.ts";
import { expired } from "#server/core/failures.ts";
import type { Entitlement } from "#server/parts/database/tables.ts";
import type { Parts } from "#server/parts/parts.ts";
import type { Invitation } from "./queries.ts";

type Settings = { config: Pick<Parts["config"], "subscriptions_on"> };

/** Whether somebody has a seat: the owner always, everybody where subscriptions are off. */
export const hasSeat = ({ config }: Settings, member: { role: Role; has_seat: boolean }): boolean =>
  !config.subscriptions_on || member.role === "owner" || member.has_seat;

/** The role that counts: without a seat one reads and exports, as a viewer does. */
export const roleHere = (parts: Settings, member: { role: Role; has_seat: boolean }): Role =>
  hasSeat(parts, member) ? member.role : "viewer";

/** How many may work in a workspace; null: as many as one likes. */
export const seatsIn = ({ config }: Settings, { seats }: Entitlement): number | null => (config.subscriptions_on ? seats : null);

/** The plan that counts: where subscriptions are off everybody has everything. */
export const planIn = ({ config }: Settings, { plan }: Entitlement): PlanKey => (config.subscriptions_on ? plan : "team");

type Open = { expires_at: string };

/** Whether somebody may still join by it: not accepted, not too old, not held back by a suspension. */
export const isOpen = (invitation: Invitation): invitation is Invitation & Open =>
  !invitation.user_id && !invitation.is_expired && invitation.status === 1;

export type OpenInvitation = Invitation & Open;

/** 410 for an invitation that is over. */
export function refuseClosed(invitation: Invitation): asserts invitation is OpenInvitation {
  if (!isOpen(invitation)) throw expired("invitation_over");
}

/** One more seat as it is sold to somebody who was invited; without a price where none is: the owner has to help. */
export function seatOffer(parts: Pick<Parts, "config">, { plan }: Entitlement, interval: Interval) {
  const team = planOf(parts, "team");
  const price = plan === team.key ? team.prices.find((one) => one.interval === interval) : undefined;
  return { seat_price: price ?? null, subscription_id: price ? team.id : null };
}

/** An address that its owner recognises and nobody else learns: `s••••@p••••.example`. */
export function maskedEmail(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  const ending = domain.slice(domain.lastIndexOf(".") + 1);
  return `${[...name][0]}••••@${[...domain][0]}••••.${ending}`;
}
