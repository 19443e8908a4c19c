import { type Draft, quoted } from "#engine/chat/draft.ts";
import { coveredMonths, monthsIn, type Person, periodIn, type Role, roleIn, yearsOf } from "#engine/chat/person.ts";
import type { Question } from "#engine/chat/question/question.ts";
import { wholeYears } from "#engine/facts/periods.ts";
import { dateIn, opened } from "#engine/proposal/words.ts";

export const noRoles = (draft: Draft, person: Person): true => {
  const name = person.nameIn(draft.language);
  draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
  draft.lacks(
    draft.t({ en: `The documents name no employers of ${name}.`, nl: `De documenten noemen geen werkgevers van ${name}.` }),
    draft.t({ en: "Where have you worked, and from when until when?", nl: "Waar heb je gewerkt, en van wanneer tot wanneer?" }),
  );
  return true;
};

export const lasting = (draft: Draft, role: Role) =>
  role.months === null ? "" : ` (${role.rough ? draft.t({ en: "about ", nl: "ongeveer " }) : ""}${monthsIn(draft.language, role.months)})`;

/** The role, where, from when until when, and what it was about. */
function tellRole(draft: Draft, role: Role, deeds: number): void {
  for (const { text, evidence } of role.deeds.slice(0, deeds)) draft.item(quoted(text), evidence);
}

export function answerCurrent(draft: Draft, person: Person): boolean {
  const role = person.roles[0];
  if (!role) return noRoles(draft, person);
  const name = person.nameIn(draft.language);
  const { language } = draft;
  if (role.current)
    draft.say(
      draft.t({
        en: `${name} works as ${roleIn(language, role)}${role.location ? ` in ${role.location}` : ""}${role.start ? `, since ${dateIn(language, role.start)}` : ""}${lasting(draft, role)}.`,
        nl: `${name} werkt als ${roleIn(language, role)}${role.location ? ` in ${role.location}` : ""}${role.start ? `, sinds ${dateIn(language, role.start)}` : ""}${lasting(draft, role)}.`,
      }),
      ...role.named,
      role.dated,
    );
  else
    draft.say(
      draft.t({
        en: `There is no current job in the documents; the latest is ${roleIn(language, role)}, ${periodIn(language, role)}${lasting(draft, role)}.`,
        nl: `Er staat nu geen baan in de documenten; de laatste is ${roleIn(language, role)}, ${periodIn(language, role)}${lasting(draft, role)}.`,
      }),
      ...role.named,
      role.dated,
    );
  tellRole(draft, role, 2);
  return true;
}

export function answerPrevious(draft: Draft, person: Person, question: Question): boolean {
  const asked = question.employer === null ? null : person.roles.find(({ index }) => index === question.employer);
  // Several jobs at one employer are one stay.
  const after = asked
    ? person.roles.findLastIndex((role) => role === asked || (role.company !== null && role.company === asked.company))
    : 0;
  const role = person.roles[after + 1];
  if (!person.roles[0]) return noRoles(draft, person);
  const { language } = draft;
  if (!role && question.employer !== null && person.roles.length > 1) {
    draft.say(
      draft.t({ en: "That is the first role in the documents.", nl: "Dat is de eerste functie in de documenten." }),
      ...(person.roles[after]?.named ?? []),
    );
    return true;
  }
  if (!role) {
    draft.say(
      draft.t({
        en: `The documents name one role only: ${roleIn(language, person.roles[0])}.`,
        nl: `De documenten noemen maar één functie: ${roleIn(language, person.roles[0])}.`,
      }),
      ...person.roles[0].named,
    );
    return true;
  }
  draft.say(
    draft.t({
      en: `Before that: ${roleIn(language, role)}, ${periodIn(language, role)}${lasting(draft, role)}.`,
      nl: `Daarvoor: ${roleIn(language, role)}, ${periodIn(language, role)}${lasting(draft, role)}.`,
    }),
    ...role.named,
    role.dated,
  );
  tellRole(draft, role, 2);
  return true;
}

export function answerFirst(draft: Draft, person: Person): boolean {
  const role = person.roles.at(-1);
  if (!role) return noRoles(draft, person);
  draft.say(
    draft.t({
      en: `The first role in the documents is ${roleIn("en", role)}, ${periodIn("en", role)}${lasting(draft, role)}.`,
      nl: `De eerste functie in de documenten is ${roleIn("nl", role)}, ${periodIn("nl", role)}${lasting(draft, role)}.`,
    }),
    ...role.named,
    role.dated,
  );
  return true;
}

export function answerTimeline(draft: Draft, person: Person): boolean {
  if (person.roles.length === 0) return noRoles(draft, person);
  const months = coveredMonths(person.roles);
  const count = person.roles.length;
  draft.say(
    months > 0
      ? draft.t({
          en: `${count === 1 ? "One role" : `${count} roles`}, together ${yearsOf("en", wholeYears(months))}:`,
          nl: `${count === 1 ? "Eén functie" : `${count} functies`}, samen ${yearsOf("nl", wholeYears(months))}:`,
        })
      : draft.t({ en: `${count === 1 ? "One role" : `${count} roles`}:`, nl: `${count === 1 ? "Eén functie" : `${count} functies`}:` }),
  );
  for (const role of person.roles.slice(0, 12))
    draft.item(
      `${opened(periodIn(draft.language, role))}: ${roleIn(draft.language, role)}${lasting(draft, role)}`,
      ...role.named,
      role.dated,
    );
  return true;
}

/** All years of work, with the sum that gives them. */
export function answerYears(draft: Draft, person: Person): boolean {
  const dated = person.roles.filter(({ months }) => months !== null);
  const stated = person.prepared.years?.evidence.find(({ source }) => source === "cv") ?? null;
  const name = person.nameIn(draft.language);
  if (dated.length === 0 && !stated && !person.prepared.years) {
    draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
    draft.lacks(
      draft.t({
        en: `The documents don’t say how many years ${name} has worked.`,
        nl: `De documenten zeggen niet hoeveel jaar ${name} heeft gewerkt.`,
      }),
      draft.t({ en: "How many years have you worked in this field?", nl: "Hoeveel jaar werk je in dit vak?" }),
    );
    return true;
  }
  if (dated.length > 0) {
    const rough = dated.some((role) => role.rough);
    const sum = yearsOf(draft.language, person.prepared.years?.value ?? wholeYears(coveredMonths(dated)));
    draft.say(
      draft.t({
        en: `${opened(`${rough ? "about " : ""}${sum}`)} of work, by the dates of the roles:`,
        nl: `${opened(`${rough ? "ongeveer " : ""}${sum}`)} werk, volgens de data van de functies:`,
      }),
    );
    for (const role of dated.slice(0, 12))
      draft.item(
        `${roleIn(draft.language, role)}, ${periodIn(draft.language, role)}: ${monthsIn(draft.language, role.months as number)}`,
        role.dated,
      );
  } else if (person.prepared.years)
    draft.say(
      draft.t({
        en: `${opened(yearsOf("en", person.prepared.years.value))}, says the profile.`,
        nl: `${opened(yearsOf("nl", person.prepared.years.value))}, zegt het profiel.`,
      }),
      person.prepared.years.evidence[0],
    );
  const line = stated ? person.lineAround(stated) : null;
  if (line)
    draft
      .paragraph()
      .say(draft.t({ en: `The CV itself says: ${quoted(line.quote)}.`, nl: `Het cv zegt zelf: ${quoted(line.quote)}.` }), line);
  return true;
}
