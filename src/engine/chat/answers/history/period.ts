import type { Evidence } from "#contract/fields.ts";
import { type Draft, quoted } from "#engine/chat/draft.ts";
import { evidenceOf } from "#engine/chat/passages.ts";
import { monthName, monthsIn, type Person, periodIn, type Role, roleIn } from "#engine/chat/person.ts";
import type { Inquiry } from "#engine/chat/retrieval/inquiry.ts";
import { isSubject } from "#engine/chat/retrieval/subjects.ts";
import { findDates, monthIndex } from "#engine/cv/fields/dates.ts";

/** "What did she do in 2023", "waar werkte hij tussen 2015 en 2018", "why was he out in 2025". */
const asksDoing =
  /(?<!\p{L})(?:what (?:did|was|were|has|is)|where (?:did|was)|what happened|wat (?:deed|doet|heeft|was|is er|gebeurde)|waar (?:werkte|was|zat|heeft)|who did .{0,20}work|voor wie werkte|(?:why|waarom) (?:was|zat|is|did|heeft).{0,40}(?:out|uit|thuis|niets|not work\p{L}*|niet (?:ge)?werk\p{L}*|gestopt|weg|away))(?!\p{L})/iu;
const opensSince = /(?<!\p{L})(?:since|sinds|vanaf|after|na) (?:\p{L}+ )?(?:19|20)\d{2}/iu;
const opensUntil = /(?<!\p{L})(?:before|until|till|up to|voor|tot) (?:\p{L}+ )?(?:19|20)\d{2}/iu;

/** Months since year 0, `until` exclusive. */
interface Span {
  from: number;
  until: number;
}

const half: [RegExp, number][] = [
  [/(?<!\p{L})(?:the )?(?:end|late|eind|einde|najaar|autumn)(?: of| van)?\s*$/iu, 11],
  [/(?<!\p{L})(?:mid|middle of|halverwege|medio|summer|zomer)(?: of| van)?[\s-]*$/iu, 6],
];

/** The months that a question names: one year, a month, or from one to another. */
function spanIn(question: string, today: string): Span | null {
  const moments = [...question.matchAll(/(?:(\p{L}{3,9})\.?\s+)?\b((?:19|20)\d{2})\b/gu)].flatMap(([whole, month, year], index) => {
    const named = month ? findDates(`${month} ${year}`)[0]?.from : undefined;
    const date = named && named.length > 4 ? named : (year as string);
    const before = question.slice(0, question.indexOf(year as string, index)).trimEnd();
    const part = date.length === 4 ? (half.find(([words]) => words.test(before))?.[1] ?? null) : null;
    return whole
      ? [
          {
            from: monthIndex(date, "start") + (part !== null && index === 0 ? part : 0),
            until: part === null ? monthIndex(date, "end") + 1 : monthIndex(date, "start") + part + 1,
          },
        ]
      : [];
  });
  const [first, second] = moments;
  if (!first) return null;
  const now = monthIndex(today.slice(0, 7), "end") + 1;
  if (second) return second.until > first.from ? { from: first.from, until: second.until } : null;
  if (opensSince.test(question)) return { from: first.from, until: now };
  return opensUntil.test(question) ? null : first;
}

const LONGEST = 240;

const overlap = (one: Span, other: Span) => Math.min(one.until, other.until) - Math.max(one.from, other.from);

/** Lines outside the jobs whose own dates lie in that time: a break, a study, a journey. */
function linesIn({ shelf }: Inquiry, cv: string, dated: readonly Evidence[], span: Span): Evidence[] {
  return shelf.lines.flatMap((line): Evidence[] => {
    const { passage } = line;
    if (passage.source !== "cv" || line.role !== null || line.isHeading || passage.text.length > LONGEST) return [];
    if (dated.some(({ start, end }) => start < passage.end && passage.start < end)) return [];
    // Its dates may stand behind what is told of it.
    const end = cv.indexOf("\n", passage.end);
    const found = findDates(cv.slice(passage.start, end === -1 ? passage.end : Math.min(end, passage.end + LONGEST))).find(
      ({ single }) => !single,
    );
    if (!found?.from || !(found.to ?? found.current)) return [];
    const own = { from: monthIndex(found.from, "start"), until: found.to ? monthIndex(found.to, "end") + 1 : span.until };
    return overlap(own, span) * 2 >= Math.min(own.until - own.from, span.until - span.from) ? [evidenceOf(passage)] : [];
  });
}

/**
 * What somebody did in a time that the question names: the jobs that ran in it, other lines with dates in it, and the months of it of
 * which the documents tell nothing. False where the question asks more than that.
 */
export function answerPeriod(draft: Draft, person: Person, question: string, inquiry: Inquiry): boolean {
  const span = asksDoing.test(question) ? spanIn(question, draft.records.today) : null;
  if (!span) return false;
  const rest = inquiry.own.filter((word) => word.weight >= 0.5 && !/^\d+$/.test(word.word) && !isSubject(word) && !isTime.test(word.word));
  if (rest.length > 0) return false;
  const roles = person.roles
    .filter(
      (role): role is Role & Span => role.from !== null && role.until !== null && overlap({ from: role.from, until: role.until }, span) > 0,
    )
    .sort((one, other) => one.from - other.from);
  const lines = linesIn(
    inquiry,
    person.cv,
    roles.flatMap(({ dated }) => dated ?? []),
    span,
  );
  if (roles.length === 0 && lines.length === 0) return false;
  for (const role of roles) {
    const [deed] = role.deeds;
    draft.item(
      `${roleIn(draft.language, role)}, ${periodIn(draft.language, role)}${deed ? `: ${quoted(deed.text)}` : ""}`,
      ...role.named,
      role.dated,
      deed?.evidence,
    );
  }
  for (const line of lines.slice(0, 3)) draft.item(quoted(line.quote), line);
  tellOpen(draft, roles, lines, span);
  return true;
}

const isTime =
  /^(?:jan|feb|maa?r|apr|mei|may|jun|jul|aug|sep|o[ck]t|nov|dec)\p{L}*$|^(?:begin\p{L}*|start|eind|einde|end|late|early|mid\p{L}*|halverwege|zomer|summer|winter|najaar|voorjaar|spring|autumn|tijd|time|tijdje|while|period\p{L}*|gap|gat)$/u;

/** Months of the time that no job covers, where no other line tells of them. */
function tellOpen(draft: Draft, roles: readonly (Role & Span)[], lines: readonly Evidence[], span: Span): void {
  if (roles.some(({ rough }) => rough)) return;
  let at = span.from;
  let open: Span | null = null;
  for (const { from, until } of [...roles, { from: span.until, until: span.until }]) {
    if (from - at >= 2 && (!open || from - at > open.until - open.from)) open = { from: at, until: from };
    at = Math.max(at, until);
  }
  if (!open) return;
  const from = monthName(draft.language, open.from);
  const to = monthName(draft.language, open.until - 1);
  const long = monthsIn(draft.language, open.until - open.from);
  draft.paragraph().say(
    draft.t({
      en: `No job is told of ${from} to ${to} (${long}).`,
      nl: `Van ${from} tot en met ${to} (${long}) wordt geen baan genoemd.`,
    }),
  );
  if (lines.length === 0)
    draft.lacks(
      draft.t({ en: "The documents don’t say what happened in that time.", nl: "De documenten zeggen niet wat er in die tijd gebeurde." }),
      draft.t({ en: `What did you do between ${from} and ${to}?`, nl: `Wat deed je tussen ${from} en ${to}?` }),
    );
}
