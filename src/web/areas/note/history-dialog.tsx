import { api } from "#contract/index.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { formatTime } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./note.module.css";
import { NoteText } from "./note-text.tsx";

/** What a note said before each change. */
export function HistoryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords();
  const query = useCall(api.note.versions, { id }, { quiet: true });
  const versions = query.data?.data.versions;
  return (
    <Modal opened onClose={onClose} title={t("notes.history_title")}>
      {versions ? (
        <Stack as="ol" className={classes.versions}>
          {versions.map((one) => (
            <li key={one.version}>
              <Text size={12} tone="secondary" mb={4}>
                {one.author.name ?? t("notes.somebody")}, {formatTime(one.written_at)}
              </Text>
              <NoteText note={one} />
            </li>
          ))}
          {versions.length === 0 && <Text as="li">{t("notes.history_none")}</Text>}
        </Stack>
      ) : query.isError ? (
        <LoadError of={query} />
      ) : (
        <SkeletonRows rows={2} height={48} label={t("common.loading")} />
      )}
    </Modal>
  );
}
