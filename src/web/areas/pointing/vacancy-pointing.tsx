import { Button } from "@mantine/core";
import { IconChevronDown, IconPlus } from "@tabler/icons-react";
import type { RefObject } from "react";
import { pointableJobFields, requirementKinds } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { Job } from "#contract/job/job.ts";
import { useUndo } from "#web/kit/calls/undo.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { Menu } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { PointBar } from "./point-bar.tsx";
import { stretchOf } from "./selected-stretch.ts";
import { useSelection } from "./use-selection.ts";

const refreshes = [api.job.show, api.job.list, ...readsMatches];

/** Selected words of a saved vacancy: a requirement, or its title, client, place, hours or pay. */
export function VacancyPointing({ job, within }: { job: Job; within: RefObject<HTMLElement | null> }) {
  const t = useWords();
  const undo = useUndo();
  const selected = useSelection(within, true);
  const back = useAction(api.job.update, { refreshes });
  const point = useAction(api.pointing.inVacancy, {
    refreshes,
    onDone: ({ data }, { as }) => {
      getSelection()?.removeAllRanges();
      undo(`point-${job.id}`, as.is === "requirement" ? t("pointing.done_requirement") : t(`pointing.done_job_field.${as.field}`), () =>
        back.mutate(data.undo as Parameters<typeof back.mutate>[0]),
      );
    },
  });
  const stretch = selected && stretchOf(job.description ?? "", selected.words, selected.before);
  if (!selected || !stretch) return null;
  return (
    <PointBar place={selected.place}>
      {requirementKinds.map((kind) => (
        <Button
          key={kind}
          size="xs"
          variant={kind === "must" ? "filled" : "default"}
          loading={point.isPending}
          leftSection={kind === "must" && <IconPlus size={14} stroke={1.6} />}
          onClick={() => point.mutate({ job_id: job.id, ...stretch, as: { is: "requirement", kind } })}
        >
          {t(`pointing.requirement.${kind}`)}
        </Button>
      ))}
      <Menu position="bottom-start" withinPortal returnFocus={false} zIndex={260}>
        <Menu.Target>
          <Button size="xs" variant="default" rightSection={<IconChevronDown size={14} stroke={1.6} color="var(--icon)" />}>
            {t("pointing.is_what")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown onMouseDown={(event) => event.preventDefault()}>
          {pointableJobFields.map((field) => (
            <Menu.Item key={field} onClick={() => point.mutate({ job_id: job.id, ...stretch, as: { is: "field", field } })}>
              {t(`pointing.job_field.${field}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </PointBar>
  );
}
