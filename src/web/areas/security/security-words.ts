import type { SecurityEvent, TrailRow } from "#contract/account/security.ts";
import { roles, ssoRefusals } from "#contract/choices.ts";
import { formatNumber } from "#web/words/format.ts";
import type { Words } from "#web/words/words.ts";

const isSsoRefusal = (value: unknown): value is (typeof ssoRefusals)[number] => ssoRefusals.some((refusal) => refusal === value);
const isRole = (value: unknown): value is (typeof roles)[number] => roles.some((role) => role === value);

/** What an event says besides its kind: about whom, why, which role or settings. */
export function detailText(t: Words, { about, detail }: Pick<SecurityEvent, "about" | "detail">): string {
  const { why, role, status, settings, call, is_enforced } = detail;
  const parts = [
    about,
    why === "password" || why === "code" ? t(`security.wrong.${why}`) : null,
    isSsoRefusal(why) ? t(`security.sso.${why}`) : null,
    typeof is_enforced === "boolean" ? t(is_enforced ? "security.sso.enforced" : "security.sso.optional") : null,
    isRole(role) ? t(`frame.role_now.${role}`) : null,
    status === undefined ? null : t(status === 1 ? "security.reinstated" : "security.suspended"),
    Array.isArray(settings) ? settings.join(", ") : null,
    typeof call === "string" ? call : null,
  ];
  return parts.filter(Boolean).join(" · ");
}

export const personText = (t: Words, { by, person }: Pick<TrailRow, "by" | "person">): string =>
  person ?? t(by === "link" ? "security.holder" : by === "product" ? "security.product" : "security.erased");

/** Which records a row is about: candidates by name as far as they are told, the others by their number. */
export function recordsText(t: Words, { candidates, counts }: Pick<TrailRow, "candidates" | "counts">): string {
  const names = candidates.map((one) => one?.name ?? t("security.erased"));
  const { candidate = 0, ...others } = counts;
  const more = candidate - names.length;
  return [
    names.length > 0 && `${names.join(", ")}${more > 0 ? ` ${t("security.more", { n: formatNumber(more) })}` : ""}`,
    ...(Object.entries(others) as [keyof typeof others, number][]).map(([kind, count]) => t(`security.count.${kind}`, { count })),
  ]
    .filter(Boolean)
    .join(" · ");
}
