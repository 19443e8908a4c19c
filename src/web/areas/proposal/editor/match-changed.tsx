import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { api } from "#contract/index.ts";
import type { MatchOffer } from "#contract/proposal/proposal.ts";
import { newKey } from "#web/areas/proposal/draft.ts";
import { send } from "#web/kit/calls/api.ts";
import { showFailure } from "#web/kit/calls/failures.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { VerdictGlyph } from "#web/ui/marks/verdict.tsx";
import { showUndo } from "#web/ui/states/undo-toast.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./match-changed.module.css";
import type { Editor } from "./use-editor.ts";

/** Lines that are told; of the others only how many they are. */
const TOLD = 5;

/** A draft whose match changed since: what would follow, one click to take it over, and the way back. Nothing happens by itself. */
export function MatchChanged({ editor }: { editor: Editor }) {
  const t = useWords();
  const { id, version } = editor.proposal;
  const changes = useCall(api.proposal.matchChanges, { id }, { quiet: true, refetchOnWindowFocus: true });
  const { refetch } = changes;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is offered stands on what was saved last
  useEffect(() => void refetch(), [version, refetch]);
  const [isTaking, setTaking] = useState(false);
  const [later, setLater] = useState<string | null>(null);
  const offer = changes.data?.data.offer ?? null;
  if (!offer || later === sayOf(offer)) return null;

  const take = async () => {
    setTaking(true);
    try {
      // What is being typed is saved first: the offer then stands on it.
      if (!(await editor.flush())) return;
      const fresh = (await send(api.proposal.matchChanges, { id })).data.offer;
      if (!fresh) return void refetch();
      const { strengths, requirements } = editor.draft;
      editor.edit({ strengths: fresh.parts.strengths.map((one) => ({ ...one, key: newKey() })), requirements: fresh.parts.requirements });
      setLater(sayOf(fresh));
      showUndo({
        id: `match-changed-${id}`,
        message: t("proposals.match_taken"),
        undoLabel: t("common.undo"),
        closeLabel: t("common.close"),
        onUndo: () => {
          setLater(null);
          editor.edit({ strengths, requirements });
        },
      });
    } catch (failure) {
      showFailure(failure);
    } finally {
      setTaking(false);
    }
  };
  const more = offer.lines.length - TOLD;
  return (
    <Row as="section" align="start" isWrapped size={13} className={classes.notice} aria-label={t("proposals.match_changed")}>
      <div className={classes.words}>
        <Text weight={600}>{t("proposals.match_changed")}</Text>
        <Stack as="ul" gap={2} mt={4} isBreakable>
          {offer.lines.slice(0, TOLD).map((line) => (
            <Line key={line.text} line={line} />
          ))}
          {more > 0 && <li>{t("proposals.match_more", { count: more })}</li>}
          {offer.strengths_gone.map((title) => (
            <li key={title}>{t("proposals.match_strength_gone", { title })}</li>
          ))}
          {offer.strengths_new.map((title) => (
            <li key={title}>{t("proposals.match_strength_new", { title })}</li>
          ))}
          {offer.kept.map(({ text, now }) => (
            <Text key={text} as="li" tone="secondary">
              {t("proposals.match_kept", { text, verdict: t(`common.verdict.${now}`) })}
            </Text>
          ))}
        </Stack>
      </div>
      <Row gap={8} align="stretch" isWrapped>
        <Button size="xs" loading={isTaking} onClick={() => void take()}>
          {t("proposals.match_take")}
        </Button>
        <Button size="xs" variant="default" disabled={isTaking} onClick={() => setLater(sayOf(offer))}>
          {t("proposals.match_leave")}
        </Button>
      </Row>
    </Row>
  );
}

/** What an offer says: another one is shown again. */
const sayOf = ({ lines, strengths_gone, strengths_new }: MatchOffer) => JSON.stringify([lines, strengths_gone, strengths_new]);

function Line({ line: { text, from, to } }: { line: MatchOffer["lines"][number] }) {
  const t = useWords();
  if (to === null) return <li>{t("proposals.match_line_gone", { text })}</li>;
  if (from === to) return <li>{t("proposals.match_line_words", { text })}</li>;
  return (
    <Row as="li" gap="2 8" isWrapped>
      <span>{text}:</span>
      {from && (
        <>
          <Row as="span" isInline isOneLine className={classes.verdict}>
            <VerdictGlyph verdict={from} size={13} />
            {t(`common.verdict.${from}`)}
          </Row>
          <span aria-hidden="true">→</span>
        </>
      )}
      <Row as="span" isInline isOneLine className={classes.verdict}>
        <VerdictGlyph verdict={to} size={13} />
        {t(`common.verdict.${to}`)}
      </Row>
      {!from && t("proposals.match_line_new")}
    </Row>
  );
}
