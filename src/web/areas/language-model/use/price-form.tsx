import { Button, NativeSelect, NumberInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { ModelPrice } from "#contract/account/model.ts";
import { api } from "#contract/index.ts";
import { keepSettings } from "#web/areas/language-model/keep-answer.ts";
import classes from "#web/areas/language-model/model.module.css";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { currentLocale, useWords } from "#web/words/words.ts";

const SIGNS: Partial<Record<string, string>> = { EUR: "€", USD: "US$" };

/** What a million tokens cost, there and back; both empty: nobody knows. */
export function PriceForm({ model, price }: { model: string; price: ModelPrice | null }) {
  const t = useWords();
  // A number field that may be empty: Mantine gives text while somebody types.
  const form = useForm<{ input: number | string; output: number | string; currency: string }>({
    initialValues: { input: price?.input ?? "", output: price?.output ?? "", currency: price?.currency ?? "EUR" },
    validate: (given) => {
      const isHalf = (given.input === "") !== (given.output === "");
      return isHalf ? { [given.input === "" ? "input" : "output"]: t("model.price_both") } : {};
    },
  });
  const set = useAction(api.model.setPrice, {
    refreshes: [api.model.use],
    onDone: (answer) => {
      keepSettings(answer);
      form.resetDirty();
      notify("info", answer.response_message);
    },
    onFailed: (failure) =>
      form.setErrors(Object.fromEntries(Object.entries(fieldErrors(failure)).map(([path, text]) => [path.replace(/^price\./, ""), text]))),
  });
  const { currency } = form.values;
  return (
    <Stack
      noValidate
      as="form"
      gap={12}
      className={classes.form}
      onSubmit={form.onSubmit(({ input, output, currency }) =>
        set.mutate({ price: input === "" || output === "" ? null : { input: Number(input), output: Number(output), currency } }),
      )}
    >
      <Text size={13} tone="secondary" isBreakable>
        {t("model.price_of", { model })}
      </Text>
      <div className={classes.prices}>
        {(["input", "output"] as const).map((way) => (
          <NumberInput
            key={way}
            label={t(`model.price_${way}`)}
            prefix={`${SIGNS[currency] ?? currency} `}
            min={0}
            max={100_000}
            decimalScale={4}
            allowedDecimalSeparators={[",", "."]}
            decimalSeparator={currentLocale() === "nl" ? "," : "."}
            hideControls
            {...form.getInputProps(way)}
          />
        ))}
        <NativeSelect
          label={t("model.price_currency")}
          data={[...new Set([...Object.keys(SIGNS), ...(price ? [price.currency] : [])])]}
          {...form.getInputProps("currency")}
        />
      </div>
      <div>
        <Button type="submit" variant="default" disabled={!form.isDirty()} loading={set.isPending}>
          {t("common.save")}
        </Button>
      </div>
    </Stack>
  );
}
