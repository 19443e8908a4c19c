import type { Job } from "#contract/job/job.ts";
import type { MatchRow, Note } from "#contract/job/match.ts";
import type { Words } from "#web/words/words.ts";
import { type Asked, criterionName, noteParams, noteText } from "./match-words.ts";

type Highlight = NonNullable<MatchRow["top_reason"]>;
type Asking = Asked & Pick<Job, "requirements">;

/** Notes that need to be told what they are about. */
const aboutSomething = ["years_of", "years_stated", "years_unknown", "some_of", "implied_by", "related_skill"] as const;
/** Notes that have a shorter form of their own. */
const shorter = ["hours", "level_below", "language_below", "level_unknown", "salary"] as const;

/** The reason or the gap of a row as a label: "Python 8 y · asks 5", "Dutch B1 · asks B2", "Event-driven systems". */
export function reasonLabel(t: Words, highlight: Highlight, job: Asking): string {
  const { note } = highlight;
  const found = noteText(t, note);
  if (!note || found === null) return capital(subjectOf(t, highlight, job));
  const params = noteParams(t, { ...note, params: inWholeYears(note.params) });
  const about = aboutSomething.find((key) => key === note.key);
  if (about) return capital(t(`matching.short.${about}`, { ...params, name: subjectOf(t, highlight, job) }));
  const short = shorter.find((key) => key === note.key);
  return capital(short ? t(`matching.short.${short}`, params) : found);
}

/** Years in whole, unless it is the part of a year that is missing. */
function inWholeYears(params: Note["params"]): Note["params"] {
  const { years, asked } = params;
  if (typeof years !== "number" || typeof asked !== "number" || years < asked) return params;
  return { ...params, years: Math.floor(years) };
}

/** What a line asks, in as few words as say it: the skill where its sentence calls it so, otherwise the sentence without its way in: "thuiszorg" is no "Home care" on a Dutch screen. */
function subjectOf(t: Words, highlight: Highlight, job: Asking): string {
  if (highlight.text === null)
    return highlight.criterion === "experience" ? t("matching.criterion.experience") : criterionName(t, highlight, job);
  const requirement = job.requirements.find(({ text }) => text === highlight.text);
  const skill = requirement?.skill;
  return skill && highlight.text.toLowerCase().includes(skill.toLowerCase()) ? skill : bare(highlight.text);
}

const LEAD =
  /^(?:(?:at least|minimum(?: of)?|minimaal|minstens|ten minste)\s+)?(?:\d+\+?\s*(?:years?|jaar)\s+(?:of\s+)?)?(?:(?:relevant|solid|good|strong|proven|relevante|ruime|goede|aantoonbare|gedegen)\s+)*(?:(?:work(?:ing)? )?experience|(?:werk)?ervaring|knowledge|kennis)\s+(?:with|in|of|met|van|as|als)\s+(?:(?:the|de|het|een|an?)\s+)?/i;
/** Examples and remarks: they explain what stands before them. */
const TAIL =
  /,?\s+(?:such as|like|zoals|bijvoorbeeld|e\.g\.|for example)\s.*$|,\s+(?:waarvan|inclusief|of which|including)\s.*$|\s+\([^)]*\)$/i;

const bare = (text: string) => text.replace(LEAD, "").replace(TAIL, "") || text;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
