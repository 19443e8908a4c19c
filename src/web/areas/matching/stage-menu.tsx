import { Button, type ButtonProps } from "@mantine/core";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { stages } from "#contract/choices.ts";
import type { Stage } from "#contract/job/match.ts";
import { Menu } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";

interface StageMenuProps extends Pick<ButtonProps, "size" | "fullWidth" | "variant"> {
  value: Stage;
  onChange: (stage: Stage) => void;
  name: string;
  disabled?: boolean;
}

/** Where somebody stands with this job, and the way to any other stage. */
export function StageMenu({ value, onChange, name, disabled, ...button }: StageMenuProps) {
  const t = useWords();
  return (
    <Menu position="bottom-end" width={190}>
      <Menu.Target>
        <Button
          variant="default"
          rightSection={<IconChevronDown size={16} stroke={1.6} />}
          aria-label={`${t("matching.stage_of", { name })}: ${t(`matching.stages.${value}`)}`}
          disabled={disabled}
          {...button}
        >
          {t(`matching.stages.${value}`)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {stages.map((each) => (
          <Menu.Item
            key={each}
            onClick={() => onChange(each)}
            aria-current={each === value || undefined}
            rightSection={each === value ? <IconCheck size={16} stroke={1.6} /> : undefined}
          >
            {t(`matching.stages.${each}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
