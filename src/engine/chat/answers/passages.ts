import type { Language } from "#contract/fields.ts";
import { stemsOf } from "#engine/matching/stems.ts";
import { impliedBy } from "#engine/skills/lexicon.ts";
import { sameInBoth } from "../bilingual.ts";
import { type Draft, quoted } from "../draft.ts";
import { evidenceOf, isInstruction, passagesNear, passagesOf } from "../passages.ts";
import type { Person } from "../person.ts";
import type { Question } from "../question.ts";

/** So much of what is asked must stand in a passage to be an answer, or to be worth showing beside "the documents don't say". */
const ANSWERS = 0.7;
const NEAR = 0.5;
/** All of what is asked stands there. */
const SURE = 0.95;
const yesOrNo =
  /^\s*(?:and |but |en |maar )?(?:does|do|did|is|are|was|were|has|have|had|can|could|will|would|heeft|hebben|had|is|zijn|was|kan|kunnen|kent|weet|doet|deed|werkt|werkte|wil|mag|zit|staat)(?!\p{L})/iu;

/** Words of questions that no passage needs to hold. */
const asking = `know knows tell told say says said anything something thing many much long ever also really actually currently exactly kind type sort good well deal handle do does done did weet weten
  zegt zeggen vertel iets ooit ook echt eigenlijk precies soort goed doen deed gedaan gaat gaan documents document documenten cv resume profile profiel vacancy vacature job baan role rol functie
  candidate kandidaat person persoon she he they name like likes liked want wants wil graag experience ervaring work worked working werkte gewerkt werken used use gebruikt gebruiken please there some
  been being ever past lot lots often vaak bekend familiar affinity affiniteit question vraag anyone anybody someone somebody iemand niemand anywhere somewhere ergens times keer`;

/** Shows what stands nearest to a question, or says that nothing does. Nothing is ever made up. */
export function answerFromPassages(draft: Draft, person: Person | null, question: Question): void {
  const { records } = draft;
  const own = new Set([...stemsOf(asking), ...stemsOf(person?.fullName ?? "")].flatMap(sameInBoth));
  for (const skill of question.skills) for (const name of [skill, ...impliedBy(skill)]) own.add(`skill:${name}`);
  const wanted = records.kind === "candidate_job" && question.about === "candidate" ? { ...records, job: null } : records;
  const near = passagesNear(question.text, passagesOf(wanted), own).filter(({ passage }) => !isInstruction(passage.text));
  const best = near[0];
  const isYesNo = yesOrNo.test(question.text);
  if (best && best.covers >= ANSWERS) {
    const [first, ...rest] = near.filter(({ covers }) => covers >= ANSWERS).slice(0, 3);
    if (!first) return;
    const isDenial = /(?<!\p{L})(?:no|not|never|without|geen|niet|nooit|zonder)(?!\p{L})/iu.test(first.passage.text);
    draft.say(
      isYesNo && !isDenial && first.covers > SURE
        ? draft.t(`Yes: ${quoted(first.passage.text)}.`, `Ja: ${quoted(first.passage.text)}.`)
        : draft.t(
            `The documents say this about it: ${quoted(first.passage.text)}.`,
            `De documenten zeggen hierover: ${quoted(first.passage.text)}.`,
          ),
      evidenceOf(first.passage),
    );
    for (const { passage } of rest) draft.say(`${draft.t("Also", "Ook")}: ${quoted(passage.text)}.`, evidenceOf(passage));
    return;
  }
  draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
  if (best && best.covers >= NEAR)
    draft.say(
      draft.t(`Nearest to it stands: ${quoted(best.passage.text)}.`, `Het dichtst erbij staat: ${quoted(best.passage.text)}.`),
      evidenceOf(best.passage),
    );
  const words = quoted(question.text.length > 160 ? `${question.text.slice(0, 160)} …` : question.text);
  draft.lacks(
    draft.t(`No document answers ${words}.`, `Geen document geeft antwoord op ${words}.`),
    person ? askedDirectly(draft.language, question.text, person) : records.kind === "job" ? toClient(draft) : null,
  );
}

const toClient = (draft: Draft) => draft.t("Could you tell us more about this?", "Kun je ons hier meer over vertellen?");

/** A question about somebody as a question to that somebody: "Does she like sailing?" → "Do you like sailing?" */
export function askedDirectly(language: Language, question: string, person: Person): string | null {
  const names = [person.fullName, person.candidate.first_name, person.candidate.last_name]
    .filter((name): name is string => Boolean(name))
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const who = `(?:${[...names, ...(language === "en" ? ["she", "he", "they", "the candidate", "this candidate"] : ["ze", "zij", "hij", "de kandidaat", "deze kandidaat"])].join("|")})(?!\\p{L})`;
  const plain = question.trim().replace(/^(?:and|en)\s+/i, "");
  if (plain.length > 200) return null;
  const rules: [RegExp, string][] =
    language === "en"
      ? [
          [new RegExp(`(?<!\\p{L})does ${who}`, "iu"), "do you"],
          [new RegExp(`(?<!\\p{L})is ${who}`, "iu"), "are you"],
          [new RegExp(`(?<!\\p{L})was ${who}`, "iu"), "were you"],
          [new RegExp(`(?<!\\p{L})has ${who}`, "iu"), "have you"],
          [new RegExp(`(?<!\\p{L})(did|can|could|would|will|do|are|have) ${who}`, "iu"), "$1 you"],
        ]
      : [
          [new RegExp(`(?<!\\p{L})heeft ${who}`, "iu"), "heb je"],
          [new RegExp(`(?<!\\p{L})is ${who}`, "iu"), "ben je"],
          [new RegExp(`(?<!\\p{L})kan ${who}`, "iu"), "kun je"],
          [new RegExp(`(?<!\\p{L})(wil|zou|was|had|mag|moet) ${who}`, "iu"), "$1 je"],
          [new RegExp(`(?<!\\p{L})(\\p{L}+)t ${who}`, "iu"), "$1 je"],
        ];
  for (const [pattern, direct] of rules) {
    if (!pattern.test(plain)) continue;
    const turned = plain
      .replace(pattern, direct)
      .replace(
        language === "en" ? /(?<!\p{L})(?:her|his|their)(?!\p{L})/giu : /(?<!\p{L})(?:haar|zijn)(?= \p{L})/giu,
        language === "en" ? "your" : "je",
      );
    return `${turned.charAt(0).toUpperCase()}${turned.slice(1).replace(/[?.!\s]*$/, "?")}`;
  }
  // "What are her hobbies?"
  const own = language === "en" ? /(?<!\p{L})(?:her|his|their)(?= \p{L})/iu : /(?<=\p{L} )(?:haar|zijn)(?= \p{L}+['’]?\p{L}*[?.!\s]*$)/iu;
  const isAbout = language === "en" ? /^(?:what|which|where|when|how)(?!\p{L})/iu : /^(?:wat|welke|waar|wanneer|hoe)(?!\p{L})/iu;
  return isAbout.test(plain) && own.test(plain) ? plain.replace(own, language === "en" ? "your" : "je").replace(/[?.!\s]*$/, "?") : null;
}
