import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Job } from "#contract/job/job.ts";
import type { Mask } from "#engine/anonymity/mask/mask.ts";
import { withoutProtected } from "#engine/matching/job.ts";
import { sentencesOf } from "#engine/proposal/sentences.ts";
import { isWholeOffered, offeredText } from "#engine/second-reading/offered.ts";
import { isInstruction } from "#engine/words/orders-to-machines.ts";
import { signOf } from "./verdicts.ts";

type Requirement = Job["requirements"][number];

/** What a model is shown of a pair. */
interface PairToJudge {
  job: Pick<Job, "title" | "city">;
  requirements: readonly ToJudge[];
  candidate: Pick<Candidate, "experience" | "cv_text">;
}

const kinds = { must: "must", nice: "nice to have", knock_out: "knock-out" } as const;

/** A requirement as a model is asked it: without what the law protects. */
export interface ToJudge extends Pick<Requirement, "id" | "text" | "kind" | "min_years"> {
  /** The passage of the vacancy that it was taken from, where that says more than the requirement. */
  passage: string | null;
}

/** The requirements of a job that a model is asked for; what asks for nothing but what the law protects isn't among them. */
export function requirementsToJudge({ requirements, description }: Pick<Job, "requirements" | "description">): ToJudge[] {
  const passageOf = passageFinder(description ?? "");
  return requirements.flatMap(({ id, text, kind, min_years, ...place }) => {
    const asked = withoutProtected(text);
    return asked === null ? [] : [{ id, text: asked, kind, min_years, passage: passageOf(place, asked) }];
  });
}

const LONGEST_PASSAGE = 400;

/**
 * Finds the passage of a vacancy that a requirement was taken from: its sentence, and the one before in the same paragraph, which may name
 * what it speaks of ("We have a bus. You drive it."). What the law protects, and what speaks to machines, is left out.
 */
function passageFinder(vacancy: string): (place: Pick<Requirement, "quote" | "start" | "end">, asked: string) => string | null {
  const sentences = sentencesOf(vacancy);
  return ({ quote, start, end }, asked) => {
    if (typeof start !== "number" || typeof end !== "number" || vacancy.slice(start, end) !== quote) return null;
    const first = sentences.findIndex((one) => one.end > start);
    const own = sentences[first];
    if (!own || own.start >= end) return null;
    const before = sentences[first - 1];
    const isOfParagraph = before && !vacancy.slice(before.end, own.start).includes("\n");
    const last = sentences.findLast((one) => one.start < end) ?? own;
    const said = [isOfParagraph ? before : own, ...sentences.slice(first, sentences.indexOf(last) + 1)]
      .filter((one, at, all) => all.indexOf(one) === at)
      .map((one) => vacancy.slice(one.start, one.end))
      .filter((sentence) => !isInstruction(sentence))
      .map((sentence) => withoutProtected(sentence) ?? "");
    const passage = plain(said.join(" ")).slice(0, LONGEST_PASSAGE);
    return wordsOf(passage) === wordsOf(asked) ? null : passage || null;
  };
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();

/** What a verdict on a requirement depends on, beside the CV: as long as it is the same nobody is asked again. */
export const keyOf = ({ text, kind, min_years, passage }: ToJudge, { title, city }: PairToJudge["job"]): string =>
  JSON.stringify([title, city, text, kind, min_years ?? null, passage]);

/** What a model sees of a CV: numbered lines, people hidden by the mask. */
interface AskedPair {
  /** The whole of what it is asked. */
  said: string;
  /** Of that the CV alone, without the numbers of its lines. */
  offered: string;
}

/** A pair as a model sees it: the requirements with their signs, the CV with its lines numbered, the dates that were read in it. */
export function askedOfPair({ job, requirements, candidate }: PairToJudge, mask: Mask): AskedPair {
  const asked = requirements.map(({ text, kind, min_years, passage }, index) => {
    const years = min_years ? `, at least ${min_years} years` : "";
    const from = passage === null ? "" : `\n   from: ${plain(mask.hide(passage))}`;
    return `${signOf(index)} (${kinds[kind]}${years}): ${plain(mask.hide(text))}${from}`;
  });
  const offered = offeredText(candidate.cv_text ?? "", mask);
  const lines = offered.split("\n").map((line, index) => `${index + 1}| ${line}`);
  const dates = (candidate.experience ?? []).flatMap(({ title, company, start, end, current }) => {
    const what = [title, company].filter(Boolean).join(", ");
    if (!start || isInstruction(what)) return [];
    return [`${start} to ${current ? "today" : (end ?? "?")}: ${plain(mask.hide(what))}`];
  });
  const town = job.city ? `\nPlace of work: ${plain(mask.hide(job.city))}` : "";
  const said = [
    `<vacancy>\nTitle: ${plain(mask.hide(job.title))}${town}\n${asked.join("\n")}\n</vacancy>`,
    `<cv>\n${lines.join("\n")}\n</cv>`,
    ...(dates.length > 0 ? [`<dates>\n${dates.join("\n")}\n</dates>`] : []),
  ].join("\n\n");
  return { said, offered };
}

const plain = (text: string) => text.replace(/\s+/g, " ").replaceAll("<", "‹").replaceAll(">", "›").trim();

/** Whether a model sees all of a CV: of what it didn't see it knows nothing. */
export const isSeenWhole = ({ cv_text }: PairToJudge["candidate"]): boolean => isWholeOffered(cv_text ?? "");
