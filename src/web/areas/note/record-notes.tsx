import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { reachKinds } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { AboutRecord } from "#contract/note/note.ts";
import { RecordToDos } from "#web/areas/to-do/record-to-dos.tsx";
import { type Answer, type Failed, send } from "#web/kit/calls/api.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { queryClient } from "#web/kit/calls/query-client.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { noteHash } from "./addresses.ts";
import classes from "./note.module.css";
import { NoteForm } from "./note-form.tsx";
import { NoteItem, ReachIcon } from "./note-item.tsx";
import type { Reachable, ReachKind } from "./reach-dialog.tsx";
import { useNotes } from "./use-notes.ts";

const ReachDialog = lazyPart(() => import("./reach-dialog.tsx").then((part) => part.ReachDialog));

interface RecordNotesProps {
  about: AboutRecord;
  /** Whom one may have called or written to about it. */
  people?: readonly Reachable[];
}

/** What has to be done about a record and what was written about it: the daily work. */
export function RecordNotes({ about: { record, record_id }, people = [] }: RecordNotesProps) {
  const about = { record, record_id };
  const t = useWords();
  const { isEditor } = useNotes();
  const [reached, setReached] = useState<{ kind: ReachKind; at: number } | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useKeys({
    n: (event) => {
      event.preventDefault();
      field.current?.focus();
    },
  });
  return (
    <Stack gap={20} className={classes.pane}>
      <RecordToDos about={about} />
      <section aria-label={t("notes.title")}>
        <Text as="h3" size={13} weight={600} mb={4}>
          {t("notes.title")}
        </Text>
        {isEditor && (
          <NoteForm
            about={about}
            note={null}
            field={field}
            beside={reachKinds.map((kind) => (
              <Button
                key={kind}
                variant="default"
                leftSection={<ReachIcon kind={kind} size={16} color="var(--icon)" />}
                onClick={() => setReached({ kind, at: Date.now() })}
              >
                {t(`notes.log.${kind}`)}
              </Button>
            ))}
          />
        )}
        <NoteList about={about} />
      </section>
      {reached && <ReachDialog {...reached} about={about} people={people} onClose={() => setReached(null)} />}
    </Stack>
  );
}

function NoteList({ about }: { about: AboutRecord }) {
  const t = useWords();
  const query = useInfiniteQuery<Answer<typeof api.note.list>, Failed>(
    {
      queryKey: keyOf(api.note.list, about),
      queryFn: ({ pageParam, signal }) =>
        send(api.note.list, { ...about, ...(pageParam ? { cursor: String(pageParam) } : {}) }, { signal }),
      initialPageParam: null,
      getNextPageParam: ({ data }) => data.next_cursor,
      meta: { quiet: true },
    },
    queryClient,
  );
  const notes = query.data?.pages.flatMap(({ data }) => data.notes);
  const asked = useLocation({ select: ({ hash }) => hash });
  const isThere = notes?.some(({ id }) => noteHash(id) === asked) ?? false;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  // A note that the address names is fetched where it is an older one, and brought into sight.
  const mayBeOlder = notes !== undefined && !isThere && asked.startsWith(noteHash(""));
  const isOlder = mayBeOlder && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isOlder) void fetchNextPage();
  }, [isOlder, fetchNextPage]);
  useEffect(() => {
    if (isThere) document.getElementById(asked)?.scrollIntoView({ block: "center" });
  }, [asked, isThere]);
  if (!notes) return query.isError ? <LoadError of={query} /> : <SkeletonRows rows={3} height={64} label={t("common.loading")} />;
  if (notes.length === 0)
    return (
      <Text size={13} tone="secondary" mt={8}>
        {t("notes.empty_text")}
      </Text>
    );
  return (
    <>
      <Stack as="ul" className={classes.notes}>
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} isAsked={noteHash(note.id) === asked} />
        ))}
      </Stack>
      {hasNextPage && (
        <Button variant="default" size="xs" mt={8} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("notes.more")}
        </Button>
      )}
    </>
  );
}
