import { originAdjective, originPerson } from "#engine/words/peoples.ts";
import { asks, matters, ofWork } from "#engine/words/protected-matters.ts";
import type { Ground } from "#engine/words/protected-words.ts";
import { wording } from "#engine/words/vacancy-words.ts";

/** A stretch of a vacancy that asks what the law protects, in the offsets of its text. */
export interface AskedMatter {
  start: number;
  end: number;
  ground: Ground;
  instead: string | null;
}

const LONGEST_CLAUSE = 300;
const CLAUSE_END =
  /[.!?;:\n•]+|, | [-–—] |\(|\)|(?<![\p{L}])(?:want|omdat|doordat|aangezien|zodat|terwijl|maar|because|since|so that|but|whereas)(?![\p{L}])/gu;
const SENTENCE_END = /[.!?\n•]/;
/** Turns whatever stands before or after it in a sentence into a reason not to apply. */
const excludes = wording(
  "hoe(?:ft|ven) niet|niet (?:te )?(?:solliciteren|reageren|in aanmerking)|past (?:een ander\\p{L}*|niet)|wacht (?:dan )?(?:even )?met|aan de concurrent|nemen (?:we|wij) niet|kunnen (?:we|wij)[^.]{0,60}niet|need not|do(?:n't| not) (?:bother|apply)|not (?:be )?(?:considered|for you|suitable)|isn't for you|won't (?:fit|be)|can't take|look elsewhere|top of the pile",
);

interface Clause {
  start: number;
  end: number;
}

/**
 * The things that a vacancy asks of the person, by ground: what the law protects is named (`matters`), in a clause that asks or
 * excludes and that doesn't speak of the work, those it is done for, or what one gets. `words`: the text in lower case, of the
 * same length. Reading order isn't kept. Linear: each clause is judged once and is never longer than LONGEST_CLAUSE.
 */
export function askedMatters(words: string): AskedMatter[] {
  const clauses = new Clauses(words);
  const found: AskedMatter[] = [];
  for (const { ground, instead, needsAsk, pattern } of matters) {
    for (const hit of words.matchAll(pattern)) {
      const stretch = { start: hit.index, end: hit.index + hit[0].length };
      if (hit[0].trim() !== "" && clauses.isAsked(stretch, needsAsk)) found.push({ ...stretch, ground, instead });
    }
  }
  return [...found, ...askedPeoples(words, clauses)];
}

/** The clauses of a text, each with what it does, judged when first asked for. */
class Clauses {
  private readonly words: string;
  private readonly starts: number[] = [0];
  private readonly judged = new Map<number, { asks: boolean; ofWork: boolean; excluded: boolean }>();

  constructor(words: string) {
    this.words = words;
    for (const { index, 0: mark } of words.matchAll(CLAUSE_END)) this.add(index + mark.length);
    this.add(words.length);
  }

  private add(start: number): void {
    for (let last = this.starts.at(-1) ?? 0; start - last > LONGEST_CLAUSE; last += LONGEST_CLAUSE) this.starts.push(last + LONGEST_CLAUSE);
    this.starts.push(start);
  }

  isAsked(stretch: Clause, needsAsk: boolean): boolean {
    const { asks: isAsking, ofWork: isWork, excluded } = this.judge(stretch);
    return excluded || (!isWork && (!needsAsk || isAsking));
  }

  judge({ start, end }: Clause) {
    const index = this.indexOf(start);
    const known = this.judged.get(index);
    if (known) return known;
    const from = this.starts[index] ?? 0;
    const to = Math.max(this.starts[index + 1] ?? this.words.length, end);
    const clause = this.words.slice(from, to);
    const before = this.words.slice(this.starts[index - 1] ?? from, from);
    const after = this.words.slice(to, this.starts[index + 3] ?? this.words.length);
    const lead = SENTENCE_END.test(before) ? "" : before;
    const [rest = ""] = SENTENCE_END.test(clause) ? [""] : after.split(SENTENCE_END);
    const verdict = {
      asks: asks.test(lead + clause),
      ofWork: ofWork.test(clause),
      excluded: excludes.test(lead + clause + rest),
    };
    this.judged.set(index, verdict);
    return verdict;
  }

  /** The clause that an offset stands in. */
  private indexOf(at: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

const belonging = "achtergrond|afkomst|komaf|roots|herkomst|bloed|ouders|gezin|familie|background|descent|origins?|heritage|parents|blood|extraction|ancestry|stock";
const people = `(?:${originPerson})`;
const adjective = `(?:${originAdjective})`;
const either = `(?:${originPerson}|${originAdjective})`;
const somebody =
  "kandida\\p{L}+|collega'?s?|medewerk\\p{L}+|sollicitant\\p{L}*|man|vrouw|mannen|vrouwen|jongens?|meiden|meisjes?|dames?|heren|arbeiders?|werknemers?|krachten?|applicants?|candidates?|colleagues?|men|wom[ae]n|girls?|boys?|lads?|ladies|lady|workers?|staff|guys?|persons?|people|speakers? only";

/** "Romanians and Bulgarians": persons, who count in a clause that asks or excludes. */
const persons = wording(`(?:geen |no )?${people}(?: (?:en|of|and|or|&) ${people})*`, "gu");
/** "Of Bengali background", "Aziatische roots", "Polish men". */
const described = wording(`(?:of |van )?${adjective}(?:(?:,? (?:or|of|en|and) | ?\\/ ?)${adjective})? (?:${belonging}|${somebody})`, "gu");
/** "Liefst Turks of Marokkaans", "you must be British", "not Polish". */
const predicated = wording(
  `(?<=(?:liefst|bij voorkeur|het liefst|preferably|ideally|must be|should be|you are|you're|je bent|jij bent|u bent|bent (?:je|u)|ben (?:je|jij)|alleen|only|geen|not|niet) (?:een |an? |also |ook |zelf |van origine |from |originally )?)${either}(?: (?:of|or|en|and) ${either})?(?= ?[.,;:!?)]| (?:want|bent|is|zijn|zodat|omdat|because|as|since|only|please|aub|a\\.u\\.b)|$)`,
  "gu",
);
/** What vacancies ask to be spoken: no one's origin when it stands alone behind a wish. */
const onlyTongues =
  /^(?:(?:nederlands|engels|duits|frans|spaans|italiaans|pools|turks|portugees|russisch|arabisch|chinees|japans|oekraïens|roemeens|dutch|english|german|french|spanish|italian|polish|turkish|portuguese|russian|arabic|chinese|japanese|ukrainian|romanian)(?: (?:of|or|en|and) )?)+$/;
const direct = /(?:must be|should be|you are|you're|je bent|jij bent|u bent|bent (?:je|u)|ben (?:je|jij)) (?:een |an? |also |ook |zelf |van origine |originally )?$/;
const spoken = /taal|talen|spreek|spreken|sprek|schrijf|vloeiend|beheers|language|speak|spoken|fluent|writ|translat|vertal|accent/;

function askedPeoples(words: string, clauses: Clauses): AskedMatter[] {
  const found: AskedMatter[] = [];
  const take = (pattern: RegExp, ground: Ground, isMeant: (hit: string, at: number) => boolean) => {
    for (const { index, 0: hit } of words.matchAll(pattern)) {
      const stretch = { start: index, end: index + hit.length };
      if (clauses.isAsked(stretch, true) && isMeant(hit, index)) found.push({ ...stretch, ground, instead: insteadOf(ground, words, index) });
    }
  };
  take(persons, "nationality", () => true);
  take(described, "origin", () => true);
  take(predicated, "origin", (hit, at) => {
    const before = words.slice(Math.max(0, at - 40), at);
    const around = words.slice(Math.max(0, at - 60), at + hit.length + 40);
    return !spoken.test(around) && (!onlyTongues.test(hit) || direct.test(before));
  });
  return found;
}

const insteadOf = (ground: Ground, words: string, at: number): string | null =>
  ground !== "nationality"
    ? null
    : /(?<!\p{L})(?:de|het|een|wij|je|niet|geen|en|voor)(?!\p{L})/u.test(words.slice(Math.max(0, at - 120), at + 120))
      ? "Je mag in Nederland werken"
      : "You have the right to work in the country of the job";
