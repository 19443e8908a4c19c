import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { MOST_STRENGTHS } from "#contract/choices.ts";
import type { Evidence } from "#contract/fields.ts";
import type { Claim } from "#contract/proposal/proposal.ts";
import type { Editor } from "#web/areas/proposal/editor/use-editor.ts";
import type { Languages } from "#web/areas/proposal/editor/use-languages.ts";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraft } from "#web/kit/draft/use-draft.ts";
import { Grip } from "#web/ui/input/grip.tsx";
import { moved, useOrdering } from "#web/ui/input/ordering.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Proof } from "#web/ui/marks/proof.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { showUndo } from "#web/ui/states/undo-toast.tsx";
import { useWords, type Words } from "#web/words/words.ts";
import { BehindMark } from "../behind-mark.tsx";
import { type EditedStrength, newKey } from "../draft.ts";
import { PassageLink } from "../open-passage.tsx";
import { StepHead } from "./step-head.tsx";
import classes from "./steps.module.css";
import { Unsourced } from "./unsourced.tsx";

/** Reasons in order, each with its proof; ordered by dragging, or Alt with the arrows. */
export function StrengthsStep({ editor: { draft: own }, languages }: { editor: Editor; languages: Languages }) {
  const t = useWords();
  const { editor } = languages;
  const { draft, edit, proposal } = editor;
  const { strengths } = draft;
  const [editing, setEditing] = useState<string | null>(null);
  const set = (next: EditedStrength[]) => edit({ strengths: next });
  const add = () => {
    const key = newKey();
    set([...strengths, { key, title: "", text: "" }]);
    setEditing(key);
  };
  const ordering = useOrdering(
    strengths.map(({ key }) => key),
    (from, to) => set(moved(strengths, from, to)),
  );
  const remove = (one: EditedStrength) => {
    set(strengths.filter(({ key }) => key !== one.key));
    showUndo({
      id: `strength-${proposal.id}`,
      message: t("proposals.removed"),
      undoLabel: t("common.undo"),
      closeLabel: t("common.close"),
      onUndo: () => edit({ strengths }),
    });
  };
  return (
    <>
      <StepHead
        title={t("proposals.step_strengths")}
        text={t("proposals.strengths_text")}
        // A new one is written in the proposal's own language, and brought up to date to the other.
        action={
          own.language === draft.language && (
            <Button
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.6} />}
              disabled={strengths.length >= MOST_STRENGTHS}
              onClick={add}
            >
              {t("proposals.add_strength")}
            </Button>
          )
        }
      />
      {strengths.length === 0 && <EmptyState title={t("proposals.strength_none")} />}
      <Stack as="ol" gap={10}>
        {strengths.map((one, index) => {
          const claims = claimsOf(proposal.claims, index);
          return (
            <li
              key={one.key}
              className={classes.card}
              data-of-part={`strength:${index}`}
              data-unsourced={claims.some(({ source }) => source.kind === "none") || undefined}
              {...ordering.row(one.key)}
            >
              <Grip className={classes.grip} aria-label={t("proposals.move", { name: one.title })} {...ordering.handle(one.key)} />
              {editing === one.key || one.title === "" ? (
                <StrengthFields
                  key={draft.language}
                  strength={one}
                  about={`${proposal.id} ${draft.language} ${index}`}
                  onChange={(change) => set(strengths.map((each) => (each.key === one.key ? { ...each, ...change } : each)))}
                  onDone={() => setEditing(null)}
                  onRemove={() => (one.other ? setEditing(null) : remove(one))}
                />
              ) : (
                <>
                  <Row gap={4}>
                    <Text as="h3" flex="fill" size={14} weight={600} isBreakable>
                      {one.title}
                    </Text>
                    <Tooltip label={t("proposals.edit")}>
                      <ActionIcon size={28} aria-label={`${t("proposals.edit")}: ${one.title}`} onClick={() => setEditing(one.key)}>
                        <IconPencil size={16} stroke={1.6} />
                      </ActionIcon>
                    </Tooltip>
                    <Tooltip label={t("proposals.remove")}>
                      <ActionIcon size={28} aria-label={`${t("proposals.remove")}: ${one.title}`} onClick={() => remove(one)}>
                        <IconTrash size={16} stroke={1.6} />
                      </ActionIcon>
                    </Tooltip>
                  </Row>
                  <Text mt={4} size={13} tone="secondary">
                    {one.text}
                  </Text>
                  <StrengthProofs strength={one} />
                </>
              )}
              <BehindMark languages={languages} part={`strength:${index}`} />
              <StrengthClaims editor={editor} index={index} />
            </li>
          );
        })}
      </Stack>
    </>
  );
}

/** The lines of the documents that a strength stands on. */
export function StrengthProofs({ strength }: { strength: EditedStrength }) {
  const t = useWords();
  const evidence = strength.evidence ?? [];
  if (evidence.length === 0) return null;
  return (
    <Stack gap={8} mt={10}>
      {evidence.map((each) => (
        <Proof
          key={`${each.source} ${each.start}`}
          text={each.quote}
          source={placeOf(t, each)}
          note={t("common.word_for_word")}
          action={<PassageLink evidence={each} />}
        />
      ))}
    </Stack>
  );
}

/** What a strength says without a source; a passage that is found becomes its proof. */
export function StrengthClaims({ editor, index }: { editor: Editor; index: number }) {
  const { strengths } = editor.draft;
  return (
    <Unsourced
      editor={editor}
      claims={claimsOf(editor.proposal.claims, index)}
      onProof={(evidence) =>
        editor.edit({
          strengths: strengths.map((each, at) =>
            at === index ? { ...each, evidence: [...(each.evidence ?? []), evidence].slice(-5) } : each,
          ),
        })
      }
    />
  );
}

const claimsOf = (claims: readonly Claim[], index: number) => claims.filter(({ part }) => part === `strength:${index}`);

function placeOf(t: Words, { source, page }: Evidence): string {
  if (source === "cv") return page ? t("proposals.source_cv_page", { page }) : t("proposals.source_cv");
  if (source === "job") return t("proposals.source_job");
  return t(source.startsWith("note:") ? "proposals.source_note" : "proposals.source_profile");
}

interface FieldsProps {
  strength: EditedStrength;
  /** Of which proposal and which place there, as a draft is named. */
  about: string;
  onChange: (change: Partial<EditedStrength>) => void;
  onDone: () => void;
  onRemove: () => void;
}

/** A strength is saved once it has a title: until then it stands here alone. */
export function StrengthFields({ strength, about, onChange, onDone, onRemove }: FieldsProps) {
  const t = useWords();
  const [saved] = useState({ title: strength.title, text: strength.text });
  const [{ title, text }, setTyped] = useState(saved);
  const kept = useDraft(`strength ${about}`, { title, text }, saved, setTyped);
  const finish = () => {
    kept.forget();
    if (!title.trim()) return onRemove();
    onChange({ title: title.trim(), text: text.trim() });
    onDone();
  };
  return (
    <Stack
      as="form"
      gap={10}
      className={classes.editing}
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <TextInput
        label={t("proposals.strength_title")}
        value={title}
        maxLength={120}
        data-autofocus
        autoFocus
        onChange={(event) => setTyped({ title: event.currentTarget.value, text })}
      />
      <KeptTextarea
        kept={kept}
        label={t("proposals.strength_text")}
        value={text}
        maxLength={2000}
        autosize
        minRows={2}
        onChange={(event) => setTyped({ title, text: event.currentTarget.value })}
      />
      <div>
        <Button type="submit" size="xs">
          {t("proposals.done")}
        </Button>
      </div>
    </Stack>
  );
}
