import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Job } from "#contract/job/job.ts";
import type { Mask } from "#engine/anonymity/mask/mask.ts";
import { withoutProtected } from "#engine/matching/job.ts";
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
export type ToJudge = Pick<Requirement, "id" | "text" | "kind" | "min_years">;

/** The requirements of a job that a model is asked for; what asks for nothing but what the law protects isn't among them. */
export const requirementsToJudge = (requirements: readonly Requirement[]): ToJudge[] =>
  requirements.flatMap(({ id, text, kind, min_years }) => {
    const asked = withoutProtected(text);
    return asked === null ? [] : [{ id, text: asked, kind, min_years }];
  });

/** What a verdict on a requirement depends on, beside the CV: as long as it is the same nobody is asked again. */
export const keyOf = ({ text, kind, min_years }: ToJudge, { title, city }: PairToJudge["job"]): string =>
  JSON.stringify([title, city, text, kind, min_years ?? null]);

/** What a model sees of a CV: numbered lines, people hidden by the mask. */
interface AskedPair {
  /** The whole of what it is asked. */
  said: string;
  /** Of that the CV alone, without the numbers of its lines. */
  offered: string;
}

/** A pair as a model sees it: the requirements with their signs, the CV with its lines numbered, the dates that were read in it. */
export function askedOfPair({ job, requirements, candidate }: PairToJudge, mask: Mask): AskedPair {
  const asked = requirements.map(({ text, kind, min_years }, index) => {
    const years = min_years ? `, at least ${min_years} years` : "";
    return `${signOf(index)} (${kinds[kind]}${years}): ${plain(mask.hide(text))}`;
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
