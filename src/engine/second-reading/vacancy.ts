import * as z from "zod";
import { jobDraft } from "#contract/job/job.ts";
import { protectedCriteria } from "#engine/vacancy/protected/protected.ts";
import type { VacancyReading } from "#engine/vacancy/read-vacancy.ts";
import { cues, lowered } from "#engine/words/vacancy-words.ts";
import { isTellingMachines, overlaps, placeOfQuote, placeOfValue, type Stretch } from "./standing.ts";

const said = z.string().trim().min(1).max(200);

/** What a language model tells of a vacancy. Everything else that it says is left out. */
export const vacancyAnswer = z
  .object({
    fields: z
      .array(
        z.object({ field: z.enum(["title", "city", "client", "hours_per_week"]), value: z.union([said, z.number()]), quote: z.string() }),
      )
      .max(20)
      .optional(),
    requirements: z
      .array(z.object({ kind: z.enum(["must", "nice", "knock_out"]), quote: z.string() }))
      .max(100)
      .optional(),
  })
  .refine(({ fields, requirements }) => fields !== undefined || requirements !== undefined);
export type VacancyAnswer = z.output<typeof vacancyAnswer>;

const SURE = 0.6;
const CONFIDENCE = 0.5;
const MOST_ADDED = 20;
const LONGEST_REQUIREMENT = 500;

/**
 * A reading with what a model read of the same text, by the same rules as for a CV: a quote that stands letter for letter, our own
 * reader first where it is sure, marked. A line that our reader left out as an offer, a notice or a protected ground stays out;
 * of what it took for the company or the duties, the model may say that it asks. A model makes no knock-out: it is a must.
 */
export function withVacancyAnswer(reading: VacancyReading, { fields = [], requirements = [] }: VacancyAnswer): VacancyReading {
  const { text } = reading;
  const job = structuredClone(reading.job);
  const evidence = { ...reading.evidence };
  const note = (path: string, { start, end }: Stretch) => {
    evidence[path] = { quote: text.slice(start, end), start, end, confidence: CONFIDENCE, read_by: "model" };
  };
  const isSure = (path: string, value: unknown) =>
    value !== undefined && value !== null && (reading.evidence[path]?.confidence ?? 1) >= SURE;

  for (const { field, value, quote } of fields) {
    const stretch = placeOfQuote(text, quote);
    const place = stretch && placeOfValue(text, stretch, String(value));
    if (!place || isTellingMachines(text, place)) continue;
    const path = field === "client" ? "client.name" : field;
    const written = text.slice(place.start, place.end).replace(/\s+/g, " ");
    if (isSure(path, field === "client" ? job.client?.name : job[field])) continue;
    const change =
      field === "client"
        ? { client: { ...job.client, name: written } }
        : { [field]: field === "hours_per_week" ? Number(written) : written };
    const valid = jobDraft.safeParse(change);
    if (!valid.success) continue;
    Object.assign(job, change);
    note(path, place);
  }

  const own = (job.requirements ?? []).flatMap(({ start, end }) =>
    typeof start === "number" && typeof end === "number" ? [{ start, end }] : [],
  );
  const taken: Stretch[] = [];
  for (const { kind, quote } of requirements) {
    const stretch = placeOfQuote(text, quote);
    if (!stretch || taken.length >= MOST_ADDED || [...own, ...taken].some((one) => overlaps(one, stretch))) continue;
    const words = text.slice(stretch.start, stretch.end);
    const staysOut = reading.left_out.some((one) => overlaps(one, stretch) && one.why !== "company" && one.why !== "duty");
    const isAsked = !cues.notAsked.test(lowered(words)) && protectedCriteria(words).length === 0;
    if (staysOut || !isAsked || words.length > LONGEST_REQUIREMENT || isTellingMachines(text, stretch)) continue;
    taken.push(stretch);
    const index = job.requirements?.length ?? 0;
    const asked = { text: words.replace(/\s+/g, " "), kind: kind === "knock_out" ? ("must" as const) : kind, quote: words, ...stretch };
    job.requirements = [...(job.requirements ?? []), asked];
    note(`requirements.${index}`, stretch);
  }
  const left_out = reading.left_out.filter((one) => !taken.some((stretch) => stretch.start <= one.start && one.end <= stretch.end));
  return { ...reading, job, evidence, left_out };
}
