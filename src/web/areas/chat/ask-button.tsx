import { ActionIcon, Button } from "@mantine/core";
import { IconMessageCircle } from "@tabler/icons-react";
import { useWords } from "#web/words/words.ts";
import { type Scope, useStartChat } from "./use-chat.ts";

interface AskButtonProps extends Scope {
  size?: "xs" | "sm" | "lg";
  className?: string | undefined;
}

/** Opens a talk about what the screen shows. Large, it stands at a phone's foot: an icon alone, so that the primary button has its room. */
export function AskButton({ candidate_id, job_id, size = "sm", className }: AskButtonProps) {
  const t = useWords();
  const { start, isBusy } = useStartChat();
  const open = () => void start({ candidate_id, job_id });
  if (size === "lg")
    return (
      <ActionIcon variant="default" size={44} className={className} aria-label={t("chat.ask")} loading={isBusy} onClick={open}>
        <IconMessageCircle size={18} stroke={1.6} />
      </ActionIcon>
    );
  return (
    <Button
      variant="default"
      size={size}
      className={className}
      leftSection={<IconMessageCircle size={16} stroke={1.6} />}
      loading={isBusy}
      onClick={open}
    >
      {t("chat.ask")}
    </Button>
  );
}
