import { Button, NumberInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import type { Weights } from "#contract/account/workspace.ts";
import { api } from "#contract/index.ts";
import type { WeightsState } from "#contract/job/weights.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { Row, Stack } from "#web/ui/layout.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { Preview } from "./preview.tsx";
import { isSame, weightName, weightNames } from "./weight-words.ts";
import classes from "./weights.module.css";

/** A number field that may be empty: Mantine gives text while somebody types. */
type Values = Record<keyof Weights, number | string>;

/** The weights in use, to set by hand; whom that would move can be seen before it is saved. */
export function WeightsForm({ state: { weights, usual } }: { state: WeightsState }) {
  const t = useWords();
  const form = useForm<Values>({ initialValues: weights });
  const [looksAt, setLooksAt] = useState<Weights | null>(null);
  const set = useAction(api.weights.set, {
    refreshes: [api.weights.show, ...readsMatches],
    onDone: (answer) => notify("info", answer.response_message),
    onFailed: (failure) =>
      form.setErrors(
        Object.fromEntries(Object.entries(fieldErrors(failure)).map(([path, text]) => [path.replace(/^weights\./, ""), text])),
      ),
  });
  const given = Object.fromEntries(
    weightNames.map((name) => [name, typeof form.values[name] === "number" ? form.values[name] : usual[name]]),
  ) as Weights;
  const differs = !isSame(given, weights);
  return (
    <Stack
      noValidate
      as="form"
      gap={16}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        set.mutate({ weights: given });
      }}
    >
      <div className={classes.points}>
        {weightNames.map((name) => (
          <NumberInput
            key={name}
            label={weightName(t, name)}
            description={t("weights.usual", { n: formatNumber(usual[name]) })}
            min={0}
            max={10}
            step={1}
            decimalScale={1}
            clampBehavior="strict"
            inputWrapperOrder={["label", "input", "description", "error"]}
            {...form.getInputProps(name)}
          />
        ))}
      </div>
      <Row gap={8} align="stretch" isWrapped mt={16} className={classes.actions}>
        <Button type="submit" disabled={!differs} loading={set.isPending}>
          {t("common.save")}
        </Button>
        <Button variant="default" disabled={!differs} onClick={() => setLooksAt(given)}>
          {t("weights.look")}
        </Button>
        {!isSame(given, usual) && (
          <Button variant="subtle" onClick={() => form.setValues(usual)}>
            {t("weights.to_usual")}
          </Button>
        )}
      </Row>
      {looksAt && differs && isSame(looksAt, given) && <Preview weights={looksAt} />}
    </Stack>
  );
}
