import { UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { Proof } from "#web/ui/proof.tsx";
import { VerdictBar, VerdictLabel, type VerdictName } from "#web/ui/verdict.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./sample-match.module.css";
import { publicWords } from "./words.ts";

interface Line {
  requirement: string;
  kind: "must" | "nice";
  verdict: VerdictName;
  /** As it stands in the CV; none where the CV is silent. */
  quote?: string;
  mark?: string;
}

/** What an invented CV says, in the language it is written in. */
const lines: Line[] = [
  {
    requirement: "Kafka or RabbitMQ",
    kind: "must",
    verdict: "met",
    quote: "Rebuilt the dispatch platform in Python and FastAPI: 14 services that exchange 2.4 million events a day over Kafka.",
    mark: "14 services that exchange 2.4 million events a day over Kafka",
  },
  {
    requirement: "PostgreSQL, large data sets",
    kind: "must",
    verdict: "met",
    quote: "Split a 1.8 TB PostgreSQL database into monthly partitions; the slowest report went from 41 s to 1.2 s.",
    mark: "Split a 1.8 TB PostgreSQL database into monthly partitions",
  },
  {
    requirement: "Kubernetes",
    kind: "nice",
    verdict: "partly",
    quote: "Moved eight services to Kubernetes, together with a platform team.",
    mark: "together with a platform team",
  },
  {
    requirement: "Four days on site",
    kind: "nice",
    verdict: "not_met",
    quote: "Looking for: 36 hours, at the office two days a week.",
    mark: "at the office two days a week",
  },
  { requirement: "Energy or IoT", kind: "nice", verdict: "unknown" },
];

/** A match as the product shows it: a line opens its proof. */
export function SampleMatch() {
  const t = useWords();
  const { home, verdict } = publicWords();
  const [open, setOpen] = useState(0);
  return (
    <section className={classes.card} aria-label={home.sample_person}>
      <div className={classes.head}>
        <div>
          <p className={classes.job} lang="en">
            {home.sample_job}
          </p>
          <p className={classes.person}>{home.sample_person}</p>
        </div>
        <VerdictBar points={{ met: 9, partly: 1, not_met: 2, unknown: 1 }} label={home.sample_points} width={132} height={10} />
      </div>
      <ul className={classes.lines}>
        {lines.map((line, index) => {
          const isOpen = open === index;
          const start = line.quote && line.mark ? line.quote.indexOf(line.mark) : 0;
          return (
            <li key={line.requirement} data-open={isOpen || undefined}>
              <UnstyledButton
                className={classes.line}
                aria-expanded={isOpen}
                aria-controls={`sample-${index}`}
                onClick={() => setOpen(isOpen ? -1 : index)}
              >
                <span className={classes.requirement} lang="en">
                  {line.requirement}
                </span>
                <span className={classes.kind}>{t(`common.kind.${line.kind}`)}</span>
                <VerdictLabel verdict={line.verdict} text={verdict[line.verdict]} />
                <IconChevronDown size={16} stroke={1.6} className={classes.chevron} aria-hidden="true" />
              </UnstyledButton>
              <div id={`sample-${index}`} className={classes.proof} hidden={!isOpen}>
                {line.quote && line.mark ? (
                  <Proof
                    lang="en"
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
      </ul>
    </section>
  );
}
