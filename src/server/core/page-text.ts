/** What an installation is like, by the names that its pages use: a text, whether something holds, or null for what there isn't. */
export type Facts = Readonly<Record<string, string | boolean | null>>;

/**
 * A page's Markdown with the facts of this installation in it. `{name}` becomes the fact; `{name?}` and `{!name}` become
 * nothing, and ask that there is such a fact, or none. A line that asks for what isn't so is left out. A name that nobody
 * knows stays as it stands, so that a slip of the pen is seen.
 */
export function fillPage(markdown: string, facts: Facts): string {
  const asked = /\{(!?)([a-z_]+)(\??)\}/g;
  const isKnown = (name: string) => Object.hasOwn(facts, name);
  return markdown
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .filter((line) => [...line.matchAll(asked)].every(([, not, name = ""]) => !isKnown(name) || Boolean(facts[name]) !== Boolean(not)))
    .map((line) => line.replace(asked, (whole, not, name, flag) => (!isKnown(name) ? whole : not || flag ? "" : String(facts[name]))))
    .join("\n");
}
