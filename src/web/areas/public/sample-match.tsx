import { UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { Proof } from "#web/ui/proof.tsx";
import { VerdictBar, VerdictLabel, type VerdictName } from "#web/ui/verdict.tsx";
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
      <div className={classes.head}>
        <div>
          <p className={classes.job}>{home.sample_job}</p>
          <p className={classes.person}>{home.sample_person}</p>
        </div>
        <VerdictBar points={{ met: 9, partly: 1, not_met: 2, unknown: 1 }} label={home.sample_points} width={132} height={10} />
      </div>
      <ul className={classes.lines}>
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
                <span className={classes.requirement}>{line.requirement}</span>
                <span className={classes.kind}>{t(`common.kind.${line.kind as "must" | "nice"}`)}</span>
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
      </ul>
    </section>
  );
}
