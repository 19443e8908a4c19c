import { Button } from "@mantine/core";
import { api } from "#contract/index.ts";
import type { WeightSuggestion, WeightsState } from "#contract/job/weights.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useUndo } from "#web/kit/calls/undo.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { Preview } from "./preview.tsx";
import { percent, weightName, weightNames } from "./weight-words.ts";
import classes from "./weights.module.css";

const reads = [api.weights.show, ...readsMatches];

/** What the workspace's decisions suggest, and the answer to it; nothing is applied by itself. */
export function Suggestion({ state }: { state: WeightsState }) {
  const t = useWords();
  const undo = useAction(api.weights.undo, { refreshes: reads, onDone: () => notify("info", t("weights.undone")) });
  const { suggestion } = state;
  switch (suggestion.is) {
    case "few":
      return <Few missing={suggestion.missing} />;
    case "fitting":
      return (
        <div className={classes.box}>
          <Text as="h3" size={14} weight={600}>
            {t("weights.fitting")}
          </Text>
          <p>{t("weights.fitting_text", { jobs: suggestion.grounds.jobs, today: percent(suggestion.grounds.in_order.today) })}</p>
        </div>
      );
    case "refused":
      return (
        <div className={classes.box}>
          <Text as="h3" size={14} weight={600}>
            {t("weights.refused")}
          </Text>
          <p>{t("weights.refused_text", { count: suggestion.after_refusal })}</p>
          <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate({ change_id: suggestion.change_id })}>
            {t("weights.look_again")}
          </Button>
        </div>
      );
    case "better":
      return <Better state={state} suggestion={suggestion} onUndo={(change_id) => undo.mutate({ change_id })} />;
  }
}

function Few({ missing }: { missing: Extract<WeightSuggestion, { is: "few" }>["missing"] }) {
  const t = useWords();
  const lines = (["decisions", "chosen", "declined", "jobs"] as const).filter((name) => missing[name] > 0);
  return (
    <div className={classes.box}>
      <Text as="h3" size={14} weight={600}>
        {t("weights.few")}
      </Text>
      <p>{t("weights.few_text")}</p>
      <ul className={classes.missing}>
        {lines.map((name) => (
          <li key={name}>{t(`weights.missing.${name}`, { count: missing[name] })}</li>
        ))}
      </ul>
    </div>
  );
}

interface BetterProps {
  state: WeightsState;
  suggestion: Extract<WeightSuggestion, { is: "better" }>;
  onUndo: (change_id: string) => void;
}

function Better({ state, suggestion, onUndo }: BetterProps) {
  const t = useWords();
  const undo = useUndo();
  const { key, weights, grounds } = suggestion;
  const answer = useAction(api.weights.answer, {
    refreshes: reads,
    onDone: ({ data }, { accept }) => {
      const change_id = accept ? data.undoable : data.suggestion.is === "refused" ? data.suggestion.change_id : null;
      const message = t(accept ? "weights.accepted" : "weights.was_refused");
      if (change_id) undo("weights", message, () => onUndo(change_id));
    },
  });
  const said = answer.variables?.accept;
  return (
    <div className={classes.box} data-offer>
      <Text as="h3" size={14} weight={600}>
        {t("weights.better")}
      </Text>
      <p>
        {t("weights.better_text", {
          chosen: grounds.chosen,
          declined: grounds.declined,
          jobs: grounds.jobs,
          today: percent(grounds.in_order.today),
          learned: percent(grounds.in_order.learned),
        })}
      </p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t("weights.column")}</th>
            <th scope="col">{t("weights.now")}</th>
            <th scope="col">{t("weights.suggested")}</th>
          </tr>
        </thead>
        <tbody>
          {weightNames.map((name) => (
            <tr key={name} data-changed={weights[name] !== state.weights[name] || undefined}>
              <th scope="row">{weightName(t, name)}</th>
              <td>{formatNumber(state.weights[name])}</td>
              <td>{formatNumber(weights[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Preview weights={weights} />
      <Row gap={8} align="stretch" isWrapped mt={16} className={classes.actions}>
        <Button loading={answer.isPending && said} disabled={answer.isPending} onClick={() => answer.mutate({ key, accept: true })}>
          {t("weights.accept")}
        </Button>
        <Button
          variant="default"
          loading={answer.isPending && said === false}
          disabled={answer.isPending}
          onClick={() => answer.mutate({ key, accept: false })}
        >
          {t("weights.refuse")}
        </Button>
      </Row>
    </div>
  );
}
