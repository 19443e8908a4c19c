import { Button, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type FormEvent, useRef, useState } from "react";
import type { AboutRecord } from "#contract/note/note.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import type { NamedRecord } from "#web/kit/record/field/record-field.tsx";
import { Row } from "#web/ui/layout.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { localDay } from "#web/words/days.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./to-do.module.css";
import { type DueAndWhose, DueAndWhoseFields } from "./to-do-fields.tsx";
import { useToDos } from "./use-to-dos.ts";

const RecordField = lazyPart(() => import("#web/kit/record/field/record-field.tsx").then((part) => part.RecordField));

interface QuickAddProps {
  /** What it is about, where it stands; elsewhere one may choose. */
  about?: AboutRecord;
  /** It is due today unless one says otherwise. */
  isForToday?: boolean;
}

/** A line for a new task: `t` leads to it, Enter adds it and waits for the next one. */
export function QuickAdd({ about, isForToday = false }: QuickAddProps) {
  const t = useWords();
  const { create } = useToDos();
  const usual: DueAndWhose = { due_on: isForToday ? localDay() : null, recruiter_id: undefined };
  const [text, setText] = useState("");
  const [more, setMore] = useState(usual);
  const [chosen, setChosen] = useState<NamedRecord | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useKeys({
    t: (event) => {
      event.preventDefault();
      field.current?.focus();
    },
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const { due_on, recruiter_id } = more;
    const { record, record_id } = about ?? chosen ?? {};
    if (!text.trim() || create.isPending) return;
    create.mutate(
      { text: text.trim(), due_on, ...(recruiter_id !== undefined && { recruiter_id }), ...(record && record_id && { record, record_id }) },
      {
        onSuccess: () => {
          setText("");
          setMore(usual);
          setChosen(null);
          field.current?.focus();
        },
      },
    );
  };
  return (
    <form onSubmit={add} className={classes.add} onFocus={() => setIsOpen(true)}>
      <TextInput
        ref={field}
        aria-label={t("tasks.what")}
        placeholder={t("tasks.add")}
        leftSection={<IconPlus size={16} stroke={1.6} />}
        maxLength={300}
        autoComplete="off"
        value={text}
        error={create.error ? fieldErrors(create.error).text : null}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          setText("");
          setIsOpen(false);
          field.current?.blur();
        }}
      />
      {(isOpen || text !== "") && (
        <Row gap={8} align="end" isWrapped mt={8} className={classes.more}>
          {!about && <RecordField size="xs" label={t("tasks.about_record")} value={chosen} onChange={setChosen} />}
          <DueAndWhoseFields size="xs" value={more} onChange={(change) => setMore({ ...more, ...change })} />
          <Button type="submit" size="xs" variant="default" loading={create.isPending} disabled={!text.trim()}>
            {t("tasks.add_button")}
          </Button>
        </Row>
      )}
    </form>
  );
}
