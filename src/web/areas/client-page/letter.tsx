import { Fragment } from "react";
import { type Block, type Inline, parseMarkdown } from "#contract/markdown.ts";

/** The letter's Markdown as elements: text stays text, so nothing in it can be anything else. */
export function Letter({ markdown }: { markdown: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has nothing but its place
  return parseMarkdown(markdown).map((block, at) => <LetterBlock key={at} block={block} />);
}

function LetterBlock({ block }: { block: Block }) {
  if (block.kind === "list") {
    const items = block.items.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an item has nothing but its place
      <li key={at}>
        <Inlines inlines={item} />
      </li>
    ));
    return block.is_ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
  }
  const inlines = <Inlines inlines={block.inlines} />;
  if (block.kind === "heading") return <h3>{inlines}</h3>;
  return block.kind === "quote" ? <blockquote>{inlines}</blockquote> : <p>{inlines}</p>;
}

function Inlines({ inlines }: { inlines: Inline[] }) {
  return inlines.map((inline, at) => {
    const key = `${at}:${inline.kind}`;
    if (inline.kind === "text") return <Fragment key={key}>{inline.text}</Fragment>;
    if (inline.kind === "break") return <br key={key} />;
    const inner = <Inlines inlines={inline.inlines} />;
    if (inline.kind !== "link") return inline.kind === "strong" ? <strong key={key}>{inner}</strong> : <em key={key}>{inner}</em>;
    return (
      <a key={key} href={inline.href} rel="noopener noreferrer nofollow" target={inline.href.startsWith("http") ? "_blank" : undefined}>
        {inner}
      </a>
    );
  });
}
