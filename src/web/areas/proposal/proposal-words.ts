import type { Claim, Proposal } from "#contract/proposal/proposal.ts";
import { formatDate } from "#web/words/format.ts";
import type { Words } from "#web/words/words.ts";
import { type Step, steps } from "./addresses.ts";

const names = {
  start: "proposals.step_start",
  strengths: "proposals.step_strengths",
  brand: "proposals.step_brand",
  information: "proposals.step_information",
  "cover-letter": "proposals.step_letter",
  requirements: "proposals.step_requirements",
  review: "proposals.step_review",
} as const satisfies Record<Step, string>;

export const stepName = (t: Words, step: Step, isSent = false): string =>
  t(isSent && step === "review" ? "proposals.step_sent" : names[step]);

/** Whether it went to the client: then what became of it stands first. */
export const wasSent = ({ status, submitted_at }: Pick<Proposal, "status" | "submitted_at">): boolean =>
  submitted_at !== null && status !== "draft";

const [last, ...before] = steps.toReversed();
/** The sections in the order of the page. */
export const sectionsOf = (isSent: boolean): readonly Step[] => (isSent && last ? [last, ...before.toReversed()] : steps);

/** The step that a part of the proposal belongs to. */
const stepOfPart = (part: string): Step =>
  part.startsWith("strength")
    ? "strengths"
    : part === "letter"
      ? "cover-letter"
      : part.startsWith("requirement")
        ? "requirements"
        : "information";

/** How many claims of a step have no source yet. */
export const openOf = (proposal: Proposal, step: Step): number => proposal.unsourced.filter(({ part }) => stepOfPart(part) === step).length;

/** Where a proposal needs a person first: at what nothing bears, at reasons that are missing, else where it is sent. */
export const firstNeed = (proposal: Proposal): Step =>
  proposal.status !== "draft"
    ? "review"
    : (steps.find((step) => openOf(proposal, step) > 0) ?? (proposal.strengths.length === 0 ? "strengths" : "review"));

/** Where a claim stands: "CV, page 1". */
export function sourceName(t: Words, { source }: Claim): string {
  if (source.kind === "none") return t("proposals.source_none");
  if (source.kind === "confirmed") return t("proposals.source_person", { name: source.by, date: formatDate(source.at) });
  if (source.kind === "record") return t("proposals.source_profile");
  const { evidence } = source;
  if (evidence.source === "cv") return evidence.page ? t("proposals.source_cv_page", { page: evidence.page }) : t("proposals.source_cv");
  if (evidence.source === "job") return t("proposals.source_job");
  return evidence.source.startsWith("note:") ? t("proposals.source_note") : t("proposals.source_profile");
}
