import { Button, NumberInput, Select, Textarea, TextInput, UnstyledButton } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { fieldName, fieldValue, valueAt } from "#web/kit/record/profile-fields.ts";
import { useWords } from "#web/words/words.ts";
import { Origin } from "./origin.tsx";
import classes from "./profile.module.css";
import { useProfile } from "./profile-context.tsx";
import type { Change } from "./use-candidate.ts";

export type Editing =
  | { kind: "text"; type?: "text" | "email" | "tel" | "url" }
  | { kind: "long" }
  | { kind: "date" }
  | { kind: "number"; min: number; max: number; unit?: string }
  | { kind: "choice"; choices: { value: string; label: string }[] };

export interface FieldRowProps {
  path: string;
  editing: Editing;
  /** The change that sets the field; null empties it. */
  change: (value: string | number | null) => Change;
  /** Instead of the field's own name. */
  label?: string;
  href?: string | undefined;
  /** The value may come from a sum over other fields: no origin is told. */
  isCounted?: boolean;
}

/** One field: name, value, where it comes from. A click edits it in place. */
export function FieldRow({ path, editing, change, label, href, isCounted = false }: FieldRowProps) {
  const t = useWords();
  const { candidate, editor, activeKey, light, passageOf, save } = useProfile();
  const value = valueAt(candidate, path) as string | number | null | undefined;
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isStale, setIsStale] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  /** Saving takes the keyboard away, which would save a second time. */
  const isBusy = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = label ?? fieldName(t, path, candidate);
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
    const typed = text.trim();
    const next = typed === "" ? null : editing.kind === "number" ? Number(typed.replace(",", ".")) : typed;
    if (next === (value ?? null)) return leave();
    isBusy.current = true;
    setIsSaving(true);
    const outcome = await save(change(next));
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
    if (event.key === "Enter" && (editing.kind !== "long" || event.ctrlKey || event.metaKey)) {
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
  const start = () => setDraft(value === null || value === undefined ? "" : String(value));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only lights what the origin's button opens
    <div
      className={classes.row}
      data-field={path}
      data-active={isActive || undefined}
      data-long={editing.kind === "long" || undefined}
      onMouseEnter={() => light(path)}
      onMouseLeave={() => light(null)}
    >
      <span className={classes.label}>{name}</span>
      <div className={classes.value}>
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
            {href && shown && (
              <a
                href={href}
                target="_blank"
                rel="noreferrer noopener"
                className={classes.follow}
                aria-label={`${t("common.open")}: ${shown}`}
              >
                {t("common.open")}
              </a>
            )}
            {isUnchecked && <span className={classes.doubt}>{t("record.profile.to_check")}</span>}
          </>
        ) : (
          <>
            {editing.kind === "number" ? (
              <NumberInput
                {...shared}
                min={editing.min}
                max={editing.max}
                suffix={editing.unit ? ` ${editing.unit}` : ""}
                onChange={(next) => setDraft(String(next))}
              />
            ) : editing.kind === "choice" ? (
              <Select
                {...shared}
                clearable
                data={editing.choices}
                onBlur={leave}
                defaultDropdownOpened
                onChange={(next) => {
                  setDraft(next ?? "");
                  void submit(next ?? "");
                }}
              />
            ) : editing.kind === "long" ? (
              <Textarea {...shared} autosize minRows={4} maxRows={16} onChange={(event) => setDraft(event.currentTarget.value)} />
            ) : (
              <TextInput
                {...shared}
                type={editing.kind === "date" ? "date" : (editing.type ?? "text")}
                autoComplete="off"
                onChange={(event) => setDraft(event.currentTarget.value)}
              />
            )}
            {isStale && <Stale now={shown} onSave={() => void submit(draft)} onLeave={leave} />}
          </>
        )}
      </div>
      {!isCounted && <Origin path={path} hasValue={shown !== null} />}
    </div>
  );
}

/** Somebody was faster: what it says now, and what to do with what was typed. */
export function Stale({ now, onSave, onLeave }: { now: string | null; onSave: () => void; onLeave: () => void }) {
  const t = useWords();
  return (
    <div className={classes.stale} role="alert">
      <strong>{t("record.profile.stale")}</strong>
      <p>{t("record.profile.stale_text")}</p>
      {now !== null && <p>{t("record.profile.stale_now", { value: now })}</p>}
      <div className={classes.staleActions}>
        <Button size="xs" onClick={onSave}>
          {t("record.profile.save_again")}
        </Button>
        <Button size="xs" variant="default" onClick={onLeave}>
          {t("record.profile.leave")}
        </Button>
      </div>
    </div>
  );
}
