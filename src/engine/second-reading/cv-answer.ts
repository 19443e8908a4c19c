import * as z from "zod";

const said = z.string().trim().min(1).max(300);
const quote = z.string();
/** An empty text is nothing. */
const maybe = z.preprocess((value) => (typeof value === "string" && value.trim() === "" ? null : value), said.nullish());
const listOf = <S extends z.ZodRawShape>(shape: S) => z.array(z.object(shape)).max(100).optional();
const quotes = z.array(quote).max(20);

/** What a language model tells of a CV. Everything else that it says is left out. */
export const cvAnswer = z
  .object({
    fields: listOf({ field: z.enum(["headline", "city", "country"]), value: said, quote }),
    experience: listOf({ title: maybe, company: maybe, location: maybe, dates: maybe, quotes }),
    education: listOf({ degree: maybe, field: maybe, institution: maybe, dates: maybe, quotes }),
    skills: listOf({ names: z.array(said).max(200), quote }),
    languages: listOf({ quote }),
    certifications: listOf({ name: said, issuer: maybe, quote }),
  })
  .refine((answer) => Object.values(answer).some((part) => part !== undefined));
export type CvAnswer = z.output<typeof cvAnswer>;

const text = z.string();
const unless = z.string().nullable();
/** The same as it is asked of a provider that holds its model to a schema: everything is there, nothing is bounded. */
export const cvWanted = z.object({
  fields: z.array(z.object({ field: z.enum(["headline", "city", "country"]), value: text, quote: text })),
  experience: z.array(z.object({ title: unless, company: unless, location: unless, dates: unless, quotes: z.array(text) })),
  education: z.array(z.object({ degree: unless, field: unless, institution: unless, dates: unless, quotes: z.array(text) })),
  skills: z.array(z.object({ names: z.array(text), quote: text })),
  languages: z.array(z.object({ quote: text })),
  certifications: z.array(z.object({ name: text, issuer: unless, quote: text })),
});
