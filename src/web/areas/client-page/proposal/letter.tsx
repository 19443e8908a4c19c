import { Markdown } from "#web/kit/markdown/markdown.tsx";

/** The letter's Markdown: whatever its headings' levels, they stand under the page's own. */
export function Letter({ markdown }: { markdown: string }) {
  return (
    <Markdown
      markdown={markdown}
      heading={(_level, inner) => <h3>{inner}</h3>}
      link={(href, inner) => (
        <a href={href} rel="noopener noreferrer nofollow" target={href.startsWith("http") ? "_blank" : undefined}>
          {inner}
        </a>
      )}
    />
  );
}
