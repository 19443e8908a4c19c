import { Button } from "@mantine/core";
import { api } from "#contract/index.ts";
import type { Pipeline } from "#contract/job/pipeline.ts";
import { send } from "#web/kit/calls/api.ts";
import { Row } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { StageRows } from "./stage-rows.tsx";
import { useStagesForm } from "./use-stages-form.ts";
import { WaysOut } from "./ways-out.tsx";

/** The stages of the workspace: for every job that chooses none of its own. */
export function StagesForm({ pipeline }: { pipeline: Pipeline }) {
  const t = useWords();
  const form = useStagesForm(
    pipeline,
    (rows, moves) =>
      send(api.pipeline.saveStages, {
        version: pipeline.version,
        stages: rows.map(({ id: _, job_id: __, key, ...stage }) => ({ ...stage, ...(key && { key }) })),
        moves,
      }),
    () => {},
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <StageRows rows={form.rows} onChange={form.setRows} job_id={null} errors={form.errors} />
      {form.gone.length > 0 && <WaysOut gone={form.gone} rows={form.rows} moves={form.moves} onChange={form.setMoves} />}
      <Row gap={8} mt={16}>
        <Button type="submit" loading={form.isSaving} disabled={!form.isComplete}>
          {t("common.save")}
        </Button>
      </Row>
    </form>
  );
}
