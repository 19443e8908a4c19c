import { Button, NativeSelect } from "@mantine/core";
import { api } from "#contract/index.ts";
import type { Pipeline } from "#contract/job/pipeline.ts";
import { send } from "#web/kit/calls/api.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { stageName } from "#web/kit/record/stage/stages.ts";
import { Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { rowOf, StageRows } from "./stage-rows.tsx";
import { useStagesForm } from "./use-stages-form.ts";
import { WaysOut } from "./ways-out.tsx";

interface JobStagesProps {
  job_id: string;
  title: string;
  onClose: () => void;
}

/** Which stages a job shows, in which order, and those of its own. */
export function JobStages({ job_id, title, onClose }: JobStagesProps) {
  const t = useWords();
  const shown = useCall(api.pipeline.show, { job_id }, { quiet: true });
  return (
    <Modal opened onClose={onClose} title={t("pipeline.stages_of", { title })} size="lg">
      {shown.data ? (
        <Loaded key={shown.data.data.version} job_id={job_id} pipeline={shown.data.data} onClose={onClose} />
      ) : shown.isError ? (
        <LoadError of={shown} />
      ) : (
        <SkeletonRows height={56} rows={6} label={t("common.loading")} />
      )}
    </Modal>
  );
}

function Loaded({ job_id, pipeline, onClose }: { job_id: string; pipeline: Pipeline; onClose: () => void }) {
  const t = useWords();
  const { version } = pipeline;
  const form = useStagesForm(
    pipeline,
    (rows, moves) =>
      send(api.pipeline.saveOfJob, {
        job_id,
        version,
        stages: rows.map(({ id: _, job_id: own, key, ...stage }) => (key && own === null ? { key } : { ...stage, ...(key && { key }) })),
        moves,
      }),
    onClose,
  );
  const usual = useStagesForm(
    pipeline,
    (_rows, moves) => send(api.pipeline.saveOfJob, { job_id, version, stages: null, moves }),
    onClose,
    [...pipeline.stages, ...pipeline.left_out].filter((stage) => stage.job_id === null),
  );
  const asking = usual.gone.length > 0 ? usual : form;
  const left = [...pipeline.stages, ...pipeline.left_out].filter((stage) => !form.rows.some(({ id }) => id === stage.key));
  const bringBack = (key: string) => {
    const stage = left.find((one) => one.key === key);
    const at = form.rows.findIndex(({ counts_as }) => counts_as === "placed");
    if (stage) form.setRows([...form.rows.slice(0, at), rowOf(stage), ...form.rows.slice(at)]);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Text size={13} tone="secondary" mb={12}>
        {t("pipeline.stages_of_text")}
      </Text>
      <StageRows rows={form.rows} onChange={form.setRows} job_id={job_id} errors={form.errors} />
      {left.length > 0 && (
        <NativeSelect
          mt={12}
          aria-label={t("pipeline.bring_back")}
          data={[
            { value: "", label: t("pipeline.bring_back") },
            ...left.map((stage) => ({ value: stage.key, label: stageName(t, stage) })),
          ]}
          value=""
          onChange={(event) => bringBack(event.currentTarget.value)}
        />
      )}
      {asking.gone.length > 0 && <WaysOut gone={asking.gone} rows={asking.rows} moves={asking.moves} onChange={asking.setMoves} />}
      <DialogActions sticks>
        {pipeline.is_own && (
          <Button variant="default" loading={usual.isSaving} disabled={!usual.isComplete} onClick={() => void usual.submit()}>
            {t("pipeline.as_workspace")}
          </Button>
        )}
        <Button type="submit" loading={form.isSaving} disabled={!form.isComplete}>
          {t("common.save")}
        </Button>
      </DialogActions>
    </form>
  );
}
