import { Button, UnstyledButton } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { type CustomField, type CustomRecord, type CustomValue, type CustomValues, customPath } from "#contract/custom-field.ts";
import { useDraft } from "#web/kit/draft/use-draft.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { ChoiceMark } from "#web/ui/marks/choice-mark.tsx";
import { useWords } from "#web/words/words.ts";
import { type CustomDraft, draftOf, storedOf } from "./custom-draft.ts";
import { customNameHere, customText, useCustomFields } from "./custom-fields.ts";
import { CustomInput } from "./custom-input.tsx";
import classes from "./custom-rows.module.css";

/** How a save ended. After `stale` the record on screen is the current one, and another try goes on from it. */
export type CustomOutcome =
  | { kind: "saved" }
  | { kind: "stale" }
  | { kind: "refused"; errors: Record<string, string> }
  | { kind: "failed" };
export type SaveCustom = (custom: Record<string, CustomValue | null>) => Promise<CustomOutcome>;

interface CustomRowsProps {
  record: CustomRecord;
  record_id: string;
  values: CustomValues;
  isEditor: boolean;
  save: SaveCustom;
}

/** What a record holds in the workspace's own fields, each edited in its place; nothing where there are none. */
export function CustomRows({ record, ...rest }: CustomRowsProps) {
  const fields = useCustomFields(record);
  if (fields.length === 0) return null;
  return (
    <dl className={classes.rows}>
      {fields.map((field) => (
        <CustomRow key={field.id} field={field} {...rest} />
      ))}
    </dl>
  );
}

/** One that is chosen at a stroke, and saved by it. */
const isPicked = ({ kind }: CustomField) => kind === "choice" || kind === "yes_no";
const addressOf = (link: string) => (/^https?:\/\//i.test(link) ? link : `https://${link}`);

function CustomRow({ field, record_id, values, isEditor, save }: Omit<CustomRowsProps, "record"> & { field: CustomField }) {
  const t = useWords();
  const [draft, setDraft] = useState<CustomDraft | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isStale, setIsStale] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const isBusy = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const value = values[field.id];
  const name = customNameHere(field);
  const shown = customText(t, field, value);
  const typed = draft === null || JSON.stringify(storedOf(field, draft)) === JSON.stringify(value ?? null) ? null : draft;
  const kept = useDraft(field.kind === "text" ? `custom ${record_id} ${field.id}` : null, typed, null, setDraft);
  const start = () => setDraft(draftOf(field, value));
  const leave = () => {
    setDraft(null);
    setError(null);
    setIsStale(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  const submit = async (typed: CustomDraft) => {
    if (isBusy.current) return;
    const next = storedOf(field, typed);
    if (JSON.stringify(next) === JSON.stringify(value ?? null)) return leave();
    isBusy.current = true;
    setIsSaving(true);
    const outcome = await save({ [field.id]: next });
    setIsSaving(false);
    isBusy.current = false;
    if (outcome.kind === "saved") leave();
    else if (outcome.kind === "stale") setIsStale(true);
    else if (outcome.kind === "refused") setError(outcome.errors[customPath(field.id)] ?? Object.values(outcome.errors)[0] ?? null);
  };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      leave();
    }
    if (event.key === "Enter" && !event.shiftKey && typeof draft === "string") {
      event.preventDefault();
      void submit(draft);
    }
  };
  return (
    <div className={classes.row} data-field={customPath(field.id)}>
      <dt className={classes.label}>{name}</dt>
      <Row as="dd" isWrapped flex="shrink" className={classes.value}>
        {draft === null ? (
          <>
            {isEditor ? (
              <UnstyledButton
                ref={button}
                className={classes.edit}
                data-empty={shown === null || undefined}
                data-edit
                aria-label={
                  shown === null
                    ? t("record.profile.add_field", { field: name })
                    : `${t("record.profile.edit_field", { field: name })}: ${shown}`
                }
                onClick={start}
              >
                {shown === null ? t("common.add") : <Shown field={field} value={value} text={shown} />}
              </UnstyledButton>
            ) : (
              <span>{shown === null ? "–" : <Shown field={field} value={value} text={shown} />}</span>
            )}
            {field.kind === "link" && shown && (
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
          </>
        ) : (
          <>
            <CustomInput
              field={field}
              draft={draft}
              kept={kept}
              aria-label={name}
              size="xs"
              error={error}
              disabled={isSaving}
              autoFocus
              isOpened
              onKeyDown={keys}
              onChange={(next) => {
                setDraft(next);
                if (isPicked(field)) void submit(next);
              }}
              onBlur={() => {
                // With a message in sight a person decides; otherwise nothing typed is lost.
                if (isStale || error) return;
                if (isPicked(field)) leave();
                else void submit(draft);
              }}
            />
            {isStale && <Stale now={shown} onSave={() => void submit(draft)} onLeave={leave} />}
          </>
        )}
      </Row>
    </div>
  );
}

/** A value as it is read: choices with their colours. */
function Shown({ field, value, text }: { field: CustomField; value: CustomValue | undefined; text: string }) {
  if (field.kind !== "choice" && field.kind !== "choices") return text;
  const held = field.choices.filter(({ id }) => [value].flat().includes(id));
  return (
    <Row as="span" gap="2 8" isWrapped isInline>
      {held.map((choice) => (
        <ChoiceMark key={choice.id} color={choice.color} name={customNameHere(choice)} />
      ))}
    </Row>
  );
}

/** Somebody was faster: what it says now, and what to do with what was typed. */
function Stale({ now, onSave, onLeave }: { now: string | null; onSave: () => void; onLeave: () => void }) {
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
