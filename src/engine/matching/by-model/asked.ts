import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Job } from "#contract/job/job.ts";
import type { Mask } from "#engine/anonymity/mask/mask.ts";
import { withoutProtected } from "#engine/matching/job.ts";
import { isWholeOffered, offeredText } from "#engine/second-reading/offered.ts";
import { signOf } from "./verdicts.ts";

type Requirement = Job["requirements"][number];

/** What a model is shown of a pair. */
interface PairToJudge {
  job: Pick<Job, "title" | "city"> & { requirements: ToJudge[] };
  candidate: Pick<Candidate, "experience" | "cv_text">;
}

/** A requirement as a model is asked it: without what the law protects. */
export type ToJudge = Pick<Requirement, "id" | "text" | "kind" | "min_years">;

/** The requirements of a job that a model is asked for; what asks for nothing but what the law protects isn't among them. */
export const requirementsToJudge = (requirements: readonly Requirement[]): ToJudge[] =>
  requirements.flatMap(({ id, text, kind, min_years }) => {
    const asked = withoutProtected(text);
    return asked === null ? [] : [{ id, text: asked, kind, min_years }];
  });

/** What a verdict on a requirement depends on, beside the CV: as long as it is the same nobody is asked again. */
export const keyOf = ({ text, kind, min_years }: ToJudge): string => JSON.stringify([text, kind, min_years ?? null]);

const kinds = { must: "must", nice: "nice to have", knock_out: "knock-out" } as const;

/** A pair as a model sees it, people hidden by the mask: the requirements with their signs, the CV with its lines numbered, the dates that were read in it. */
export function askedOfPair({ job, candidate }: PairToJudge, mask: Mask): string {
  const requirements = job.requirements.map(({ text, kind, min_years }, index) => {
    const years = min_years ? `, at least ${min_years} years` : "";
    return `${signOf(index)} (${kinds[kind]}${years}): ${plain(mask.hide(text))}`;
  });
  const lines = offeredText(candidate.cv_text ?? "", mask)
    .split("\n")
    .map((line, index) => `${index + 1}| ${line}`);
  const dates = (candidate.experience ?? []).flatMap(({ title, company, start, end, current }) =>
    start ? [`${start} to ${current ? "today" : (end ?? "?")}: ${plain(mask.hide([title, company].filter(Boolean).join(", ")))}`] : [],
  );
  const town = job.city ? `\nPlace of work: ${plain(mask.hide(job.city))}` : "";
  return [
    `<vacancy>\nTitle: ${plain(mask.hide(job.title))}${town}\n${requirements.join("\n")}\n</vacancy>`,
    `<cv>\n${lines.join("\n")}\n</cv>`,
    ...(dates.length > 0 ? [`<dates>\n${dates.join("\n")}\n</dates>`] : []),
  ].join("\n\n");
}

const plain = (text: string) => text.replace(/\s+/g, " ").replaceAll("<", "‹").replaceAll(">", "›").trim();

/** Whether a model sees all of a CV: of what it didn't see it knows nothing. */
export const isSeenWhole = ({ cv_text }: PairToJudge["candidate"]): boolean => isWholeOffered(cv_text ?? "");
