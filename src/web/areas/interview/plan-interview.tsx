import { ActionIcon, Button } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { useState } from "react";
import { Tooltip } from "#web/ui/overlays.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { useWords } from "#web/words/words.ts";

const InterviewDialog = lazyPart(() => import("./interview-dialog.tsx").then((part) => part.InterviewDialog));

interface PlanInterviewProps {
  job_id: string;
  candidate_id: string;
  size?: "sm" | "lg";
  /** Without its word, where room is short. */
  isIcon?: boolean;
}

/** Opens the dialog that plans an interview of a pair. */
export function PlanInterview({ job_id, candidate_id, size = "sm", isIcon = false }: PlanInterviewProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const icon = <IconCalendarPlus size={size === "lg" ? 18 : 16} stroke={1.6} />;
  return (
    <>
      {isIcon ? (
        <Tooltip label={t("interviews.plan")}>
          <ActionIcon variant="default" size={size} color="var(--text)" aria-label={t("interviews.plan")} onClick={() => setOpen(true)}>
            {icon}
          </ActionIcon>
        </Tooltip>
      ) : (
        <Button variant="default" size={size} leftSection={icon} onClick={() => setOpen(true)}>
          {t("interviews.plan")}
        </Button>
      )}
      {isOpen && <InterviewDialog pair={{ job_id, candidate_id }} interview={null} onClose={() => setOpen(false)} />}
    </>
  );
}
