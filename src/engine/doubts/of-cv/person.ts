import { headingKind } from "#engine/cv/heading-words.ts";
import { findPlaces } from "#engine/skills/places/places.ts";
import { choicesBut, quoteOf, type Value } from "../doubt.ts";
import { quoteAt, type Read } from "./read.ts";

/** Letters of the head of a CV. */
const HEAD = 300;
/** Below this the reader itself leaves a field for a person. */
const FAINT = 0.6;

export function nameOf(candidate: Read): Value {
  const value = [candidate.first_name, candidate.last_name].filter(Boolean).join(" ");
  const shared = {
    path: "last_name",
    quote: quoteAt(candidate, "last_name") ?? quoteAt(candidate, "first_name"),
    choices: choicesBut(value || null, firstLines(candidate.cv_text ?? "")),
    kind: "name" as const,
  };
  if (!value) return { ...shared, why: "missing", value: null, signs: {}, isCertain: true };
  const signs = {
    one_word: !value.includes(" "),
    odd: !/^[\p{L}\p{M}'’. -]+$/u.test(value) || /\.\p{L}{2,}$/u.test(value),
  };
  const { first_name, last_name } = candidate.evidence;
  // In a script that isn't read as surely as ours, where no label says that it is a name.
  const isCertain = !/\p{Script=Latin}/u.test(value) && ((first_name ?? last_name)?.confidence ?? 1) < FAINT;
  return { ...shared, why: "unsure", value, signs, isCertain };
}

/** How somebody is reached. */
export const reachOf = (candidate: Read): Value[] =>
  (["email", "phone"] as const).flatMap((kind): Value[] => {
    const value = candidate[kind];
    const quote = quoteAt(candidate, kind);
    return value && quote ? [{ path: kind, why: "unsure", value, quote, choices: [], kind, signs: {} }] : [];
  });

/** Where somebody lives; asked for where the head of the CV names places and none was taken. */
export function townOf(candidate: Read): Value[] {
  const { city, evidence } = candidate;
  const places = findPlaces((candidate.cv_text ?? "").slice(0, HEAD)).map(({ name }) => name);
  const shared = { path: "city", choices: choicesBut(city, places) };
  if (!city) return places.length === 0 ? [] : [{ ...shared, why: "missing", value: null, quote: null, kind: "town_missing", signs: {} }];
  const read = evidence.city;
  if (!read) return [];
  return [{ ...shared, why: "unsure", value: city, quote: quoteOf(read), kind: "town", signs: {} }];
}

/** The first lines that could be a name: no heading, no place, and not where the jobs or studies have begun. */
function firstLines(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  const heading = lines.findIndex((line, at) => at > 0 && headingKind(line) !== null);
  return lines
    .slice(0, heading === -1 ? lines.length : heading)
    .filter(
      (line) =>
        /^(?:\p{Lu}[\p{L}'’. -]{3,40}|\p{Lo}[\p{Lo}\p{M}'’. -]{1,40})$/u.test(line) &&
        headingKind(line) === null &&
        findPlaces(line).length === 0,
    )
    .slice(0, 4);
}
