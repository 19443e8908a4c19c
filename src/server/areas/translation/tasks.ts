import { nth } from "#contract/nth.ts";
import type { Translated } from "#contract/text/translation.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Masked, throughMask } from "#server/parts/engine/through-mask.ts";
import type { Parts } from "#server/parts/parts.ts";

const PLACEHOLDER = /\{\{\w+\}\}/g;

/**
 * Texts in another language, masked on their way out to whoever translates; the one door to a translation. A text whose
 * placeholders don't all come back counts as not translated. Where nobody outside is asked nothing leaves, and nothing is masked.
 */
export async function translateMasked(
  { config, assistant, translation, engine }: Pick<Parts, "config" | "assistant" | "translation" | "engine">,
  workspace: WorkspaceId,
  whom: Masked,
  texts: readonly string[],
  languages: Parameters<Parts["translation"]["translate"]>[1],
): Promise<{ provider: string; translations: Translated[] }> {
  const leaves = config.translation !== null || assistant !== null;
  const { said: hidden, mask } = await throughMask(engine, workspace, whom, (through) =>
    texts.map((text) => (leaves ? through.hide(text) : text)),
  );
  const { provider, translations } = await translation.translate(hidden, languages);
  const shown = translations.map(({ text, translated }, at): Translated => {
    const isWhole = (nth(hidden, at).match(PLACEHOLDER) ?? []).every((one) => text.includes(one));
    return translated && isWhole ? { text: mask.show(text), translated } : { text: nth(texts, at), translated: false };
  });
  return { provider, translations: shown };
}
