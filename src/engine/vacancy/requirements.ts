import type { RequirementKind } from "#contract/fields.ts";
import type { LeftOut } from "#contract/job/job.ts";
import { nth } from "#contract/nth.ts";
import { isSoftSkill } from "#engine/skills/breadth.ts";
import { findEducationLevels } from "#engine/skills/education-level.ts";
import { findLanguages, isDutch } from "#engine/skills/languages.ts";
import { canonicalSkill, type FoundSkill, findSkills, tradeOf } from "#engine/skills/lexicon.ts";
import { cues, lowered, wording } from "#engine/words/vacancy-words.ts";
import { groupsOf, isAlternative } from "./alternatives.ts";
import { isReward, type Judged, judgeClause, type Surroundings } from "./clause-kind.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { askReader } from "./learned/chance-of-asking.ts";
import { overruled } from "./learned/overruled.ts";
import { LeftOuts } from "./left-out.ts";
import { type ProtectedCriterion, protectedCriteria, protectedWithin } from "./protected/protected.ts";
import { hardSkills, type ReadRequirement, shareOf, weightIn, YEARS_WEIGHT } from "./read-requirement.ts";
import { isAskedBy, isQuestion, onlyPraises, refuses, restated, saidOfTheOneBefore } from "./restatement.ts";
import { headingOf, kindLabel } from "./text/headings.ts";
import { excludes, withListKinds } from "./text/list-kinds.ts";
import { askingLines } from "./text/paragraphs.ts";
import { shortText } from "./text/short-text.ts";
import type { Statement } from "./text/statement.ts";
import { yearsAt, yearsIn } from "./years.ts";

/** As many as a job takes. */
const MOST_REQUIREMENTS = 100;

/** Requirements in the order of the text, at most 100, and what was left out of them. `facts`: stretches read as something else. */
export function readRequirements(
  text: string,
  statements: Statement[],
  facts: { start: number; end: number }[] = [],
): { requirements: ReadRequirement[]; left_out: LeftOut[] } {
  const found: ReadRequirement[] = [];
  const left = new LeftOuts(text);
  const seen = new Set<string>();
  const around = {
    isShort: text.length < 700,
    hasMustSection: statements.some(({ section }) => section === "must" || section === "knock_out"),
    isBare: !statements.some(({ section }) => section === "must" || section === "knock_out" || section === "nice"),
  };
  const reader = new StatementReader(text, isDutch(text), around, left);
  const listed = withListKinds(text, statements);
  const asking = askingLines(text, listed);
  const asks = askReader(text, listed);
  let asked_at = -1;
  for (const [index, told] of listed.entries()) {
    const opens = asked_at < 0 || listed[asked_at]?.line !== told.line;
    const statement: Statement = asking.all.has(told.line)
      ? { ...told, section: "must", assumed: true, ...(asking.told.has(told.line) ? { told: true } : opens && { opens }) }
      : told;
    if (found.length >= MOST_REQUIREMENTS) break;
    const asksOf = asks(index);
    if (facts.some(({ start, end }) => start <= statement.start && statement.end <= end)) continue;
    const sentence = text.slice(statement.start, statement.end);
    const previous = listed[index - 1];
    const isAnswer = previous?.line === told.line && asked_at === index - 1 && /\?\s*$/.test(text.slice(previous.start, previous.end));
    const said =
      saidOfTheOneBefore(sentence, previous ? text.slice(previous.start, previous.end) : "") ??
      (isAnswer && onlyPraises(sentence) ? sentence : null);
    if (said) {
      // "This is a hard requirement" says something of the one before it, and asks nothing itself.
      const before = found.at(-1);
      if (before && asked_at >= index - 1) Object.assign(before, restated(before, said));
      asked_at = index;
      continue;
    }
    if (excludes(sentence) || asking.announcing.has(told.start)) {
      left.add("boilerplate", statement.start, statement.end, statement.line);
      continue;
    }
    const next = listed[index + 1];
    const behind = next?.line === told.line ? text.slice(next.start, next.end) : "";
    const read = reader.read(statement, asksOf, isAskedBy(sentence, behind));
    if (isQuestion(sentence) && refuses(behind)) for (const one of read) Object.assign(one, { kind: "knock_out", weight: 0 });
    // "Ben je manueel therapeut? Dan hebben we meteen een agenda voor je."
    if (isQuestion(sentence) && (isReward(behind) || onlyPraises(behind)))
      for (const one of read) if (one.kind === "must") Object.assign(one, { kind: "nice", weight: undefined });
    if (read.length > 0) asked_at = index;
    for (const requirement of read) {
      const words = requirement.text.toLowerCase();
      const known = found.some((other) => other.skill && other.skill === requirement.skill && other.text.toLowerCase().includes(words));
      if ((known && !requirement.min_years) || seen.has(words) || words.length < 2) continue;
      const again = found.findIndex((other) => other.skill && other.skill === requirement.skill && other.kind === requirement.kind);
      if (again >= 0 && isName(requirement)) continue;
      // "Kafka", and "three years of Apache Kafka" further on: who says more asks it.
      if (again >= 0 && isName(nth(found, again))) found.splice(again, 1);
      seen.add(words);
      found.push(requirement);
    }
  }
  return { requirements: weigh(found).slice(0, MOST_REQUIREMENTS), left_out: left.list() };
}

/** Says the name of a skill and nothing else. */
const isName = ({ text, skill, min_years }: ReadRequirement) => skill !== undefined && !min_years && canonicalSkill(text) === skill;

/** "… or you speak it as well": the level is asked, and being born to the language isn't. */
const orAsWell = wording("(?:or|of) [^.;]{0,40}(?:speak|level|fluent(?:ly)?|equivalent|spreekt|niveau|vloeiend|beheerst|[bc][12])");
/** Beside a nationality: whoever may work here otherwise. */
const permit = /(?<!\p{L})(?:(?:work|residence) permit|right to work|(?:werk|verblijfs)vergunning|tewerkstellingsvergunning)(?!\p{L})/iu;
const alsoOf = /^\s*(?:(?:als|if|dat|that)\s(?:je|jij|you)|net als|evenals|just like)(?!\p{L})/iu;
const saysKind = (words: string) => cues.must.test(words) || cues.nice.test(words) || cues.knockOut.test(words);
const saysNothing = new RegExp(`${cues.nice.source}|(?<!\\p{L})(?:je|jij|jou|you|yourself|dus|so|the|de|een|an?)(?!\\p{L})`, "gu");
/** "Requirements." before its sentences on one line. */
const isRunInHeading = (sentence: string, { bullet }: Statement) =>
  !bullet &&
  /^\p{Lu}[^,;:!?]{2,28}\.$/u.test(sentence) &&
  sentence.split(/\s+/).length <= (/^(?:what|wat|why|waarom|how|hoe)\s/i.test(sentence) ? 5 : 3) &&
  headingOf(sentence.replace(/\.$/, ":"), true) !== null;
const quality = /^[^\p{L}]{0,3}(?:\([^)]{0,30}\)\s*)?(?:met|with)\s+(?!(?:no|geen|not|zonder)\s)([^.]{6,}[.]?)$/u;

/** Reads one statement at a time: its clauses, what each asks, and the things that a clause lists. */
class StatementReader {
  private readonly text: string;
  private readonly dutch: boolean;
  private readonly around: Surroundings;
  private readonly left: LeftOuts;
  /** What the law protects, in reading order: looked for once, in the whole text, as the register does. */
  private readonly shielded: ProtectedCriterion[];

  constructor(text: string, dutch: boolean, around: Surroundings, left: LeftOuts) {
    this.text = text;
    this.dutch = dutch;
    this.around = around;
    this.left = left;
    this.shielded = protectedCriteria(text);
  }

  /** `hardened`: the next sentence says that this one can't be bent, so that it asks, whatever it sounds like. */
  read(statement: Statement, asks: (words: string) => boolean | null, hardened = false): ReadRequirement[] {
    const sentence = this.text.slice(statement.start, statement.end);
    if (!/\p{L}{2}/u.test(sentence) || isRunInHeading(sentence, statement)) return [];
    const label = statement.bullet || statement.listed || !(statement.section === "none" || statement.assumed) ? null : kindLabel(sentence);
    if (label)
      return this.read({ ...statement, section: label.section, start: statement.start + label.length, listed: true, assumed: false }, asks);
    const shielded = protectedWithin(this.shielded, statement);
    const clauses = clausesOf(sentence, this.dutch, statement.listed);
    const [first] = clauses;
    if (
      hardened &&
      first &&
      shielded.length === 0 &&
      clauses.every((clause) => this.isOnlyTold(sentence.slice(clause.start, clause.end), statement))
    )
      return this.of(statement, { start: 0, core: sentence.length, end: sentence.length }, { asks: "must" }, []);
    // A wish or requirement told at the end of a list is told of the whole list.
    let asked = false;
    let last: ReadRequirement[] = [];
    return clauses.flatMap((clause, index) => {
      const words = sentence.slice(clause.start, clause.end);
      // "…, there's no way around that": how hard what stands before it is.
      const said = index > 0 && !/^\P{L}*\p{Lu}{2}/u.test(words) ? saidOfTheOneBefore(words, sentence.slice(0, clause.start)) : null;
      if (said && last.length > 0) {
        for (const one of last) Object.assign(one, restated(one, said));
        return [];
      }
      const own_kind = overruled(
        judgeClause(
          clause.each ? sentence.slice(clause.start, clauses[index + 1]?.end) : words,
          statement,
          { first: statement.leads && (index === 0 || !asked), goesOn: asked, isPart: clauses.length > 1 },
          this.around,
        ),
        words,
        statement,
        asks,
        this.around.isShort,
      );
      // "A plus if you know A, or if you can B": of the second, too.
      const judged: Judged = last[0] && alsoOf.test(words) && !saysKind(words) ? { asks: last[0].kind } : own_kind;
      const own = shielded.filter(({ start, end }) => start >= clause.start && end <= clause.end);
      const requirements = own.length > 0 ? this.beside(own, statement, clause, judged) : this.of(statement, clause, judged, []);
      asked ||= requirements.length > 0;
      if (requirements.length > 0) last = requirements;
      return requirements;
    });
  }

  /** Tells of the work or of them, and asks nothing in its own words. */
  private isOnlyTold(words: string, statement: Statement): boolean {
    const judged = judgeClause(words, statement, { first: statement.leads, goesOn: false, isPart: false }, this.around);
    return (
      "left" in judged &&
      (judged.left === "company" ||
        judged.left === "duty" ||
        /\?\s*$/.test(words) ||
        (cues.check.test(words) && !cues.formality.test(words)))
    );
  }

  private of(statement: Statement, clause: Clause, judged: Judged, own: ProtectedCriterion[]): ReadRequirement[] {
    if ("left" in judged) {
      if (own.length === 0) this.left.add(judged.left, statement.start + clause.start, statement.start + clause.end, statement.line);
      return [];
    }
    const found = split(this.text, statement, clause, judged.asks, own, this.dutch);
    // "Ideally: you" names nothing that somebody could have.
    return found.filter(({ text }) => text.length > 50 || /\p{L}{2}|\d/u.test(lowered(text).replace(saysNothing, " ")));
  }

  /** A clause with something that the law protects: that is told and left out, and what else it asks stays. */
  private beside(own: ProtectedCriterion[], statement: Statement, clause: Clause, judged: Judged): ReadRequirement[] {
    own
      .filter(({ ground }, index) => own.findIndex((other) => other.ground === ground) === index)
      .forEach(({ ground, law, instead }) => {
        this.left.add("protected", statement.start + clause.start, statement.start + clause.end, statement.line, { ground, law, instead });
      });
    const sentence = this.text.slice(statement.start + clause.start, statement.start + clause.core);
    const rest = without(
      sentence,
      own.map((one) => ({ start: one.start - clause.start, end: one.end - clause.start })),
    );
    const further = quality.exec(lowered(sentence.slice(Math.max(...own.map((one) => one.end - clause.start)))));
    const asksMore =
      findLanguages(rest).length >
        own.filter(({ ground, quote }) => ground === "native_speaker" && findLanguages(quote).length === 0).length ||
      orAsWell.test(lowered(rest))
        ? true
        : permit.test(rest) ||
          findSkills(rest).some(({ name }) => !isSoftSkill(name)) ||
          yearsIn(rest) !== null ||
          findEducationLevels(rest).length > 0;
    if (asksMore) return this.of(statement, clause, judged, own);
    if (!further || "left" in judged) return [];
    // "een jonge hond met gevoel voor mode": the feeling for fashion may be asked.
    const from = clause.core - nth(further, 1).length;
    return this.of(statement, { start: from, core: clause.core, end: clause.end }, judged, []);
  }
}

/** What a clause asks, as one requirement or several, each with the stretch of the clause that names it. */
function split(
  text: string,
  statement: Statement,
  clause: Clause,
  kind: RequirementKind,
  own: ProtectedCriterion[],
  dutch: boolean,
): ReadRequirement[] {
  const from = statement.start + clause.start;
  const whole = { start: from, end: statement.start + clause.end };
  const sentence = text.slice(from, statement.start + clause.core);
  const shielded = own.map(({ start, end }) => ({ start: start - clause.start, end: end - clause.start }));
  const rest = without(sentence, shielded);
  const open = findSkills(sentence).filter((skill) => !shielded.some((one) => one.start < skill.end && skill.start < one.end));
  const hard = hardSkills(open);
  const years = yearsAt(rest);
  const weight = statement.points ? shareOf(statement.points) : weightIn(text.slice(from, whole.end));
  // "Dutch at native level or equivalent": what makes up for the birthright is asked with it.
  const isEitherWay = shielded.length > 0 && orAsWell.test(lowered(sentence));
  const languages = findLanguages(isEitherWay ? sentence : rest);
  const levels = findEducationLevels(rest);
  const base = {
    kind,
    quote: text.slice(whole.start, whole.end).trimEnd(),
    ...whole,
    ...(weight !== null && kind !== "knock_out" && { weight }),
  };
  base.end = base.start + base.quote.length;
  if (hard.length === 0 && languages.length > 1 && (shielded.length === 0 || isEitherWay)) {
    const spoken = groupsOf(sentence, languages, dutch);
    if (spoken.length > 1) return perLanguage(text, base, sentence, spoken, from);
  }
  const groups = groupsOf(sentence, hard, dutch);
  const isDegree = levels.length > 0 && hard.every((one) => tradeOf(one.name) !== "it" && tradeOf(one.name) !== "certificate");
  if (groups.length <= 1 || isDegree) {
    const only = groups.length === 1 && !isDegree ? groups[0] : undefined;
    const skill = only && (only.length === 1 || (isAlternative(sentence, only, dutch) && levels.length === 0)) ? only[0]?.name : undefined;
    const isSoft = hard.length === 0 && open.length > 0 && years === null && levels.length === 0 && languages.length === 0;
    return [
      {
        ...base,
        text: shortText(rest),
        ...(skill && { skill }),
        ...(years && { min_years: years.years }),
        ...(isSoft && kind === "must" && weight === null && { weight: 2 }),
      },
    ];
  }
  return groups.map((group, index) => {
    const first = nth(group, 0);
    const last = group.at(-1) as FoundSkill;
    const next = groups[index + 1]?.[0];
    const words = sentence.slice(first.start, last.end);
    const counts = years !== null && carriesYears(sentence, years.start, first, index) ? years.years : null;
    const unit = /year|yr/i.test(sentence) ? (counts === 1 ? "year" : "years") : "jaar";
    // Each has its own stretch of the sentence; together they cover it.
    const start = from + (index === 0 ? 0 : first.start);
    const end = next ? from + last.end : base.end;
    return {
      ...base,
      start,
      end,
      quote: text.slice(start, end),
      text: shortText(counts ? `${counts}+ ${unit} ${words}` : words),
      skill: first.name,
      ...(counts && { min_years: counts }),
    };
  });
}

/** "Vloeiend Nederlands en goed Engels": one for each language, its level beside it. */
function perLanguage(
  text: string,
  base: Omit<ReadRequirement, "text">,
  sentence: string,
  groups: { start: number; end: number }[][],
  from: number,
): ReadRequirement[] {
  const opening = nth(nth(groups, 0), 0);
  return groups.map((group, index) => {
    const first = nth(group, 0);
    const last = group.at(-1) as { end: number };
    const before = groups[index - 1]?.at(-1);
    const next = groups[index + 1]?.[0];
    const begins = before
      ? before.end +
        (/^(?:\s*\([^()]{1,30}\))?[\s,]*(?:(?:en|and)(?!\p{L})|[&,])?\s*/iu.exec(sentence.slice(before.end)) as RegExpExecArray)[0].length
      : 0;
    const ends = next ? last.end + (/^\s*\([^()]{1,30}\)/.exec(sentence.slice(last.end)) ?? [""])[0].length : base.end - from;
    const own = sentence.slice(begins, Math.min(ends, sentence.length));
    // "beheersing van de Nederlandse en Engelse taal": what comes before the first language is said of each.
    const shared = index > 0 && begins >= first.start ? sentence.slice(0, opening.start) : "";
    const tail =
      next && !/\p{L}{3}/u.test(sentence.slice(last.end, next.start).replace(/(?<!\p{L})(?:en|and)(?!\p{L})/giu, ""))
        ? sentence.slice(lastOf(groups.at(-1) ?? group).end)
        : "";
    return {
      ...base,
      start: from + begins,
      end: from + ends,
      quote: text.slice(from + begins, from + ends),
      text: shortText(`${shared}${own}${tail}`),
    };
  });
}

const lastOf = (group: { start: number; end: number }[]) => group.at(-1) as { start: number; end: number };

function without(sentence: string, shielded: { start: number; end: number }[]): string {
  let rest = "";
  let at = 0;
  for (const { start, end } of shielded) {
    rest += sentence.slice(at, start);
    at = Math.max(at, end);
  }
  if (shielded.length === 0) return sentence;
  return (rest + sentence.slice(at))
    .replace(/\s{2,}/g, " ")
    .replace(/\s+([,.])/g, "$1")
    .replace(/(?:,|\b(?:en|and|van|met|with|of))\s*(?=[.,]|$)/gi, "")
    .trim();
}

/** Do the years told before a list belong to this skill? To the first one, and to those that only a comma or "and" parts from it. */
function carriesYears(sentence: string, yearsStart: number, skill: FoundSkill, index: number): boolean {
  if (skill.start < yearsStart) return false;
  const between = sentence.slice(yearsStart, skill.start);
  // "Five years in tenders, of which a good part in public ones": how long that part is isn't said.
  if (/(?<!\p{L})(?:of which|waarvan)(?!\p{L})/iu.test(between)) return false;
  const other = /\b(?:kennis|knowledge|familiar\w*|plus|bekend|basic|basis|diploma|certific\w*|understanding|vaardig|beheers\w*)\b/i;
  return !(index > 0 && other.test(between)) && between.length < 120;
}

/** Five points where years are asked and for the must named first; the others weigh what the workspace gives their kind. */
function weigh(requirements: ReadRequirement[]): ReadRequirement[] {
  let first = true;
  return requirements.map((requirement) => {
    if (requirement.weight !== undefined) return requirement;
    if (requirement.kind === "knock_out") return { ...requirement, weight: 0 };
    if (requirement.kind === "nice") return requirement;
    const isFirst = first && requirement.skill !== undefined;
    if (isFirst) first = false;
    return requirement.min_years || isFirst ? { ...requirement, weight: YEARS_WEIGHT } : requirement;
  });
}
