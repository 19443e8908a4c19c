import { UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Proof } from "#web/ui/marks/proof.tsx";
import { VerdictBar, VerdictLabel, type VerdictName } from "#web/ui/marks/verdict.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./sample-match.module.css";
import { publicWords } from "./words.ts";

/** A match as the product shows it: a line opens its proof. */
export function SampleMatch() {
  const t = useWords();
  const { home, verdict } = publicWords();
  const [open, setOpen] = useState(0);
  return (
    <section className={classes.card} aria-label={home.sample_person}>
      <Row gap={12} align="end" justify="between" isWrapped className={classes.head}>
        <div>
          <Text size={12} tone="dimmed">
            {home.sample_job}
          </Text>
          <Text size={15} weight={600} mt={2}>
            {home.sample_person}
          </Text>
        </div>
        <VerdictBar points={{ met: 9, partly: 1, not_met: 2, unknown: 1 }} label={home.sample_points} width={132} height={10} />
      </Row>
      <Stack as="ul" className={classes.lines}>
        {home.sample_lines.map((line, index) => {
          const isOpen = open === index;
          const start = line.quote.indexOf(line.mark);
          return (
            <li key={line.requirement} data-open={isOpen || undefined}>
              <UnstyledButton
                className={classes.line}
                aria-expanded={isOpen}
                aria-controls={`sample-${index}`}
                onClick={() => setOpen(isOpen ? -1 : index)}
              >
                <Text as="span" weight={500}>
                  {line.requirement}
                </Text>
                <Text as="span" size={12} isPiece tone="dimmed" className={classes.kind}>
                  {t(`common.kind.${line.kind as "must" | "nice"}`)}
                </Text>
                <VerdictLabel verdict={line.verdict as VerdictName} text={verdict[line.verdict as VerdictName]} />
                <IconChevronDown size={16} stroke={1.6} className={classes.chevron} aria-hidden="true" />
              </UnstyledButton>
              <div id={`sample-${index}`} className={classes.proof} hidden={!isOpen}>
                {line.quote ? (
                  <Proof
                    text={line.quote}
                    highlights={[{ start, end: start + line.mark.length }]}
                    source={home.sample_source}
                    note={t("common.word_for_word")}
                  />
                ) : (
                  <Proof text={home.sample_ask} note={home.sample_unknown} />
                )}
              </div>
            </li>
          );
        })}
      </Stack>
    </section>
  );
}
