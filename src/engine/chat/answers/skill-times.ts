import { wholeYears } from "#engine/facts/periods.ts";
import { valueIn } from "#engine/facts/values.ts";
import { dateIn, opened } from "#engine/proposal/words.ts";
import { impliedBy } from "#engine/skills/lexicon.ts";
import { type Draft, quoted } from "../draft.ts";
import { coveredMonths, monthsIn, type Person, periodIn, type Role, roleIn, yearsOf } from "../person.ts";
import type { Question } from "../question/question.ts";
import { answerHas, knownOf, skillName, tellAsked } from "./skills.ts";

/** How long with a skill: what the CV states, and what its roles add up to. */
export function answerHowLong(draft: Draft, person: Person, question: Question): boolean {
  const skill = question.skills[0];
  if (!skill) return false;
  const name = person.nameIn(draft.language);
  const say = skillName(draft, skill, question);
  const statedAt = valueIn.statedYears(person.prepared.ledger, skill);
  const roles = person.roles.filter(({ skills, months }) => skills.has(skill) && months !== null);
  if (roles.length === 0 && !statedAt) {
    const { deeds, named, notes } = knownOf(person, draft, skill);
    const proof = deeds[0]?.evidence ?? named[0] ?? notes[0];
    if (proof)
      draft.say(
        draft.t({ en: `The documents name ${say}, but not for how long.`, nl: `De documenten noemen ${say}, maar niet hoelang.` }),
        proof,
      );
    else draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
    draft.lacks(
      draft.t({
        en: `The documents don’t say how long ${name} has worked with ${say}.`,
        nl: `De documenten zeggen niet hoelang ${name} met ${say} werkt.`,
      }),
      draft.t({
        en: `How many years have you worked with ${say}, and until when?`,
        nl: `Hoeveel jaar heb je met ${say} gewerkt, en tot wanneer?`,
      }),
    );
    return true;
  }
  if (roles.length > 0) {
    const months = coveredMonths(roles);
    const rough = roles.some((role) => role.rough);
    const sum = yearsOf(draft.language, valueIn.skillYears(person.prepared.ledger, skill)?.value ?? wholeYears(months));
    draft.say(
      draft.t({
        en: `${opened(rough ? `about ${sum}` : sum)} of ${say}, counted from the ${roles.length === 1 ? "role that names" : "roles that name"} it:`,
        nl: `${opened(rough ? `ongeveer ${sum}` : sum)} ${say}, geteld uit de ${roles.length === 1 ? "functie die" : "functies die"} het ${roles.length === 1 ? "noemt" : "noemen"}:`,
      }),
    );
    for (const role of roles)
      draft.item(
        `${roleIn(draft.language, role)}, ${periodIn(draft.language, role)}: ${monthsIn(draft.language, role.months as number)}`,
        role.dated,
        naming(role, skill),
      );
    const apart = roles.reduce((all, { months: one }) => all + (one ?? 0), 0);
    if (apart > months)
      draft.paragraph().say(draft.t({ en: "Months that overlap count once.", nl: "Maanden die overlappen tellen één keer." }));
  }
  if (statedAt) {
    if (roles.length > 0) draft.paragraph();
    draft.say(
      roles.length > 0
        ? draft.t({ en: `The CV itself says: ${quoted(statedAt.quote)}.`, nl: `Het cv zegt zelf: ${quoted(statedAt.quote)}.` })
        : draft.t({ en: `The CV says: ${quoted(statedAt.quote)}.`, nl: `Het cv zegt: ${quoted(statedAt.quote)}.` }),
      statedAt,
    );
  }
  tellAsked(draft, skill, say);
  return true;
}

const naming = (role: Role, skill: string) =>
  role.deeds.find(({ skills }) => skills.some((one) => one === skill || impliedBy(one).includes(skill)))?.evidence;

export function answerSince(draft: Draft, person: Person, question: Question): boolean {
  const skill = question.skills[0];
  if (!skill) return false;
  const roles = person.roles.filter(({ skills, from }) => skills.has(skill) && from !== null);
  const oldest = roles.reduce<Role | null>((one, other) => (one === null || (other.from ?? 0) < (one.from ?? 0) ? other : one), null);
  if (!oldest?.start) return answerHowLong(draft, person, question);
  const say = skillName(draft, skill, question);
  draft.say(
    draft.t({
      en: `Since ${dateIn("en", oldest.start)}, by the oldest role that names ${say}: ${roleIn("en", oldest)}.`,
      nl: `Sinds ${dateIn("nl", oldest.start)}, volgens de oudste functie die ${say} noemt: ${roleIn("nl", oldest)}.`,
    }),
    oldest.dated,
    naming(oldest, skill),
  );
  return true;
}

export function answerWhereUsed(draft: Draft, person: Person, question: Question): boolean {
  const skill = question.skills[0];
  if (!skill) return false;
  const roles = person.roles.filter(({ skills }) => skills.has(skill));
  if (roles.length === 0) return answerHas(draft, person, question);
  const say = skillName(draft, skill, question);
  draft.say(
    draft.t({
      en: `${opened(say)} stands in ${roles.length === 1 ? "one role" : `${roles.length} roles`}:`,
      nl: `${opened(say)} staat bij ${roles.length === 1 ? "één functie" : `${roles.length} functies`}:`,
    }),
  );
  for (const role of roles) {
    const deed = role.deeds.find(({ skills }) => skills.some((one) => one === skill || impliedBy(one).includes(skill)));
    draft.item(
      `${roleIn(draft.language, role)}, ${periodIn(draft.language, role)}${deed ? `: ${quoted(deed.text)}` : ""}`,
      deed?.evidence ?? role.named[0],
      role.dated,
    );
  }
  return true;
}
