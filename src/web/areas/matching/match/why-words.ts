import type { WhyAbove as Why } from "#contract/job/matching.ts";
import { nth } from "#contract/nth.ts";
import { reasonLabel } from "#web/kit/record/reason-label.ts";
import { formatNumber } from "#web/words/format.ts";
import type { Words } from "#web/words/words.ts";

type Asking = Parameters<typeof reasonLabel>[2];

/** Why one stands above another, in one sentence whose figures add up to the difference. */
export function whyText(t: Words, { upper, lower, by, lines, rest }: Why, job: Asking): string {
  const called = nameBoth(t, upper.name, lower.name);
  const points = (of: number) => formatNumber(Math.abs(Math.round(of)));
  const told = lines.map((line) => {
    const what = t(`matching.why_what.${line.verdict}`, { name: whatOf(t, line, job) });
    return t(line.by > 0 ? "matching.why_more" : "matching.why_less", { what, n: points(line.by) });
  });
  if (told.length > 0 && Math.round(Math.abs(rest)) >= 1)
    told.push(t(rest > 0 ? "matching.why_rest_more" : "matching.why_rest_less", { n: points(rest) }));
  if (by < LEAST)
    return told.length > 0 ? t("matching.why_same_lines", { ...called, lines: told.join("; ") }) : t("matching.why_same", called);
  const all = told.join("; ") || t("matching.why_nothing");
  const count = Math.round(by);
  return count === 0 ? t("matching.why_hardly", { ...called, lines: all }) : t("matching.why_above", { ...called, count, lines: all });
}

/** Scores are ordered by hundred-thousandths of a point. */
const LEAST = 1e-5;

/** What a line is about, as short as it can be said: "Python 8 y". */
function whatOf(t: Words, line: Why["lines"][number], job: Asking): string {
  if (line.criterion === "relevance") return t("matching.criterion.relevance");
  return nth(reasonLabel(t, line, job).split(" · "), 0).trim();
}

/** By their first names, unless both have the same. */
function nameBoth(t: Words, upper: string, lower: string): { upper: string; lower: string } {
  const first = (name: string) => name.split(" ")[0] ?? "";
  const isTold = first(upper) !== first(lower);
  const shown = (name: string) => (isTold ? first(name) : name).replace(/\.$/, "") || t("common.unnamed");
  return { upper: shown(upper), lower: shown(lower) };
}
