import type { Evidence } from "#contract/fields.ts";
import { type Draft, quoted } from "#engine/chat/draft.ts";
import { evidenceOf } from "#engine/chat/passages.ts";
import type { Person } from "#engine/chat/person.ts";
import type { Inquiry } from "#engine/chat/retrieval/inquiry.ts";
import type { Shelf } from "#engine/chat/retrieval/nearest.ts";
import { tellJobHours } from "../job/job-terms.ts";

export const ofHours = /(?<!\p{L})(?:hours?|uur|uren|fte|werkweek|working week)(?!\p{L})/iu;
const wants = /(?<!\p{L})(?:zoek|wil|beschikbaar|voorkeur|liefst|inzetbaar|looking for|want|prefer|available|seek)\p{L}*(?!\p{L})/iu;
const ofWeek = /(?<![\d.,])(\d{1,2})(?:\s*(?:-|–|tot|to)\s*(\d{1,2}))?\s*(?:uur|u|hours?|hrs?|h)(?!\p{L})/iu;
const FULL_TIME = 60;
const SHORT = 80;
/** A day or less is no week. */
const SHORTEST_WEEK = /(?<![\d.,])(?:8|9|[1-4]\d)\s*(?:-|–|tot|to|uur|u|hours?|hrs?|h)(?!\p{L})/iu;

/** The hours a week that somebody looks for: the field, else the line that says so; a job of before doesn't. */
export function hoursOf(person: Person, { lines }: Shelf): { least: number; most: number; evidence: Evidence | null } | null {
  const wanted = person.candidate.desired.hours_per_week;
  if (wanted) return { least: wanted, most: wanted, evidence: person.field("desired.hours_per_week") };
  for (const { passage, role } of lines) {
    const { text } = passage;
    // "28 to 32 hours, one month's notice": what stands outside the jobs is wanted.
    const isWish = passage.source === "cv" && role === null && (wants.test(text) || (text.length < SHORT && SHORTEST_WEEK.test(text)));
    const [, from, to] = (isWish && ofWeek.exec(text)) || [];
    if (from && Number(from) <= FULL_TIME) return { least: Number(from), most: Number(to ?? from), evidence: evidenceOf(passage) };
  }
  return null;
}

/** "Does she want the hours that are asked?": hers beside the vacancy's, where no requirement names them. False where either isn't told. */
export function answerHoursFit(draft: Draft, person: Person, question: string, inquiry: Inquiry): boolean {
  const { job } = draft.records;
  const least = job?.hours_min ?? job?.hours_per_week;
  const most = job?.hours_per_week ?? least;
  const own = ofHours.test(question) ? hoursOf(person, inquiry.shelf) : null;
  if (!own || !least || !most) return false;
  const fits = own.most >= least && own.least <= most;
  const hers = own.most === own.least ? `${own.most}` : draft.t({ en: `${own.least} to ${own.most}`, nl: `${own.least} tot ${own.most}` });
  draft.say(
    draft.t({
      en: `${fits ? "Yes" : "No"}: ${person.nameIn("en")} wants ${hers} hours a week.`,
      nl: `${fits ? "Ja" : "Nee"}: ${person.nameIn("nl")} wil ${hers} uur per week.`,
    }),
    own.evidence,
  );
  if (own.evidence?.source === "cv" && own.evidence.quote.length < 160)
    draft.say(
      draft.t({ en: `The CV says: ${quoted(own.evidence.quote)}.`, nl: `Het cv zegt: ${quoted(own.evidence.quote)}.` }),
      own.evidence,
    );
  return tellJobHours(draft, false);
}
