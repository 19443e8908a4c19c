import { nth } from "#contract/nth.ts";

/** How a PDF tells what its glyphs stand for. */
export interface GlyphOptions {
  /** Letters that one glyph shows, and what the file says of it: U+0000, a sign of its own, or null for nothing at all. */
  told?: Record<string, string | null>;
  /** What of all other glyphs is said; left out: what they show. */
  tell?: (letter: string) => string | null;
}

const SIZE = 11;
const LEADING = 18;
const [LEFT, RIGHT, TOP] = [50, 545, 790];
const WIDTH = 0.55;
const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

const hex = (code: number) => code.toString(16).padStart(4, "0");
const utf16 = (text: string) => [...Array(text.length).keys()].map((at) => hex(text.charCodeAt(at))).join("");

/** A PDF of lines whose font holds exactly the glyphs that are drawn, every one as wide as another. */
export function glyphPdf(lines: readonly string[], { told = {}, tell = (letter) => letter }: GlyphOptions = {}): Uint8Array {
  const ligatures = Object.keys(told).sort((a, b) => b.length - a.length);
  const glyphs: string[] = [];
  const codeOf = (shown: string) => {
    if (!glyphs.includes(shown)) glyphs.push(shown);
    return glyphs.indexOf(shown) + 3;
  };
  const cut = (line: string): string[] => {
    const found: string[] = [];
    for (let at = 0; at < line.length; ) {
      const shown = ligatures.find((one) => line.startsWith(one, at)) ?? String.fromCodePoint(line.codePointAt(at) ?? 32);
      found.push(shown);
      at += shown.length;
    }
    return found;
  };
  const step = SIZE * WIDTH;
  const at = (x: number, index: number, codes: string) => `1 0 0 1 ${x.toFixed(2)} ${TOP - index * LEADING} Tm <${codes}> Tj`;
  const drawn = lines.flatMap((line, index) => {
    const pieces = cut(line);
    const codes = pieces.map((one) => hex(codeOf(one)));
    if (!FROM_RIGHT.test(line)) return line === "" ? [] : [at(LEFT, index, codes.join(""))];
    const seen = asSeen(pieces);
    const left = RIGHT - pieces.length * step;
    return [at(left, index, seen.map((one) => nth(codes, one)).join(""))];
  });
  const mapped = glyphs.flatMap((shown) => {
    const said = Object.hasOwn(told, shown) ? (told[shown] ?? null) : tell(shown);
    return said === null ? [] : [`<${hex(codeOf(shown))}> <${utf16(said)}>`];
  });
  const cmap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${mapped.map((one) => `1 beginbfchar ${one} endbfchar`).join("\n")}
endcmap end end`;
  const page = `BT /F1 ${SIZE} Tf\n${drawn.join("\n")}\nET`;
  const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
  return assembled([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    stream(page),
    `<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Own /Encoding /Identity-H /DescendantFonts [6 0 R]${mapped.length > 0 ? " /ToUnicode 8 0 R" : ""} >>`,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Own /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 7 0 R /DW ${WIDTH * 1000} >>`,
    "<< /Type /FontDescriptor /FontName /ABCDEF+Own /Flags 4 /FontBBox [0 -200 1000 800] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>",
    stream(cmap),
  ]);
}

/** Where the pieces of a line that runs from right to left stand, from its left end; numbers and Latin words run the other way. */
function asSeen(pieces: readonly string[]): number[] {
  const seen: number[] = [];
  let run = 0;
  for (const [index, piece] of pieces.entries()) {
    const goesRight = /[\p{Script=Latin}\p{N}]/u.test(piece);
    const goesOn = run > 0 && /[@.:/+-]/.test(piece) && /[\p{Script=Latin}\p{N}]/u.test(pieces[index + 1] ?? "");
    const isSpaceInLatin =
      run > 0 && piece === " " && /\p{Script=Latin}/u.test(pieces[index - 1] ?? "") && /\p{Script=Latin}/u.test(pieces[index + 1] ?? "");
    run = goesRight || goesOn || isSpaceInLatin ? run + 1 : 0;
    seen.splice(Math.max(0, run - 1), 0, index);
  }
  return seen;
}

function assembled(objects: string[]): Uint8Array {
  let file = "%PDF-1.7\n";
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = file.length;
  const rows = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF`;
  return new Uint8Array(Buffer.from(file, "latin1"));
}
