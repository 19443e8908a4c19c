import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";

/** Inter (SIL Open Font License 1.1), whole: Latin with its extensions, Greek and Cyrillic. PDFs carry only the letters that they use. */
const names = {
  regular: "400Regular/Inter_400Regular.ttf",
  italic: "400Regular_Italic/Inter_400Regular_Italic.ttf",
  medium: "500Medium/Inter_500Medium.ttf",
  semibold: "600SemiBold/Inter_600SemiBold.ttf",
} as const;

export type PaperFont = keyof typeof names;
/**
 * A font as pdfkit keeps it once it is read: to read it anew for each paper takes longer than to write the paper. Where its types ask
 * for the path of a font it takes an open one too.
 */
type OpenFont = string & {
  /** Every character that it has a glyph for, as code points in rising order. */
  characterSet: number[];
  hasGlyphForCodePoint(code: number): boolean;
  glyphForCodePoint(code: number): unknown;
};
export type PaperFonts = Record<PaperFont, OpenFont>;

let reading: Promise<PaperFonts> | undefined;

/** Read once a process. */
export function paperFonts(): Promise<PaperFonts> {
  reading ??= readAll();
  return reading;
}

async function readAll(): Promise<PaperFonts> {
  const read = async (path: string) =>
    opened(withoutSubstitutions(await readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${path}`)))));
  const files = await Promise.all(Object.entries(names).map(async ([name, path]) => [name, await read(path)] as const));
  return Object.fromEntries(files) as PaperFonts;
}

/**
 * The font without its table of substitutions, which Latin, Greek and Cyrillic don't need: to read it costs more than to write the
 * whole paper. Its entry in the directory gets a name that nobody asks for.
 */
function withoutSubstitutions(font: Buffer): Buffer {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16)
    if (font.toString("latin1", at, at + 4) === "GSUB") font.write("none", at, "latin1");
  return font;
}

function opened(bytes: Buffer): OpenFont {
  // Where the types ask for a path it takes the bytes too; what it made of them stands in a field that they don't name.
  const scratch = new PDFDocument({ autoFirstPage: false, font: bytes as unknown as string });
  const font = openIn(scratch);
  // It keeps a glyph with the character that it was first fetched for. Written as a part of another first (the dot of a colon), it would
  // be nobody's, and every later paper would lose that character where its text is searched, copied or read aloud.
  // A sign of phonetics (U+0250 to U+02FF) comes last: some share their glyph with a Greek letter or a quotation mark.
  const isPhonetic = (code: number) => code >= 0x250 && code <= 0x2ff;
  for (const code of font.characterSet.toSorted((a, b) => Number(isPhonetic(a)) - Number(isPhonetic(b)))) font.glyphForCodePoint(code);
  return font;
}

/** The font that a document writes in now. */
export function openIn(document: PDFKit.PDFDocument): OpenFont {
  // pdfkit's types don't name the field.
  return (document as unknown as { _font: { font: OpenFont } })._font.font;
}
