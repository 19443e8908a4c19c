import type { ReactNode } from "react";
import { Row, Text } from "#web/ui/layout.tsx";
import classes from "./proof.module.css";

interface ProofProps {
  /** The quote itself, or a sentence without a source. */
  text: string;
  /** Stretches of `text` to highlight, end exclusive, in order and apart from each other. */
  highlights?: readonly { start: number; end: number }[] | undefined;
  /** Where it stands: "CV, page 1". Absent: there is no source, and the line is dashed. */
  source?: ReactNode;
  /** Beside the source, or alone where there is none: "word for word", "no source yet". */
  note?: ReactNode;
  /** Beside the source line, such as "Open passage". */
  action?: ReactNode;
  size?: "sm" | "lg";
  /** The quote's language where it isn't the page's. */
  lang?: string | undefined;
}

/** The proof bar: an upright line, the words as they stand in the source, and where. No script translates them: they wouldn't stand there any more. */
export function Proof({ text, highlights = [], source, note, action, size = "sm", lang }: ProofProps) {
  const hasSource = source !== undefined && source !== null;
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of highlights) {
    pieces.push(text.slice(at, start));
    pieces.push(<mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  pieces.push(text.slice(at));
  return (
    <figure className={classes.proof} data-sourced={hasSource || undefined} data-size={size}>
      <Text as="blockquote" isBreakable className={classes.text} lang={lang} translate="no">
        {hasSource ? "“" : null}
        {pieces}
        {hasSource ? "”" : null}
      </Text>
      {(hasSource || note || action) && (
        <Row as="figcaption" align="stretch" isWrapped size={12} tone="dimmed" mt={2} className={classes.source}>
          {hasSource && (
            <Text as="span" weight={500} tone="secondary" className={classes.place}>
              {source}
            </Text>
          )}
          {note && <span>{note}</span>}
          {action}
        </Row>
      )}
    </figure>
  );
}
