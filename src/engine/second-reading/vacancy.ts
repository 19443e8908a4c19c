import * as z from "zod";
import type { RequirementKind } from "#contract/fields.ts";
import { jobDraft } from "#contract/job/job.ts";
import type { VacancyReading } from "#engine/vacancy/read-vacancy.ts";
import { requirementsLed } from "./led-requirements.ts";
import { isTellingMachines, placeOfQuote, placeOfValue, type Stretch } from "./standing.ts";

const fields = ["title", "city", "client", "hours_per_week"] as const;
const kinds = ["must", "nice", "knock_out"] as const satisfies RequirementKind[];
const said = z.string().trim().min(1).max(200);

/** What a language model tells of a vacancy. Everything else that it says is left out. */
export const vacancyAnswer = z
  .object({
    fields: z
      .array(z.object({ field: z.enum(fields), value: z.union([said, z.number()]), quote: z.string() }))
      .max(20)
      .optional(),
    requirements: z
      .array(z.object({ kind: z.enum(kinds), quote: z.string() }))
      .max(100)
      .optional(),
  })
  .refine(({ fields, requirements }) => fields !== undefined || requirements !== undefined);
export type VacancyAnswer = z.output<typeof vacancyAnswer>;

/** The same as it is asked of a provider that holds its model to a schema: everything is there, nothing is bounded. */
export const vacancyWanted = z.object({
  fields: z.array(z.object({ field: z.enum(fields), value: z.string(), quote: z.string() })),
  requirements: z.array(z.object({ kind: z.enum(kinds), quote: z.string() })),
});

const SURE = 0.6;
const CONFIDENCE = 0.5;

/**
 * A reading with what a model read of the same text. Of title, town, client and hours our own reader wins where it is sure; in what
 * is asked the model leads (`requirementsLed`). Whatever it says stands letter for letter in the text, and is marked.
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

  return requirementsLed({ ...reading, job, evidence }, requirements);
}
