import { Fragment, type ReactNode } from "react";
import { type Block, type Inline, parseMarkdown, textOf } from "#contract/text/markdown.ts";

interface MarkdownProps {
  markdown: string;
  /** How a heading of its level is drawn; `text` is what it says. */
  heading: (level: number, inner: ReactNode, text: string) => ReactNode;
  link: (href: string, inner: ReactNode) => ReactNode;
  /** How plain text is drawn, where it isn't as it stands. */
  plain?: (text: string) => ReactNode;
}

/** Markdown as elements: text stays text, so nothing in it can be anything else. */
export function Markdown({ markdown, heading, link, plain = (text) => text }: MarkdownProps) {
  const inline = (inlines: readonly Inline[]): ReactNode =>
    inlines.map((one, at) => {
      const key = `${at}:${one.kind}`;
      if (one.kind === "text") return <Fragment key={key}>{plain(one.text)}</Fragment>;
      if (one.kind === "break") return <br key={key} />;
      const inner = inline(one.inlines);
      if (one.kind === "strong") return <strong key={key}>{inner}</strong>;
      if (one.kind === "em") return <em key={key}>{inner}</em>;
      return <Fragment key={key}>{link(one.href, inner)}</Fragment>;
    });
  const block = (one: Block): ReactNode => {
    if (one.kind === "list") {
      // biome-ignore lint/suspicious/noArrayIndexKey: an item has nothing but its place
      const items = one.items.map((item, at) => <li key={at}>{inline(item)}</li>);
      return one.is_ordered ? <ol start={one.start}>{items}</ol> : <ul>{items}</ul>;
    }
    const inner = inline(one.inlines);
    if (one.kind === "heading") return heading(one.level, inner, textOf(one.inlines));
    return one.kind === "quote" ? <blockquote>{inner}</blockquote> : <p>{inner}</p>;
  };
  // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has nothing but its place
  return parseMarkdown(markdown).map((one, at) => <Fragment key={at}>{block(one)}</Fragment>);
}
