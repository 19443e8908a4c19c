import { Button } from "@mantine/core";
import { IconAlertTriangle, IconUserCheck } from "@tabler/icons-react";
import { api } from "#contract/index.ts";
import type { Claim } from "#contract/proposal.ts";
import { useAction } from "#web/api.ts";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import type { Editor } from "../use-editor.ts";
import classes from "./steps.module.css";

/** Sentences of a part that no document bears, and those that a person stands for: confirm, or take it back. */
export function Unsourced({ editor, claims }: { editor: Editor; claims: readonly Claim[] }) {
  const t = useWords();
  const { proposal, take, flush } = editor;
  const confirm = useAction(api.proposal.confirm, { onDone: ({ data }) => take(data.proposal) });
  const say = async (claim: Claim, confirmed: boolean) => {
    if (await flush()) confirm.mutate({ id: proposal.id, claims: [{ part: claim.part, text: claim.text }], confirmed });
  };
  return claims.map((claim) => {
    const { source } = claim;
    if (source.kind !== "none" && source.kind !== "confirmed") return null;
    return (
      <div key={`${claim.part} ${claim.start}`} className={classes.warn}>
        {source.kind === "none" ? (
          <>
            <b>
              <IconAlertTriangle size={16} stroke={1.6} />
              {t("proposals.unsourced")}
            </b>
            <Button
              size="xs"
              leftSection={<IconUserCheck size={14} stroke={1.6} />}
              loading={confirm.isPending}
              onClick={() => say(claim, true)}
            >
              {t("proposals.confirm")}
            </Button>
            <p>
              “{claim.text}” {t("proposals.unsourced_text", { missing: source.missing.join(", ") })}
            </p>
          </>
        ) : (
          <>
            <span className={classes.space}>
              “{claim.text}” {t("proposals.confirmed_by", { name: source.by, date: formatDate(source.at) })}
            </span>
            <Button size="xs" variant="default" loading={confirm.isPending} onClick={() => say(claim, false)}>
              {t("proposals.take_back")}
            </Button>
          </>
        )}
      </div>
    );
  });
}
