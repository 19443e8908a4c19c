import { Button } from "@mantine/core";
import clsx from "clsx";
import { useState } from "react";
import type { LeftOut, Proposal } from "#contract/proposal/proposal.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { useWords, type Words } from "#web/words/words.ts";
import classes from "./match-changed.module.css";

/** Who drafted the proposal where a language model was asked, what of its draft was left out, and why. */
export function WrittenBy({ written_by }: { written_by: Proposal["written_by"] }) {
  const t = useWords();
  const [isClosed, setClosed] = useState(false);
  if (!written_by || isClosed || (written_by.model === null && written_by.failure === null)) return null;
  const { model, failure, checked, repaired, filled, left_out } = written_by;
  const by = model ? t("drafted.by_model", { model }) : t("drafted.by_ourselves");
  const told = [
    failure && failureTold(t, failure),
    model && t(checked ? "drafted.checked" : "drafted.by_rules"),
    repaired > 0 && t("drafted.repaired", { count: repaired }),
    ...filled.map((part) => t(`drafted.filled_${part}`)),
  ].filter(Boolean);
  return (
    <Row as="section" align="start" isWrapped size={13} className={clsx(classes.notice, classes.told)} aria-label={by}>
      <div className={classes.words}>
        <Text weight={600}>{by}</Text>
        <p>{told.join(" ")}</p>
        {left_out.length > 0 && (
          <details>
            <summary>{t("drafted.left_out", { count: left_out.length })}</summary>
            <Stack as="ul" gap={4} mt={4} isBreakable>
              {left_out.map((one) => (
                <li key={`${one.part} ${one.text}`}>
                  “{one.text}”{" "}
                  <Text as="span" tone="secondary">
                    {whyTold(t, one)}
                  </Text>
                </li>
              ))}
            </Stack>
          </details>
        )}
      </div>
      <Button size="xs" variant="default" onClick={() => setClosed(true)}>
        {t("drafted.close")}
      </Button>
    </Row>
  );
}

const failures = ["refused", "timeout", "busy", "unavailable", "cut_off", "unreadable", "empty", "too_long"] as const;

function failureTold(t: Words, failure: string): string {
  const known = failures.find((one) => one === failure);
  return known ? t(`chat.failure_${known}`) : t("drafted.unproved");
}

function whyTold(t: Words, { reason, missing }: LeftOut): string {
  if (reason === "leans") return t("drafted.leans");
  if (missing.length === 0) return t("drafted.unsaid");
  return t(reason === "missing" ? "drafted.missing" : "drafted.unsaid_what", { missing: missing.join(", ") });
}
