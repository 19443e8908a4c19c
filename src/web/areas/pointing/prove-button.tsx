import { Button } from "@mantine/core";
import { IconTargetArrow } from "@tabler/icons-react";
import { useState } from "react";
import type { CandidateWithPointed } from "#contract/candidate/candidate.ts";
import type { Criterion } from "#contract/job/match.ts";
import { wordsKey } from "#contract/text/words-key.ts";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { useWords } from "#web/words/words.ts";
import { usePointing } from "./use-pointing.ts";

const LineDialog = lazyPart(() => import("./line-dialog.tsx").then((part) => part.LineDialog));

interface ProveButtonProps {
  candidate: CandidateWithPointed;
  job_id: string;
  criterion: Criterion;
  requirement_id: string;
}

/** "This proves it": chooses the line of the CV that does; of what somebody showed already, the way back. */
export function ProveButton({ candidate, job_id, criterion, requirement_id }: ProveButtonProps) {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const { say, takeBack, isBusy } = usePointing(candidate.id);
  const said = candidate.pointed.find(({ is, subject }) => is === "requirement" && wordsKey(subject) === wordsKey(criterion.text ?? ""));
  if (said && criterion.note?.key === "said_by")
    return (
      <Button size="xs" variant="default" loading={isBusy} onClick={() => takeBack(said.id)}>
        {t("pointing.take_back")}
      </Button>
    );
  if (!candidate.cv_text || criterion.verdict === "met") return null;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={isBusy}
        leftSection={<IconTargetArrow size={14} stroke={1.6} color="var(--icon)" />}
        onClick={() => setIsOpen(true)}
      >
        {t("pointing.show_proof")}
      </Button>
      {isOpen && (
        <LineDialog
          name={criterion.text ?? ""}
          text={candidate.cv_text}
          onChoose={(stretch) => say(stretch, { is: "requirement", job_id, requirement_id }, () => setIsOpen(false))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
