import { ActionIcon, Button } from "@mantine/core";
import { IconMessageCircle } from "@tabler/icons-react";
import { Tooltip } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { type Scope, useStartChat } from "./use-chat.ts";

interface ChatButtonProps extends Scope {
  size?: "sm" | "lg";
  /** Without its word, where room is short. */
  isIcon?: boolean;
}

/** Opens a talk about what the screen shows. */
export function ChatButton({ candidate_id, job_id, size = "sm", isIcon = false }: ChatButtonProps) {
  const t = useWords();
  const { start, isBusy } = useStartChat();
  const icon = <IconMessageCircle size={size === "lg" ? 18 : 16} stroke={1.6} />;
  const common = { variant: "default", loading: isBusy, onClick: () => void start({ candidate_id, job_id }) };
  return isIcon ? (
    <Tooltip label={t("frame.chat")}>
      <ActionIcon {...common} size={size} color="var(--text)" aria-label={t("frame.chat")}>
        {icon}
      </ActionIcon>
    </Tooltip>
  ) : (
    <Button {...common} size={size} leftSection={icon}>
      {t("frame.chat")}
    </Button>
  );
}
