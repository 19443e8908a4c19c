import { modelProviders, oneOf } from "#contract/choices.ts";
import { formatMoney, formatNumber } from "#web/words/format.ts";
import type { Words } from "#web/words/words.ts";

/** An operator may have one that isn't among those of a workspace: it is called as it is. */
export function providerName(t: Words, provider: string): string {
  const known = oneOf(modelProviders, provider);
  return known ? t(`model.providers.${known}`) : provider;
}

/** What little costs is more than nothing. */
export function costText(t: Words, cost: number, currency: string | null): string {
  const cents = Math.round(cost * 100);
  return cents === 0 && cost > 0
    ? t("model.under_cent", { cent: formatMoney(1, currency ?? undefined) })
    : formatMoney(cents, currency ?? undefined);
}

/** Seconds as people read them: to a tenth below ten ("1.2 s"), never below a tenth, whole from ten on. */
export const secondsText = (t: Words, seconds: number): string =>
  t("model.seconds", { n: formatNumber(seconds < 10 ? Math.max(1, Math.round(seconds * 10)) / 10 : Math.round(seconds)) });

export const tokensText = (t: Words, tokens: number): string => t("model.tokens", { n: formatNumber(tokens) });
