import { Button, type ButtonProps } from "@mantine/core";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import type { MatchRow } from "#contract/job/match.ts";
import type { PipelineStage } from "#contract/job/pipeline.ts";
import { stageName, useStageNames } from "#web/kit/record/stage/stages.ts";
import { Menu } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";

interface StageMenuProps extends Pick<ButtonProps, "size" | "fullWidth" | "variant"> {
  match: MatchRow;
  onChange: (stage: PipelineStage) => void;
  name: string;
  disabled?: boolean;
}

/** Where somebody stands with this job, and the way to any other stage. */
export function StageMenu({ match, onChange, name, disabled, ...button }: StageMenuProps) {
  const t = useWords();
  const { stages, nameOf } = useStageNames(t, match.job_id);
  const here = nameOf(match);
  return (
    <Menu position="bottom-end" width={190}>
      <Menu.Target>
        <Button
          variant="default"
          rightSection={<IconChevronDown size={16} stroke={1.6} />}
          aria-label={`${t("matching.stage_of", { name })}: ${here}`}
          disabled={disabled}
          {...button}
        >
          {here}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {stages.map((each) => (
          <Menu.Item
            key={each.key}
            onClick={() => onChange(each)}
            aria-current={each.key === match.stage_key || undefined}
            rightSection={each.key === match.stage_key ? <IconCheck size={16} stroke={1.6} /> : undefined}
          >
            {stageName(t, each)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
