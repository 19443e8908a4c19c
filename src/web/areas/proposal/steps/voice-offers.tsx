import { Button } from "@mantine/core";
import { useState } from "react";
import { api } from "#contract/index.ts";
import type { Editor } from "#web/areas/proposal/editor/use-editor.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { mayManage, updateUser, useUser } from "#web/kit/session/session.ts";
import { Row } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./steps.module.css";

/** What this letter says in the agency's own way, offered for every letter. Nothing is kept unless somebody says so. */
export function VoiceOffers({ editor }: { editor: Editor }) {
  const t = useWords();
  const user = useUser();
  const { proposal } = editor;
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const save = useAction(api.account.updateWorkspace, {
    onDone: (answer) => {
      updateUser(answer.user);
      notify("info", t("proposals.voice_kept"));
    },
  });
  if (!mayManage(user)) return null;
  const { voice } = user.workspace.settings;
  const offers = proposal.voice_offers.filter(({ field, text }) => !dismissed.includes(text) && voice[proposal.language][field] !== text);
  return offers.map(({ field, text }) => (
    <Row key={field} gap="4 8" isWrapped mt={10} size={12} isPiece tone="secondary" className={classes.warn}>
      <span className={classes.space}>{t(`proposals.voice_offer_${field}`, { text })}</span>
      <Button
        size="xs"
        loading={save.isPending}
        onClick={() => save.mutate({ voice: { ...voice, [proposal.language]: { ...voice[proposal.language], [field]: text } } })}
      >
        {t("proposals.voice_keep")}
      </Button>
      <Button size="xs" variant="default" onClick={() => setDismissed([...dismissed, text])}>
        {t("proposals.voice_dismiss")}
      </Button>
    </Row>
  ));
}
