import { Fragment, type ReactNode } from "react";
import { type Block, type Inline, parseMarkdown } from "#contract/markdown.ts";
import { publicPages } from "#contract/public-pages.ts";
import { AnchorLink } from "#web/ui/links.tsx";

const said = (inlines: readonly Inline[]): string =>
  inlines.map((one) => (one.kind === "text" ? one.text : one.kind === "break" ? " " : said(one.inlines))).join("");

const idOf = (title: string) =>
  title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

type Heading = Extract<Block, { kind: "heading" }>;

/** The sections of a page, to go to. */
export const sectionsOf = (markdown: string): { id: string; title: string }[] =>
  parseMarkdown(markdown)
    .filter((block): block is Heading => block.kind === "heading" && block.level === 2)
    .map(({ inlines }) => ({ id: idOf(said(inlines)), title: said(inlines) }));

/** A page's Markdown as elements: text stays text, so nothing in it can be anything else. */
export function PageText({ markdown }: { markdown: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has nothing but its place
  return parseMarkdown(markdown).map((block, at) => <PageBlock key={at} block={block} />);
}

function PageBlock({ block }: { block: Block }) {
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
  if (block.kind !== "heading") return block.kind === "quote" ? <blockquote>{inlines}</blockquote> : <p>{inlines}</p>;
  if (block.level === 1) return <h1>{inlines}</h1>;
  return block.level === 2 ? <h2 id={idOf(said(block.inlines))}>{inlines}</h2> : <h3>{inlines}</h3>;
}

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, at) => {
    const key = `${at}:${inline.kind}`;
    if (inline.kind === "text") return <Fragment key={key}>{inline.text}</Fragment>;
    if (inline.kind === "break") return <br key={key} />;
    const inner = <Inlines inlines={inline.inlines} />;
    if (inline.kind === "strong") return <strong key={key}>{inner}</strong>;
    if (inline.kind === "em") return <em key={key}>{inner}</em>;
    return <PageLink key={key} href={inline.href} inner={inner} />;
  });
}

/** A link to this site stays in this tab. */
function PageLink({ href, inner }: { href: string; inner: ReactNode }) {
  const url = new URL(href);
  const known = url.origin === location.origin && Object.values(publicPages).find(({ path }) => path === url.pathname);
  if (known) return <AnchorLink to={known.path}>{inner}</AnchorLink>;
  const isPage = url.protocol !== "mailto:";
  return (
    <a href={href} rel="noopener noreferrer" target={isPage ? "_blank" : undefined}>
      {inner}
    </a>
  );
}
