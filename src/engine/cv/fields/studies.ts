import type { Entry } from "../entry/entries.ts";
import { type Cut, cutsOf, partOf as part } from "../head/head-parts.ts";
import type { Phrase } from "../head/phrases.ts";
import { unbroken } from "../page/characters.ts";
import { looksAt } from "../page/looks.ts";
import type { Read } from "../page/passage.ts";
import { isDegree, isSchool, isSubject, placeScore } from "../vocabulary.ts";

interface Study {
  degree: Read | null;
  institution: Read | null;
  field: Read | null;
  entry: Entry;
}

const read = (phrase: Phrase, confidence: number): Read => ({
  value: unbroken(phrase.text),
  start: phrase.start,
  end: phrase.end,
  confidence,
});

const insideBrackets = (text: string, index: number) => text.lastIndexOf("(", index) > text.lastIndexOf(")", index);

/** What the types of a CV's studies tell: 1 degrees alone look so, -1 schools alone do. */
type Side = (phrase: Phrase) => number;

/** So many tell what types there are. */
const MOST_STUDIES = 40;
/** Of fewer, a type tells nothing. */
const LEAST_SURE = 2;
/** From this on a type tells what the words don't. */
const SURE = 0.5;

/** By the studies whose words are known. */
function sidesOf(entries: Entry[]): Side {
  const counts = new Map<string, { sum: number; all: number }>();
  for (const phrase of entries.slice(0, MOST_STUDIES).flatMap(({ phrases }) => phrases.flatMap((one) => splitStudy(one, () => 0)))) {
    const told = (isDegree(phrase.text) ? 1 : 0) - (isSchool(phrase.text) ? 1 : 0);
    const looks = looksAt(phrase.runs, phrase.start);
    if (told === 0 || looks === "") continue;
    const { sum, all } = counts.get(looks) ?? { sum: 0, all: 0 };
    counts.set(looks, { sum: sum + told, all: all + 1 });
  }
  return ({ runs, start }) => {
    const { sum, all } = counts.get(looksAt(runs, start)) ?? { sum: 0, all: 0 };
    return all < LEAST_SURE ? 0 : sum / all;
  };
}

/** Degree and school of each study. */
export function assignStudies(entries: Entry[]): Study[] {
  const side = sidesOf(entries);
  const isNamedSchool = (phrase: Phrase) => phrase.label !== "title" && isSchool(phrase.text) && side(phrase) <= SURE;
  const isNamedDegree = (phrase: Phrase) => phrase.label !== "company" && isDegree(phrase.text) && side(phrase) >= -SURE;
  const isLikeSchool = (phrase: Phrase) => phrase.label === "company" || (side(phrase) < -SURE && placeScore(phrase.text) < 1);
  const isLikeDegree = (phrase: Phrase) => phrase.label === "title" || (side(phrase) > SURE && placeScore(phrase.text) < 1);
  /** By their words, or where none are, by their labels and types. */
  const known = (all: Phrase[], isNamed: (phrase: Phrase) => boolean, isLike: (phrase: Phrase) => boolean) => {
    const named = all.filter(isNamed);
    return named.length > 0 ? named : all.filter(isLike);
  };
  const orders = entries.map(({ phrases }) => {
    const [school, degree] = [phrases.find(({ text }) => isSchool(text)), phrases.find(({ text }) => isDegree(text))];
    return school && degree ? Math.sign(degree.start - school.start) : 0;
  });
  const isSchoolFirst = orders.reduce((sum: number, order) => sum + order, 0) > 0;
  return entries
    .map((entry): Study => {
      const all = entry.phrases
        .flatMap((phrase) => splitStudy(phrase, side))
        .filter(
          (phrase) =>
            !/^(gpa|cgpa|grade|cijfer|thesis|scriptie|diploma behaald|behaald|major|minor|score|percentage|honou?rs|advisor|adviser)\b/i.test(
              phrase.text,
            ) && phrase.text.length <= 180,
        );
      const schools = known(all, isNamedSchool, isLikeSchool);
      const named = all.find((phrase) => phrase.label === "company") ?? null;
      const degrees = known(all, isNamedDegree, isLikeDegree).filter((phrase) => !schools.includes(phrase) || schools.length > 1);
      let school = schools.find((phrase) => !degrees.includes(phrase)) ?? schools[0] ?? named;
      let degree = degrees.find((phrase) => phrase !== school) ?? null;
      // "Mbo Salland" over "Niveau 4 Wegvervoer": both may be degrees by their words; their types tell.
      const [most, least] = [...degrees]
        .sort((one, other) => side(other) - side(one))
        .flatMap((one, at, sorted) => (at === 0 || at === sorted.length - 1 ? [one] : []));
      if (!school && most && least && side(most) - side(least) > SURE) [degree, school] = [most, least];
      // "Mbo-4 | Bouwkunde": in what, and no school.
      const subject = degree && all.find((phrase) => phrase !== school && isSubjectOf(phrase, degree as Phrase));
      const others = all.filter((phrase) => ![school, degree, subject, named].includes(phrase) && placeScore(phrase.text) < 2);
      const plain = others.find(
        (phrase) =>
          /^\p{Lu}/u.test(phrase.text) && phrase.text.length < 100 && !(phrase.row === 0 && entry.first.bullet && all.length === 1),
      );
      const isFirst = !degree;
      if (!degree) degree = plain ?? null;
      else if (!school) school = plain ?? null;
      // A course that no word shows to be one, over the name of who gave it, or below it where the other studies begin with schools.
      if (isFirst && degree && !school)
        school = others.find((phrase) => isNameBelow(phrase, degree as Phrase) || isNameInOtherType(phrase, degree as Phrase)) ?? null;
      if (isFirst && degree && school && !isSchool(school.text) && isSchoolFirst) [degree, school] = [school, degree];
      if (!degree && school) {
        const cut = school.text.indexOf(", ");
        const [left, right] = [school.text.slice(0, cut), school.text.slice(cut + 2)];
        if (cut > 0 && !isSchool(left) && isSchool(right))
          [degree, school] = [part(school, 0, cut), part(school, cut + 2, school.text.length)];
        else if (cut > 0 && isSchool(left) && !isSchool(right) && right.includes(" ") && placeScore(right) === 0)
          [school, degree] = [part(school, 0, cut), part(school, cut + 2, school.text.length)];
      }
      if (school && !degree && schools.length === 0 && isDegree(school.text)) [school, degree] = [null, school];
      if (degree && !school) {
        const tail = /,\s+((?:\p{Lu}\S*\s+){1,5}\p{Lu}\S*)$/u.exec(degree.text);
        if (tail?.[1] && !isDegree(tail[1]) && placeScore(tail[1]) === 0 && tail.index > 5) {
          school = part(degree, degree.text.length - tail[1].length, degree.text.length);
          degree = part(degree, 0, tail.index);
        }
      }
      const field = degree ? fieldOf(degree.text) : undefined;
      const fieldAt = field && degree ? degree.start + degree.text.length - field.length : 0;
      const told = subject && subject.joint !== "colon" ? read(subject, 0.8) : null;
      // "A-levels: Biology, Chemistry": behind a colon it says what the degree is.
      if (degree && subject?.joint === "colon") degree = { ...degree, text: `${degree.text}: ${subject.text}`, end: subject.end };
      return {
        degree: degree ? read(degree, isDegree(degree.text) ? 0.9 : 0.62) : null,
        institution: school ? read(school, isSchool(school.text) ? 0.92 : 0.62) : null,
        field: field && degree ? { value: field, start: fieldAt, end: fieldAt + field.length, confidence: 0.8 } : told,
        entry,
      };
    })
    .filter((study) => study.degree || study.institution);
}

const isSubjectOf = (phrase: Phrase, degree: Phrase) => phrase !== degree && phrase.row === degree.row && isSubject(phrase.text);

const isNameBelow = ({ row, column, text }: Phrase, degree: Phrase) =>
  row === degree.row + 1 && column === 0 && /^\p{Lu}[^\d:.]*$/u.test(text) && text.split(/\s+/).length <= 4;

/** "**ACCA Qualification** — Kaplan": behind it on its line. */
const isNameInOtherType = (phrase: Phrase, degree: Phrase) =>
  phrase.row === degree.row &&
  phrase.start > degree.end &&
  /^\p{Lu}[^\d:]*$/u.test(phrase.text) &&
  looksAt(phrase.runs, phrase.start) !== looksAt(degree.runs, degree.start);

/** "BSc in Computer Science" → "Computer Science"; "Bachelor of Law" → "Law". */
function fieldOf(degree: string): string | undefined {
  const inside = degree.lastIndexOf(" in ");
  if (inside > 0) return degree.slice(inside + 4).trim() || undefined;
  const of = /\bof (?!science|arts?\b|engineering\b|philosophy|education\b)([^,(]{3,80})$/i.exec(degree)?.[1];
  return of?.trim();
}

const CUT = /,\s+|;\s+|\.\s+(?=\p{Lu})|\s+(?:at|from|aan|bij|van)\s+(?:de\s+|the\s+)?(?=\p{Lu})|\s\((?=\p{Lu})/gu;
/** Every cut weighs both sides anew; no study is written with more. */
const MOST_CUTS = 24;

/** "Degree, School, Place" and the like: a cut at the comma that sets school and degree apart. */
function splitStudy(whole: Phrase, side: Side): Phrase[] {
  const grade = /\s*[;,(]\s*(?:c?gpa|grade|cijfer|score|gemiddeld|average)\b/i.exec(whole.text);
  const phrase = grade && grade.index > 3 ? part(whole, 0, grade.index) : whole;
  if (placeScore(phrase.text) >= 2 && !isSchool(phrase.text)) return [phrase];
  const cuts = cutsOf(phrase, CUT)
    .slice(0, MOST_CUTS)
    .filter(({ text, index }) => text.includes("(") || !insideBrackets(phrase.text, index));
  const sides = (cut: Cut) => [part(phrase, 0, cut.index), part(phrase, cut.index + cut.text.length, phrase.text.length)] as const;
  const apart = cuts.filter((cut) => {
    const [left, right] = sides(cut);
    // "VMBO Zorg, *Lindenhof*": where the type changes too, one of both needs no words that tell.
    if (cut.turns && side(left) * side(right) < -SURE * SURE) return true;
    if (cut.turns && cut.kind !== "type" && (isDegree(left.text) || isSchool(right.text)) && /\p{Lu}/u.test(right.text)) return true;
    return cut.kind === "type" || /[,;.(]/.test(cut.text)
      ? (isSchool(left.text) !== isSchool(right.text) && [left, right].some(({ text }) => isDegree(text) || isSubject(text))) ||
          placeScore(right.text) >= 2
      : isDegree(left.text) && !isSchool(left.text) && isSchool(right.text);
  });
  // "Ropes and Knots at Fisher House": a name that no word shows to be a school's is one behind "at".
  const at = apart.length > 0 || isSchool(phrase.text) ? undefined : cuts.find((cut) => /^\s+(?:at|aan|bij)\s/.test(cut.text));
  if (at) {
    const [left, right] = sides(at);
    return [left, { ...right, column: right.column + 0.1, label: "company" }];
  }
  // "BSc Soil, Water, Air, Wageningen University": what is studied may hold commas; the last one before the school parts them.
  const isBeforeSchool = (cut: Cut) => !isSchool(sides(cut)[0].text) && isSchool(sides(cut)[1].text);
  const best = apart[0] && isBeforeSchool(apart[0]) ? apart.findLast(isBeforeSchool) : apart[0];
  if (best) {
    const [left, right] = sides(best);
    return [...splitStudy(left, side), ...splitStudy({ ...right, column: right.column + 0.1 }, side)];
  }
  // "School, more about it": only the school.
  const first = cuts.find((cut) => /^[,;]/.test(cut.text));
  if (first && isSchool(phrase.text.slice(0, first.index)) && !isSchool(phrase.text.slice(first.index)) && phrase.text.length > 60) {
    return [part(phrase, 0, first.index), part(phrase, first.index + first.text.length, phrase.text.length)];
  }
  return [phrase];
}
