import { originAdjective, originPerson } from "#engine/words/peoples.ts";
import { asks, matters, ofWork } from "#engine/words/protected-matters.ts";
import { type Ground, ofWords } from "#engine/words/protected-wording.ts";

/** A stretch of a vacancy that asks what the law protects, in the offsets of its text. */
interface AskedMatter {
  start: number;
  end: number;
  ground: Ground;
  instead: string | null;
}

const LONGEST_CLAUSE = 300;
const CLAUSE_END =
  /[.!?;:\n•]+|, | [-–—] |\(|\)|(?<![\p{L}])(?:want|omdat|doordat|aangezien|zodat|terwijl|maar|because|since|so that|but|whereas|so|dus)(?![\p{L}])| (?=(?:as (?:we|you|our|the|this|it|they))(?![\p{L}]))/gu;
const SENTENCE_END = /[.!?\n•]/;
/** Turns whatever stands before or after it in a sentence into a reason not to apply. */
const excludes = ofWords([
  "hoeven (?:zich )?(?:hier |bij ons )?niet|hoeft (?:zich )?(?:hier )?niet te (?:reageren|solliciteren|bellen|melden|schrijven)|niet (?:te )?(?:solliciteren|reageren|in aanmerking|geschikt voor|te gebruiken|gebruiken|welkom|plaatsen|aan (?:onze|de|het))|(?:blijf|blijven) (?:maar |dan )?(?:lekker )?(?:thuis|weg)|deur(?:tje)? verder|geen (?:plek|plaats) voor|vallen (?:af|buiten)|uit de toon|er niet bij hebben|liever niet|niet op (?:hun|zijn|je) plek|kan beter|kunnen beter|past (?:een ander\\p{L}*|niet)|wacht (?:dan )?(?:even )?met|aan de concurrent|nemen (?:we|wij) niet|kunnen (?:we|wij)[^.]{0,60}niet|need not|do(?:n't| not) (?:bother|apply)|(?:would|will|may|might|do|does|can|could)(?: ?not|n't) (?:fit|feel at home|be (?:considered|suitable|comfortable|happy|hired|taken)|expect)|won't (?:be (?:considered|happy)|suit)|(?:may|will|would|might) (?:struggle|find it (?:hard|difficult))|(?:stay|stays) (?:at home|away)|not welcome|should not expect|get first refusal|not (?:be )?(?:considered|for you|suitable)|isn't for you|won't (?:fit|be)|can't take|look elsewhere|top of the pile",
]);

/** Says it of the person at once: "you must be …", whatever the clause says of the work besides. */
const predicate =
  /(?<![a-z])(?:must be|should be|(?:need|have) to be|you are|you're|je bent|jij bent|u bent|liefst|bij voorkeur|preferably|ideally|we(?:'d)? (?:need|want|seek|prefer)|looking for|searching for|zoeken|op zoek naar|denken aan)(?: an?| een)?(?: [a-zà-ÿ-]+e)? $/;

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
    if (excluded || (!isWork && (!needsAsk || isAsking))) return true;
    return predicate.test(this.words.slice(Math.max(0, stretch.start - 40), stretch.start));
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

const belonging =
  "achtergrond|afkomst|komaf|roots|herkomst|bloed|ouders|gezin|familie|background|descent|origins?|heritage|parents|blood|extraction|ancestry|stock";
const people = `(?:${originPerson})`;
const adjective = `(?:${originAdjective})`;
const either = `(?:${originPerson}|${originAdjective})`;
const somebody =
  "kandida\\p{L}+|collega'?s?|medewerk\\p{L}+|sollicitant\\p{L}*|man|vrouw|mannen|vrouwen|jongens?|meiden|meisjes?|dames?|heren|arbeiders?|werknemers?|krachten?|applicants?|candidates?|colleagues?|men|wom[ae]n|girls?|boys?|lads?|ladies|lady|workers?|staff|guys?|persons?|people|speakers? only";

/** "Romanians and Bulgarians": persons, who count in a clause that asks or excludes. */
const persons = ofWords(
  [`(?:geen |no )?${people}(?: (?:en|of|and|or|&) ${people})*|no poles|poles (?:and \\p{L}+ )?(?:only|need|work|preferred|wanted)`],
  "gu",
);
/** "Of Bengali background", "Aziatische roots", "Polish men". */
const described = ofWords(
  [`(?:of |van )?${adjective}(?:(?:,? (?:or|of|en|and) | ?\\/ ?)${adjective})? (?:${belonging}|${somebody})`],
  "gu",
);
/** "We zoeken een Turkse caissière", "seeks a Greek waiter": a trade with a people before it, right behind what seeks. */
const trade = ofWords(
  [
    `(?<=(?:zoeken|zoekt|gezocht:?|zoek|liefst|willen|want|wants|seeks?|seeking|looking for|need|needs|hire) (?:we |wij |nog |naar )?(?:een |an? |\\d )?(?:\\p{L}+e )?)${adjective} \\p{L}+(?:er|ster|ère|eur|euse|ist|ess|man|vrouw|dame|kok|hulp|meid|chef|nanny|cook|maid|barista|builders|waiters|drivers|cleaners|chauffeurs|schoonmakers|koks|obers?|nannies)`,
  ],
  "gu",
);
const teachesTongue =
  /docent|leraar|lerares|teacher|tutor|translat|vertaler|tolk|interpret|editor|redacteur|writer|schrijver|correspondent|spreker|speaker|partner|leverancier|dealer|manager|verkoper|medewerker|klant|customer|supplier|adviser|lawyer|jurist/;

/** "Liefst Turks of Marokkaans", "you must be British", "not Polish". */
const predicated = ofWords(
  [
    `(?<=(?:liefst|bij voorkeur|het liefst|preferably|ideally|must be|should be|you are|you're|je bent|jij bent|u bent|bent (?:je|u)|ben (?:je|jij)|alleen|only|geen|not|niet) (?:een |an? |also |ook |zelf |van origine |from |originally )?)${either}(?: (?:of|or|en|and) ${either})?(?= ?[.,;:!?)]| (?:want|bent|is|zijn|zodat|omdat|because|as|since|only|please|aub|a\\.u\\.b)|$)`,
  ],
  "gu",
);
/** What vacancies ask to be spoken: no one's origin when it stands alone behind a wish. */
const onlyTongues =
  /^(?:(?:nederlands|engels|duits|frans|spaans|italiaans|pools|turks|portugees|russisch|arabisch|chinees|japans|oekraïens|roemeens|dutch|english|german|french|spanish|italian|polish|turkish|portuguese|russian|arabic|chinese|japanese|ukrainian|romanian)(?: (?:of|or|en|and) )?)+$/;
const direct =
  /(?:must be|should be|you are|you're|je bent|jij bent|u bent|bent (?:je|u)|ben (?:je|jij)) (?:een |an? |also |ook |zelf |van origine |originally )?$/;
/** "Nederlander of in het bezit van een werkvergunning": asks that somebody may work. */
const permitted = /(?:vergunning|permit|right to work|mag werken|mogen werken|visa|visum)/;
const spoken = /taal|talen|spreek|spreken|sprek|schrijf|vloeiend|beheers|language|speak|spoken|fluent|writ|translat|vertal|accent/;

function askedPeoples(words: string, clauses: Clauses): AskedMatter[] {
  const found: AskedMatter[] = [];
  const take = (pattern: RegExp, ground: Ground, isMeant: (hit: string, at: number) => boolean) => {
    for (const { index, 0: hit } of words.matchAll(pattern)) {
      const stretch = { start: index, end: index + hit.length };
      if (clauses.isAsked(stretch, true) && isMeant(hit, index))
        found.push({ ...stretch, ground, instead: insteadOf(ground, words, index) });
    }
  };
  take(persons, "nationality", (hit, at) => !permitted.test(words.slice(at, at + hit.length + 80)));
  take(described, "origin", () => true);
  take(trade, "origin", (hit) => !teachesTongue.test(hit));
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
