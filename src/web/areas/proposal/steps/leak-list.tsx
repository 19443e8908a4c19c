import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import type { Language } from "#contract/fields.ts";
import { api } from "#contract/index.ts";
import type { Leak, LeakRuling } from "#contract/proposal/proposal.ts";
import { inLanguage } from "#contract/text/languages.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { Row, Stack } from "#web/ui/layout.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import classes from "./leak-list.module.css";

const MOST_SHOWN = 12;

interface LeakListProps {
  leaks: readonly Leak[];
  language: Language;
  /** Other words can still take their place: not in what has gone out already. */
  canMask: boolean;
  onRuled: (text: string) => void;
}

/** What the leak check found, each with a way on: other words in its place, or a reason why it tells nothing. */
export function LeakList({ leaks, language, canMask, onRuled }: LeakListProps) {
  const places = new Map<string, Leak[]>();
  for (const leak of leaks) {
    const key = `${leak.candidate_id} ${leak.language} ${leak.text.toLowerCase()}`;
    places.set(key, [...(places.get(key) ?? []), leak]);
  }
  return (
    <Stack as="ul" gap={10} mt={6} size={13} isPiece className={classes.list}>
      {[...places].slice(0, MOST_SHOWN).map(([key, same]) => (
        <Finding key={key} leaks={same} language={same[0]?.language ?? language} canMask={canMask} onRuled={onRuled} />
      ))}
    </Stack>
  );
}

function Finding({ leaks, language, canMask, onRuled }: LeakListProps) {
  const t = useWords();
  const [first] = leaks as [Leak];
  const [ruling, setRuling] = useState<LeakRuling["ruling"] | null>(null);
  const [words, setWords] = useState("");
  const rule = useAction(api.proposal.ruleLeak, { refreshes: [api.proposal.preview], onDone: () => onRuled(first.text) });
  const errors = fieldErrors(rule.error);
  const begin = (next: LeakRuling["ruling"]) => {
    rule.reset();
    setWords("");
    setRuling(next);
  };
  const save = () =>
    ruling &&
    rule.mutate({
      candidate_id: first.candidate_id,
      text: first.text.slice(0, 200),
      language,
      ruling,
      ...(ruling === "mask" ? { with: words } : { reason: words }),
    });
  return (
    <li>
      <b>“{first.text}”</b> <small>{[...new Set(leaks.map((leak) => whereText(t, leak)))].slice(0, 4).join(" · ")}</small>
      {ruling === null ? (
        <Row gap={8} align="end" isWrapped mt={4}>
          {canMask && (
            <Button size="xs" variant="default" onClick={() => begin("mask")}>
              {t("proposals.leak_mask")}
            </Button>
          )}
          <Button size="xs" variant={canMask ? "subtle" : "default"} onClick={() => begin("harmless")}>
            {t("proposals.leak_harmless")}
          </Button>
        </Row>
      ) : (
        <Row gap={8} align="end" isWrapped mt={4} className={classes.form}>
          <TextInput
            size="xs"
            autoFocus
            label={t(ruling === "mask" ? "proposals.leak_instead" : "proposals.leak_reason")}
            placeholder={ruling === "mask" ? inLanguage(language, { en: "an earlier employer", nl: "een eerdere werkgever" }) : undefined}
            maxLength={200}
            value={words}
            error={errors.with ?? errors.reason}
            onChange={(event) => setWords(event.currentTarget.value)}
            onKeyDown={(event) => {
              // It stands within other forms: Enter is its own.
              if (event.key === "Enter") {
                event.preventDefault();
                save();
              } else if (event.key === "Escape") {
                event.stopPropagation();
                setRuling(null);
              }
            }}
          />
          <Button size="xs" loading={rule.isPending} onClick={save}>
            {t("proposals.leak_save")}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => setRuling(null)}>
            {t("common.cancel")}
          </Button>
        </Row>
      )}
    </li>
  );
}

const parts = {
  title: "jobs.field.title",
  intro: "proposals.leak_intro",
  letter: "proposals.step_letter",
  strengths: "proposals.step_strengths",
  requirements: "proposals.step_requirements",
  summary: "proposals.step_information",
  facts: "proposals.step_information",
  experience: "proposals.fact_experience",
  education: "proposals.fact_education",
  certifications: "proposals.fact_certifications",
} as const;

/** "Page: Strengths", "PDF: page 2", "E-mail": the path of a finding as the editor calls it. */
function whereText(t: Words, { output, place }: Leak): string {
  const name = t(`proposals.leak_${output}`);
  const page = /^page (\d+)$/.exec(place)?.[1];
  if (page) return `${name}: ${t("record.cv.page", { n: page })}`;
  const [part = ""] = place.replace(/^items\.\d+\./, "").split(".");
  return output === "page" && part in parts ? `${name}: ${t(parts[part as keyof typeof parts])}` : name;
}

/** What was decided about earlier findings, each with its way back. */
export function LeakRulings({ rulings, candidate_id }: { rulings: readonly LeakRuling[]; candidate_id: string }) {
  const t = useWords();
  const undo = useAction(api.proposal.ruleLeak, { refreshes: [api.proposal.preview] });
  if (rulings.length === 0) return null;
  return (
    <details className={classes.ruled}>
      <summary>{t("proposals.leak_ruled", { count: rulings.length })}</summary>
      <Stack as="ul" gap={10} mt={6} size={13} isPiece className={classes.list}>
        {rulings.map(({ text, language, ruling, reason, by, at, ...rest }) => (
          <li key={`${language} ${text}`}>
            <b>“{text}”</b>: {ruling === "mask" ? t("proposals.leak_is_masked", { words: rest.with ?? "" }) : reason}{" "}
            <small>
              ({by}, {formatDate(at)})
            </small>{" "}
            <Button size="compact-xs" variant="subtle" onClick={() => undo.mutate({ candidate_id, text, language, ruling: null })}>
              {t("common.undo")}
            </Button>
          </li>
        ))}
      </Stack>
    </details>
  );
}
