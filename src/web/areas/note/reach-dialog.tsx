import { NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { reachKinds } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { withTokens } from "#contract/note/mention.ts";
import type { AboutRecord } from "#contract/note/note.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { useDraftText } from "#web/kit/draft/use-draft.ts";
import { Stack } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { localDay } from "#web/words/days.ts";
import { useWords } from "#web/words/words.ts";
import { NoteField, useMentionable } from "./note-field.tsx";
import { readsNotes } from "./use-notes.ts";

export type ReachKind = (typeof reachKinds)[number];

/** Somebody who can be called or written to. */
export interface Reachable {
  /** Of a contact of a client. */
  contact_id?: string;
  name: string;
}

interface ReachDialogProps {
  kind: ReachKind;
  about: AboutRecord;
  /** Who may have been reached; the first one was, unless somebody says otherwise. */
  people: readonly Reachable[];
  /** When, in milliseconds. */
  at: number;
  onClose: () => void;
}

const OTHER = "other";
const localTime = (at: number) => `${localDay(at)}T${new Date(at).toTimeString().slice(0, 5)}`;

/** A call or a mail becomes a note, with whom and when; what was said may stay empty, so that two taps do. */
export function ReachDialog({ kind, about, people, at, onClose }: ReachDialogProps) {
  const t = useWords();
  const mentionable = useMentionable();
  const [who, setWho] = useState(people.length > 0 ? "0" : OTHER);
  const [name, setName] = useState("");
  const [when, setWhen] = useState(() => localTime(at));
  const [text, setText, kept] = useDraftText(`${kind} ${about.record} ${about.record_id}`);
  const save = useAction(api.note.create, {
    refreshes: readsNotes,
    onDone: () => {
      kept.forget();
      onClose();
    },
  });
  const errors = fieldErrors(save.error);
  const called = people[Number(who)];
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (save.isPending) return;
    const spoken = called ? (called.contact_id ? { contact_id: called.contact_id } : { name: called.name }) : { name: name.trim() || null };
    const moment = new Date(when);
    const told = Number.isNaN(moment.getTime()) ? new Date(at) : moment;
    save.mutate({ ...about, text: withTokens(text.trim(), mentionable), call: { kind, ...spoken, at: told.toISOString() } });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={text === ""}
      title={called ? t(`notes.reach_title_with.${kind}`, { name: called.name }) : t(`notes.reach_title.${kind}`)}
    >
      <form onSubmit={submit}>
        <Stack gap={12}>
          <NoteField
            value={text}
            onChange={setText}
            kept={kept}
            onSubmit={submit}
            label={t(`notes.reach_text.${kind}`)}
            isLabelled
            minRows={4}
            error={errors.text}
            hasFocus
          />
          {people.length > 0 && (
            <NativeSelect
              label={t(`notes.reach_whom.${kind}`)}
              data={[
                ...people.map((one, index) => ({ value: String(index), label: one.name })),
                { value: OTHER, label: t("notes.reach_other") },
              ]}
              value={who}
              onChange={(event) => setWho(event.currentTarget.value)}
            />
          )}
          {!called && (
            <TextInput
              label={t("notes.reach_name")}
              maxLength={200}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
          <TextInput
            type="datetime-local"
            label={t("notes.reach_when")}
            value={when}
            onChange={(event) => setWhen(event.currentTarget.value)}
          />
        </Stack>
        <DialogActions kept={kept} onCancel={onClose} save={t(`notes.reach_save.${kind}`)} isPending={save.isPending} />
      </form>
    </Modal>
  );
}
