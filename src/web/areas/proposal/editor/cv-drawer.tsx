import { Button } from "@mantine/core";
import { useEffect } from "react";
import type { Evidence } from "#contract/fields.ts";
import { api } from "#contract/index.ts";
import { showFailure } from "#web/kit/calls/failures.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { PassageDrawer } from "#web/kit/document/passage-drawer.tsx";
import { useWords } from "#web/words/words.ts";

export interface CvDrawerProps {
  candidate_id: string;
  /** The passage to open; null keeps the drawer shut. */
  passage: Evidence | null;
  /** Takes the passage as proof; absent: it is only read. */
  onUse?: (() => void) | undefined;
  onClose: () => void;
}

/** The candidate's CV over the editor, opened at a passage. */
export default function CvDrawer({ candidate_id, passage, onUse, onClose }: CvDrawerProps) {
  const t = useWords();
  const shown = useCall(api.candidate.show, { id: candidate_id }, { quiet: true, staleTime: 60_000, enabled: passage !== null });
  const { error } = shown;
  useEffect(() => {
    if (!error || !passage) return;
    showFailure(error);
    onClose();
  }, [error, passage, onClose]);
  if (!shown.data) return null;
  return (
    <PassageDrawer
      candidate={shown.data.data.candidate}
      passage={passage}
      others={[]}
      onClose={onClose}
      footer={onUse && <Button onClick={onUse}>{t("proposals.use_as_proof")}</Button>}
    />
  );
}
