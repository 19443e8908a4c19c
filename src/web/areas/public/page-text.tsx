import type { ReactNode } from "react";
import { publicPages } from "#contract/public-pages.ts";
import { type Block, parseMarkdown, textOf } from "#contract/text/markdown.ts";
import { Markdown } from "#web/kit/markdown/markdown.tsx";
import { AnchorLink } from "#web/ui/input/links.tsx";

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
    .map(({ inlines }) => ({ id: idOf(textOf(inlines)), title: textOf(inlines) }));

/** A page's Markdown: its sections can be gone to. */
export function PageText({ markdown }: { markdown: string }) {
  return (
    <Markdown
      markdown={markdown}
      heading={(level, inner, text) => (level === 1 ? <h1>{inner}</h1> : level === 2 ? <h2 id={idOf(text)}>{inner}</h2> : <h3>{inner}</h3>)}
      link={(href, inner) => <PageLink href={href} inner={inner} />}
    />
  );
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
