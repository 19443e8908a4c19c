import type { Entry } from "../entry/entries.ts";
import { partOf as part } from "../head/head-parts.ts";
import type { Phrase } from "../head/phrases.ts";
import type { Read } from "../page/passage.ts";
import { isDegree, isSchool, placeScore } from "../vocabulary.ts";

interface Study {
  degree: Read | null;
  institution: Read | null;
  field: Read | null;
  entry: Entry;
}

const read = (phrase: Phrase, confidence: number): Read => ({ value: phrase.text, start: phrase.start, end: phrase.end, confidence });

const insideBrackets = (text: string, index: number) => text.lastIndexOf("(", index) > text.lastIndexOf(")", index);

/** Degree and school of each study. */
export function assignStudies(entries: Entry[]): Study[] {
  return entries
    .map((entry): Study => {
      const all = entry.phrases
        .flatMap(splitStudy)
        .filter(
          (phrase) =>
            !/^(gpa|cgpa|grade|cijfer|thesis|scriptie|diploma behaald|behaald|major|minor|score|percentage|honou?rs|advisor|adviser)\b/i.test(
              phrase.text,
            ) && phrase.text.length <= 180,
        );
      const schools = all.filter((phrase) => isSchool(phrase.text));
      const degrees = all.filter((phrase) => isDegree(phrase.text) && (!isSchool(phrase.text) || schools.length > 1));
      let school = schools.find((phrase) => !degrees.includes(phrase)) ?? schools[0] ?? null;
      let degree = degrees.find((phrase) => phrase !== school) ?? null;
      const others = all.filter((phrase) => phrase !== school && phrase !== degree && placeScore(phrase.text) < 2);
      const plain = others.find(
        (phrase) =>
          /^\p{Lu}/u.test(phrase.text) && phrase.text.length < 100 && !(phrase.row === 0 && entry.first.bullet && all.length === 1),
      );
      if (!degree) degree = plain ?? null;
      else if (!school) school = plain ?? null;
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
      return {
        degree: degree ? read(degree, isDegree(degree.text) ? 0.9 : 0.62) : null,
        institution: school ? read(school, isSchool(school.text) ? 0.92 : 0.62) : null,
        field: field && degree ? { value: field, start: fieldAt, end: fieldAt + field.length, confidence: 0.8 } : null,
        entry,
      };
    })
    .filter((study) => study.degree || study.institution);
}

/** "BSc in Computer Science" → "Computer Science"; "Bachelor of Law" → "Law". */
function fieldOf(degree: string): string | undefined {
  const inside = degree.lastIndexOf(" in ");
  if (inside > 0) return degree.slice(inside + 4).trim() || undefined;
  const of = /\bof (?!science|arts?\b|engineering\b|philosophy|education\b)([^,(]{3,80})$/i.exec(degree)?.[1];
  return of?.trim();
}

/** Every cut weighs both sides anew; no study is written with more. */
const MOST_CUTS = 24;

/** "Degree, School, Place" and the like: a cut at the comma that sets school and degree apart. */
function splitStudy(whole: Phrase): Phrase[] {
  const grade = /\s*[;,(]\s*(?:c?gpa|grade|cijfer|score|gemiddeld|average)\b/i.exec(whole.text);
  const phrase = grade && grade.index > 3 ? part(whole, 0, grade.index) : whole;
  if (placeScore(phrase.text) >= 2 && !isSchool(phrase.text)) return [phrase];
  const cuts = [
    ...phrase.text.matchAll(/,\s+|;\s+|\.\s+(?=\p{Lu})|\s+(?:at|from|aan|bij|van)\s+(?:de\s+|the\s+)?(?=\p{Lu})|\s\((?=\p{Lu})/gu),
  ]
    .slice(0, MOST_CUTS)
    .filter((match) => match[0].includes("(") || !insideBrackets(phrase.text, match.index));
  const sides = (cut: RegExpExecArray) =>
    [part(phrase, 0, cut.index), part(phrase, cut.index + cut[0].length, phrase.text.length)] as const;
  const apart = cuts.filter((cut) => {
    const [left, right] = sides(cut);
    return /[,;.(]/.test(cut[0])
      ? (isSchool(left.text) !== isSchool(right.text) && (isDegree(left.text) || isDegree(right.text))) || placeScore(right.text) >= 2
      : isDegree(left.text) && !isSchool(left.text) && isSchool(right.text);
  });
  // "BSc Soil, Water, Air, Wageningen University": what is studied may hold commas; the last one before the school parts them.
  const isBeforeSchool = (cut: RegExpExecArray) => !isSchool(sides(cut)[0].text) && isSchool(sides(cut)[1].text);
  const best = apart[0] && isBeforeSchool(apart[0]) ? apart.findLast(isBeforeSchool) : apart[0];
  if (best) {
    const [left, right] = sides(best);
    return [...splitStudy(left), ...splitStudy({ ...right, column: right.column + 0.1 })];
  }
  // "School, more about it": only the school.
  const first = cuts.find((cut) => /^[,;]/.test(cut[0]));
  if (first && isSchool(phrase.text.slice(0, first.index)) && !isSchool(phrase.text.slice(first.index)) && phrase.text.length > 60) {
    return [part(phrase, 0, first.index), part(phrase, first.index + first[0].length, phrase.text.length)];
  }
  return [phrase];
}
