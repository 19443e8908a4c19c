import { nth } from "#contract/nth.ts";
import { lowered, sources, wording } from "#engine/words/vacancy-words.ts";

/** A thing named in a sentence. */
interface Named {
  start: number;
  end: number;
}

const words = (isDutch: boolean) => ({
  either: new RegExp(`${wording(sources.or(isDutch)).source}|^\\s*\\/\\s*$`, "u"),
  // "or", "or their", and "or a similar", "of een vergelijkbaar modern" before the last of them.
  lastEither: new RegExp(`^\\s*,?\\s*(?:${sources.or(isDutch)})\\s+(?:(?:an?|any|een)\\s+(?:[\\p{L}-]+\\s+){0,2}|\\p{L}+\\s+)?$`, "u"),
});
const byLanguage = { dutch: words(true), english: words(false) };
const example = new RegExp(`(?<!\\p{L})(?:${sources.example})(?!\\p{L})[^.]{0,25}$`, "u");
/** "Europese aanbestedingen in de bouw": where the first is done, and no second thing. */
const within = /^\s*(?:in|binnen|within)(?:\s(?:de|het|een|the|an?))?\s*$/;
/** "TCVT-persoonscertificaat torenkraan": one thing. */
const compound = /^-\p{L}+\s*$/u;
const listJoin = /^\s*(?:,|,?\s*(?:en|and|&))\s*$/;

/** Things that belong together: "Kafka or RabbitMQ" and "event-driven systems such as Kafka" are one; others stand alone. */
export function groupsOf<T extends Named>(words: string, things: T[], isDutch: boolean): T[][] {
  const sentence = lowered(words);
  const { either, lastEither } = isDutch ? byLanguage.dutch : byLanguage.english;
  const groups: T[][] = [];
  things.forEach((thing, index) => {
    const previous = things[index - 1];
    const between = previous ? sentence.slice(previous.end, thing.start) : "";
    const open = groups.at(-1);
    const listBefore = open && /^\s*,\s*$/.test(between) && endsInAlternative(sentence, things, index, lastEither);
    const isClose = between.length < 60 && !/[.;]/.test(between);
    const belongs =
      isClose &&
      open &&
      (between.trim() === "" ||
        within.test(between) ||
        compound.test(between) ||
        either.test(between) ||
        example.test(between) ||
        listBefore ||
        inExamples(sentence, open, thing, between) ||
        inAside(sentence, thing));
    if (open && belongs) open.push(thing);
    else groups.push([thing]);
  });
  return groups;
}

/** "Kafka, RabbitMQ or NATS": the commas before an "or" are alternatives too. */
function endsInAlternative(sentence: string, things: Named[], from: number, lastEither: RegExp): boolean {
  for (let index = from; index < things.length - 1; index += 1) {
    const between = sentence.slice(nth(things, index).end, nth(things, index + 1).start);
    if (lastEither.test(between)) return true;
    if (!/^\s*,\s*$/.test(between)) return false;
  }
  return lastEither.test(
    sentence.slice((things.at(-1) as Named).end, (things.at(-1) as Named).end + 12).replace(/(\s(?:of|or)\s+).*/i, "$1"),
  );
}

/** Inside the list that "such as" or "zoals" opened, before its first item or between two of them. */
function inExamples(sentence: string, open: Named[], thing: Named, between: string): boolean {
  const [first, second] = open as [Named, Named | undefined];
  if (!listJoin.test(between) || thing.start - first.start > 160) return false;
  const opening = second ? sentence.slice(first.end, second.start) : "";
  return example.test(opening) || example.test(sentence.slice(Math.max(0, first.start - 30), first.start));
}

/** "(JUnit, Mockito)": what stands in brackets explains what stands before them. */
function inAside(sentence: string, thing: Named): boolean {
  const before = sentence.slice(0, thing.start);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

export const isAlternative = (sentence: string, group: Named[], isDutch: boolean) =>
  group.length > 1 &&
  group
    .slice(1)
    .some((thing, index) =>
      (isDutch ? byLanguage.dutch : byLanguage.english).either.test(lowered(sentence.slice(nth(group, index).end, thing.start))),
    );
