import type { Role } from "#contract/account/account.ts";
import { personName } from "#contract/text/names/person-name.ts";
import type { MemberRow } from "#server/areas/membership/queries.ts";
import { plansOf } from "#server/areas/subscription/rules.ts";
import type { Caller } from "#server/core/caller.ts";
import { conflict, forbidden, invalid, invalidField, notAcceptable } from "#server/core/failures.ts";
import type { Entitlement } from "#server/parts/database/tables.ts";
import type { Parts } from "#server/parts/parts.ts";

interface Change {
  first_name?: string | undefined;
  last_name?: string | undefined;
  role?: Role | undefined;
}

/** What an admin may not change: anything of the owner's, and the name of somebody who has an account of their own. */
export function refuseChange(caller: Caller, member: MemberRow, change: Change): void {
  if (member.role === "owner" && member.id !== caller.recruiter_id) throw forbidden("owner_alone");
  if (member.role === "owner" && change.role) throw notAcceptable("owner_stays");
  const [first_name, last_name] = [change.first_name ?? member.first_name, change.last_name ?? member.last_name];
  if (!personName({ first_name, last_name })) throw invalidField("first_name", "name_needed");
  if (!member.user_id) return;
  const renamed = (["first_name", "last_name"] as const).filter((name) => change[name] !== undefined && change[name] !== member[name]);
  if (renamed.length > 0) throw invalid(Object.fromEntries(renamed.map((name) => [name, [{ key: "name_is_theirs" }]])));
}

/** Nobody suspends or removes the owner, or themselves. */
export function refuseAgainst(caller: Caller, member: MemberRow): void {
  if (member.role === "owner") throw notAcceptable("owner_stays");
  if (member.id === caller.recruiter_id) throw notAcceptable("not_oneself");
}

export const refuseJoined = (member: Pick<MemberRow, "user_id">) => {
  if (member.user_id) throw conflict("already_member");
};

/** 406 where the plan has no place for one more: for whoever is invited on a plan for one, for whoever comes back to a full team. */
export function seatsReached(parts: Parts, { plan }: Entitlement, max: number, used: number) {
  const plans = plansOf(parts);
  const larger = plans.find(({ seats }) => seats.max === null || seats.max > max);
  const data = {
    limit: "seats",
    max,
    used,
    plan,
    lifted_by: larger ? { subscription_id: larger.id, key: larger.key, name: larger.name } : null,
  };
  const name = plans.find(({ key }) => key === plan)?.name;
  if (max === 1 && larger && name) return notAcceptable("one_seat", { plan: name, lifted_by: larger.name }, data);
  return notAcceptable("no_seat_left", undefined, data);
}
