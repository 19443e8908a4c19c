import type { ModelMay, ModelPrice } from "#contract/account/model.ts";
import type { Parts } from "#server/parts/parts.ts";
import type { ModelSettingsRow } from "./queries.ts";

type Settings = { config: Pick<Parts["config"], "models"> };

/** What the operator lets any model do. */
export const operatorLets = ({ config: { models } }: Settings): ModelMay => ({
  answer: true,
  judge: models.judges,
  draft: true,
  read: models.reads,
  translate: true,
});

/** What a workspace lets one do, and the operator with it. */
export function mayOf(parts: Settings, row: ModelSettingsRow | undefined, reads_along: boolean): ModelMay {
  const { judge, read } = operatorLets(parts);
  return {
    answer: row?.answers ?? true,
    judge: judge && (row?.judges ?? reads_along),
    draft: row?.drafts ?? true,
    read: read && reads_along,
    translate: row?.translates ?? true,
  };
}

const MILLION = 1_000_000;

/** What tokens cost by a price, to a ten-thousandth; null where none is known. */
export const costOf = (price: ModelPrice | null | undefined, tokens: { input_tokens: number; output_tokens: number }): number | null =>
  price ? Math.round(((tokens.input_tokens * price.input + tokens.output_tokens * price.output) / MILLION) * 10_000) / 10_000 : null;
