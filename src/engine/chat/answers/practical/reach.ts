import type { Evidence } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import type { Said } from "#contract/text/languages.ts";
import { type Draft, harmless } from "#engine/chat/draft.ts";
import type { Person } from "#engine/chat/person.ts";
import type { Question } from "#engine/chat/question/question.ts";
import { opened } from "#engine/proposal/words.ts";
import { isSamePlace, kilometresBetween } from "#engine/skills/places/places.ts";
import { jobPlace } from "../job/job-terms.ts";
import { tellNote } from "../notes.ts";

export function answerPlace(draft: Draft, person: Person, question: Question): boolean {
  const { candidate } = person;
  const { job } = draft.records;
  const name = person.nameIn(draft.language);
  const { city } = candidate;
  const isMove = /(?<!\p{L})(?:relocat\p{L}+|willing to move|move to|verhuiz\p{L}+)(?!\p{L})/iu.test(question.text);
  const isStreet = /(?<!\p{L})(?:address|street|adres|straat|postcode)(?!\p{L})/iu.test(question.text);
  const isCommute =
    /(?<!\p{L})(?:commut\p{L}+|travel (?:time|distance)|how far|distance|reistijd|reisafstand|hoe ver|afstand)(?!\p{L})/iu.test(
      question.text,
    );
  if (city)
    draft.say(
      draft.t({
        en: `${name} lives in ${city}${candidate.country && candidate.country.length > 2 ? `, ${candidate.country}` : ""}.`,
        nl: `${name} woont in ${city}.`,
      }),
      person.field("city"),
    );
  if (city && job?.city && (isCommute || draft.records.kind === "candidate_job")) {
    const asked = jobPlace(draft);
    const km = kilometresBetween(city, job.city);
    if (isSamePlace(city, job.city))
      draft.say(draft.t({ en: "The job is in the same place.", nl: "De baan is in dezelfde plaats." }), asked);
    else if (km !== null)
      draft.say(
        draft.t({
          en: `The job is in ${job.city}, about ${Math.max(5, Math.round(km / 5) * 5)} km away as the crow flies.`,
          nl: `De baan is in ${job.city}, hemelsbreed zo’n ${Math.max(5, Math.round(km / 5) * 5)} km verder.`,
        }),
        asked,
      );
    else draft.say(draft.t({ en: `The job is in ${job.city}.`, nl: `De baan is in ${job.city}.` }), asked);
  }
  const { radius_km } = candidate.desired;
  if (isCommute && radius_km)
    draft.say(
      draft.t({ en: `${name} travels ${radius_km} km at most.`, nl: `${name} reist hoogstens ${radius_km} km.` }),
      person.field("desired.radius_km"),
    );
  const note = tellNote(
    draft,
    isMove
      ? /(?<!\p{L})(?:relocat\p{L}+|move|verhuiz\p{L}+)(?!\p{L})/iu
      : /(?<!\p{L})(?:lives?|woont|commute|travel|reis\p{L}*|reizen)(?!\p{L})/iu,
  );
  if (isMove) {
    const willing = candidate.desired.relocate;
    if (willing !== null && willing !== undefined)
      draft.say(
        willing
          ? draft.t({ en: `By the profile, ${name} is willing to move.`, nl: `Volgens het profiel wil ${name} verhuizen.` })
          : draft.t({ en: `By the profile, ${name} does not want to move.`, nl: `Volgens het profiel wil ${name} niet verhuizen.` }),
        person.field("desired.relocate"),
      );
    else if (!note)
      draft.lacks(
        draft.t({ en: `The documents don’t say whether ${name} would move.`, nl: `De documenten zeggen niet of ${name} wil verhuizen.` }),
        draft.t({ en: "Would you move for this job?", nl: "Zou je voor deze baan verhuizen?" }),
      );
  } else if (isStreet)
    draft.lacks(
      draft.t({ en: "The documents name no street address.", nl: "De documenten noemen geen adres." }),
      draft.t({ en: "What is your address?", nl: "Wat is je adres?" }),
    );
  else if (isCommute && !job?.city)
    draft.lacks(
      draft.t({
        en: `The documents don’t say how far ${name} wants to travel.`,
        nl: `De documenten zeggen niet hoe ver ${name} wil reizen.`,
      }),
      draft.t({ en: "How far do you want to travel to work?", nl: "Hoe ver wil je reizen voor je werk?" }),
    );
  if (!city && !note) {
    if (draft.isEmpty) draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
    draft.lacks(
      draft.t({ en: `The documents don’t say where ${name} lives.`, nl: `De documenten zeggen niet waar ${name} woont.` }),
      draft.t({ en: "Where do you live, and how far do you want to travel?", nl: "Waar woon je, en hoe ver wil je reizen?" }),
    );
  }
  return true;
}

export function answerContact(draft: Draft, person: Person, question: Question): boolean {
  const { candidate } = person;
  const name = person.nameIn(draft.language);
  const { text } = question;
  const wants = {
    email: /mail/i.test(text),
    phone: /phone|mobile|call|telefoon|mobiel|nummer|bel/iu.test(text),
    linkedin: /linkedin/i.test(text),
    github: /github/i.test(text),
    website: /website|portfolio/i.test(text),
  };
  const isAny = !Object.values(wants).some(Boolean);
  const found: [string, string, Evidence | null][] = [];
  const add = (is: boolean, name: Said<string>, value: string | null | undefined, path: string) => {
    if ((is || isAny) && value) found.push([draft.t(name), value, person.field(path)]);
  };
  add(wants.email, { en: "e-mail", nl: "e-mail" }, candidate.email, "email");
  add(wants.phone, { en: "phone", nl: "telefoon" }, candidate.phone, "phone");
  add(wants.linkedin, { en: "LinkedIn", nl: "LinkedIn" }, candidate.links.linkedin, "links.linkedin");
  add(wants.github, { en: "GitHub", nl: "GitHub" }, candidate.links.github, "links.github");
  add(wants.website, { en: "website", nl: "website" }, candidate.links.website, "links.website");
  if (found.length === 0) {
    draft.say(draft.t({ en: "Not in the documents.", nl: "Niet in de documenten." }));
    draft.lacks(
      draft.t({
        en: `The documents don’t hold this contact detail of ${name}.`,
        nl: `De documenten bevatten dit contactgegeven van ${name} niet.`,
      }),
      draft.t({ en: "How can we reach you best?", nl: "Hoe kunnen we je het beste bereiken?" }),
    );
    return true;
  }
  if (found.length === 1) {
    const [kind, value, evidence] = nth(found, 0);
    draft.say(`${opened(kind)}: ${harmless(value)}`, evidence);
  } else {
    draft.say(draft.t({ en: `How to reach ${name}:`, nl: `Zo bereik je ${name}:` }));
    for (const [kind, value, evidence] of found) draft.item(`${kind}: ${harmless(value)}`, evidence);
  }
  return true;
}
