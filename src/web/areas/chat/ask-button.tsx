import { Button } from "@mantine/core";
import { IconMessageCircle } from "@tabler/icons-react";
import { useWords } from "#web/words/words.ts";
import { type Scope, useStartChat } from "./use-chat.ts";

interface AskButtonProps extends Scope {
  size?: "xs" | "sm" | "lg";
  className?: string | undefined;
}

/** Opens a talk about what the screen shows. */
export function AskButton({ candidate_id, job_id, size = "sm", className }: AskButtonProps) {
  const t = useWords();
  const { start, isBusy } = useStartChat();
  return (
    <Button
      variant="default"
      size={size}
      className={className}
      leftSection={<IconMessageCircle size={size === "lg" ? 18 : 16} stroke={1.6} />}
      loading={isBusy}
      onClick={() => void start({ candidate_id, job_id })}
    >
      {t("chat.ask")}
    </Button>
  );
}
