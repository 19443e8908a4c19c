import type { Evidence } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { type Draft, quoted } from "#engine/chat/draft.ts";
import { isPersonal, isPrivateReason } from "#engine/chat/passages.ts";
import { monthName, monthsIn, type Person, periodIn, type Role, roleIn } from "#engine/chat/person.ts";
import { findDates, monthIndex } from "#engine/cv/fields/dates.ts";
import { dateIn } from "#engine/proposal/words.ts";
import { noRoles } from "./history.ts";

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
      draft.t({
        en: `No gaps: the ${dated.length === 1 ? "role runs" : `${dated.length} roles follow each other`} from ${dateIn("en", dated.at(-1)?.start ?? "")} ${dated[0]?.current ? "until now" : `to ${dateIn("en", dated[0]?.end ?? "")}`}.`,
        nl: `Geen gaten: de ${dated.length === 1 ? "functie loopt" : `${dated.length} functies sluiten aan`} van ${dateIn("nl", dated.at(-1)?.start ?? "")} tot ${dated[0]?.current ? "nu" : dateIn("nl", dated[0]?.end ?? "")}.`,
      }),
      ...dated.map((role) => role.dated).slice(0, 6),
    );
  } else {
    draft.say(
      draft.t({
        en: `${gaps.length === 1 ? "One gap" : `${gaps.length} gaps`} in the history:`,
        nl: `${gaps.length === 1 ? "Eén gat" : `${gaps.length} gaten`} in de loopbaan:`,
      }),
    );
    for (const gap of gaps) {
      const months = monthsIn(language, gap.until - gap.from);
      const span =
        gap.until - gap.from === 1
          ? monthName(language, gap.from)
          : `${monthName(language, gap.from)} ${draft.t({ en: "to", nl: "tot en met" })} ${monthName(language, gap.until - 1)}`;
      draft.item(
        gap.after
          ? draft.t({
              en: `${months}, ${span}, between ${roleIn("en", gap.before)} and ${roleIn("en", gap.after)}`,
              nl: `${months}, ${span}, tussen ${roleIn("nl", gap.before)} en ${roleIn("nl", gap.after)}`,
            })
          : draft.t({
              en: `${months}, from ${monthName("en", gap.from)} until now, after ${roleIn("en", gap.before)} (${periodIn("en", gap.before)})`,
              nl: `${months}, vanaf ${monthName("nl", gap.from)} tot nu, na ${roleIn("nl", gap.before)} (${periodIn("nl", gap.before)})`,
            }),
        gap.before.dated,
        gap.after?.dated,
      );
    }
    const first = nth(gaps, 0);
    const filling = gaps.flatMap((gap) => linesWithin(person, gap));
    for (const line of filling.slice(0, 3))
      draft
        .paragraph()
        .say(draft.t({ en: `The CV says of it: ${quoted(line.quote)}.`, nl: `Het cv zegt daarover: ${quoted(line.quote)}.` }), line);
    if (filling.length === 0)
      draft.lacks(
        draft.t({
          en: "The documents don’t say what happened in that time.",
          nl: "De documenten zeggen niet wat er in die tijd gebeurde.",
        }),
        draft.t({
          en: `What did you do between ${monthName("en", first.from)} and ${monthName("en", first.until)}?`,
          nl: `Wat deed je tussen ${monthName("nl", first.from)} en ${monthName("nl", first.until)}?`,
        }),
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
        draft.t({ en: "No roles overlap.", nl: "Er zijn geen functies die elkaar overlappen." }),
        ...dated.map((role) => role.dated).slice(0, 6),
      );
    return;
  }
  draft.paragraph();
  for (const { one, other, months } of found.slice(0, 5))
    draft.say(
      draft.t({
        en: `${roleIn("en", one)} and ${roleIn("en", other)} overlap by ${monthsIn("en", months)}.`,
        nl: `${roleIn("nl", one)} en ${roleIn("nl", other)} overlappen ${monthsIn("nl", months)}.`,
      }),
      one.dated,
      other.dated,
    );
}

export function answerOverlaps(draft: Draft, person: Person): boolean {
  if (person.roles.length === 0) return noRoles(draft, person);
  tellOverlaps(draft, person, true);
  return true;
}
