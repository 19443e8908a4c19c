import { Button } from "@mantine/core";
import type { Client, OpenWork } from "#contract/client/client.ts";
import dialog from "#web/kit/dialog/dialog.module.css";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";

interface UnderWayDialogProps {
  client: Pick<Client, "id" | "name" | "status">;
  open: OpenWork;
  onClose: () => void;
  onCloseClient: () => void;
}

/** Why a client isn't deleted, with the way to what is open; closing it is offered instead. */
export function UnderWayDialog({ client, open, onClose, onCloseClient }: UnderWayDialogProps) {
  const t = useWords();
  const isClosed = client.status === "former";
  const counts = { jobs: open.open_jobs, proposals: open.open_proposals };
  const parts = (["jobs", "proposals"] as const).filter((part) => counts[part] > 0);
  return (
    <Modal opened onClose={onClose} title={t("clients.under_way_title", { name: client.name })}>
      <p className={dialog.lead}>
        {t("clients.under_way")}{" "}
        {parts.map((part, at) => (
          <span key={part}>
            {at > 0 && ", "}
            <AnchorLink
              to="/dashboard/clients/$id"
              params={{ id: client.id }}
              search={{ tab: part }}
              inherit
              td="underline"
              onClick={onClose}
            >
              {t(`clients.under_way_${part}`, { count: counts[part] })}
            </AnchorLink>
          </span>
        ))}
        .
      </p>
      <Text isReading isBreakable>
        {t(isClosed ? "clients.under_way_closed" : "clients.under_way_close")}
      </Text>
      <DialogActions>
        <Button variant="default" data-autofocus={isClosed || undefined} onClick={onClose}>
          {t(isClosed ? "common.close" : "common.cancel")}
        </Button>
        {!isClosed && (
          <Button
            data-autofocus
            onClick={() => {
              onCloseClient();
              onClose();
            }}
          >
            {t("clients.close")}
          </Button>
        )}
      </DialogActions>
    </Modal>
  );
}
