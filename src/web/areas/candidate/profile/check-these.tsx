import { Button, UnstyledButton } from "@mantine/core";
import { IconCheck, IconListCheck } from "@tabler/icons-react";
import { useState } from "react";
import { notify } from "#web/kit/calls/failures.ts";
import { DoubtBox } from "#web/kit/doubts/doubt-box.tsx";
import { fieldName, fieldValue } from "#web/kit/record/profile-fields.ts";
import { TextButton } from "#web/ui/input/text-button.tsx";
import { Row, Span } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./profile.module.css";
import { useProfile } from "./profile-context.tsx";

/** How far around a short quote its sentence is shown. */
const AROUND = 90;

interface CheckTheseProps {
  onEdit: (path: string) => void;
  /** Those of the fields read with doubt that aren't asked about. */
  paths: readonly string[];
}

/** What was read with doubt: the value, the sentence it comes from, and a person's word on it. */
export function CheckThese({ onEdit, paths }: CheckTheseProps) {
  const t = useWords();
  const { candidate, editor, save, light, open, activeKey } = useProfile();
  const [busy, setBusy] = useState<string | null>(null);
  const confirm = async (confirmed: readonly string[], key: string) => {
    setBusy(key);
    const outcome = await save({
      confirmed: [...confirmed],
      unchecked_fields: candidate.unchecked_fields.filter((path) => !confirmed.includes(path)),
    });
    setBusy(null);
    if (outcome.kind === "stale") notify("warning", t("record.profile.stale"));
  };
  return (
    <DoubtBox
      icon={<IconListCheck size={17} stroke={1.6} />}
      title={t("record.profile.check", { count: paths.length })}
      note={
        editor &&
        paths.length > 1 && (
          <TextButton
            className={classes.all}
            disabled={busy !== null}
            onClick={() =>
              void confirm(
                paths.filter((path) => fieldValue(t, path, candidate) !== null),
                "all",
              )
            }
          >
            {t("record.profile.confirm_all")}
          </TextButton>
        )
      }
    >
      {paths.map((path, index) => {
        const evidence = candidate.evidence[path];
        const name = fieldName(t, path, candidate);
        const value = fieldValue(t, path, candidate);
        return (
          <li key={path} onMouseEnter={() => light(path)} onMouseLeave={() => light(null)} data-check={path}>
            <Row gap="8 12" align="start" justify="between" className={classes.checkLine}>
              <span>
                <Span tone="secondary">{name}</Span> <strong>{value ?? t("common.unknown")}</strong>
                {evidence?.read_by === "model" && (
                  <Span size={12} tone="secondary" className={classes.byModel}>
                    {t("record.profile.by_model")}
                  </Span>
                )}
              </span>
              {editor && (
                <Row as="span" gap={6} align="stretch" flex="none" className={classes.checkVerbs}>
                  {value !== null && (
                    <Button
                      size="xs"
                      variant={index === 0 ? "filled" : "default"}
                      leftSection={<IconCheck size={14} stroke={1.6} />}
                      loading={busy === path}
                      disabled={busy !== null && busy !== path}
                      onClick={() => void confirm([path], path)}
                      aria-label={`${t("record.profile.confirm")}: ${name}`}
                      data-confirm
                    >
                      {t("record.profile.confirm")}
                    </Button>
                  )}
                  <Button
                    size="xs"
                    variant={value === null && index === 0 ? "filled" : "default"}
                    onClick={() => onEdit(path)}
                    aria-label={t(value === null ? "record.profile.add_field" : "record.profile.edit_field", { field: name })}
                  >
                    {value === null ? t("common.add") : t("common.edit")}
                  </Button>
                </Row>
              )}
            </Row>
            {evidence && candidate.cv_text !== null && (
              <UnstyledButton
                className={classes.quote}
                data-active={activeKey === path || undefined}
                onClick={() => open(path)}
                title={t("record.profile.open_quote", { field: name })}
              >
                <Sentence text={candidate.cv_text} start={evidence.start} end={evidence.end} />
              </UnstyledButton>
            )}
          </li>
        );
      })}
    </DoubtBox>
  );
}

/** A quote within its line of the CV. */
function Sentence({ text, start, end }: { text: string; start: number; end: number }) {
  const from = Math.max(text.lastIndexOf("\n", start - 1) + 1, start - AROUND);
  const lineEnd = text.indexOf("\n", end);
  const to = Math.min(lineEnd < 0 ? text.length : lineEnd, end + AROUND);
  return (
    <>
      {from > 0 && text[from - 1] !== "\n" && "… "}
      {text.slice(from, start).trimStart()}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end, to).trimEnd()}
      {to < text.length && text[to] !== "\n" && " …"}
    </>
  );
}
