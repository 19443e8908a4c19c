import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Evidence, Language } from "#contract/fields.ts";
import { inLanguage, type Said, saidIn } from "#contract/text/languages.ts";
import { pageAt, readAt } from "#engine/proposal/sources.ts";
import { dateIn } from "#engine/proposal/words.ts";
import type { ChatEvidence, ChatNote, ChatRecords } from "./chat.ts";

/** The candidate that evidence speaks of: the talk's own, or one of the job's best. */
export function candidateOf(records: ChatRecords, candidate_id?: string): Candidate | null {
  if (!candidate_id || candidate_id === records.candidate?.id) return records.candidate;
  return records.ranked.find(({ candidate }) => candidate.id === candidate_id)?.candidate ?? null;
}

/** Months and amounts stand in records as numbers: as a person would note them. */
const payText = (min: number | null | undefined, max: number | null | undefined, currency?: string | null, period?: string | null) => {
  const amounts = [...new Set([min, max].filter((cents) => cents !== null && cents !== undefined))].map((cents) => cents / 100);
  return amounts.length > 0 ? [amounts.join("–"), currency, period && `/ ${period}`].filter(Boolean).join(" ") : null;
};

/** The text of one field; `salary` and `desired.salary` join what stands in four fields. */
function fieldText(record: object | null, path: string): string | null {
  let value: unknown = record;
  const steps = path.split(".");
  if (steps.at(-1) === "salary") {
    const holder = (steps.length > 1 ? (record as { desired?: unknown } | null)?.desired : record) as Record<string, never> | null;
    return holder ? payText(holder.salary_min, holder.salary_max, holder.currency, holder.period) : null;
  }
  for (const step of steps) {
    if (value === null || typeof value !== "object" || !Object.hasOwn(value, step)) return null;
    value = (value as Record<string, unknown>)[step];
  }
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

/** Fields that bear nothing in an answer: ids and what others keep for themselves. */
const unquotable = /^(?:id|recruiter_id|client_id|consent|version|evidence|hidden_text|files|unchecked_fields|cv_text|description)\b/;

/** The whole text that a source names, or null when these records hold none: what every `start` and `end` count in. */
export function textOfSource(records: ChatRecords, source: Evidence["source"], candidate_id?: string): string | null {
  const colon = source.indexOf(":");
  const [kind, path] = colon === -1 ? [source, ""] : [source.slice(0, colon), source.slice(colon + 1)];
  const candidate = candidateOf(records, candidate_id);
  if (kind === "cv") return candidate?.cv_text ?? null;
  if (kind === "note") return candidate_id ? null : (records.notes.find(({ id }) => id === path)?.text ?? null);
  if (kind === "match") return records.criteria.find(({ requirement_id }) => requirement_id === path)?.override?.reason ?? null;
  if (kind === "job" && path === "") return records.job?.description ?? null;
  if (unquotable.test(path)) return null;
  return fieldText(kind === "job" ? records.job : candidate, path);
}

/** Does the quote stand there, letter for letter? */
export function stands(records: ChatRecords, { source, quote, start, end, candidate_id }: ChatEvidence): boolean {
  return quote !== "" && textOfSource(records, source, candidate_id)?.slice(start, end) === quote;
}

/** A field of the profile: where the CV has it when that is known, else the profile itself. */
export function fieldOf(candidate: Candidate, path: string, readPath = path): Evidence | null {
  const read = readAt(candidate, readPath);
  if (read) return read;
  const text = fieldText(candidate, path);
  return text && text.trim() !== "" ? { source: `profile:${path}`, quote: text, start: 0, end: text.length } : null;
}

/** A field of the job's record. */
export function jobField(records: ChatRecords, path: string): Evidence | null {
  const text = fieldText(records.job, path);
  return text && text.trim() !== "" ? { source: `job:${path}`, quote: text, start: 0, end: text.length } : null;
}

/** Evidence as an answer shows it: with its page where that is known, without the boxes. */
export function placed(records: ChatRecords, { boxes: _, ...evidence }: ChatEvidence): ChatEvidence {
  if (evidence.source !== "cv" || evidence.page) return evidence;
  const candidate = candidateOf(records, evidence.candidate_id);
  const page = candidate ? pageAt(candidate, evidence) : undefined;
  return page ? { ...evidence, page } : evidence;
}

const fieldNames: [RegExp, Said<string>][] = [
  [/^(?:desired\.)?salary/, { en: "salary", nl: "salaris" }],
  [/hours_per_week/, { en: "hours", nl: "uren" }],
  [/^skills/, { en: "skills", nl: "vaardigheden" }],
  [/^experience/, { en: "work experience", nl: "werkervaring" }],
  [/^education/, { en: "education", nl: "opleiding" }],
  [/^certifications/, { en: "certificates", nl: "certificaten" }],
  [/^languages/, { en: "languages", nl: "talen" }],
  [/^(?:available_from|notice_weeks|start_date)/, { en: "availability", nl: "beschikbaarheid" }],
  [/^requirements/, { en: "requirements", nl: "eisen" }],
  [/^(?:city|country)/, { en: "place", nl: "plaats" }],
  [/^(?:email|phone|links)/, { en: "contact", nl: "contact" }],
  [/^client/, { en: "client", nl: "opdrachtgever" }],
];

/** Where evidence stands, for people: "CV, page 1", "Vacancy", "Note by Sanne, 3 March 2026", "Profile, skills". */
export function labelOf(evidence: ChatEvidence, records: ChatRecords, language: Language): string {
  const t = saidIn(language);
  const { source, page } = evidence;
  const [kind, path = ""] = source.split(":") as [string, string?];
  const named = fieldNames.find(([pattern]) => pattern.test(path))?.[1];
  const field = named && t(named);
  const other =
    evidence.candidate_id && evidence.candidate_id !== records.candidate?.id ? candidateOf(records, evidence.candidate_id) : null;
  const whose = other ? ` ${t({ en: "of", nl: "van" })} ${[other.first_name, other.last_name].filter(Boolean).join(" ")}` : "";
  switch (kind) {
    case "cv":
      return `${t({ en: "CV", nl: "Cv" })}${whose}${page ? `, ${t({ en: "page", nl: "pagina" })} ${page}` : ""}`;
    case "profile":
      return `${t({ en: "Profile", nl: "Profiel" })}${whose}${field ? `, ${field}` : ""}`;
    case "note":
      return noteLabel(
        records.notes.find(({ id }) => id === path),
        language,
      );
    case "match":
      return t({ en: "Your verdict", nl: "Jullie oordeel" });
    default:
      return path === "" ? t({ en: "Vacancy", nl: "Vacature" }) : `${t({ en: "Job", nl: "Vacature" })}${field ? `, ${field}` : ""}`;
  }
}

function noteLabel(note: ChatNote | undefined, language: Language): string {
  const kinds = {
    note: { en: "Note", nl: "Notitie" },
    stage: { en: "Stage", nl: "Fase" },
    client: { en: "Client’s answer", nl: "Antwoord van de opdrachtgever" },
  };
  const by = note?.by ? ` ${inLanguage(language, { en: "by", nl: "van" })} ${note.by}` : "";
  return `${inLanguage(language, kinds[note?.kind ?? "note"])}${by}${note ? `, ${dateIn(language, note.at.slice(0, 10))}` : ""}`;
}
