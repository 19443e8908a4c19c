import { Button } from "@mantine/core";
import { IconAlertTriangle, IconQuote, IconUserCheck } from "@tabler/icons-react";
import type { Evidence } from "#contract/fields.ts";
import { api } from "#contract/index.ts";
import type { Claim } from "#contract/proposal/proposal.ts";
import type { Editor } from "#web/areas/proposal/editor/use-editor.ts";
import { send } from "#web/kit/calls/api.ts";
import { notify, showFailure } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { Row } from "#web/ui/layout.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { closestPassage } from "../closest-passage.ts";
import { useOpenPassage } from "../open-passage.tsx";
import classes from "./steps.module.css";

interface UnsourcedProps {
  editor: Editor;
  claims: readonly Claim[];
  /** Keeps a passage as the part's proof; absent: the part shows none. */
  onProof?: (evidence: Evidence) => void;
}

/** Sentences of a part that no document bears, and those that a person stands for: find proof, confirm, or take it back. */
export function Unsourced({ editor, claims, onProof }: UnsourcedProps) {
  const t = useWords();
  const { proposal, take, flush } = editor;
  const confirm = useAction(api.proposal.confirm, { onDone: ({ data }) => take(data.proposal) });
  const say = async (claim: Claim, confirmed: boolean) => {
    if (await flush()) confirm.mutate({ id: proposal.id, claims: [{ part: claim.part, text: claim.text }], confirmed });
  };
  const open = useOpenPassage();
  const find = async (claim: Claim) => {
    try {
      const { data } = await send(api.candidate.show, { id: proposal.candidate_id });
      const passage = closestPassage(claim.text, data.candidate.cv_text ?? "");
      if (!passage) return notify("info", t("proposals.no_proof"));
      open(
        passage,
        onProof &&
          (() => {
            onProof(passage);
            void say(claim, true);
          }),
      );
    } catch (failure) {
      showFailure(failure);
    }
  };
  return claims.map((claim) => {
    const { source } = claim;
    if (source.kind !== "none" && source.kind !== "confirmed") return null;
    return (
      <Row key={`${claim.part} ${claim.start}`} gap="4 8" isWrapped mt={10} size={12} isPiece tone="secondary" className={classes.warn}>
        {source.kind === "none" ? (
          <>
            <Row as="b" gap={4} size={13} isPiece weight={500} tone="partly">
              <IconAlertTriangle size={16} stroke={1.6} />
              {t("proposals.unsourced")}
            </Row>
            <Button size="xs" variant="default" leftSection={<IconQuote size={14} stroke={1.6} />} onClick={() => void find(claim)}>
              {t("proposals.find_proof")}
            </Button>
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
      </Row>
    );
  });
}
