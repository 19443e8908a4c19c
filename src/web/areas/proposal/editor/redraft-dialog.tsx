import { Button } from "@mantine/core";
import { api } from "#contract/index.ts";
import { newKey } from "#web/areas/proposal/draft.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { languageName } from "#web/kit/record/language-name.ts";
import { Modal } from "#web/ui/overlays.tsx";
import { type Locale, useWords } from "#web/words/words.ts";
import type { Editor } from "./use-editor.ts";

interface RedraftProps {
  editor: Editor;
  /** The language that was chosen; null keeps the dialog shut. */
  language: Locale | null;
  onClose: () => void;
}

/** The language was changed, the texts weren't: they can be drafted anew, with a way back. */
export function RedraftDialog({ editor, language, onClose }: RedraftProps) {
  const t = useWords();
  const { proposal, draft, edit } = editor;
  const anew = useAction(api.proposal.draft, {
    onDone: ({ data: { parts } }) => {
      edit({
        ...parts,
        strengths: parts.strengths.map((strength) => ({ ...strength, key: newKey() })),
        // What was set by hand about the facts stays; only their words change.
        information: {
          ...draft.information,
          title: parts.information.title,
          summary: parts.information.summary,
          other: parts.information.other,
        },
      });
      onClose();
    },
  });
  return (
    <Modal
      opened={language !== null}
      onClose={onClose}
      title={language ? t("proposals.redraft_title", { language: languageName(language) }) : ""}
      withCloseButton={false}
    >
      <p>{t("proposals.redraft_text")}</p>
      <DialogActions onCancel={onClose} cancel={t("proposals.redraft_keep")}>
        <Button loading={anew.isPending} onClick={() => language && anew.mutate({ id: proposal.id, language })}>
          {t("proposals.redraft")}
        </Button>
      </DialogActions>
    </Modal>
  );
}
