import { useState } from "react";
import type { RefusalReason } from "#contract/job/pipeline.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraftText } from "#web/kit/draft/use-draft.ts";
import { ReasonSelect } from "#web/kit/record/stage/reason-select.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import type { Why } from "./use-moves.ts";

interface RefusalDialogProps {
  /** Who is turned down, by name or number. */
  who: string;
  /** Which candidate for which job, as a draft is named. */
  about: string;
  reasons: readonly RefusalReason[];
  onMove: (why: Why) => void;
  onClose: () => void;
}

/** Why somebody is turned down, and by whom: the workspace's list, and words of one's own. Neither has to be said. */
export function RefusalDialog({ who, about, reasons, onMove, onClose }: RefusalDialogProps) {
  const t = useWords();
  const [key, setKey] = useState("");
  const [reason, setReason, kept] = useDraftText(`refusal ${about}`);
  return (
    <Modal opened onClose={onClose} title={t("pipeline.why_out", { who })}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          kept.forget();
          onMove({ reason_key: key || null, reason: reason.trim() || null });
        }}
      >
        <Stack gap={16}>
          <ReasonSelect reasons={reasons} value={key} onChange={setKey} />
          <KeptTextarea
            kept={kept}
            label={t("pipeline.reason_words")}
            description={t("matching.why_stage_text")}
            maxLength={500}
            autosize
            minRows={2}
            maxRows={6}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Stack>
        <DialogActions kept={kept} onCancel={onClose} save={t("pipeline.move")} />
      </form>
    </Modal>
  );
}
