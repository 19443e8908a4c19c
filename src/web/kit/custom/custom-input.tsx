import { MultiSelect, Select, TextInput } from "@mantine/core";
import type { KeyboardEvent, ReactNode } from "react";
import type { CustomField } from "#contract/custom-field.ts";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import type { Kept } from "#web/kit/draft/use-kept.ts";
import { useWords } from "#web/words/words.ts";
import type { CustomDraft } from "./custom-draft.ts";
import { customNameHere } from "./custom-fields.ts";

interface CustomInputProps {
  field: CustomField;
  draft: CustomDraft;
  /** What keeps it until it is saved: its own, or that of the form it stands in. */
  kept: Kept;
  onChange: (draft: CustomDraft) => void;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  label?: string;
  "aria-label"?: string;
  size?: string;
  error?: ReactNode;
  disabled?: boolean;
  autoFocus?: boolean;
  /** A list to pick one from stands open at once. */
  isOpened?: boolean;
}

/** What a field of the workspace's own is filled in with. */
export function CustomInput({ field, draft, kept, onChange, isOpened = false, ...input }: CustomInputProps) {
  const t = useWords();
  if (field.kind === "choices") {
    const held = [draft].flat();
    return <MultiSelect {...input} data={optionsOf(field, held)} value={held} onChange={onChange} searchable />;
  }
  const text = String(draft);
  if (field.kind === "choice" || field.kind === "yes_no") {
    const yesNo = () => ["yes", "no"].map((value) => ({ value, label: t(value === "yes" ? "lists.custom.yes" : "lists.custom.no") }));
    return (
      <Select
        {...input}
        clearable
        defaultDropdownOpened={isOpened}
        data={field.kind === "choice" ? optionsOf(field, [text]) : yesNo()}
        value={text || null}
        onChange={(next) => onChange(next ?? "")}
      />
    );
  }
  if (field.kind === "text")
    return (
      <KeptTextarea
        {...input}
        kept={kept}
        autosize
        maxRows={12}
        maxLength={2000}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...input}
      autoComplete="off"
      type={field.kind === "date" ? "date" : "text"}
      inputMode={field.kind === "number" ? "decimal" : field.kind === "link" ? "url" : undefined}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** What can be chosen, and what the record holds though nobody chooses it any more. */
const optionsOf = ({ choices }: CustomField, held: readonly string[]) =>
  choices.filter(({ id, is_gone }) => !is_gone || held.includes(id)).map((choice) => ({ value: choice.id, label: customNameHere(choice) }));
