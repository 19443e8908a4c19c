import type { Requirement } from "#contract/job/job.ts";
import { nth } from "#contract/nth.ts";
import { type Draft, quoted } from "#engine/chat/draft.ts";
import type { Question } from "#engine/chat/question/question.ts";
import type { Inquiry } from "#engine/chat/retrieval/inquiry.ts";
import { isSubject } from "#engine/chat/retrieval/subjects.ts";
import { type AskedWord, heldIn, holdsWord } from "#engine/chat/retrieval/topic.ts";
import { requirementEvidence } from "./job.ts";

/** "Is it a hard requirement here?", "is dat een eis of mooi meegenomen?" */
const asksHow =
  /(?<!\p{L})(?:is|are|was|zijn)(?: \p{L}+){0,4}? (?:an? |een |really |echt |also |ook )*(?:hard(?:e)? )?(?:requirement|eis|must|must-have|knock-?out|required|mandatory|vereist|verplicht|necessary|noodzakelijk|nodig|needed|nice[ -]to[ -]have|(?:a )?plus|pr[eé]|wens|optional|optioneel|deal ?breaker)(?!\p{L})/iu;
const kindWords =
  /^(?:hard|harde|requirement|requirements|eis|eisen|must|must-have|knock|knock-?outs?|required|mandatory|vereist|verplicht|necessary|noodzakelijk|nodig|needed|nice|plus|pre|wens|optional|optioneel|deal|breaker|dealbreaker|vacancy|vacature|here|hier)$/u;

/** So much of what is asked a requirement must speak of. */
const LEAST = 0.5;

/** How firmly the vacancy asks what the question names, or what was just spoken of. False where no requirement speaks of it. */
export function answerDemand(draft: Draft, { text }: Question, { own, words, rarity }: Inquiry): boolean {
  const { job } = draft.records;
  if (!job || !asksHow.test(text)) return false;
  const isMeant = (word: AskedWord) => !isSubject(word) && !kindWords.test(word.word);
  const named = own.filter(isMeant);
  const asked = named.length > 0 ? named : words.filter(isMeant);
  const all = asked.reduce((sum, word) => sum + word.weight * rarity(word), 0);
  if (all === 0) return false;
  const telling = nth(
    asked.toSorted((one, other) => rarity(other) - rarity(one)),
    0,
  );
  const scored = job.requirements.flatMap((requirement, index) => {
    const held = heldIn(`${requirement.text} ${requirement.quote ?? ""}`, true);
    // "Is a degree required for a declarant?" isn't told by what else a declarant needs.
    if (named.length > 0 && holdsWord(telling, held) < LEAST) return [];
    return { requirement, index, score: asked.reduce((sum, word) => sum + holdsWord(word, held) * word.weight * rarity(word), 0) / all };
  });
  const best = scored.sort((one, other) => other.score - one.score)[0];
  if (!best || best.score < LEAST) return false;
  const { requirement, index } = best;
  draft.say(
    `${firmness(draft, requirement)}: ${quoted(requirement.quote ?? requirement.text)}.`,
    requirementEvidence(requirement, index, draft),
  );
  return true;
}

const firmness = (draft: Draft, { kind }: Requirement): string =>
  ({
    must: draft.t({ en: "Yes, the vacancy requires it", nl: "Ja, de vacature eist het" }),
    knock_out: draft.t({ en: "Yes, it is a knock-out", nl: "Ja, het is een knock-out" }),
    nice: draft.t({ en: "No, it is nice to have, not a must", nl: "Nee, het is een wens, geen eis" }),
  })[kind];
