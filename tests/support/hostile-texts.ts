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
  "clauses of others": "the nurses who ran Docker, and our planners ",
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

/** What readers look for, more than the pieces: it is repeated in one run. */
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
  "ervaring met python en kafka of ",
  "- \n",
  "native speaker ",
  "hbo ",
  "hbo, ",
  "Locatie: ",
  "€ 3.200 - ",
  "leiding aan ",
  "10 years of ",
  "rijbewijs ",
  "managed team of ",
  "geen python ",
  "\n-",
  "nurse ",
  "Dutch ",
  "at Abcd Efgh, ",
  "Bij Van de Der Kade & Zonen en ",
  "2019 - 2021 | Qwrt Zxcv | Utrecht\n",
  "a@b.example, 06-12345678 | ",
  "( [ { ",
  "c c++ ",
  "microsoft ",
  "agenda beheer wond verzorging ",
  "_a",
  "![",
  "[a",
  "**a _b ",
];

/** Texts as long as asked of many cells, heads and cuts, which a reader tries to join, and one long name. */
const tables: Record<string, (length: number) => string> = {
  "cells and addresses": (length) => {
    const addresses = Array.from({ length: Math.ceil(length / 12) }, (_, at) => `a${at}@b.nl`).join("\n");
    return `${repeated("Ann   ", length / 2)}\n${addresses}`.slice(0, length);
  },
  "heads of many phrases": (length) => begunBy("Experience\n", `2019 - 2020 | ${"Engineer | ".repeat(40)}\n`, length),
  "a study of many halves": (length) => begunBy(`Education\n${"ab | ".repeat(90)}\n`, "BSc\n", length),
  "studies of many cuts": (length) => begunBy("Education\n", `${"BSc at ".repeat(60)}School\n`, length),
  "lines that were wrapped": (length) => repeated(`${"woord ".repeat(10)}\n`, length),
  "one long company": (length) => `${repeated("A", length - 5)} B.V.`,
};

const begunBy = (beginning: string, piece: string, length: number) => `${beginning}${repeated(piece, length - beginning.length)}`;

const hostile = (name: string, of: HostileText["of"]): HostileText => ({ name, of: (length) => of(length).toWellFormed() });

/** Each piece in each shape, mixtures of them, scraps and tables: nearly eight hundred. */
export const hostileTexts: readonly HostileText[] = [
  ...Object.entries(pieces).flatMap(([piece, text]) =>
    Object.entries(shapes).map(([shape, made]) => hostile(shape === "" ? piece : `${piece}, ${shape}`, (length) => made(text, length))),
  ),
  ...Array.from({ length: 60 }, (_, seed) => hostile(`mixture ${seed + 1}`, (length) => mixed(seed + 1, length))),
  ...scraps.map((scrap) => hostile(JSON.stringify(scrap), (length) => repeated(scrap, length))),
  ...Object.entries(tables).map(([name, of]) => hostile(name, of)),
];

/** What makes a reader of CVs or vacancies hope that something is told now. */
const beginnings: Record<string, string> = {
  "behind a heading of work": "Experience\n1",
  "behind a heading of skills": "Skills\n",
  "behind a heading of studies": "Education\nA",
  "behind an ask": "Eisen\n- je hebt 3",
  "behind a place": "Locatie: A",
  "behind a line": `${"woord ".repeat(10)}\na`,
};

/** Two to four pieces as one, over and over. */
function joined(seed: number, length: number): string {
  const draw = draws(seed);
  const all = [...Object.values(pieces), ...scraps];
  const own = Array.from({ length: 2 + Math.floor(draw() * 3) }, () => all[Math.floor(draw() * all.length)]);
  return `1${repeated(own.join(""), length - 2)}z`;
}

/** For readers of CVs and vacancies besides: each piece and scrap behind what begins something and as items of a list, and joined ones. */
export const readersTexts: readonly HostileText[] = [
  ...[...Object.values(pieces), ...scraps].flatMap((piece) => [
    ...Object.entries(beginnings).map(([where, beginning]) =>
      hostile(`${JSON.stringify(piece)} ${where}`, (length) => `${begunBy(beginning, piece, length - 1)}x`),
    ),
    hostile(`${JSON.stringify(piece)} in items`, (length) => repeated(`- je hebt 3${repeated(piece, 570)}z\n`, length)),
  ]),
  ...Array.from({ length: 60 }, (_, seed) => hostile(`joined ${seed + 1}`, (length) => joined(seed + 1, length))),
];
