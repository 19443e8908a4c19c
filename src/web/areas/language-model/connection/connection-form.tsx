import { Autocomplete, Button, type ComboboxParsedItem, PasswordInput, Select, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { ModelProvider, ModelSettings } from "#contract/account/model.ts";
import { keylessProviders, modelAddresses, modelProviders, oneOf } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { hasTyped } from "#contract/text/letters.ts";
import { keepSettings } from "#web/areas/language-model/keep-answer.ts";
import classes from "#web/areas/language-model/model.module.css";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { TrialResult, useTrial } from "./trial.tsx";
import { type Given, useListing } from "./use-listing.ts";

const MOST_OFFERED = 50;
const fits = (search: string) => (one: ComboboxParsedItem) => "value" in one && hasTyped(one.value, search);
const asksAddress: Partial<Record<ModelProvider, "azure" | "ollama" | "other">> = {
  azure: "azure",
  ollama: "ollama",
  "openai-compatible": "other",
};
const places: Partial<Record<ModelProvider, string>> = {
  ...modelAddresses,
  azure: "https://name.openai.azure.com/openai/v1",
  "openai-compatible": "https://models.example.com/v1",
};

/** A model of the workspace's own: tried as it is filled in, kept once it is saved. The key goes out and never comes back. */
export function ConnectionForm({ settings: { own, local_allowed }, onDone }: { settings: ModelSettings; onDone: () => void }) {
  const t = useWords();
  /** A key is kept for the provider and address it was given for, and for no other. */
  const isKept = (given: { provider: ModelProvider; base_url: string }) =>
    own?.has_key === true && own.provider === given.provider && (own.base_url ?? "") === given.base_url.trim();
  /** Ollama's own address is of the server's network. */
  const isBarred = (of: ModelProvider) => of === "ollama" && !local_allowed;
  /** The one that a provider has for everybody, where it may be asked. */
  const ownAddress = (of: ModelProvider) => (isBarred(of) ? undefined : modelAddresses[of]);
  const form = useForm({
    initialValues: {
      provider: own?.provider ?? ("openai" as ModelProvider),
      base_url: own?.base_url ?? "",
      api_key: "",
      model: own?.model ?? "",
    },
    validate: {
      base_url: (value, { provider }) => (value.trim() || ownAddress(provider) ? null : t("model.address_needed")),
      api_key: (value, given) => (value.trim() || isKept(given) || oneOf(keylessProviders, given.provider) ? null : t("model.key_needed")),
      model: (value, { provider }) => (value.trim() ? null : t(provider === "azure" ? "model.deployment_needed" : "model.name_needed")),
    },
  });
  const { provider } = form.values;
  const hasOwnAddress = own?.provider === provider && Boolean(own.base_url);
  const addressKind = asksAddress[provider] ?? (hasOwnAddress ? "other" : undefined);
  const connectionOf = (given: typeof form.values): Given => ({
    provider: given.provider,
    base_url: given.base_url.trim() || null,
    ...(given.api_key.trim() && { api_key: given.api_key.trim() }),
  });
  /** What a provider says of what is filled in stands under the field that it is about. */
  const tell = (problem: "key_refused" | "not_public" | "unreachable" | "unreadable" | "no_model") =>
    form.setFieldError(
      problem === "key_refused" ? "api_key" : problem === "no_model" ? "model" : addressKind ? "base_url" : "model",
      t(`model.problem.${problem}`),
    );
  const listing = useListing(tell);
  const list = () => {
    const { base_url: address, api_key: key } = form.values;
    const hasKey = key.trim() !== "" || isKept(form.values) || oneOf(keylessProviders, provider) !== undefined;
    if (provider !== "azure" && hasKey && (address.trim() || ownAddress(provider))) listing.ask(connectionOf(form.values));
  };
  const trial = useTrial({ onFailed: (failure) => form.setErrors(fieldErrors(failure)) });
  const save = useAction(api.model.save, {
    refreshes: [api.chat.show],
    onDone: (answer, { model }) => {
      keepSettings(answer);
      notify("info", t("model.saved", { model }));
      onDone();
    },
    onFailed: (failure) => form.setErrors(fieldErrors(failure)),
  });
  const kept = isKept(form.values);
  const keyHint = kept
    ? own?.key_end
      ? t("model.key_same_end", { end: own.key_end })
      : t("model.key_same")
    : `${t("model.key_once")}${oneOf(keylessProviders, provider) ? ` ${t("model.key_free")}` : ""}`;
  const key = form.getInputProps("api_key");
  const address = form.getInputProps("base_url");
  return (
    <Stack
      noValidate
      as="form"
      gap={16}
      className={classes.form}
      onSubmit={form.onSubmit((given) => save.mutate({ ...connectionOf(given), model: given.model.trim() }))}
    >
      <Select
        label={t("model.provider")}
        data={modelProviders.map((value) => ({ value, label: t(`model.providers.${value}`) }))}
        allowDeselect={false}
        data-autofocus
        value={provider}
        onChange={(next) => {
          const chosen = oneOf(modelProviders, next) ?? provider;
          const isOwn = own?.provider === chosen;
          form.setValues({ provider: chosen, base_url: (isOwn && own.base_url) || "", api_key: "", model: (isOwn && own.model) || "" });
          form.clearErrors();
          listing.forget();
        }}
      />
      {addressKind && (
        <TextInput
          type="url"
          label={t("model.address")}
          description={[
            t(`model.address_hint.${isBarred(provider) ? "ollama_public" : addressKind}`),
            local_allowed || provider === "azure" ? "" : t("model.only_public"),
          ]
            .join(" ")
            .trim()}
          placeholder={isBarred(provider) ? places["openai-compatible"] : places[provider]}
          autoComplete="off"
          spellCheck={false}
          {...address}
          onBlur={(event) => {
            address.onBlur(event);
            list();
          }}
        />
      )}
      <PasswordInput
        label={t("model.key")}
        description={keyHint}
        autoComplete="off"
        {...key}
        onBlur={(event) => {
          key.onBlur(event);
          list();
        }}
      />
      <div>
        <Autocomplete
          label={t(provider === "azure" ? "model.deployment" : "model.name")}
          description={t(provider === "azure" ? "model.deployment_hint" : "model.name_hint")}
          data={listing.models.map(({ id }) => id)}
          limit={MOST_OFFERED}
          // One that is chosen stands beside the others.
          filter={({ options, search, limit }) => (listing.has(search.trim()) ? options : options.filter(fits(search)).slice(0, limit))}
          maxDropdownHeight={280}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          onFocusCapture={list}
          {...form.getInputProps("model")}
        />
        <Text size={12} tone="dimmed" mt={4} role="status">
          {listing.said}
        </Text>
      </div>
      <Row gap={8} isWrapped>
        <Button type="submit" loading={save.isPending}>
          {t("common.save")}
        </Button>
        <Button
          variant="default"
          loading={trial.isPending}
          onClick={() => {
            if (!form.validate().hasErrors) trial.ask({ ...connectionOf(form.values), model: form.values.model.trim() });
          }}
        >
          {t("model.try_first")}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t("common.cancel")}
        </Button>
      </Row>
      <TrialResult of={trial} />
    </Stack>
  );
}
