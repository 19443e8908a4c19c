import { commonCapitals, countryNamesOf, openers } from "#engine/borne/names.ts";
import { holdsPaper } from "#engine/borne/papers.ts";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { monthNumber } from "#engine/proposal/claims/dates/months.ts";
import { wordsOf } from "#engine/proposal/sources.ts";
import { isNamed } from "#engine/proposal/words.ts";
import { languagePlaces } from "#engine/skills/languages.ts";
import { findSkills, impliedBy, tradeOf } from "#engine/skills/lexicon.ts";
import { countryIn, findPlaces, isSamePlace } from "#engine/skills/places/places.ts";
import { studyFieldsIn } from "#engine/skills/study-fields.ts";
import { fold } from "#engine/skills/tokens.ts";
import { sameInBoth } from "../../bilingual.ts";
import { before, said } from "../said.ts";
import { isAbsentAt, type Kind, type Statement } from "../statement.ts";

/** Employers, schools, products, people and places that a sentence names stand in what was sent. */
export const unknownNames: Kind = (statement) => {
  const { sentence, sent } = statement;
  const nationalities = new Set(languagePlaces(sentence));
  const wrong: string[] = [];
  for (const { 0: word, index } of sentence.matchAll(/[\p{L}\p{N}]+(?:['’.&+#-][\p{L}\p{N}]+)*/gu)) {
    if (!/\p{Lu}/u.test(word) || nationalities.has(index) || isAbsentAt(statement, index)) continue;
    const key = fold(word).replace(/['’]s$/, "");
    if (commonCapitals.has(key) || monthNumber(key) > 0 || /^\d/.test(word) || word.length < 3) continue;
    const lead = sentence.slice(0, index).trimEnd();
    const opens = lead === "" || /[.!?:…"“”'‘(*_\-–—|]$/.test(lead);
    const isFollowed = /^\s\p{Lu}/u.test(sentence.slice(index + word.length, index + word.length + 2));
    if (
      opens &&
      !/\p{Lu}.*\p{Lu}/u.test(word) &&
      (!isFollowed || openers.has(key) || stemsOf(word).length === 0 || said.candidate.test(word))
    )
      continue;
    if (!isKnownName(statement, key)) wrong.push(`“${word}” stands in nothing that was sent`);
  }
  const country = countryIn(sentence);
  if (country && country.country !== "NL" && !countryIn(sent.text) && !findPlaces(sent.text).some((one) => one.country === country.country))
    wrong.push("the country stands in nothing that was sent");
  return wrong;
};

function isKnownName({ sent }: Statement, key: string): boolean {
  const parts = key.split(/['’.&+#-]/).filter((part) => part.length > 1);
  if (sent.words.has(key) || (key.endsWith("s") && sent.words.has(key.slice(0, -1)))) return true;
  if (parts.length > 1 && parts.every((part) => sent.words.has(part))) return true;
  return (
    countryNamesOf(key).some((name) => sent.words.has(name)) ||
    findSkills(key).some(({ name }) => sent.skills.has(name)) ||
    studyFieldsIn(key).some((field) => sent.fields.has(field)) ||
    stemsOf(key)
      .flatMap(sameInBoth)
      .some((group) => sent.groups.has(group)) ||
    findPlaces(key).some(({ name }) => isHeldPlace(sent.text, name))
  );
}

const isHeldPlace = (text: string, name: string) => findPlaces(text).some((one) => one.name === name);

/** A passage of one employer tells nothing of another. */
export const otherEmployer: Kind = ({ sentence, named, entries }) => {
  const jobs = entries.filter(({ kind }) => kind === "job");
  const told = named.filter(({ kind, named: name }) => {
    const at = name ? sentence.search(name) : -1;
    return kind === "job" && !said.around.test(before(sentence, at, 16));
  });
  return jobs.length > 0 && told.length > 0 && !told.some((one) => jobs.includes(one))
    ? ["its passages are of another employer than the one it names"]
    : [];
};

/** A thing with a name of its own stands where it is cited: among the passages, or in the same job. */
export const unheldSkills: Kind = (statement) => {
  const { sentence, cited, around, near, sent, people } = statement;
  const held = new Set(findSkills(cited.length > 0 ? `${around}\n${near}` : sent.text).flatMap(({ name }) => [name, ...impliedBy(name)]));
  const own = cited.length === 0 ? people.flatMap(({ prepared }) => [...prepared.skills.keys(), ...prepared.implied.keys()]) : [];
  const text = (cited.length > 0 ? `${around}\n${near}` : sent.text).toLowerCase();
  const words = new Set(wordsOf(text));
  return findSkills(sentence)
    .filter(({ name, start }) => isNamed(name) && !isAbsentAt(statement, start))
    .filter(({ name }) => tradeOf(name) !== "certificate" || !holdsPaper(words, name))
    .filter(({ name, start, end }) => !held.has(name) && !own.includes(name) && !text.includes(sentence.slice(start, end).toLowerCase()))
    .map(({ name }) => `“${name}” stands in none of its passages`);
};

/** Where somebody lives is their town; another town stands where it is cited. */
export const wrongPlaces: Kind = (statement) => {
  const { sentence, cited, around, near, sent, people } = statement;
  const towns = people.flatMap(({ candidate }) => candidate.city ?? []);
  const { job } = sent.records;
  const held = findPlaces(cited.length > 0 ? `${around}\n${near}` : sent.text).map(({ name }) => name);
  return findPlaces(sentence)
    .filter(({ start }) => !isAbsentAt(statement, start))
    .filter(({ name, start }) => {
      if (towns.some((one) => isSamePlace(one, name))) return false;
      const isHome = said.home.test(before(sentence, start, 24));
      if (isHome && towns.length > 0) return true;
      return !held.includes(name) && !(job?.city && isSamePlace(job.city, name));
    })
    .map(({ name }) => `“${name}” isn't the place that its passages tell`);
};
