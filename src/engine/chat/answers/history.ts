import type { Evidence } from "#contract/fields.ts";
import { findDates, monthIndex } from "#engine/cv/dates.ts";
import { wholeYears } from "#engine/facts/periods.ts";
import { dateIn, opened } from "#engine/proposal/words.ts";
import { type Draft, quoted } from "../draft.ts";
import { isPersonal, isPrivateReason } from "../passages.ts";
import { coveredMonths, monthName, monthsIn, type Person, periodIn, type Role, roleIn, yearsOf } from "../person.ts";
import type { Question } from "../question/question.ts";

const noRoles = (draft: Draft, person: Person): true => {
  const name = person.nameIn(draft.language);
  draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
  draft.lacks(
    draft.t(`The documents name no employers of ${name}.`, `De documenten noemen geen werkgevers van ${name}.`),
    draft.t("Where have you worked, and from when until when?", "Waar heb je gewerkt, en van wanneer tot wanneer?"),
  );
  return true;
};

const lasting = (draft: Draft, role: Role) =>
  role.months === null ? "" : ` (${role.rough ? draft.t("about ", "ongeveer ") : ""}${monthsIn(draft.language, role.months)})`;

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
      draft.t(
        `${name} works as ${roleIn(language, role)}${role.location ? ` in ${role.location}` : ""}${role.start ? `, since ${dateIn(language, role.start)}` : ""}${lasting(draft, role)}.`,
        `${name} werkt als ${roleIn(language, role)}${role.location ? ` in ${role.location}` : ""}${role.start ? `, sinds ${dateIn(language, role.start)}` : ""}${lasting(draft, role)}.`,
      ),
      ...role.named,
      role.dated,
    );
  else
    draft.say(
      draft.t(
        `The latest role in the documents is ${roleIn(language, role)}, ${periodIn(language, role)}${lasting(draft, role)}.`,
        `De laatste functie in de documenten is ${roleIn(language, role)}, ${periodIn(language, role)}${lasting(draft, role)}.`,
      ),
      ...role.named,
      role.dated,
    );
  tellRole(draft, role, 2);
  return true;
}

export function answerPrevious(draft: Draft, person: Person, question: Question): boolean {
  const after = question.employer === null ? 0 : person.roles.findIndex(({ index }) => index === question.employer);
  const role = person.roles[after + 1];
  if (!person.roles[0]) return noRoles(draft, person);
  const { language } = draft;
  if (!role && question.employer !== null && person.roles.length > 1) {
    draft.say(
      draft.t("That is the first role in the documents.", "Dat is de eerste functie in de documenten."),
      ...(person.roles[after]?.named ?? []),
    );
    return true;
  }
  if (!role) {
    draft.say(
      draft.t(
        `The documents name one role only: ${roleIn(language, person.roles[0])}.`,
        `De documenten noemen maar één functie: ${roleIn(language, person.roles[0])}.`,
      ),
      ...person.roles[0].named,
    );
    return true;
  }
  draft.say(
    draft.t(
      `Before that: ${roleIn(language, role)}, ${periodIn(language, role)}${lasting(draft, role)}.`,
      `Daarvoor: ${roleIn(language, role)}, ${periodIn(language, role)}${lasting(draft, role)}.`,
    ),
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
    draft.t(
      `The first role in the documents is ${roleIn("en", role)}, ${periodIn("en", role)}${lasting(draft, role)}.`,
      `De eerste functie in de documenten is ${roleIn("nl", role)}, ${periodIn("nl", role)}${lasting(draft, role)}.`,
    ),
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
      ? draft.t(
          `${count === 1 ? "One role" : `${count} roles`}, together ${yearsOf("en", wholeYears(months))}:`,
          `${count === 1 ? "Eén functie" : `${count} functies`}, samen ${yearsOf("nl", wholeYears(months))}:`,
        )
      : draft.t(`${count === 1 ? "One role" : `${count} roles`}:`, `${count === 1 ? "Eén functie" : `${count} functies`}:`),
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
    draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
    draft.lacks(
      draft.t(
        `The documents don’t say how many years ${name} has worked.`,
        `De documenten zeggen niet hoeveel jaar ${name} heeft gewerkt.`,
      ),
      draft.t("How many years have you worked in this field?", "Hoeveel jaar werk je in dit vak?"),
    );
    return true;
  }
  if (dated.length > 0) {
    const rough = dated.some((role) => role.rough);
    const sum = yearsOf(draft.language, person.prepared.years?.value ?? wholeYears(coveredMonths(dated)));
    draft.say(
      draft.t(
        `${opened(`${rough ? "about " : ""}${sum}`)} of work, by the dates of the roles:`,
        `${opened(`${rough ? "ongeveer " : ""}${sum}`)} werk, volgens de data van de functies:`,
      ),
    );
    for (const role of dated.slice(0, 12))
      draft.item(
        `${roleIn(draft.language, role)}, ${periodIn(draft.language, role)}: ${monthsIn(draft.language, role.months as number)}`,
        role.dated,
      );
  } else if (person.prepared.years)
    draft.say(
      draft.t(
        `${opened(yearsOf("en", person.prepared.years.value))}, says the profile.`,
        `${opened(yearsOf("nl", person.prepared.years.value))}, zegt het profiel.`,
      ),
      person.prepared.years.evidence[0],
    );
  const line = stated ? person.lineAround(stated) : null;
  if (line) draft.paragraph().say(draft.t(`The CV itself says: ${quoted(line.quote)}.`, `Het cv zegt zelf: ${quoted(line.quote)}.`), line);
  return true;
}

interface Gap {
  from: number;
  until: number;
  before: Role;
  after: Role | null;
}

/** Whole months in which no role of the documents runs, from the first role to today. */
export function gapsOf(person: Person, today: string): Gap[] {
  const dated = person.roles
    .filter((role): role is Role & { from: number; until: number } => role.from !== null && role.until !== null)
    .sort((one, other) => one.from - other.from);
  const gaps: Gap[] = [];
  let last: (Role & { until: number }) | null = null;
  for (const role of dated) {
    if (last && role.from - last.until >= 1 && !(role.rough && role.from - last.until < 12))
      gaps.push({ from: last.until, until: role.from, before: last, after: role });
    if (!last || role.until > last.until) last = role;
  }
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  if (last && !last.current && now - last.until >= 1) gaps.push({ from: last.until, until: now, before: last, after: null });
  return gaps;
}

/** Lines outside the jobs that tell of the time of a gap: "Oct 2023 - Feb 2024, sabbatical". */
function linesWithin({ cv, prepared, roles }: Person, { from, until }: Gap): Evidence[] {
  const told = roles.flatMap(({ dated }) => (dated?.source === "cv" ? [dated.start] : []));
  return prepared.passages.flatMap(({ start, end }): Evidence[] => {
    if (end - start > 240 || told.some((at) => start <= at && at < end)) return [];
    const quote = cv.slice(start, end);
    const span = findDates(quote).find(({ single }) => !single);
    if (!span?.from || !span.to || isPersonal(quote) || isPrivateReason(quote)) return [];
    const [first, last] = [monthIndex(span.from, "start"), monthIndex(span.to, "end") + 1];
    return Math.min(last, until) - Math.max(first, from) >= (until - from) / 2 ? [{ source: "cv", quote, start, end }] : [];
  });
}

export function answerGaps(draft: Draft, person: Person): boolean {
  const dated = person.roles.filter(({ months }) => months !== null);
  if (dated.length === 0) return noRoles(draft, person);
  const { language } = draft;
  const gaps = gapsOf(person, draft.records.today);
  if (gaps.length === 0) {
    draft.say(
      draft.t(
        `No gaps: the ${dated.length === 1 ? "role runs" : `${dated.length} roles follow each other`} from ${dateIn("en", dated.at(-1)?.start ?? "")} ${dated[0]?.current ? "until now" : `to ${dateIn("en", dated[0]?.end ?? "")}`}.`,
        `Geen gaten: de ${dated.length === 1 ? "functie loopt" : `${dated.length} functies sluiten aan`} van ${dateIn("nl", dated.at(-1)?.start ?? "")} tot ${dated[0]?.current ? "nu" : dateIn("nl", dated[0]?.end ?? "")}.`,
      ),
      ...dated.map((role) => role.dated).slice(0, 6),
    );
  } else {
    draft.say(
      draft.t(
        `${gaps.length === 1 ? "One gap" : `${gaps.length} gaps`} in the history:`,
        `${gaps.length === 1 ? "Eén gat" : `${gaps.length} gaten`} in de loopbaan:`,
      ),
    );
    for (const gap of gaps) {
      const months = monthsIn(language, gap.until - gap.from);
      const span =
        gap.until - gap.from === 1
          ? monthName(language, gap.from)
          : `${monthName(language, gap.from)} ${draft.t("to", "tot en met")} ${monthName(language, gap.until - 1)}`;
      draft.item(
        gap.after
          ? draft.t(
              `${months}, ${span}, between ${roleIn("en", gap.before)} and ${roleIn("en", gap.after)}`,
              `${months}, ${span}, tussen ${roleIn("nl", gap.before)} en ${roleIn("nl", gap.after)}`,
            )
          : draft.t(
              `${months}, from ${monthName("en", gap.from)} until now, after ${roleIn("en", gap.before)}`,
              `${months}, vanaf ${monthName("nl", gap.from)} tot nu, na ${roleIn("nl", gap.before)}`,
            ),
        gap.before.dated,
        gap.after?.dated,
      );
    }
    const first = gaps[0] as Gap;
    const filling = gaps.flatMap((gap) => linesWithin(person, gap));
    for (const line of filling.slice(0, 3))
      draft.paragraph().say(draft.t(`The CV says of it: ${quoted(line.quote)}.`, `Het cv zegt daarover: ${quoted(line.quote)}.`), line);
    if (filling.length === 0)
      draft.lacks(
        draft.t("The documents don’t say what happened in that time.", "De documenten zeggen niet wat er in die tijd gebeurde."),
        draft.t(
          `What did you do between ${monthName("en", first.from)} and ${monthName("en", first.until)}?`,
          `Wat deed je tussen ${monthName("nl", first.from)} en ${monthName("nl", first.until)}?`,
        ),
      );
  }
  tellOverlaps(draft, person, false);
  return true;
}

function tellOverlaps(draft: Draft, person: Person, always: boolean): void {
  const dated = person.roles.filter((role): role is Role & { from: number; until: number } => role.from !== null && role.until !== null);
  const found: { one: Role; other: Role; months: number }[] = [];
  dated.forEach((one, index) => {
    for (const other of dated.slice(index + 1, index + 30)) {
      const months = Math.min(one.until, other.until) - Math.max(one.from, other.from);
      // A month in which one job ends and the next begins is no overlap.
      if (months >= 2 && !(one.rough || other.rough)) found.push({ one, other, months });
    }
  });
  if (found.length === 0) {
    if (always)
      draft.say(
        draft.t("No roles overlap.", "Er zijn geen functies die elkaar overlappen."),
        ...dated.map((role) => role.dated).slice(0, 6),
      );
    return;
  }
  draft.paragraph();
  for (const { one, other, months } of found.slice(0, 5))
    draft.say(
      draft.t(
        `${roleIn("en", one)} and ${roleIn("en", other)} overlap by ${monthsIn("en", months)}.`,
        `${roleIn("nl", one)} en ${roleIn("nl", other)} overlappen ${monthsIn("nl", months)}.`,
      ),
      one.dated,
      other.dated,
    );
}

export function answerOverlaps(draft: Draft, person: Person): boolean {
  if (person.roles.length === 0) return noRoles(draft, person);
  tellOverlaps(draft, person, true);
  return true;
}

export function answerEmployer(draft: Draft, person: Person, question: Question): boolean {
  const role = person.roles.find(({ index }) => index === question.employer);
  if (!role) return false;
  const { language } = draft;
  const wanted =
    question.skills.length > 0 ? role.deeds.filter(({ skills }) => skills.some((one) => question.skills.includes(one))) : role.deeds;
  const name = person.nameIn(language);
  draft.say(
    draft.t(
      `${name} ${role.current ? "is" : "was"} ${role.title ?? "employed"} at ${role.company}, ${periodIn("en", role)}${lasting(draft, role)}${role.deeds.length > 0 ? ":" : "."}`,
      `${name} ${role.current ? "is" : "was"} ${role.title ?? "in dienst"} bij ${role.company}, ${periodIn("nl", role)}${lasting(draft, role)}${role.deeds.length > 0 ? ":" : "."}`,
    ),
    ...role.named,
    role.dated,
  );
  for (const { text, evidence } of (wanted.length > 0 ? wanted : role.deeds).slice(0, 6)) draft.item(quoted(text), evidence);
  // Several stays at one employer are one history.
  for (const other of person.roles.filter(({ index, company }) => index !== role.index && company === role.company).slice(0, 3)) {
    draft
      .paragraph()
      .say(
        draft.t(`Also there as ${other.title}, ${periodIn("en", other)}.`, `Daar ook als ${other.title}, ${periodIn("nl", other)}.`),
        ...other.named,
        other.dated,
      );
    for (const { text, evidence } of other.deeds.slice(0, 3)) draft.item(quoted(text), evidence);
  }
  if (role.deeds.length === 0)
    draft.lacks(
      draft.t(`The documents don’t tell what ${name} did there.`, `De documenten vertellen niet wat ${name} daar deed.`),
      draft.t(`What did you do at ${role.company}?`, `Wat deed je bij ${role.company}?`),
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
      draft.t(
        `${asked.current ? "Since" : "From"} ${dateIn("en", oldest.start ?? asked.start)}, as ${oldest.title ?? "employee"} at ${asked.company}.`,
        `${asked.current ? "Sinds" : "Vanaf"} ${dateIn("nl", oldest.start ?? asked.start)}, als ${oldest.title ?? "medewerker"} bij ${asked.company}.`,
      ),
      oldest.dated,
      ...oldest.named,
    );
    return true;
  }
  const months = coveredMonths(stays);
  if (months === 0) {
    draft.say(
      draft.t(`The documents name ${asked.company}, but no dates.`, `De documenten noemen ${asked.company}, maar geen data.`),
      ...asked.named,
    );
    draft.lacks(
      draft.t("The documents don’t say from when until when.", "De documenten zeggen niet van wanneer tot wanneer."),
      draft.t(`From when until when did you work at ${asked.company}?`, `Van wanneer tot wanneer werkte je bij ${asked.company}?`),
    );
    return true;
  }
  const rough = stays.some((role) => role.rough);
  draft.say(
    draft.t(
      `${opened(`${rough ? "about " : ""}${monthsIn("en", months)}`)} at ${asked.company}: ${stays.map((role) => `${role.title ? `${role.title}, ` : ""}${periodIn("en", role)}`).join("; ")}.`,
      `${opened(`${rough ? "ongeveer " : ""}${monthsIn("nl", months)}`)} bij ${asked.company}: ${stays.map((role) => `${role.title ? `${role.title}, ` : ""}${periodIn("nl", role)}`).join("; ")}.`,
    ),
    ...stays.flatMap((role) => [...role.named, role.dated]),
  );
  return true;
}

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
    draft.say(draft.t("The documents tell no results with figures.", "De documenten vertellen geen resultaten met cijfers."));
    draft.lacks(
      draft.t(`The documents don’t tell what ${name} achieved.`, `De documenten vertellen niet wat ${name} bereikte.`),
      draft.t(
        "Which result are you proudest of, and how do you measure it?",
        "Op welk resultaat ben je het trotst, en waaraan meet je dat?",
      ),
    );
    return true;
  }
  draft.say(
    isLargest
      ? draft.t("By the figures in the documents:", "Naar de cijfers in de documenten:")
      : draft.t("What stands out in the documents:", "Wat opvalt in de documenten:"),
  );
  for (const { role, deed } of told) draft.item(`${role.company ? `${role.company}: ` : ""}${quoted(deed.text)}`, deed.evidence);
  return true;
}

const leading =
  /(?<!\p{L})(?:led|leads?|leading|ran|run|managed?|manages|managing|manager|supervis\p{L}+|coach\p{L}*|trained|responsible for \d+ people|leiding\p{L}*|aanstur\p{L}+|aangestuurd|stuurt|begeleid\p{L}*|praktijkopleider|teamleider|chef|team leadership|shift lead)(?!\p{L})/iu;
const crowd =
  /(?<!\p{L})(?:people|persons|team|teams|carers|nurses|developers|pickers|carpenters|staff|trainees|colleagues|subcontractors|employees|mensen|medewerkers|ploegen|leerlingen|stagiairs|verkopers|collega\p{L}*|onderaannemers|timmerlieden)(?!\p{L})/iu;

/** Whom somebody led, the largest number first. */
export function answerLeads(draft: Draft, person: Person): boolean {
  const told = person.roles
    .flatMap((role) => role.deeds.filter(({ text }) => leading.test(text) && crowd.test(text)).map((deed) => ({ role, deed })))
    .sort((one, other) => other.deed.size - one.deed.size)
    .slice(0, 4);
  const name = person.nameIn(draft.language);
  if (told.length > 0) {
    draft.say(draft.t(`What the documents say of leading others:`, `Wat de documenten over leidinggeven zeggen:`));
    for (const { role, deed } of told) draft.item(`${role.company ? `${role.company}: ` : ""}${quoted(deed.text)}`, deed.evidence);
    return true;
  }
  const line = person.prepared.passages.find(({ start, end }) => end - start < 300 && leading.test(person.cv.slice(start, end)));
  if (line) {
    const quote = person.cv.slice(line.start, line.end);
    draft.say(draft.t(`Partly. The CV says: ${quoted(quote)}.`, `Deels. Het cv zegt: ${quoted(quote)}.`), { source: "cv", quote, ...line });
  } else draft.say(draft.t("Not in the documents.", "Niet in de documenten."));
  draft.lacks(
    draft.t(`The documents don’t say how many people ${name} led.`, `De documenten zeggen niet aan hoeveel mensen ${name} leiding gaf.`),
    draft.t(
      "How many people did you lead, and what was your part in hiring and reviewing them?",
      "Aan hoeveel mensen gaf je leiding, en wat was je rol bij aannemen en beoordelen?",
    ),
  );
  return true;
}
