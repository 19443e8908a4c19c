import type { Proposal, Strength } from "#contract/proposal/proposal.ts";

/** A strength with a name of its own while it is edited: positions change. */
export interface EditedStrength extends Strength {
  key: string;
}

/** What a recruiter changes, as it stands on the screen. */
export interface Draft {
  strengths: EditedStrength[];
  information: Proposal["information"];
  cover_letter: string;
  other_letter: Proposal["other_letter"];
  requirements: Proposal["requirements"];
  anonymity: Proposal["anonymity"];
  language: Proposal["language"];
  footer: string | null;
  recruiter_id: string | null;
}

let keys = 0;
export const newKey = () => `strength-${++keys}`;

export const draftOf = (proposal: Proposal): Draft => ({
  strengths: proposal.strengths.map((strength) => ({ ...strength, key: newKey() })),
  information: proposal.information,
  cover_letter: proposal.cover_letter,
  other_letter: proposal.other_letter,
  requirements: proposal.requirements,
  anonymity: proposal.anonymity,
  language: proposal.language,
  footer: proposal.footer,
  recruiter_id: proposal.recruiter_id,
});

/** As it is sent: a strength that has no title yet stays on the screen. */
export const wire = ({ strengths, ...draft }: Draft) => ({
  ...draft,
  strengths: strengths.filter(({ title }) => title.trim() !== "").map(({ key: _, ...strength }) => strength),
});
export type Wire = ReturnType<typeof wire>;
