import { useState } from "react";
import { JudgeDialog } from "#web/areas/language-model/judging/judge-dialog.tsx";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { TextButton } from "#web/ui/input/text-button.tsx";
import { Row, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./judge-anew.module.css";

interface JudgeAnewProps {
  model: string;
  job_id: string;
  candidate_id: string;
  isBeingJudged: boolean;
}

/** That a language model is reading somebody's CV; else the way to have it judge them anew, which first says what that takes. */
export function JudgeAnew({ model, job_id, candidate_id, isBeingJudged }: JudgeAnewProps) {
  const t = useWords();
  const mayAsk = mayEdit(useUser());
  const [isAsking, setIsAsking] = useState(false);
  if (!isBeingJudged && !mayAsk) return null;
  return (
    <Row gap="2 8" justify="between" isWrapped className={classes.line}>
      {isBeingJudged ? (
        <Text size={12} tone="secondary" role="status">
          {t("matching.judging.reading", { model })}
        </Text>
      ) : (
        <TextButton className={classes.way} onClick={() => setIsAsking(true)}>
          {t("model.judge_anew")}
        </TextButton>
      )}
      {isAsking && <JudgeDialog model={model} job_id={job_id} candidate_id={candidate_id} anew onClose={() => setIsAsking(false)} />}
    </Row>
  );
}
