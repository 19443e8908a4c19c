import { Alert, Button } from "@mantine/core";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { api } from "#contract/index.ts";
import { withNames, withTokens } from "#contract/note/mention.ts";
import type { AboutRecord, Note } from "#contract/note/note.ts";
import { CallFailed, type Failed, fieldErrors } from "#web/kit/calls/api.ts";
import { showFailure } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { useDraftText } from "#web/kit/draft/use-draft.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./note.module.css";
import { NoteField, useMentionable } from "./note-field.tsx";
import { NoteText } from "./note-text.tsx";
import { readsNotes } from "./use-notes.ts";

interface NoteFormProps {
  about: AboutRecord;
  /** Null: a new one. */
  note: Note | null;
  onDone?: () => void;
  onCancel?: () => void;
  /** Beside the button. */
  beside?: ReactNode;
  field?: RefObject<HTMLTextAreaElement | null>;
}

/** Writes a note, or says one anew. */
export function NoteForm({ about, note, onDone, onCancel, beside, field }: NoteFormProps) {
  const t = useWords();
  const own = useRef<HTMLTextAreaElement>(null);
  const area = field ?? own;
  const isEditing = note !== null;
  useEffect(() => {
    if (!isEditing) return;
    // Once the menu that asked for it has closed.
    const frame = requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
    });
    return () => cancelAnimationFrame(frame);
  }, [isEditing, area]);
  const people = useMentionable();
  // Who has left keeps their id, under what stands for them.
  const named = [...people, ...(note?.mentions ?? []).map(({ recruiter_id, name }) => ({ recruiter_id, name: name ?? t("notes.former") }))];
  const nameOf = (id: string) => named.find(({ recruiter_id }) => recruiter_id === id)?.name;
  const [text, setText, kept] = useDraftText(
    `note ${note ? note.id : `${about.record} ${about.record_id}`}`,
    note ? withNames(note.text, nameOf, t("notes.former")) : "",
  );
  /** As it stands now, where somebody else changed it meanwhile. */
  const [newer, setNewer] = useState<Note | null>(null);
  const [error, setError] = useState<string>();
  const told = {
    quiet: true,
    refreshes: readsNotes,
    onDone: () => {
      kept.discard();
      if (!note) area.current?.focus();
      setError(undefined);
      onDone?.();
    },
    onFailed: (failure: Failed) => {
      // A 409 brings the record as it is.
      const current =
        failure instanceof CallFailed && failure.status === 409 ? (failure.envelope.data?.note as Note | undefined) : undefined;
      if (current) return setNewer(current);
      const said = fieldErrors(failure).text;
      setError(said);
      if (!said) showFailure(failure);
    },
  };
  const create = useAction(api.note.create, told);
  const update = useAction(api.note.update, told);
  // That somebody was reached says enough.
  const isEmpty = text.trim() === "" && !note?.call;
  const isBusy = create.isPending || update.isPending;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isEmpty || isBusy) return;
    const kept = withTokens(text.trim(), [
      ...people,
      ...named.filter(({ recruiter_id }) => !people.some((one) => one.recruiter_id === recruiter_id)),
    ]);
    if (note) update.mutate({ id: note.id, version: (newer ?? note).version, text: kept });
    else create.mutate({ ...about, text: kept });
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      {newer && (
        <Alert color="yellow" mb={8} title={t("notes.changed_meanwhile")}>
          <NoteText note={newer} />
          <Text size={13} mt={6}>
            {t("notes.save_anyway")}
          </Text>
        </Alert>
      )}
      <NoteField
        value={text}
        onChange={setText}
        kept={kept}
        onSubmit={submit}
        label={t("notes.field")}
        error={error}
        field={area}
        minRows={note ? 3 : 2}
      />
      <Row gap={8} justify="end" isWrapped mt={8}>
        <Text size={12} tone="dimmed" flex="fill" className={classes.hint}>
          {t("notes.hint")}
        </Text>
        {beside}
        {onCancel && (
          <Button
            variant="default"
            onClick={() => {
              kept.discard();
              onCancel();
            }}
          >
            {t("common.cancel")}
          </Button>
        )}
        <Button type="submit" variant={note ? "filled" : "default"} loading={isBusy} disabled={isEmpty}>
          {note ? t("common.save") : t("notes.add")}
        </Button>
      </Row>
    </form>
  );
}
