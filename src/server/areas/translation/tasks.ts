import { nth } from "#contract/nth.ts";
import type { Translated } from "#contract/text/translation.ts";
import { modelLet, notedModel } from "#server/areas/model/tasks.ts";
import { takeModelCall } from "#server/areas/subscription/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { tokensIn } from "#server/parts/assistant/metered.ts";
import { type Masked, throughMask } from "#server/parts/engine/through-mask.ts";
import type { Parts } from "#server/parts/parts.ts";
import { openVocabulary } from "#server/parts/translation/vocabulary.ts";

/** Whether texts leave the product to be translated in a workspace. */
export const asksOutside = async (parts: Parts, workspace: WorkspaceId): Promise<boolean> =>
  parts.config.translation !== null || (await modelLet(parts, workspace, "translate")) !== null;

/** What translates where nobody outside is asked, or no longer today. */
const vocabulary = openVocabulary();

/** What a model reads and writes of them, at most: the same texts twice, with what it is told. */
const tokensOfBoth = (texts: readonly string[]) => 500 + tokensIn(texts.reduce((length, text) => length + 2 * text.length, 0));

/** Tells what a model was asked on the way, which is nothing where it wasn't. */
async function counted<T>(spent: (tokens: number) => Promise<void>, work: (used: (tokens: number) => void) => Promise<T>): Promise<T> {
  let tokens = 0;
  try {
    return await work((more) => {
      tokens += more;
    });
  } finally {
    await spent(tokens);
  }
}

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
  const assistant = await modelLet(parts, workspace, "translate");
  const isAsked = parts.config.translation !== null || assistant !== null;
  const leaves = isAsked ? await takeModelCall(parts, workspace, tokensOfBoth(texts)) : null;
  const model = assistant && notedModel(parts, workspace, "translate", assistant);
  const { said: hidden, mask } = await throughMask(parts.engine, workspace, whom, (through) =>
    texts.map((text) => (leaves ? through.hide(text) : text)),
  );
  const { provider, translations } = leaves
    ? await counted(leaves.spent, (used) => parts.translation.translate(hidden, languages, { model, used }))
    : await vocabulary.translate(hidden, languages);
  const shown = translations.map(({ text, translated }, at): Translated => {
    const isWhole = (nth(hidden, at).match(PLACEHOLDER) ?? []).every((one) => text.includes(one));
    return translated && isWhole ? { text: mask.show(text), translated } : { text: nth(texts, at), translated: false };
  });
  return { provider, translations: shown };
}
