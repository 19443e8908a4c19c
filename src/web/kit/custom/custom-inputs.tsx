import type { ReactNode } from "react";
import { type CustomField, customPath } from "#contract/custom-field.ts";
import type { Kept } from "#web/kit/draft/use-kept.ts";
import { Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { type CustomDraft, draftOf } from "./custom-draft.ts";
import { customNameHere } from "./custom-fields.ts";
import { CustomInput } from "./custom-input.tsx";
import classes from "./custom-inputs.module.css";

interface CustomInputsProps {
  /** What keeps the form; that something was kept is for the form to say, once. */
  kept: Kept;
  fields: readonly CustomField[];
  /** Of a form whose values have their drafts as `custom`, by field id. */
  inputFor: (path: string) => { value?: CustomDraft; onChange: (draft: CustomDraft) => void; error?: ReactNode };
}

/** The workspace's own fields in a form that makes a record; nothing where there are none. */
export function CustomInputs({ kept, fields, inputFor }: CustomInputsProps) {
  const t = useWords();
  if (fields.length === 0) return null;
  return (
    <fieldset className={classes.group}>
      <Text as="legend" size={15} weight={600}>
        {t("lists.custom.own")}
      </Text>
      {fields.map((field) => {
        const { value = draftOf(field, undefined), onChange, error } = inputFor(customPath(field.id));
        return (
          <CustomInput
            key={field.id}
            field={field}
            label={customNameHere(field)}
            draft={value}
            kept={{ ...kept, isKept: false }}
            error={error}
            onChange={onChange}
          />
        );
      })}
    </fieldset>
  );
}
