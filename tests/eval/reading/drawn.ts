import type { CvReading, DocumentContent } from "#engine/cv/page/document.ts";
import type { Line } from "#engine/cv/page/lines.ts";
import { type CvText, cvText } from "#engine/cv/page/text.ts";
import { readCv } from "#engine/cv/read-cv.ts";
import { type Section, sectionsOf } from "#engine/cv/sections.ts";

const TODAY = "2026-11-28";

/** Colours that stand apart on white: one for each block or type, in turn. */
const COLOURS = ["#0b62a4", "#b3402a", "#2e7d32", "#7b3fa0", "#a86400", "#00838f", "#ad1457", "#4a4a4a"];
const colourOf = (at: number) => COLOURS[at % COLOURS.length] ?? "#000";

const FIELDS: [pattern: RegExp, colour: string][] = [
  [/\.title$|headline/, "#c8e6c9"],
  [/\.company$/, "#bbdefb"],
  [/\.(?:start|end|current)$/, "#fff59d"],
  [/\.(?:degree|field)$/, "#d1c4e9"],
  [/\.institution$/, "#ffccbc"],
  [/\.location$|city|country/, "#d7ccc8"],
  [/^skills/, "#b2dfdb"],
  [/^languages|^certifications/, "#f0f4c3"],
  [/^(?:first_name|last_name|email|phone|links)/, "#f8bbd0"],
];
/** What is told at length is no label of a place. */
const AT_LENGTH = /description$|^summary$/;

const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const numbers = (...some: number[]) => some.map((one) => one.toFixed(1)).join(" ");

/** How a CV is read, as a page that a browser shows. */
export function drawn(name: string, content: DocumentContent): string {
  const cv = cvText(content);
  const sections = sectionsOf(cv.lines, cv.layout);
  const reading = readCv(content, { today: TODAY });
  const last = cv.lines.at(-1);
  const pages = cv.layout?.pages ?? [{ width: 595, height: last ? last.y + 40 : 842 }];
  const types = typesOf(cv.lines);
  const sheets = pages.map(({ width, height }, at) => {
    const lines = cv.lines.map((line, order) => ({ line, order })).filter(({ line }) => line.page === at + 1);
    return `<figure><figcaption>${safe(name)}, page ${at + 1}</figcaption>
<svg viewBox="0 0 ${numbers(width, height)}" width="${Math.round(width * 1.6)}" role="img" aria-label="page ${at + 1}">
<rect width="100%" height="100%" fill="#fff"/>
${labelsOn(at + 1, reading, cv)}
${blocksOn(lines.map(({ line }) => line))}
${lines.map(({ line }) => wordsOf(line, cv, types)).join("\n")}
${orderOf(lines)}
${lines.map(({ line, order }) => marginOf(line, order, sections)).join("\n")}
</svg></figure>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${safe(name)}</title>
<style>body{font:14px system-ui;margin:24px;background:#eee;color:#222}figure{margin:0 0 24px}svg{box-shadow:0 1px 6px #0004}li{margin:2px 0}
svg text{font-family:Arial,Helvetica,sans-serif}</style></head><body>
<h1>${safe(name)}</h1>
<p>Dashed: blocks, numbered as they are read. On the left of a line: its place in the order; green: it opens a section. Filled: what became a field.</p>
<ul>${[...types].map(([looks, colour]) => `<li><span style="color:${colour}">■</span> ${safe(typeNamed(looks))}</li>`).join("")}</ul>
${sheets.join("\n")}
</body></html>\n`;
}

/** A colour for each type, the commonest in black. */
function typesOf(lines: Line[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { start, end, looks } of lines.flatMap(({ runs }) => runs)) counts.set(looks, (counts.get(looks) ?? 0) + end - start);
  const common = [...counts].sort(([, one], [, other]) => other - one);
  return new Map(common.map(([looks], at) => [looks, at === 0 ? "#000" : colourOf(at - 1)]));
}

/** "Lato-Bold 22 bold  3355443": its font, twice its size and the number of its colour, as people tell them. */
function typeNamed(looks: string): string {
  const [, font = looks, size, bold, italic, colour] = /^(.*) (\d+) (bold|) (italic|) (\d+)$/.exec(looks) ?? [];
  const hex = `#${Number(colour ?? 0)
    .toString(16)
    .padStart(6, "0")}`;
  return [font, `${Number(size) / 2} pt`, bold, italic, hex].filter(Boolean).join(", ");
}

/** A line's words where they stand, as wide as they are there; without a page, where its letters would. */
function wordsOf(line: Line, cv: CvText, types: Map<string, string>): string {
  const words = cv.layout
    ? cv.layout.words.filter(([start]) => start >= line.start && start < line.end)
    : line.pieces.map(({ start, end, x, right }) => [start, end, line.page, x, line.y, right - x, line.height] as const);
  return words
    .map(([start, end, , x, y, width, height]) => {
      const looks = line.runs.find((run) => start >= run.start && start < run.end)?.looks ?? "";
      const weight = / bold /.test(looks) ? ' font-weight="bold"' : "";
      const style = / italic /.test(looks) ? ' font-style="italic"' : "";
      const text = safe(cv.text.slice(start, end));
      return `<text x="${numbers(x)}" y="${numbers(y + height * 0.8)}" font-size="${numbers(height * 0.85)}" textLength="${numbers(Math.max(width, 1))}" lengthAdjust="spacingAndGlyphs" fill="${types.get(looks) ?? "#000"}"${weight}${style}>${text}</text>`;
    })
    .join("");
}

/** The blocks of a page, each around its lines. */
function blocksOn(lines: Line[]): string {
  const blocks = Map.groupBy(lines, ({ region }) => region);
  return [...blocks]
    .map(([region, own]) => {
      const [left, top] = [Math.min(...own.map(({ x }) => x)), Math.min(...own.map(({ y }) => y))];
      const [right, bottom] = [Math.max(...own.map((line) => line.right)), Math.max(...own.map(({ y, height }) => y + height))];
      const colour = colourOf(region);
      return `<rect x="${numbers(left - 4)}" y="${numbers(top - 3)}" width="${numbers(right - left + 8)}" height="${numbers(bottom - top + 6)}" fill="none" stroke="${colour}" stroke-dasharray="4 3" stroke-width=".8"/><text x="${numbers(right + 5)}" y="${numbers(top + 6)}" font-size="8" fill="${colour}">${region}</text>`;
    })
    .join("\n");
}

/** From each line to the one that is read next. */
function orderOf(lines: { line: Line }[]): string {
  const points = lines.map(({ line: { x, y, height } }) => `${(x - 2).toFixed(1)},${(y + height / 2).toFixed(1)}`);
  return `<polyline points="${points.join(" ")}" fill="none" stroke="#d32f2f" stroke-opacity=".45" stroke-width=".8"/>`;
}

/** A line's place in the order, and the kind of the section that it opens. */
function marginOf(line: Line, order: number, sections: Section[]): string {
  const opened = sections.find(({ heading }) => heading?.end === line.end);
  const said = `${order + 1}${line.edge ? " edge" : ""}${opened ? ` ${opened.kind}` : ""}`;
  const colour = opened ? "#1b5e20" : "#888";
  return `<text x="${numbers(line.x - 4)}" y="${numbers(line.y + line.height * 0.75)}" font-size="5" text-anchor="end" fill="${colour}">${said}</text>`;
}

/** What became a field, behind its words, with the field's name over it. */
function labelsOn(page: number, { evidence }: CvReading, cv: CvText): string {
  return Object.entries(evidence)
    .filter(([path]) => !AT_LENGTH.test(path))
    .flatMap(([path, { start, end, boxes }]) => {
      const colour = FIELDS.find(([pattern]) => pattern.test(path))?.[1] ?? "#e0e0e0";
      return (boxes ?? boxesOf(start, end, cv.lines)).flatMap((box, at) =>
        box.page !== page
          ? []
          : [
              `<rect x="${numbers(box.x - 1)}" y="${numbers(box.y - 1)}" width="${numbers(box.width + 2)}" height="${numbers(box.height + 2)}" fill="${colour}"/>${at > 0 ? "" : `<text x="${numbers(box.x)}" y="${numbers(box.y - 1)}" font-size="4.5" fill="#555">${safe(path)}</text>`}`,
            ],
      );
    })
    .join("\n");
}

/** Where a stretch of a text without pages stands among the lines as they are drawn. */
const boxesOf = (from: number, to: number, lines: Line[]) =>
  lines
    .filter(({ start, end }) => start < to && end > from)
    .map(({ page, start, end, x, right, y, height }) => {
      const wide = (right - x) / Math.max(1, end - start);
      const [left, until] = [Math.max(start, from) - start, Math.min(end, to) - start];
      return { page, x: x + left * wide, y, width: (until - left) * wide, height };
    });
