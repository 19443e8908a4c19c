import { Button } from "@mantine/core";
import type { WholeImport } from "#contract/import/import.ts";
import { api } from "#contract/index.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import dialog from "#web/kit/dialog/dialog.module.css";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";

/** Takes an import back, once it was said how many records go. */
export function UndoDialog({ whole: { id, kind, counts, new_fields }, onClose }: { whole: WholeImport; onClose: () => void }) {
  const t = useWords();
  const undo = useAction(api.import.undo, { refreshes: [api.import.show, api.import.list], onDone: onClose });
  const { added, updated } = counts;
  return (
    <Modal opened onClose={onClose} title={t("imports.undo_title")} centered>
      {added > 0 && <p className={dialog.lead}>{t(`imports.undo_gone.${kind}`, { count: added, n: formatNumber(added) })}</p>}
      {new_fields.length > 0 && (
        <p className={dialog.lead}>{t("imports.undo_fields", { count: new_fields.length, n: formatNumber(new_fields.length) })}</p>
      )}
      {updated > 0 && <p className={dialog.lead}>{t("imports.undo_back", { count: updated, n: formatNumber(updated) })}</p>}
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t("common.cancel")}
        </Button>
        <Button color="red" loading={undo.isPending} onClick={() => undo.mutate({ id })}>
          {t("imports.undo")}
        </Button>
      </DialogActions>
    </Modal>
  );
}
