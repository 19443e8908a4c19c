import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import type { Job } from "#contract/job/job.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Row } from "#web/ui/layout.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./board/board.module.css";
import { BoardWaiting } from "./board/board-waiting.tsx";

const Board = lazyPart(() => import("./board/board.tsx").then((part) => part.Board), <BoardWaiting />);
const JobStages = lazyPart(() => import("./pipeline/job-stages.tsx").then((part) => part.JobStages));

/** The job's candidates by stage: the same people as its list. */
export function BoardTab({ job }: { job: Job }) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const [isSetting, setting] = useDisclosure(false);
  return (
    <div className={classes.page}>
      {isEditor && (
        <Row justify="end" className={classes.filters}>
          <Button size="xs" variant="default" leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.6} />} onClick={setting.open}>
            {t("pipeline.stages_of_job")}
          </Button>
        </Row>
      )}
      <Board of={{ job_id: job.id }} isOfJob />
      {isSetting && <JobStages job_id={job.id} title={job.title} onClose={setting.close} />}
    </div>
  );
}
