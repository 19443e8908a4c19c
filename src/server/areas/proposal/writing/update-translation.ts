import type { Language } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import type { ProposalParts } from "#contract/proposal/proposal.ts";
import { personName } from "#contract/text/names/person-name.ts";
import { otherLanguage } from "#contract/text/two-languages.ts";
import type { UpdatedTranslation } from "#engine/proposal/update-translation.ts";
import type { DraftInput } from "#engine/proposal/writing/writer.ts";
import { translateMasked } from "#server/areas/translation/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Parts } from "#server/parts/parts.ts";
import { VOCABULARY } from "#server/parts/translation/vocabulary.ts";

/** So many texts go to a translation at once. */
const MOST_AT_ONCE = 100;

/**
 * The other language's texts brought to what `view`, in the language of `input`, says: by our own rules what they drafted, a
 * person's own sentences by whoever translates here. Where nobody does they are left open.
 */
export async function updateTranslation(
  parts: Parts,
  workspace: WorkspaceId,
  input: DraftInput,
  view: ProposalParts,
  only: readonly string[] | null,
): Promise<UpdatedTranslation & { translated_by: string | null }> {
  const update = (translated: Map<string, string>) => parts.engine.run(workspace, "updatedTranslation", input, view, only, translated);
  const own = await update(new Map());
  const texts = [...new Set(own.open.flatMap((one) => one.texts))].slice(0, MOST_AT_ONCE);
  if (texts.length === 0) return { ...own, translated_by: null };
  const { translated, by } = await translatedBy(parts, workspace, input, texts, otherLanguage(input.language));
  return by === null ? { ...own, translated_by: null } : { ...(await update(translated)), translated_by: by };
}

/** Sentences in another language, masked on their way to whoever translates; nobody where nobody answered. */
async function translatedBy(
  parts: Parts,
  workspace: WorkspaceId,
  { candidate, contact_name, recruiter, language }: DraftInput,
  texts: string[],
  target: Language,
) {
  const whom = { people: [candidate], others: [contact_name, recruiter && personName(recruiter)] };
  const { provider, translations } = await translateMasked(parts, workspace, whom, texts, { target, source: language });
  const translated = new Map(
    translations.flatMap(({ text, translated: is }, at): [string, string][] => (is ? [[nth(texts, at), text]] : [])),
  );
  return { translated, by: provider === VOCABULARY || translated.size === 0 ? null : provider };
}
