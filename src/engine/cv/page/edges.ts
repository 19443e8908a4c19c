import type { Layout } from "./document.ts";
import type { Line } from "./lines.ts";

/** How much of a page's height its edges take: what may be anything there, and what says that it belongs to no text. */
const EDGE = { top: 0.06, bottom: 0.93 };
const MARKED = { top: 0.12, bottom: 0.88 };
const LONGEST = 100;
/** So many letters a line holds besides the name it repeats: "Curriculum vitae", "page", a month. */
const BESIDE_NAME = 36;

const PAGE_NUMBER = /(page|pagina|blz\.?|p\.)\s*\d+|^\s*\d{1,2}\s*(\/|of|van)?\s*\d{0,2}\s*$|\s\d{1,2}\s*$|\d{1,2}\s*\/\s*\d{1,2}\s*$/i;
/** "Page 2 of 3", "- 2 -", "continued on the next page": nothing else is ever called so. */
const PAGE_MARK =
  /^\P{L}*(?:(?:page|pagina|blz\.?|seite)\s*\d{1,3}(?:\s*(?:of|van|von|\/)\s*\d{1,3})?|(?:continued|vervolg)(?: (?:on|from|op|van)(?: (?:the|de))? \p{L}+ \p{L}+)?)\P{L}*$|\((?:continued|cont'd|vervolg)\)\s*$/iu;
const OF_CV = /(?<!\p{L})(?:cv|curriculum vitae|r[ée]sum[ée]|last updated|laatst bijgewerkt)(?!\p{L})/iu;

const lettersOf = (text: string) => text.replace(/[^\p{L}]+/gu, "").toLowerCase();

/** Marks the lines that run along the edges of pages: numbers, the name again, what several pages repeat. They belong to no section. */
export function markEdges(lines: Line[], layout: Layout | null): void {
  const head = lines.slice(0, 3).map(({ text }) => text);
  const name = lettersOf(head.find((text) => /^\p{Lu}[^\d@|,:]*\s\p{L}[^\d@|,:]*$/u.test(text) && text.length < 50) ?? "");
  const isNamed = ({ text, start }: Line) => {
    if (start === 0 || name.length < 5 || text.length > LONGEST) return false;
    const letters = lettersOf(text);
    return letters.includes(name) && letters.length < name.length + BESIDE_NAME && !/\p{L}{3}\.$/u.test(text);
  };
  if (!layout) {
    for (const line of lines)
      if (line.text.length < LONGEST && (PAGE_MARK.test(line.text) || (isNamed(line) && /\d\s*\/\s*\d/.test(line.text)))) line.edge = true;
    return;
  }
  const isAt = (line: Line, { top, bottom }: typeof EDGE) => {
    const height = layout.pages[line.page - 1]?.height ?? 842;
    return line.text.length <= LONGEST && (line.y > height * bottom || (line.y + line.height < height * top && line.page > 1));
  };
  const plain = (line: Line) => line.text.replace(/[\d\s]+/g, "");
  const pages = new Map<string, Set<number>>();
  for (const line of lines) if (isAt(line, EDGE)) pages.set(plain(line), (pages.get(plain(line)) ?? new Set()).add(line.page));
  for (const line of lines) {
    const isRunning = (pages.get(plain(line))?.size ?? 0) > 1;
    const isEdge = isAt(line, EDGE) && (isRunning || OF_CV.test(line.text) || (!line.bullet && PAGE_NUMBER.test(line.text)));
    if (isEdge || (isAt(line, MARKED) && (PAGE_MARK.test(line.text) || (line.page > 1 && isNamed(line))))) line.edge = true;
  }
}
