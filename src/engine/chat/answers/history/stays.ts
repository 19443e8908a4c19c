import { type Draft, quoted } from "#engine/chat/draft.ts";
import { coveredMonths, monthsIn, type Person, periodIn } from "#engine/chat/person.ts";
import type { Question } from "#engine/chat/question/question.ts";
import { dateIn, opened } from "#engine/proposal/words.ts";
import { lasting } from "./history.ts";

export function answerEmployer(draft: Draft, person: Person, question: Question): boolean {
  const role = person.roles.find(({ index }) => index === question.employer);
  if (!role) return false;
  const { language } = draft;
  const wanted =
    question.skills.length > 0 ? role.deeds.filter(({ skills }) => skills.some((one) => question.skills.includes(one))) : role.deeds;
  const name = person.nameIn(language);
  draft.say(
    draft.t({
      en: `${name} ${role.current ? "is" : "was"} ${role.title ?? "employed"} at ${role.company}, ${periodIn("en", role)}${lasting(draft, role)}${role.deeds.length > 0 ? ":" : "."}`,
      nl: `${name} ${role.current ? "is" : "was"} ${role.title ?? "in dienst"} bij ${role.company}, ${periodIn("nl", role)}${lasting(draft, role)}${role.deeds.length > 0 ? ":" : "."}`,
    }),
    ...role.named,
    role.dated,
  );
  for (const { text, evidence } of (wanted.length > 0 ? wanted : role.deeds).slice(0, 6)) draft.item(quoted(text), evidence);
  // Several stays at one employer are one history.
  for (const other of person.roles.filter(({ index, company }) => index !== role.index && company === role.company).slice(0, 3)) {
    draft.paragraph().say(
      draft.t({
        en: `Also there as ${other.title}, ${periodIn("en", other)}.`,
        nl: `Daar ook als ${other.title}, ${periodIn("nl", other)}.`,
      }),
      ...other.named,
      other.dated,
    );
    for (const { text, evidence } of other.deeds.slice(0, 3)) draft.item(quoted(text), evidence);
  }
  if (role.deeds.length === 0)
    draft.lacks(
      draft.t({ en: `The documents don’t tell what ${name} did there.`, nl: `De documenten vertellen niet wat ${name} daar deed.` }),
      draft.t({ en: `What did you do at ${role.company}?`, nl: `Wat deed je bij ${role.company}?` }),
    );
  return true;
}

/** How long, or since when, at an employer. */
export function answerStay(draft: Draft, person: Person, question: Question): boolean {
  const asked = person.roles.find(({ index }) => index === question.employer);
  if (!asked) return false;
  const stays = person.roles.filter(({ company }) => company === asked.company);
  if (question.intent === "since" && asked.start) {
    const isTitled = (asked.title ?? "")
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 3 && question.text.toLowerCase().includes(word));
    const oldest = isTitled ? asked : stays.reduce((one, other) => ((other.from ?? 0) < (one.from ?? 0) ? other : one), asked);
    draft.say(
      draft.t({
        en: `${asked.current ? "Since" : "From"} ${dateIn("en", oldest.start ?? asked.start)}, as ${oldest.title ?? "employee"} at ${asked.company}.`,
        nl: `${asked.current ? "Sinds" : "Vanaf"} ${dateIn("nl", oldest.start ?? asked.start)}, als ${oldest.title ?? "medewerker"} bij ${asked.company}.`,
      }),
      oldest.dated,
      ...oldest.named,
    );
    return true;
  }
  const months = coveredMonths(stays);
  if (months === 0) {
    draft.say(
      draft.t({ en: `The documents name ${asked.company}, but no dates.`, nl: `De documenten noemen ${asked.company}, maar geen data.` }),
      ...asked.named,
    );
    draft.lacks(
      draft.t({ en: "The documents don’t say from when until when.", nl: "De documenten zeggen niet van wanneer tot wanneer." }),
      draft.t({
        en: `From when until when did you work at ${asked.company}?`,
        nl: `Van wanneer tot wanneer werkte je bij ${asked.company}?`,
      }),
    );
    return true;
  }
  const rough = stays.some((role) => role.rough);
  draft.say(
    draft.t({
      en: `${opened(`${rough ? "about " : ""}${monthsIn("en", months)}`)} at ${asked.company}: ${stays.map((role) => `${role.title ? `${role.title}, ` : ""}${periodIn("en", role)}`).join("; ")}.`,
      nl: `${opened(`${rough ? "ongeveer " : ""}${monthsIn("nl", months)}`)} bij ${asked.company}: ${stays.map((role) => `${role.title ? `${role.title}, ` : ""}${periodIn("nl", role)}`).join("; ")}.`,
    }),
    ...stays.flatMap((role) => [...role.named, role.dated]),
  );
  return true;
}
