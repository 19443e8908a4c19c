import type { Language } from "#contract/fields.ts";
import type { LeakRuling } from "#contract/proposal/proposal.ts";
import type { SharedPage } from "#contract/proposal/shared-proposal.ts";
import { lettersOf } from "./readable.ts";

/** Shorter words stand in too many others: there only the whole word is meant. */
const INSIDE_WORDS = 5;

/** The letters of what people let stand though the check finds it. */
export const harmlessOf = (rulings: readonly LeakRuling[] = []): Set<string> =>
  new Set(rulings.filter(({ ruling }) => ruling === "harmless").map(({ text }) => lettersOf(text)));

/** Rulings with one more; an earlier one about the same words goes. `ruling` null takes it back. */
export function withRuling(
  rulings: readonly LeakRuling[],
  one: Omit<LeakRuling, "ruling"> & { ruling: LeakRuling["ruling"] | null },
): LeakRuling[] {
  const others = rulings.filter((other) => lettersOf(other.text) !== lettersOf(one.text) || other.language !== one.language);
  return one.ruling === null ? others : [...others, { ...one, ruling: one.ruling }];
}

/** The words that people chose in the place of those that the check found, in texts of their own language. Linear in its length. */
export function maskingOf(rulings: readonly LeakRuling[] = [], language: Language): (text: string) => string {
  const masks = rulings.flatMap(({ ruling, text, with: instead, ...rest }) =>
    ruling === "mask" && instead && rest.language === language ? [{ pattern: patternOf(text), instead }] : [],
  );
  return (text) => masks.reduce(replaceAll, text);
}

/** The finished page with those words. What names the agency's own people stays. */
export function maskRuled<P extends Pick<SharedPage, "agency" | "recruiter" | "language">>(shared: P, rulings: readonly LeakRuling[]): P {
  if (rulings.length === 0) return shared;
  const { agency, recruiter, ...rest } = shared;
  return { ...shared, ...(mapStrings(rest, maskingOf(rulings, shared.language)) as typeof rest), agency, recruiter };
}

const replaceAll = (text: string, { pattern, instead }: { pattern: RegExp; instead: string }) =>
  text.replace(pattern, (_written, at: number) =>
    /(?:^|[.!?]\s+|\n\s*)$/.test(text.slice(Math.max(0, at - 4), at)) ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead,
  );

function patternOf(text: string): RegExp {
  const words = text.trim().split(/\s+/).map(RegExp.escape).join("\\s+");
  const rest = lettersOf(text).length < INSIDE_WORDS ? "" : "[\\p{L}\\p{N}]{0,40}";
  return new RegExp(`(?<![\\p{L}\\p{N}])${rest}${words}${rest}(?![\\p{L}\\p{N}])`, "giu");
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => mapStrings(one, change));
  if (!value || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapStrings(one, change)]));
}
