import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import type { ImportColumn } from "#contract/import/import.ts";
import { type ImportKind, newFieldKind } from "#contract/import/import-fields.ts";
import { api } from "#contract/index.ts";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { Row } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";

interface TemplatesProps {
  kind: ImportKind;
  columns: readonly ImportColumn[];
  mapping: readonly (string | null)[];
  recognised: readonly (string | null)[];
  onMapping: (mapping: readonly (string | null)[]) => void;
}

/** What columns are for, kept under a name and taken from there: by their heads, in whichever order they come. */
export function Templates({ kind, columns, mapping, recognised, onMapping }: TemplatesProps) {
  const t = useWords();
  const [chosen, setChosen] = useState("");
  const [name, setName] = useState("");
  const known = useCall(api.import.list, {}, { quiet: true }).data?.data.templates.filter((one) => one.kind === kind) ?? [];
  const save = useAction(api.import.saveTemplate, { refreshes: [api.import.list], onDone: () => setName("") });
  const remove = useAction(api.import.removeTemplate, { refreshes: [api.import.list], onDone: () => setChosen("") });
  const take = (id: string) => {
    setChosen(id);
    const template = known.find((one) => one.id === id);
    onMapping(template ? columns.map(({ head }) => template.columns[head] ?? null) : recognised);
  };
  const said = Object.fromEntries(
    columns.flatMap(({ head }, at) => {
      const key = mapping[at];
      // What becomes a field is known by its head once it is there.
      return key && !newFieldKind(key) ? [[head, key]] : [];
    }),
  );
  return (
    <Row gap="8 16" align="end" isWrapped>
      {known.length > 0 && (
        <NativeSelect
          label={t("imports.template")}
          value={chosen}
          onChange={(event) => take(event.currentTarget.value)}
          data={[{ value: "", label: t("imports.template_none") }, ...known.map(({ id, name: label }) => ({ value: id, label }))]}
        />
      )}
      {chosen !== "" && (
        <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate({ id: chosen })}>
          {t("imports.template_remove")}
        </Button>
      )}
      <TextInput label={t("imports.template_name")} value={name} maxLength={80} onChange={(event) => setName(event.currentTarget.value)} />
      <Button
        variant="default"
        disabled={name.trim() === ""}
        loading={save.isPending}
        onClick={() => save.mutate({ name, kind, columns: said })}
      >
        {t("imports.template_save")}
      </Button>
    </Row>
  );
}
