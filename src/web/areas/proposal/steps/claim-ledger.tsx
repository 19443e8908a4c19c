import { Anchor } from "@mantine/core";
import { IconAlertTriangle, IconBriefcase, IconQuote, IconUserCheck } from "@tabler/icons-react";
import type { Claim } from "#contract/proposal/proposal.ts";
import { Row, Span, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { useOpenPassage } from "../open-passage.tsx";
import { sourceName } from "../proposal-words.ts";
import classes from "./steps.module.css";

const icons = { passage: IconQuote, record: IconBriefcase, confirmed: IconUserCheck, none: IconAlertTriangle };

/** Every statement of the proposal with what bears it. */
export function ClaimLedger({ claims }: { claims: readonly Claim[] }) {
  const t = useWords();
  const open = useOpenPassage();
  const unsourced = claims.filter(({ source }) => source.kind === "none").length;
  const openSource = ({ source }: Claim) => source.kind === "passage" && open(source.evidence);
  return (
    <section className={classes.ledger} aria-label={t("proposals.ledger")}>
      <Row as="header" gap={8} size={13} isPiece>
        <Text as="h3" size={13} isPiece weight={600}>
          {t("proposals.ledger")}
        </Text>
        <span className={classes.count}>{t("proposals.ledger_count", { count: claims.length })}</span>
        <span className={classes.space} />
        <span>
          {t("proposals.ledger_sourced", { n: claims.length - unsourced })}
          {unsourced > 0 && (
            <Span weight={500} tone="partly">
              {" "}
              {t("proposals.ledger_unsourced", { n: unsourced })}
            </Span>
          )}
        </span>
      </Row>
      {claims.length === 0 && (
        <Text size={12} tone="dimmed">
          {t("proposals.ledger_empty")}
        </Text>
      )}
      {claims.map((claim) => {
        const Icon = icons[claim.source.kind];
        return (
          <Row
            key={`${claim.language} ${claim.part} ${claim.start}`}
            gap={10}
            align="start"
            size={13}
            className={classes.line}
            data-unsourced={claim.source.kind === "none" || undefined}
          >
            <Icon size={14} stroke={1.6} aria-hidden="true" />
            <span className={classes.said}>{claim.text}</span>
            {claim.source.kind === "passage" && claim.source.evidence.source === "cv" ? (
              <Anchor component="button" type="button" className={classes.where} fz={12} onClick={() => openSource(claim)}>
                {sourceName(t, claim)}
              </Anchor>
            ) : (
              <span className={classes.where}>{sourceName(t, claim)}</span>
            )}
          </Row>
        );
      })}
    </section>
  );
}
