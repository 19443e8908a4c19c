import { type Draft, quoted } from "../draft.ts";
import type { Person } from "../person.ts";
import type { Question } from "../question/question.ts";

/** The lines that tell most, by figures and results. */
export function answerResults(draft: Draft, person: Person, question: Question): boolean {
  const isLargest = /(?<!\p{L})(?:largest|biggest|grootste|most complex)(?!\p{L})/iu.test(question.text);
  const told = person.roles
    .flatMap((role, age) => role.deeds.map((deed) => ({ role, deed, worth: isLargest ? deed.size : deed.worth - age * 0.4 })))
    .filter(({ deed, worth }) => deed.worth >= 1.5 && worth > 0)
    .sort((one, other) => other.worth - one.worth || one.deed.evidence.start - other.deed.evidence.start)
    .slice(0, question.count ?? (isLargest ? 2 : 3));
  const name = person.nameIn(draft.language);
  if (told.length === 0) {
    draft.say(draft.t({ en: "The documents tell no results with figures.", nl: "De documenten vertellen geen resultaten met cijfers." }));
    draft.lacks(
      draft.t({ en: `The documents don’t tell what ${name} achieved.`, nl: `De documenten vertellen niet wat ${name} bereikte.` }),
      draft.t({
        en: "Which result are you proudest of, and how do you measure it?",
        nl: "Op welk resultaat ben je het trotst, en waaraan meet je dat?",
      }),
    );
    return true;
  }
  draft.say(
    isLargest
      ? draft.t({ en: "By the figures in the documents:", nl: "Naar de cijfers in de documenten:" })
      : draft.t({ en: "What stands out in the documents:", nl: "Wat opvalt in de documenten:" }),
  );
  for (const { role, deed } of told) draft.item(`${role.company ? `${role.company}: ` : ""}${quoted(deed.text)}`, deed.evidence);
  return true;
}

const leading =
  /(?<!\p{L})(?:led|leads?|leading|ran|run|managed?|manages|managing|manager|supervis\p{L}+|coach\p{L}*|trained|responsible for \d+ people|leiding\p{L}*|aanstur\p{L}+|aangestuurd|stuurt|begeleid\p{L}*|praktijkopleider|teamleider|chef|team leadership|shift lead)(?!\p{L})/iu;

const crowd =
  /(?<!\p{L})(?:people|persons|team|teams|carers|nurses|developers|pickers|carpenters|staff|trainees|colleagues|subcontractors|employees|mensen|\p{L}*medewerkers|\p{L}*krachten|cooks|koks|ploegen|leerlingen|stagiairs|verkopers|collega\p{L}*|onderaannemers|timmerlieden)(?!\p{L})/iu;

/** Whom somebody led, the largest number first. */
export function answerLeads(draft: Draft, person: Person): boolean {
  const told = person.roles
    .flatMap((role) => role.deeds.filter(({ text }) => leading.test(text) && crowd.test(text)).map((deed) => ({ role, deed })))
    .sort((one, other) => other.deed.size - one.deed.size)
    .slice(0, 4);
  const name = person.nameIn(draft.language);
  if (told.length > 0) {
    draft.say(draft.t({ en: `What the documents say of leading others:`, nl: `Wat de documenten over leidinggeven zeggen:` }));
    for (const { role, deed } of told) draft.item(`${role.company ? `${role.company}: ` : ""}${quoted(deed.text)}`, deed.evidence);
    return true;
  }
  const line = person.prepared.passages.find(({ start, end }) => end - start < 300 && leading.test(person.cv.slice(start, end)));
  if (line) {
    const quote = person.cv.slice(line.start, line.end);
    draft.say(
      draft.t({
        en: `Not stated in the documents as such. Closest to it: ${quoted(quote)}.`,
        nl: `Dit staat niet rechtstreeks in de documenten. Het dichtst erbij: ${quoted(quote)}.`,
      }),
      { source: "cv", quote, ...line },
    );
  } else draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
  draft.lacks(
    draft.t({
      en: `The documents don’t say how many people ${name} led.`,
      nl: `De documenten zeggen niet aan hoeveel mensen ${name} leiding gaf.`,
    }),
    draft.t({
      en: "How many people did you lead, and what was your part in hiring and reviewing them?",
      nl: "Aan hoeveel mensen gaf je leiding, en wat was je rol bij aannemen en beoordelen?",
    }),
  );
  return true;
}
