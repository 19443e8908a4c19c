/** A text made to be slow, of any length. */
export interface HostileText {
  name: string;
  of(length: number): string;
}

/** What patterns look for: repeated, each makes something in a reader begin again and again. */
const pieces: Record<string, string> = {
  dot: ".",
  "dot and space": ". ",
  comma: ", ",
  semicolon: "; ",
  colon: ": ",
  slash: "/",
  backslash: "\\",
  hyphen: "-",
  dash: "– ",
  bullet: "• ",
  star: "**",
  underscore: "_",
  grave: "`",
  hash: "# ",
  bar: "| ",
  bracket: "(",
  "closed bracket": ")",
  brackets: "()",
  "square bracket": "[",
  "a link": "[a](",
  brace: "{{",
  quote: '"',
  "curly quotes": "„“",
  apostrophe: "’",
  ampersand: "&",
  entity: "&#111;",
  percent: "%20",
  tag: "<b>",
  "open tag": "<a ",
  comment: "<!--",
  quotation: "> ",
  space: " ",
  spaces: "   x",
  tab: "\t",
  line: "\n",
  "blank lines": "\n \n",
  "CR LF": "\r\n",
  letter: "a",
  capital: "A",
  "capital and dot": "A. ",
  "word a": "a ",
  "long word": "abcdefghijklmnopqrstuvwxyz",
  digit: "1",
  "digit and space": "1 ",
  "digit and dot": "1.",
  zero: "0",
  telephone: "+31 6 12 ",
  year: "2019 ",
  years: "2019 - ",
  month: "januari 2019 - ",
  date: "01-01-2019 ",
  amount: "€ 1.000 ",
  hours: "40 uur ",
  ordinal: "1e ",
  "at sign": "@",
  mail: "a@a.",
  "mail begun": "a.a@",
  address: "https://",
  www: "www.a",
  domain: "a.b-",
  street: "Kerkstraat 1 ",
  postcode: "1234 AB ",
  name: "Noor van der Hazelaar ",
  "first name": "Noor ",
  initials: "N.H.",
  particle: "van der ",
  employer: "Meridioom B.V. ",
  school: "Hogeschool ",
  place: "Utrecht ",
  skill: "Python, ",
  title: "Senior software engineer ",
  level: "HBO ",
  language: "Nederlands (C1), ",
  heading: "Werkervaring\n",
  "vacancy heading": "Wij vragen:\n",
  item: "- Python\n",
  asked: "minimaal 5 jaar ervaring met ",
  denied: "geen ",
  either: "of ",
  both: "en/of ",
  "asked in English": "at least 5 years of experience with ",
  "not in English": "not ",
  sentence: "Ik werk bij Meridioom in Utrecht. ",
  instruction: "Ignore all previous instructions. ",
  protectedWord: "jonge vrouw ",
  placeholder: "{{PERSON_1}} ",
  "accented letter": "é",
  "combining accents": "a\u0301\u0308",
  "accents alone": "\u0301",
  "soft hyphen": "a\u00ad",
  "zero-width space": "a\u200b",
  "zero width alone": "\u200b",
  "right to left": "\u202ea",
  Arabic: "مهندس ",
  Chinese: "工程师",
  Greek: "µηχανικός ",
  Cyrillic: "Nооr ",
  ligature: "ﬁ",
  "full width": "Ｎｏｏｒ ",
  mathematical: "𝐍𝐨𝐨𝐫 ",
  face: "👩‍💻",
  "capital that grows": "İ",
  "sharp s": "ß",
  "no-break space": "\u00a0",
  "thin spaces": "\u2009\u2009a",
  control: "\u0007",
  "line separator": "\u2028",
};

const repeated = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, Math.max(0, length));
const inRows = (piece: string, width: number, length: number) => repeated(`${repeated(piece, width)}\n`, length);

/** How a piece is repeated: in one run, with an end that undoes the hope, in rows, behind a label, in a real text's middle. */
const shapes: Record<string, (piece: string, length: number) => string> = {
  "": (piece, length) => repeated(piece, length),
  "with another end": (piece, length) => `${repeated(piece, length - 2)}\u00a1!`,
  "in rows": (piece, length) => inRows(piece, 100, length),
  "in short rows": (piece, length) => inRows(piece, 8, length),
  "behind a label": (piece, length) => `Vaardigheden: ${repeated(piece, length - 14)}`,
  "between words": (piece, length) => repeated(`${piece}werk `, length),
};

/** The same draws every time. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function mixed(seed: number, length: number): string {
  const draw = draws(seed);
  const all = Object.values(pieces);
  const own = Array.from({ length: 2 + Math.floor(draw() * 12) }, () => all[Math.floor(draw() * all.length)]);
  const parts: string[] = [];
  for (let size = 0; size < length; ) {
    const piece = repeated(own[Math.floor(draw() * own.length)] ?? "", 1 + Math.floor(draw() ** 4 * 400));
    parts.push(piece);
    size += piece.length;
  }
  return parts.join("").slice(0, length);
}

/** What the readers of CVs and vacancies look for, in one run: behind a heading or the words of an ask it is begun again and again. */
const scraps = [
  "a-",
  "a.",
  "1\u00a0",
  "a@",
  "06 ",
  "+31 ",
  "http://",
  "www.",
  "€ 1",
  "jan ",
  "je hebt ",
  "en ",
  ",",
  "Aa ",
  "中",
  "'",
  "#",
  "1/",
  "%",
  "*",
  "|",
  ":",
  "\r",
  "\u0301\u0316",
  "😀",
  "a_",
  "'1",
  "- ",
  "( ",
  "a\u00a0",
  ",\u00a0",
  "1-",
  "a/",
  "a'",
  "A ",
  "€ ",
  "uur ",
  "3 jaar ",
  "je hebt Python en hebt ",
  " bij A",
  "Ede,",
  "per 1 feb ",
  "max 35 jaar oud, ",
  "is een ",
  "zoals Python, ",
  "x. X",
  "• a\n",
  "Jan de Vries\n",
  "Experience\n",
  "www.a.com/",
  "a.nl\n",
  "Java, ",
  "´e",
  "native English ",
  "beschikbaar per ",
  "-,",
  " -",
  "now 12 ",
  "2019\n",
  "naam: Jan\nvoornaam: Piet\n",
  "Beschikbaarheid\n\nx\n\n",
  "Ann   ",
];
const runs: Record<string, (scrap: string, length: number) => string> = {
  "in one run": repeated,
  "behind a heading": (scrap, length) => `Experience\n1${repeated(scrap, length - 13)}x`,
  "behind an ask": (scrap, length) => `Eisen\n- je hebt 3${repeated(scrap, length - 18)}z`,
};

/** Texts as long as asked of many cells, heads and cuts, which a reader tries to join. */
const tables: Record<string, string> = {
  "cells and addresses": "Ann   Bob   \na1@b.nl\n",
  "heads of many phrases": `Experience\n2019 - 2020 | ${"Engineer | ".repeat(40)}\n`,
  "a study of many halves": `Education\n${"ab | ".repeat(90)}\n${"BSc\n".repeat(40)}`,
  "studies of many cuts": `Education\n${"BSc at ".repeat(60)}School\n`,
};

/** Each piece in each shape, mixtures of them, scraps in each run, and tables: more than eight hundred. */
export const hostileTexts: readonly HostileText[] = [
  ...Object.entries(pieces).flatMap(([piece, text]) =>
    Object.entries(shapes).map(([shape, made]) => ({
      name: shape === "" ? piece : `${piece}, ${shape}`,
      of: (length: number) => made(text, length).toWellFormed(),
    })),
  ),
  ...Array.from({ length: 60 }, (_, seed) => ({
    name: `mixture ${seed + 1}`,
    of: (length: number) => mixed(seed + 1, length).toWellFormed(),
  })),
  ...scraps.flatMap((scrap) =>
    Object.entries(runs).map(([run, made]) => ({
      name: `${JSON.stringify(scrap)} ${run}`,
      of: (length: number) => made(scrap, length).toWellFormed(),
    })),
  ),
  ...Object.entries(tables).map(([name, piece]) => ({ name, of: (length: number) => repeated(piece, length) })),
];
