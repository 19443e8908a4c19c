import type { EvidenceByField } from "#contract/fields.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./job-editor.module.css";

/** What of a vacancy a language model pointed at, in its own words, so that nobody takes it for what our reader is sure of. */
export function ModelNote({ evidence }: { evidence: EvidenceByField }) {
  const t = useWords();
  const quotes = [...new Set(Object.values(evidence).flatMap(({ quote, read_by }) => (read_by === "model" ? [quote] : [])))];
  if (quotes.length === 0) return null;
  return (
    <section className={classes.byModel} aria-label={t("jobs.by_model", { count: quotes.length })}>
      <p>{t("jobs.by_model", { count: quotes.length })}</p>
      <ul>
        {quotes.map((quote) => (
          <li key={quote} translate="no">
            <q>{quote}</q>
          </li>
        ))}
      </ul>
    </section>
  );
}
