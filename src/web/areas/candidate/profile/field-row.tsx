import { Button, NumberInput, Select, TextInput, UnstyledButton } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { type DeclaredField, valueAt } from "#contract/declared-field.ts";
import type { Change, ShownCandidate } from "#web/areas/candidate/use-candidate.ts";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraft } from "#web/kit/draft/use-draft.ts";
import { candidateWords } from "#web/kit/record/candidate-words.ts";
import { yesNoOptions } from "#web/kit/record/field-words.ts";
import { fieldName, fieldValue } from "#web/kit/record/profile-fields.ts";
import { Row, Span, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { Origin } from "./origin.tsx";
import classes from "./profile.module.css";
import { useProfile } from "./profile-context.tsx";

type Value = string | number | boolean | string[] | null;

interface FieldRowProps {
  field: DeclaredField | { path: string; kind: "long" | "url" };
  /** The change that sets the field, where it isn't just the value at its path; null empties it. */
  change?: (value: Value) => Change;
}

/** The record with another value at a path of at most two parts; what else an object holds stays. */
function changed(candidate: ShownCandidate, path: string, value: unknown): Change {
  const [head = "", name] = path.split(".");
  return { [head]: name === undefined ? value : { ...(valueAt(candidate, head) as object | null), [name]: value } };
}

/** What was typed or chosen, as the record has it. */
function storedOf(kind: FieldRowProps["field"]["kind"], text: string): Value {
  const typed = text.trim();
  if (kind === "texts") return typed.split(",").flatMap((each) => each.trim() || []);
  if (kind === "choices") return [typed || []].flat();
  if (typed === "") return null;
  if (kind === "yes_no") return typed === "true";
  return kind === "number" ? Number(typed.replace(",", ".")) : typed;
}
/** A value as its input holds it. */
const typedOf = (value: Value | undefined) => (Array.isArray(value) ? value.join(", ") : String(value ?? ""));

const addressOf = (link: string) => (/^https?:\/\//i.test(link) ? link : `https://${link}`);
const types = { email: "email", phone: "tel", url: "url", date: "date" } as Record<string, string>;

/** One field: name, value, where it comes from. A click edits it in place. */
export function FieldRow({ field, change }: FieldRowProps) {
  const { path, kind } = field;
  const t = useWords();
  const { candidate, editor, activeKey, light, passageOf, save } = useProfile();
  const value = valueAt(candidate, path) as Value | undefined;
  const [draft, setDraft] = useState<string | null>(null);
  /** A field that stands open as it is holds nothing to keep. */
  const typed = draft === typedOf(value) ? null : draft;
  const kept = useDraft(kind === "long" ? `profile ${candidate.id} ${path}` : null, typed, null, setDraft);
  const [error, setError] = useState<string | null>(null);
  const [isStale, setIsStale] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  /** Saving takes the keyboard away, which would save a second time. */
  const isBusy = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = fieldName(t, path, candidate);
  const shown = fieldValue(t, path, candidate);
  const isUnchecked = candidate.unchecked_fields.includes(path);
  const isActive = activeKey !== null && activeKey === passageOf(path)?.key;

  const leave = () => {
    setDraft(null);
    setError(null);
    setIsStale(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  const submit = async (text: string) => {
    if (isBusy.current) return;
    const next = storedOf(kind, text);
    if (typedOf(next) === typedOf(value)) return leave();
    isBusy.current = true;
    setIsSaving(true);
    const outcome = await save(change?.(next) ?? changed(candidate, path, next));
    setIsSaving(false);
    isBusy.current = false;
    if (outcome.kind === "saved") leave();
    else if (outcome.kind === "stale") setIsStale(true);
    else if (outcome.kind === "refused") setError(outcome.errors[path] ?? Object.values(outcome.errors)[0] ?? null);
  };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      leave();
    }
    if (event.key === "Enter" && (kind !== "long" || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit(draft ?? "");
    }
  };
  const shared = {
    "aria-label": name,
    size: "xs" as const,
    value: draft ?? "",
    error,
    disabled: isSaving,
    autoFocus: true,
    onKeyDown: keys,
    onBlur: () => {
      // With a message in sight a person decides; otherwise nothing typed is lost.
      if (!isStale && !error && draft !== null) void submit(draft);
    },
  };
  const start = () => setDraft(typedOf(value));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only lights what the origin's button opens
    <div
      className={classes.row}
      data-field={path}
      data-active={isActive || undefined}
      data-long={kind === "long" || undefined}
      onMouseEnter={() => light(path)}
      onMouseLeave={() => light(null)}
    >
      <span className={classes.label}>{name}</span>
      <Row isWrapped flex="shrink" className={classes.value}>
        {draft === null ? (
          <>
            {editor ? (
              <UnstyledButton
                ref={button}
                className={classes.edit}
                data-empty={shown === null || undefined}
                aria-label={
                  shown === null
                    ? t("record.profile.add_field", { field: name })
                    : `${t("record.profile.edit_field", { field: name })}: ${shown}`
                }
                onClick={start}
                data-edit
              >
                {shown ?? t("common.add")}
              </UnstyledButton>
            ) : (
              <span>{shown}</span>
            )}
            {kind === "url" && shown && (
              <a
                href={addressOf(shown)}
                target="_blank"
                rel="noreferrer noopener"
                className={classes.follow}
                aria-label={`${t("common.open")}: ${shown}`}
              >
                {t("common.open")}
              </a>
            )}
            {isUnchecked && (
              <Span size={12} tone="accent">
                {t("record.profile.to_check")}
              </Span>
            )}
          </>
        ) : (
          <>
            {field.kind === "number" ? (
              <NumberInput
                {...shared}
                min={field.min}
                max={field.max}
                suffix={field.unit ? ` ${candidateWords.unit(t, field.unit)}` : ""}
                onChange={(next) => setDraft(String(next))}
              />
            ) : field.kind === "choice" || field.kind === "choices" || field.kind === "yes_no" ? (
              <Select
                {...shared}
                clearable
                data={field.kind === "yes_no" ? yesNoOptions(t) : candidateWords.choices(t, field)}
                onBlur={leave}
                defaultDropdownOpened
                onChange={(next) => {
                  setDraft(next ?? "");
                  void submit(next ?? "");
                }}
              />
            ) : kind === "long" ? (
              <KeptTextarea
                {...shared}
                kept={kept}
                autosize
                minRows={4}
                maxRows={16}
                onChange={(event) => setDraft(event.currentTarget.value)}
              />
            ) : (
              <TextInput
                {...shared}
                type={types[kind] ?? "text"}
                autoComplete="off"
                onChange={(event) => setDraft(event.currentTarget.value)}
              />
            )}
            {isStale && <Stale now={shown} onSave={() => void submit(draft)} onLeave={leave} />}
          </>
        )}
      </Row>
      {/* Years may be a sum over other fields: no origin is told. */}
      {path !== "years_experience" && <Origin path={path} hasValue={shown !== null} />}
    </div>
  );
}

/** Somebody was faster: what it says now, and what to do with what was typed. */
export function Stale({ now, onSave, onLeave }: { now: string | null; onSave: () => void; onLeave: () => void }) {
  const t = useWords();
  return (
    <div className={classes.stale} role="alert">
      <Text as="strong" weight={600} tone="partly">
        {t("record.profile.stale")}
      </Text>
      <Text mt={2}>{t("record.profile.stale_text")}</Text>
      {now !== null && <Text mt={2}>{t("record.profile.stale_now", { value: now })}</Text>}
      <Row gap={6} align="stretch" mt={8}>
        <Button size="xs" onClick={onSave}>
          {t("record.profile.save_again")}
        </Button>
        <Button size="xs" variant="default" onClick={onLeave}>
          {t("record.profile.leave")}
        </Button>
      </Row>
    </div>
  );
}
