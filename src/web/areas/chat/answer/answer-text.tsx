import { UnstyledButton } from "@mantine/core";
import { Fragment, memo, type ReactNode } from "react";
import { type Block, type Inline, parseMarkdown } from "#contract/text/markdown.ts";
import { VerdictGlyph } from "#web/ui/marks/verdict.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { markUnsupported, piecesOf, type Stretch } from "./answer-marks.ts";
import classes from "./answer-text.module.css";

interface AnswerTextProps {
  content: string;
  unsupported: readonly Stretch[];
  /** The talk's number for a mark of this answer; undefined leaves the mark out. */
  numberOf: (n: number) => number | undefined;
  quoteOf: (number: number) => string;
  /** The source that is open. */
  opened: number | null;
  onSource: (number: number) => void;
  /** Words still come: what isn't known yet may be on its way. */
  isLive?: boolean;
}

/** An answer's Markdown as elements. Pictures and addresses in it stay text: an answer loads nothing and leads nowhere. */
export const AnswerText = memo(function AnswerText({ content, unsupported, ...marks }: AnswerTextProps) {
  const blocks = parseMarkdown(markUnsupported(content, unsupported));
  return (
    <div className={classes.text} data-live={marks.isLive || undefined}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has nothing but its place
        <AnswerBlock key={at} block={block} marks={marks} />
      ))}
    </div>
  );
});

type Marks = Omit<AnswerTextProps, "content" | "unsupported">;

function AnswerBlock({ block, marks }: { block: Block; marks: Marks }) {
  const Unsupported = useUnsupportedEnd();
  const draw = (inlines: readonly Inline[]) => drawInlines(inlines, { isOpen: false }, marks, Unsupported);
  if (block.kind === "list") {
    // biome-ignore lint/suspicious/noArrayIndexKey: an item has nothing but its place
    const items = block.items.map((item, at) => <li key={at}>{draw(item)}</li>);
    return block.is_ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
  }
  const inner = draw(block.inlines);
  if (block.kind === "heading") return <p className={classes.heading}>{inner}</p>;
  return block.kind === "quote" ? <blockquote>{inner}</blockquote> : <p>{inner}</p>;
}

/** Inline by inline; whether an unsupported sentence is open goes on from one to the next. */
function drawInlines(inlines: readonly Inline[], state: { isOpen: boolean }, marks: Marks, end: ReactNode): ReactNode[] {
  return inlines.map((inline, at) => {
    const key = `${at}:${inline.kind}`;
    if (inline.kind === "break") return <br key={key} />;
    if (inline.kind === "text") {
      const { pieces, open } = piecesOf(inline.text, state.isOpen);
      state.isOpen = open;
      return (
        <Fragment key={key}>
          {pieces.map((piece, index) => {
            const place = `${index}:${piece.kind}`;
            if (piece.kind === "end") return <Fragment key={place}>{end}</Fragment>;
            if (piece.kind === "mark") return <SourceMark key={place} n={piece.n} {...marks} />;
            return piece.isUnsupported ? (
              <span key={place} className={classes.unsupported}>
                {piece.text}
              </span>
            ) : (
              <Fragment key={place}>{piece.text}</Fragment>
            );
          })}
        </Fragment>
      );
    }
    const inner = drawInlines(inline.inlines, state, marks, end);
    if (inline.kind !== "link") return inline.kind === "strong" ? <strong key={key}>{inner}</strong> : <em key={key}>{inner}</em>;
    const words = inline.inlines.length === 1 && inline.inlines[0]?.kind === "text" ? inline.inlines[0].text : "";
    return (
      <Fragment key={key}>
        {inner}
        {words !== inline.href && ` (${inline.href})`}
      </Fragment>
    );
  });
}

function SourceMark({ n, numberOf, quoteOf, opened, onSource }: Marks & { n: number }) {
  const t = useWords();
  const number = numberOf(n);
  if (number === undefined) return null;
  return (
    <UnstyledButton
      className={classes.mark}
      data-open={number === opened || undefined}
      aria-label={t("chat.source_n", { n: number, quote: quoteOf(number) })}
      aria-pressed={number === opened}
      title={`“${quoteOf(number)}”`}
      onClick={() => onSource(number)}
    >
      {number}
    </UnstyledButton>
  );
}

function useUnsupportedEnd(): ReactNode {
  const t = useWords();
  const label = t("chat.unsupported");
  return (
    <Tooltip label={label} multiline w={260} events={{ hover: true, focus: true, touch: true }}>
      <UnstyledButton className={classes.end} aria-label={label}>
        <VerdictGlyph verdict="unknown" size={13} />
      </UnstyledButton>
    </Tooltip>
  );
}
