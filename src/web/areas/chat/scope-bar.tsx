import { ActionIcon, Button, CloseButton, UnstyledButton, VisuallyHidden } from "@mantine/core";
import {
  IconArrowLeft,
  IconArrowUpRight,
  IconBriefcase,
  IconChevronDown,
  IconDots,
  IconLayoutSidebarRight,
  IconPlus,
  IconTrash,
  IconUser,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { RecordPicker } from "#web/areas/chat/start/record-picker.tsx";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row, Text } from "#web/ui/layout.tsx";
import { Menu, Tooltip } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { nameOf } from "./chat-words.ts";
import type { Talk } from "./live.ts";
import classes from "./scope-bar.module.css";
import { type Scope, useDeleteChat, useStartChat } from "./use-chat.ts";

interface ScopeBarProps {
  talk: Talk["data"];
  /** The list isn't beside it: there is a way back to it. */
  isAlone: boolean;
  sources: number;
  /** Shows the sources; null where they stand there. */
  onSources: (() => void) | null;
}

/** Whom and what the talk is about: each chip can be changed, and taken out where the other one stays. */
export function ScopeBar({ talk, isAlone, sources, onSources }: ScopeBarProps) {
  const t = useWords();
  const navigate = useNavigate();
  const { start, isBusy } = useStartChat();
  const { remove } = useDeleteChat();
  const { chat, documents } = talk;
  const { candidate_id, job_id } = chat;
  const change = (to: Scope) => void start({ candidate_id, job_id, ...to });
  const backToThis = () => void navigate({ to: "/dashboard/chat/$id", params: { id: chat.id } });
  const isBoth = chat.kind === "candidate_job";
  return (
    <Row as="header" gap={12} flex="none" className={classes.bar}>
      {isAlone && (
        <AnchorLink to="/dashboard/chat" className={classes.back} aria-label={t("chat.to_list")}>
          <IconArrowLeft size={18} stroke={1.6} />
        </AnchorLink>
      )}
      <VisuallyHidden component="h2">{nameOf(t, chat)}</VisuallyHidden>
      <Row as="fieldset" gap={8} flex="fill" className={classes.scope} aria-busy={isBusy} disabled={isBusy}>
        <VisuallyHidden component="legend">{t("chat.scope")}</VisuallyHidden>
        <Text as="span" flex="none" size={12} isPiece tone="secondary" className={classes.label} aria-hidden="true">
          {t("chat.scope")}
        </Text>
        {candidate_id && (
          <ScopeChip
            kind="candidate"
            id={candidate_id}
            name={chat.candidate_name || t("common.unnamed")}
            icon={<IconUser size={14} stroke={1.6} />}
            onPick={(id) => change({ candidate_id: id })}
            onRemove={isBoth ? () => change({ candidate_id: null }) : null}
          />
        )}
        {job_id && (
          <ScopeChip
            kind="job"
            id={job_id}
            name={chat.job_title || t("common.unnamed")}
            icon={<IconBriefcase size={14} stroke={1.6} />}
            onPick={(id) => change({ job_id: id })}
            onRemove={isBoth ? () => change({ job_id: null }) : null}
          />
        )}
        {!isBoth && (
          <RecordPicker
            kind={candidate_id ? "job" : "candidate"}
            onPick={(id) => change(candidate_id ? { job_id: id } : { candidate_id: id })}
          >
            {(open) => (
              <Button variant="subtle" color="gray" size="xs" leftSection={<IconPlus size={14} stroke={1.6} />} onClick={open}>
                {t(candidate_id ? "chat.add_job" : "chat.add_candidate")}
              </Button>
            )}
          </RecordPicker>
        )}
        <Text as="span" flex="none" size={12} isPiece tone="secondary" isOneLine className={classes.documents}>
          {t("chat.documents", { count: documents })}
        </Text>
      </Row>
      <Row as="span" gap={4} flex="none">
        {onSources && sources > 0 && (
          <Tooltip label={t("chat.show_sources")}>
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              className={classes.sources}
              leftSection={<IconLayoutSidebarRight size={16} stroke={1.6} />}
              onClick={onSources}
            >
              <VisuallyHidden>{t("chat.show_sources")}: </VisuallyHidden>
              {sources}
            </Button>
          </Tooltip>
        )}
        <Menu position="bottom-end" width={220}>
          <Menu.Target>
            <ActionIcon aria-label={t("chat.actions")}>
              <IconDots size={16} stroke={1.6} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {candidate_id && (
              <Menu.Item
                leftSection={<IconArrowUpRight size={16} stroke={1.6} />}
                onClick={() => void navigate({ to: "/dashboard/candidates/$id", params: { id: candidate_id } })}
              >
                {t("chat.open_candidate")}
              </Menu.Item>
            )}
            {job_id && (
              <Menu.Item
                leftSection={<IconArrowUpRight size={16} stroke={1.6} />}
                onClick={() =>
                  void navigate({
                    to: "/dashboard/jobs/$id",
                    params: { id: job_id },
                    search: candidate_id ? { candidate: candidate_id } : {},
                  })
                }
              >
                {t(candidate_id ? "chat.open_match" : "chat.open_job")}
              </Menu.Item>
            )}
            <Menu.Divider />
            <Menu.Item
              leftSection={<IconTrash size={16} stroke={1.6} />}
              onClick={() => remove(chat, () => void navigate({ to: "/dashboard/chat" }), backToThis)}
            >
              {t("chat.delete")}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Row>
    </Row>
  );
}

interface ScopeChipProps {
  kind: "candidate" | "job";
  id: string;
  name: string;
  icon: ReactNode;
  onPick: (id: string) => void;
  onRemove: (() => void) | null;
}

function ScopeChip({ kind, id, name, icon, onPick, onRemove }: ScopeChipProps) {
  const t = useWords();
  return (
    <Row as="span" isInline tone="accent" className={classes.chip}>
      <RecordPicker kind={kind} chosen={id} onPick={onPick}>
        {(open) => (
          <UnstyledButton className={classes.chipName} onClick={open}>
            {icon}
            <Text as="span" isTruncated>
              {name}
            </Text>
            <VisuallyHidden>, {t(kind === "candidate" ? "chat.change_candidate" : "chat.change_job")}</VisuallyHidden>
            {!onRemove && <IconChevronDown size={14} stroke={1.6} />}
          </UnstyledButton>
        )}
      </RecordPicker>
      {onRemove && (
        <CloseButton
          size={24}
          iconSize={14}
          className={classes.chipRemove}
          onClick={onRemove}
          aria-label={t("chat.remove_from_scope", { name })}
        />
      )}
    </Row>
  );
}
