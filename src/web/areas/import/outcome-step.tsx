import { Alert, Button, Progress } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { WholeImport } from "#contract/import/import.ts";
import { importOutcomes } from "#contract/import/import-choices.ts";
import { api } from "#contract/index.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row, Span, Stack, Text } from "#web/ui/layout.tsx";
import { formatDate, formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { ImportRows } from "./import-rows.tsx";
import classes from "./imports.module.css";
import { UndoDialog } from "./undo-dialog.tsx";
import { useDiscard } from "./use-discard.ts";

/** What would become of the rows, or became: how far it is, counts, what can be done now, and the rows themselves. */
export function OutcomeStep({ whole, isMoving }: { whole: WholeImport; isMoving: boolean }) {
  const t = useWords();
  const { state, done, rows, counts, room } = whole;
  const shown = importOutcomes.filter((outcome) => counts[outcome] > 0 || outcome === "added");
  const isDry = state === "checking" || state === "checked";
  const words = state === "checking" ? "imports.checking" : state === "undoing" ? "imports.undoing" : "imports.running";
  return (
    <Stack gap={20} className={classes.screen}>
      {(isMoving || state === "paused") && (
        <div role="status">
          <Text weight={500} mb={8} isTabular>
            {t(words, { n: formatNumber(done), total: formatNumber(rows) })}
          </Text>
          <Progress value={rows === 0 ? 0 : (100 * done) / rows} size="sm" aria-label={t(`imports.state_of.${state}`)} />
        </div>
      )}
      {room && counts.added > room.left && (
        <Alert color="orange" variant="light" role="alert">
          {t(room.limit === "active_jobs" ? "imports.room_jobs" : "imports.room_candidates", {
            count: room.left,
            n: formatNumber(room.left),
          })}{" "}
          <AnchorLink to="/dashboard/subscription">{t("imports.plans")}</AnchorLink>
        </Alert>
      )}
      {whole.limit && (
        <Alert color="orange" variant="light" role="alert">
          {t("imports.limit")} <AnchorLink to="/dashboard/subscription">{t("imports.plans")}</AnchorLink>
        </Alert>
      )}
      <section>
        <Text as="h2" size={15} weight={600} mb={8}>
          {t(isDry ? "imports.would" : "imports.became")}
        </Text>
        <dl className={classes.counts}>
          {shown.map((outcome) => (
            <div key={outcome} data-outcome={outcome}>
              <dt>{t(`imports.count_of.${outcome}`)}</dt>
              <dd>{formatNumber(counts[outcome])}</dd>
            </div>
          ))}
        </dl>
      </section>
      <NewFields whole={whole} isDry={isDry} />
      <Actions whole={whole} />
      <ImportRows whole={whole} isMoving={isMoving} />
    </Stack>
  );
}

/** The fields that the import adds, each with its kind and what may be chosen. */
function NewFields({ whole: { state, new_fields }, isDry }: { whole: WholeImport; isDry: boolean }) {
  const t = useWords();
  if (new_fields.length === 0 || state === "undoing" || state === "undone") return null;
  return (
    <section>
      <Text as="h2" size={15} weight={600} mb={8}>
        {t(isDry ? "imports.fields_would" : "imports.fields_became")}
      </Text>
      <Stack as="ul" gap={4}>
        {new_fields.map(({ id, name, kind, choices }) => (
          <Text as="li" key={id} isBreakable>
            <Span weight={500}>{name}</Span>
            <Span tone="secondary">
              {" · "}
              {t(`fields.kind_of.${kind}`)}
              {choices && choices.length > 0 && `: ${shortList(choices)}`}
            </Span>
          </Text>
        ))}
      </Stack>
    </section>
  );
}

const CHOICES_TOLD = 8;
const shortList = (choices: readonly string[]) =>
  `${choices.slice(0, CHOICES_TOLD).join(", ")}${choices.length > CHOICES_TOLD ? ` +${formatNumber(choices.length - CHOICES_TOLD)}` : ""}`;

function Actions({ whole }: { whole: WholeImport }) {
  const t = useWords();
  const { id, kind, state, counts, undo_until } = whole;
  const refreshes = [api.import.show, api.import.list];
  const run = useAction(api.import.run, { refreshes });
  const pause = useAction(api.import.pause, { refreshes });
  const [asksUndo, undo] = useDisclosure(false);
  const again = useAction(api.import.read, { refreshes });
  const discard = useDiscard(id);
  const taken = counts.added + counts.updated;
  return (
    <Row gap={8} isWrapped>
      {state === "checked" && (
        <>
          <Button disabled={taken === 0} loading={run.isPending} onClick={() => run.mutate({ id })}>
            {t("imports.run", { count: taken, n: formatNumber(taken) })}
          </Button>
          <Button variant="default" loading={again.isPending} onClick={() => again.mutate({ id, kind })}>
            {t("imports.change")}
          </Button>
        </>
      )}
      {state === "running" && (
        <Button variant="default" loading={pause.isPending} onClick={() => pause.mutate({ id })}>
          {t("imports.pause")}
        </Button>
      )}
      {state === "paused" && (
        <Button loading={run.isPending} onClick={() => run.mutate({ id })}>
          {t("imports.go_on")}
        </Button>
      )}
      {["checking", "checked", "running", "paused"].includes(state) && (
        <Button variant="default" loading={discard.isPending} onClick={() => discard.mutate({ id })}>
          {t(state === "checking" || state === "checked" ? "imports.discard" : "imports.stop")}
        </Button>
      )}
      {undo_until && (
        <>
          <Button variant="default" onClick={undo.open}>
            {t("imports.undo")}
          </Button>
          <Text size={12} tone="dimmed">
            {t("imports.undo_until", { date: formatDate(undo_until) })}
          </Text>
        </>
      )}
      {asksUndo && <UndoDialog whole={whole} onClose={undo.close} />}
    </Row>
  );
}
