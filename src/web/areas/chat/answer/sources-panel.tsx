import { ActionIcon, Skeleton, UnstyledButton } from "@mantine/core";
import { IconArrowLeft, IconChevronDown, IconChevronUp, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import type { Chat } from "#contract/chat.ts";
import { placeOf } from "#web/areas/chat/chat-words.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { SourcePage, useDocuments } from "./source-page.tsx";
import type { Source } from "./sources.ts";
import classes from "./sources-panel.module.css";

export interface SourcesPanelProps {
  chat: Chat;
  sources: readonly Source[];
  opened: number | null;
  /** Another count asks for the opened passage again. */
  asked: number;
  onOpen: (number: number) => void;
  onClose: () => void;
  /** It is the whole screen, with a way back to the talk. */
  isPage: boolean;
  withHead: boolean;
}

/** What the talk rests on: the numbered passages, and the document with the one that is open highlighted. */
export function SourcesPanel({ chat, sources, opened, asked, onOpen, onClose, isPage, withHead }: SourcesPanelProps) {
  const t = useWords();
  const documents = useDocuments(chat, opened === null ? null : (sources[opened - 1]?.citation.candidate_id ?? null));
  const row = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one that is opened comes into sight
  useEffect(() => {
    row.current?.scrollIntoView({ block: "nearest" });
  }, [opened]);
  const step = (by: 1 | -1) => onOpen(opened === null ? (by === 1 ? 1 : sources.length) : opened + by);
  return (
    <Stack as="aside" className={classes.panel} aria-label={t("chat.sources")} data-sources data-page={isPage || undefined}>
      {withHead && (
        <Row as="header" gap={4} flex="none" className={classes.head}>
          {isPage && (
            <ActionIcon size={32} aria-label={t("chat.back_to_talk")} onClick={onClose}>
              <IconArrowLeft size={18} stroke={1.6} />
            </ActionIcon>
          )}
          <Text as="h2" flex="fill" size={15} className={classes.title}>
            {t("chat.sources")}
          </Text>
          {sources.length > 0 && (
            <>
              <Tooltip label={t("chat.previous_source")}>
                <ActionIcon aria-label={t("chat.previous_source")} disabled={opened === 1 || sources.length === 0} onClick={() => step(-1)}>
                  <IconChevronUp size={16} stroke={1.6} />
                </ActionIcon>
              </Tooltip>
              <Tooltip label={t("chat.next_source")}>
                <ActionIcon aria-label={t("chat.next_source")} disabled={opened === sources.length} onClick={() => step(1)}>
                  <IconChevronDown size={16} stroke={1.6} />
                </ActionIcon>
              </Tooltip>
            </>
          )}
          {!isPage && (
            <Tooltip label={t("chat.close_sources")}>
              <ActionIcon aria-label={t("chat.close_sources")} onClick={onClose}>
                <IconX size={16} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
          )}
        </Row>
      )}
      {sources.length === 0 ? (
        <Text tone="secondary" className={classes.none}>
          {t("chat.no_sources")}
        </Text>
      ) : (
        <ol className={classes.list}>
          {sources.map(({ number, citation }) => (
            <li key={number}>
              <UnstyledButton
                ref={number === opened ? row : undefined}
                className={classes.row}
                data-whose={(citation.candidate_id && !chat.candidate_id) || undefined}
                data-open={number === opened || undefined}
                aria-current={number === opened || undefined}
                onClick={() => onOpen(number)}
              >
                <Row
                  as="span"
                  justify="center"
                  flex="none"
                  isInline
                  size={11}
                  isPiece
                  weight={600}
                  tone="accent"
                  isTabular
                  className={classes.number}
                >
                  {number}
                </Row>
                <span className={classes.quote}>{citation.quote}</span>
                {/* Where several candidates are cited it is told whose it is. */}
                <Text as="span" flex="none" size={12} isReading tone="secondary" className={classes.place}>
                  {citation.candidate_id && !chat.candidate_id ? citation.label : placeOf(t, citation)}
                </Text>
              </UnstyledButton>
            </li>
          ))}
        </ol>
      )}
      <Stack flex="fill" className={classes.page}>
        {documents.error ? (
          <LoadError of={{ error: documents.error, refetch: documents.retry }} />
        ) : documents.isPending ? (
          <div className={classes.waiting} role="status" aria-label={t("common.loading")}>
            <Skeleton height={12} width="60%" radius="xs" mb={20} />
            <Skeleton height={420} radius="xs" />
          </div>
        ) : (
          <SourcePage documents={documents} sources={sources} opened={opened} asked={asked} onOpen={onOpen} />
        )}
      </Stack>
    </Stack>
  );
}
