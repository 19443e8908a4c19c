import { Button } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { api } from "#contract/index.ts";
import type { Proposal } from "#contract/proposal/proposal.ts";
import type { Editor } from "#web/areas/proposal/editor/use-editor.ts";
import { readsProposals } from "#web/areas/proposal/list/use-proposal-actions.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Menu, Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./sent.module.css";

/** What a recruiter decides about a proposal that is out: a new edition, what the client said elsewhere, or taking it back. */
export function Outcome({ editor, onSendAgain }: { editor: Editor; onSendAgain: () => void }) {
  const t = useWords();
  const { proposal, take } = editor;
  const [isAsking, setAsking] = useState(false);
  const onDone = ({ data }: { data: { proposal: Proposal } }) => take(data.proposal);
  const withdraw = useAction(api.proposal.withdraw, { refreshes: readsProposals, onDone });
  const status = useAction(api.proposal.updateStatus, { refreshes: readsProposals, onDone });
  if (proposal.status === "withdrawn") return null;
  return (
    <Row gap={8} isWrapped className={classes.buttons}>
      <Button variant="default" onClick={onSendAgain}>
        {t("proposals.do_send_again")}
      </Button>
      <Menu>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={14} stroke={1.6} />}>
            {t("proposals.set_status")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(["interview", "accepted", "declined"] as const).map((each) => (
            <Menu.Item key={each} onClick={() => status.mutate({ id: proposal.id, status: each })}>
              {t(`lists.proposal_status.${each}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button variant="subtle" color="gray" onClick={() => setAsking(true)}>
        {t("proposals.withdraw")}
      </Button>
      <Modal opened={isAsking} onClose={() => setAsking(false)} title={t("proposals.withdraw_title")} size={480}>
        <p>{t("proposals.withdraw_text")}</p>
        <DialogActions onCancel={() => setAsking(false)}>
          <Button loading={withdraw.isPending} onClick={() => withdraw.mutate({ id: proposal.id }, { onSuccess: () => setAsking(false) })}>
            {t("proposals.withdraw_now")}
          </Button>
        </DialogActions>
      </Modal>
    </Row>
  );
}
