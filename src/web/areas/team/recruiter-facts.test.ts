import { describe, expect, test } from "vitest";
import type { Role, User } from "#contract/account/account.ts";
import type { Recruiter } from "#contract/account/team.ts";
import { hasExpired, isInvited, mayChange } from "./recruiter-facts.ts";

const one = (more: Partial<Recruiter>) =>
  ({ user_id: "tom", role: "recruiter", joined_at: "2027-01-01T00:00:00Z", invitation_expires_at: null, ...more }) as Recruiter;
const as = (role: Role) => ({ id: "sanne", role }) as User;

describe("a role, access and a place in the team", () => {
  test.each([
    ["owner", one({}), true],
    ["admin", one({}), true],
    ["admin", one({ role: "admin" }), true],
    ["admin", one({ role: "owner" }), false],
    ["admin", one({ user_id: "sanne", role: "admin" }), false],
    ["recruiter", one({}), false],
    ["viewer", one({}), false],
    ["owner", one({ user_id: null, joined_at: null }), true],
  ] as const)("may be changed by %s, of %j: %s", (role, recruiter, may) => {
    expect(mayChange(as(role), recruiter)).toBe(may);
  });
});

test("an invitation is open until the moment it ends", () => {
  const invited = one({ user_id: null, joined_at: null, invitation_expires_at: "2027-01-15T12:00:00Z" });
  expect(isInvited(invited)).toBe(true);
  expect(hasExpired(invited, Date.parse("2027-01-15T11:59:59Z"))).toBe(false);
  expect(hasExpired(invited, Date.parse("2027-01-15T12:00:00Z"))).toBe(true);
  expect(hasExpired(one({}))).toBe(false);
});
