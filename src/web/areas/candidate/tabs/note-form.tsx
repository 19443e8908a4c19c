import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { api } from "#contract/index.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { Row } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./tabs.module.css";

/** A note of one's own on the timeline; a proposal may quote it as a source. */
export function NoteForm({ candidate_id }: { candidate_id: string }) {
  const t = useWords();
  const [text, setText] = useState("");
  const add = useAction(api.candidate.addNote, { refreshes: [api.candidate.show], onDone: () => setText("") });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() !== "") add.mutate({ candidate_id, text: text.trim() });
  };
  return (
    <Row as="form" gap={8} align="start" className={classes.note} onSubmit={submit}>
      <Textarea
        aria-label={t("record.timeline.note_label")}
        placeholder={t("record.timeline.note_placeholder")}
        autosize
        minRows={1}
        maxRows={10}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit();
        }}
      />
      <Button type="submit" variant="default" loading={add.isPending} disabled={text.trim() === ""}>
        {t("record.timeline.add_note")}
      </Button>
    </Row>
  );
}
