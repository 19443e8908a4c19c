import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { ProtectedLine } from "#contract/candidate/register.ts";
import { api } from "#contract/index.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { SaveActions } from "#web/kit/dialog/save-actions.tsx";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraftText } from "#web/kit/draft/use-draft.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Badge } from "#web/ui/marks/marks.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./register-screen.module.css";

const tones = { left_out: "plain", replaced: "met", kept: "partly" } as const;

/** One line of the register: what was asked, which law, and what became of it by whom. */
export function RegisterLine({ line }: { line: ProtectedLine }) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const [isWriting, setIsWriting] = useState(false);
  const at = line.sentence.indexOf(line.quote);
  return (
    <li className={classes.line} data-line>
      <Stack gap={2} align="start" isBreakable className={classes.asked}>
        <q className={classes.sentence}>
          {at < 0 ? (
            line.sentence
          ) : (
            <>
              {line.sentence.slice(0, at)}
              <mark>{line.quote}</mark>
              {line.sentence.slice(at + line.quote.length)}
            </>
          )}
        </q>
        <Text as="span" size={12} tone="secondary">
          {t(`jobs.protected_ground.${line.ground}`)} · {line.law}
        </Text>
        {line.instead && (
          <Text as="span" size={12} tone="secondary">
            {t("jobs.protected_instead", { text: line.instead })}
          </Text>
        )}
      </Stack>
      <Stack gap={2} align="start" isBreakable className={classes.became}>
        <Badge tone={tones[line.handled]}>{t(`register.handled.${line.handled}`)}</Badge>
        {line.handled === "kept" &&
          (isWriting ? (
            <Explain line={line} onDone={() => setIsWriting(false)} />
          ) : (
            <>
              <p className={classes.reason} data-none={line.reason === null || undefined}>
                {line.reason ?? t("register.no_reason")}
              </p>
              {isEditor && (
                <Button size="compact-xs" variant="subtle" className={classes.explain} onClick={() => setIsWriting(true)}>
                  {t(line.reason ? "register.change_reason" : "register.give_reason")}
                </Button>
              )}
            </>
          ))}
      </Stack>
      <Stack gap={2} align="start" isBreakable className={classes.where}>
        {line.job_id ? (
          <AnchorLink to="/dashboard/jobs/$id" params={{ id: line.job_id }} search={{ tab: "vacancy" }}>
            {line.job_title}
          </AnchorLink>
        ) : (
          <span>{line.job_title || t("register.nameless")}</span>
        )}
        {line.client_name && (
          <Text as="span" size={12} tone="secondary">
            {line.client_name}
          </Text>
        )}
        <Text as="span" size={12} tone="secondary">
          {line.job_id
            ? t("register.by", { name: line.by, date: formatDate(line.handled_at) })
            : t("register.read_by", { name: line.by, date: formatDate(line.told_at) })}
        </Text>
      </Stack>
    </li>
  );
}

function Explain({ line, onDone }: { line: ProtectedLine; onDone: () => void }) {
  const t = useWords();
  const [reason, setReason, kept] = useDraftText(`protected-line ${line.id}`, line.reason ?? "");
  const [error, setError] = useState<string | null>(null);
  const explain = useAction(api.register.explain, {
    refreshes: [api.register.list],
    onDone: () => {
      kept.forget();
      onDone();
    },
    onFailed: (failure) => setError(fieldErrors(failure).reason ?? null),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === "") return setError(t("register.reason_needed"));
    explain.mutate({ id: line.id, reason });
  };
  return (
    <Stack as="form" gap={8} mt={4} className={classes.form} noValidate onSubmit={submit}>
      <KeptTextarea
        kept={kept}
        label={t("register.reason")}
        placeholder={t("register.reason_placeholder")}
        value={reason}
        maxLength={1000}
        autosize
        minRows={2}
        maxRows={8}
        autoFocus
        error={error}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setError(null);
        }}
      />
      <SaveActions
        onCancel={() => {
          kept.discard();
          onDone();
        }}
        isSaving={explain.isPending}
        size="xs"
      />
    </Stack>
  );
}
