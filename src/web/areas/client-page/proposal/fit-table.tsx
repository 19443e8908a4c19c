import type { ReactNode } from "react";
import type { Language, Verdict } from "#contract/fields.ts";
import { countVerdicts, proposalWords } from "#contract/proposal/proposal-words.ts";
import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import pieces from "#web/areas/client-page/pieces.module.css";
import { VerdictGlyph } from "#web/ui/marks/verdict.tsx";
import classes from "./fit-table.module.css";

const verdicts: readonly Verdict[] = ["met", "partly", "not_met", "unknown"];
/** Laid out as a list on a phone it stays a table for a screen reader, which browsers would else forget. */
const asTable = { role: "table" };
const asRow = { role: "row" };
const asHead = { role: "columnheader" };
const asRowHead = { role: "rowheader" };
const asCell = { role: "cell" };

interface FitTableProps {
  requirements: SharedProposal["requirements"];
  language: Language;
  /** Of the requirements' own words. */
  text_language: Language;
  /** What stands in a line's place while it is edited there. */
  inPlace?: Partial<Record<`requirement:${number}`, ReactNode>>;
}

/** What the job asks and what the documents say about it, what is missing included. */
export function FitTable({ requirements, language, text_language, inPlace = {} }: FitTableProps) {
  const words = proposalWords[language];
  const counts = countVerdicts(requirements);
  return (
    <>
      <ul className={classes.counts}>
        {verdicts.map((verdict) => (
          <li key={verdict}>
            <VerdictGlyph verdict={verdict} />
            {words.verdict_count[verdict]} <strong>{counts[verdict]}</strong>
          </li>
        ))}
      </ul>
      <table className={classes.table} aria-label={words.requirements} {...asTable}>
        <thead className={pieces.unseen}>
          <tr {...asRow}>
            <th {...asHead}>{words.requirement}</th>
            <th {...asHead}>{words.kind_head}</th>
            <th {...asHead}>{words.verdict_head}</th>
            <th {...asHead}>{words.note_head}</th>
          </tr>
        </thead>
        <tbody>
          {requirements.map(({ text, kind, verdict, note }, at) => {
            const edited = inPlace[`requirement:${at}`];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and two may say the same
              <tr key={at} data-part={edited ? undefined : `requirement:${at}`} {...asRow}>
                {edited ? (
                  <td colSpan={4} className={classes.edited} {...asCell}>
                    {edited}
                  </td>
                ) : (
                  <>
                    <th scope="row" lang={text_language} {...asRowHead}>
                      {text}
                    </th>
                    <td className={classes.kind} {...asCell}>
                      {words.kind[kind]}
                    </td>
                    <td className={classes.verdict} data-verdict={verdict} {...asCell}>
                      <VerdictGlyph verdict={verdict} />
                      <span>{words.verdict[verdict]}</span>
                    </td>
                    <td className={classes.note} {...asCell}>
                      <span className={classes.said} data-verdict={verdict} aria-hidden="true">
                        {words.verdict[verdict]}
                        {note && "."}{" "}
                      </span>
                      <span lang={text_language}>{note}</span>
                    </td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={pieces.note}>{words.unknown_means}</p>
    </>
  );
}
