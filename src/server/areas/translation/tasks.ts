import { nth } from "#contract/nth.ts";
import type { Translated } from "#contract/text/translation.ts";
import { takeModelCalls } from "#server/areas/subscription/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Masked, throughMask } from "#server/parts/engine/through-mask.ts";
import type { Parts } from "#server/parts/parts.ts";
import { openVocabulary } from "#server/parts/translation/vocabulary.ts";

/** Whether texts leave the product to be translated. */
export const asksOutside = ({ config, assistant }: Pick<Parts, "config" | "assistant">): boolean =>
  config.translation !== null || assistant !== null;

/** What translates where nobody outside is asked, or no longer today. */
const vocabulary = openVocabulary();

const PLACEHOLDER = /\{\{\w+\}\}/g;

/**
 * Texts in another language, masked on their way out to whoever translates; the one door to a translation. A text whose
 * placeholders don't all come back counts as not translated. Where nobody outside is asked nothing leaves, and nothing is masked.
 */
export async function translateMasked(
  parts: Parts,
  workspace: WorkspaceId,
  whom: Masked,
  texts: readonly string[],
  languages: Parameters<Parts["translation"]["translate"]>[1],
): Promise<{ provider: string; translations: Translated[] }> {
  const leaves = asksOutside(parts) && (await takeModelCalls(parts, workspace));
  const { said: hidden, mask } = await throughMask(parts.engine, workspace, whom, (through) =>
    texts.map((text) => (leaves ? through.hide(text) : text)),
  );
  const { provider, translations } = await (leaves
    ? parts.translation.translate(hidden, languages)
    : vocabulary.translate(hidden, languages));
  const shown = translations.map(({ text, translated }, at): Translated => {
    const isWhole = (nth(hidden, at).match(PLACEHOLDER) ?? []).every((one) => text.includes(one));
    return translated && isWhole ? { text: mask.show(text), translated } : { text: nth(texts, at), translated: false };
  });
  return { provider, translations: shown };
}
