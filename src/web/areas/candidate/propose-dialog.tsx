import { EarlierAnswers } from "#web/areas/proposal/earlier-answers.tsx";
import { useStartProposal } from "#web/areas/proposal/start-proposal.tsx";
import { formatNumber, shownName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { JobChoice } from "./job-choice.tsx";
import type { ShownCandidate } from "./use-candidate.ts";

/** For which job somebody is proposed: those that fit best come first. */
export function ProposeDialog({ candidate, onClose }: { candidate: ShownCandidate; onClose: () => void }) {
  const t = useWords();
  const { start, isBusy } = useStartProposal();
  return (
    <JobChoice
      title={t("record.propose_title", { name: shownName(t, candidate) })}
      text={t("record.propose_text")}
      submitLabel={t("proposals.start")}
      first={candidate.matches.map(({ job_id, score }) => ({ job_id, note: t("record.propose_score", { n: formatNumber(score) }) }))}
      isBusy={isBusy}
      onChoose={({ id }) => start({ job_id: id, candidate_id: candidate.id })}
      onClose={onClose}
      about={(job_id) => <EarlierAnswers job_id={job_id} candidate_id={candidate.id} />}
    />
  );
}
