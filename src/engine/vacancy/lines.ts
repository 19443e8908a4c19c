/** What a stretch of a vacancy is about, told by its heading. */
export type Section = "must" | "nice" | "knock_out" | "tasks" | "offer" | "company" | "process" | "none";

/** A sentence or list item of the vacancy; places are JavaScript string indices into the whole text. */
export interface Statement {
  start: number;
  end: number;
  section: Section;
  bullet: boolean;
  /** Number of its line, headings and empty lines counted. */
  line: number;
}

const bulletMark = /^[\s\u00a0]*(?:[•·●▪■◦‣*✓✔➢►–—-]|\d{1,2}[.)]|[oO](?=\s{2,}))[\s\u00a0]*/;

const headings: [Section, RegExp][] = [
  ["knock_out", /knock[- ]?outs?|harde eisen|harde voorwaarden|deal ?breakers?|hard requirements|absolute eisen/i],
  [
    "nice",
    /nice[- ]to[- ]haves?|(?<!\p{L})pr[eé]'?s?(?!\p{L})|preferred|bonus|pluspunten|\bwensen\b|bij voorkeur|desirable|good to have|would be (?:a )?(?:plus|great|nice)|pluses|extra punten|mooi meegenomen|optional|\badvantages?\b|(?:we|i)(?:'d| would) (?:like|love)|(?:fijn|mooi|handig|leuk|prettig) (?:als|om)|helpful|(?:een|a) plus(?!\p{L})/iu,
  ],
  [
    "process",
    /sollicit|\bapply\b|application|interesse\??$|geïnteresseerd|procedure|\bcontact|meer informatie|more information|acquisitie|equal opportunit|diversity|vragen\?|next steps|recruitment process|enthousiast/i,
  ],
  [
    "offer",
    /\baanbod\b|bied(?:en|t)?\b|benefits|\boffers?\b|arbeidsvoorwaarden|what'?s in it|perks|(?:dit )?krijg je|kun je (?:van ons )?verwachten|\bsalaris\b|compensation|\bvoordelen\b|what you(?:'ll| will)? get|why (?:join|work)|waarom (?:jij|je)|salary|rewards|\bmag je verwachten/i,
  ],
  [
    "must",
    /\beisen\b|functie-?eisen|vragen (?:wij|we)|vragen$|wij vragen|we vragen|breng(?:t|en)? (?:je|jij) mee|meebrengt?|neem (?:je|jij) mee|profiel|profile|requirements|qualifications|what you(?:'ll)? (?:bring|have|need)|who you are|we(?:'re| are)? (?:ask|look|seek|expect)|looking for|we zoeken|wij zoeken|zoeken wij|ben jij|wie ben|must[- ]?haves?|\bskills\b|jij hebt|je hebt|you have|you bring|about you|verwachten (?:wij|we)|vereist|kwalificaties|herken|competenties|wat (?:heb|moet) (?:je|jij)|minimum|essential|your (?:background|experience)|ideal candidate|criteria|\bover jou\b|wat je kunt|you are/i,
  ],
  [
    "tasks",
    /taken|werkzaamheden|verantwoordelijkhe|responsibilit|you(?:'ll| will)(?: be)? do|ga je doen|ga jij doen|the role|de functie|de rol|functie-?omschrijving|functie-?inhoud|duties|your (?:role|job|tasks)|jouw (?:rol|functie|baan|werk)|je werk|doe je|job description|the (?:job|position)|day[- ]to[- ]day|accountabilit|wat houdt|werkdag|functie$|the opportunity|het werk/i,
  ],
  [
    "company",
    /over ons|about (?:us|the company|our)|wie zijn wij|wie wij zijn|over (?:de|het|onze) |\bbedrijf\b|company|organisatie|who we are|\bteam\b|opdrachtgever|our client|afdeling|about /i,
  ],
];

/** `Eisen`, `## What you bring`, `WAT VRAGEN WIJ?`: a short line of its own. Null for any other line. */
function headingOf(line: string, isAlone: boolean): Section | null {
  const text = line.replace(/^[#*_\s>=-]+|(?<![*_\s=])[*_\s=]+$/g, "").trim();
  if (text.length < 3 || text.length > 70) return null;
  const closes = /[:?]$/.test(text);
  const marked = /^(?:#{1,6}\s|\*\*|__)/.test(line.trim()) || (text === text.toUpperCase() && /\p{Lu}{3}/u.test(text));
  // "We zoeken een kok." is a sentence; "Wij zoeken" on its own line is a heading.
  if (/[.,;]$/.test(text) || (!closes && !marked && !isAlone)) return null;
  if (text.split(/\s+/).length > (closes || marked ? 9 : 6)) return null;
  return headings.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Pastes often lose the blank between sentences ("the US.Responsibilities"): a large letter glued to a full stop begins one too. */
const sentenceBreak =
  /(?:(?<![.!?])[.!?]+(?=["')\]]*\s+["'(“‘]?[\p{Lu}\d•])|(?<=[\p{L})])[.!?](?=(?!Net|Js|Core|Com|Io)\p{Lu}\p{Ll}{2})|;\s)/gu;
const shortened =
  /(?:(?<!\p{L})(?:e\.g|i\.e|etc|bijv|bv|o\.a|m\.b\.t|d\.m\.v|incl|excl|max|min|ca|nr|dr|mr|mrs|ms|ir|drs|prof|st|vs|approx|resp|t\.b\.v|i\.v\.m|m\.u\.v|inc|ltd|co|jr|sr|b\.v|n\.v|evt|ong)|(?<!\p{L})\p{L})\.$/iu;

/** Longer ones are cut: no requirement needs more, and every later step stays linear. */
const LONGEST = 600;

/** The vacancy as sentences and list items with their sections. Linear in the text's length. */
export function statementsOf(text: string): Statement[] {
  const statements: Statement[] = [];
  let section: Section = "none";
  let start = 0;
  let number = 0;
  let previousBlank = true;
  while (start <= text.length) {
    let end = text.indexOf("\n", start);
    if (end === -1) end = text.length;
    let line = text.slice(start, Math.min(end, start + 5000));
    let lineEnd = end;
    // A wrapped line goes on in lower case on the next one.
    while (lineEnd < text.length && lineEnd - start < 1500 && goesOn(text, start, lineEnd)) {
      const next = text.indexOf("\n", lineEnd + 1);
      lineEnd = next === -1 ? text.length : next;
      line = text.slice(start, Math.min(lineEnd, start + 5000));
      number += 1;
    }
    if (line.trim() === "") {
      previousBlank = true;
    } else {
      const bullet = bulletMark.exec(line);
      const nextStart = lineEnd + 1;
      const nextLine = text.slice(nextStart, Math.min(text.length, nextStart + 200));
      const followed = bulletMark.test(nextLine) || /^[ \r]*\n/.test(nextLine);
      const heading = headingOf(line, previousBlank || followed);
      if (heading && (!bullet || line.trim().endsWith(":"))) section = heading;
      else {
        const inline = /^([^:\n]{3,40}):\s+\S/.exec(line);
        const inlineSection = inline ? headingOf(`${inline[1]}:`, true) : null;
        const from = start + (inlineSection ? (inline as RegExpExecArray)[0].length - 1 : bullet ? bullet[0].length : 0);
        push(text, from, lineEnd, inlineSection ?? section, bullet !== null, number, statements);
      }
      previousBlank = false;
    }
    number += 1;
    start = lineEnd + 1;
  }
  return statements;
}

function goesOn(text: string, start: number, end: number): boolean {
  let last = end - 1;
  while (last >= start && /[ \r\t]/.test(text[last] as string)) last -= 1;
  if (last < start || /[.:;!?]/.test(text[last] as string)) return false;
  // Short lines stand for themselves; only a line of running text wraps.
  if (last - start < 45) return false;
  let next = end + 1;
  while (next < text.length && text[next] === " ") next += 1;
  return /[\p{Ll}(]/u.test(text[next] ?? "") && !/^o\s{2}/.test(text.slice(next, next + 3));
}

function push(text: string, start: number, end: number, section: Section, bullet: boolean, line: number, statements: Statement[]): void {
  const whole = text.slice(start, end);
  let from = 0;
  const add = (to: number) => {
    let first = start + from;
    let last = start + to;
    while (first < last && /[\s•·*\u00a0]/.test(text[first] as string)) first += 1;
    while (last > first && /[\s\u00a0;]/.test(text[last - 1] as string)) last -= 1;
    if (last - first >= 2) statements.push({ start: first, end: Math.min(last, first + LONGEST), section, bullet, line });
    from = to;
  };
  for (const hit of whole.matchAll(sentenceBreak)) {
    const to = hit.index + hit[0].length;
    if (to - from < 4 || shortened.test(whole.slice(Math.max(from, to - 8), to))) continue;
    add(to);
  }
  add(whole.length);
}
