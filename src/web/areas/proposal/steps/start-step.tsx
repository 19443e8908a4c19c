import { Button, Select } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import type { Editor } from "#web/areas/proposal/editor/use-editor.ts";
import { useProposalActions } from "#web/areas/proposal/list/use-proposal-actions.ts";
import { useColleagues } from "#web/kit/people/use-colleagues.ts";
import { Stack } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { StepHead } from "./step-head.tsx";
import classes from "./steps.module.css";

/** What the proposal stands on, and who sends it. */
export function StartStep({ editor }: { editor: Editor }) {
  const t = useWords();
  const navigate = useNavigate();
  const { proposal, draft, edit } = editor;
  const colleagues = useColleagues();
  const { remove, isBusy } = useProposalActions();
  // What the vacancy's list holds, as its tab counts them; what only a field of the job asks stands in the table too.
  const listed = proposal.requirements.filter(({ requirement_id }) => requirement_id);
  const counted = listed.length > 0 ? listed : proposal.requirements;
  const met = counted.filter(({ verdict }) => verdict === "met").length;
  return (
    <>
      <StepHead title={t("proposals.start_title")} text={t("proposals.start_text")} />
      <Stack as="ul" gap={6} size={13} isPiece mb={20} className={classes.facts}>
        <li>{t("proposals.start_met", { count: met, total: counted.length })}</li>
        <li>
          <Link to="/dashboard/jobs/$id" params={{ id: proposal.job_id }} search={{ candidate: proposal.candidate_id }}>
            {t("proposals.start_open_match")}
          </Link>
        </li>
      </Stack>
      <Stack gap={16}>
        <Select
          label={t("proposals.start_recruiter")}
          data={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.recruiter_id}
          onChange={(recruiter_id) => recruiter_id && edit({ recruiter_id })}
          allowDeselect={false}
        />
        <div>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={16} stroke={1.6} />}
            loading={isBusy}
            onClick={() => remove(proposal, () => void navigate({ to: "/dashboard/proposals" }))}
          >
            {t("proposals.start_delete")}
          </Button>
        </div>
      </Stack>
    </>
  );
}
