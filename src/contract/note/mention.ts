/**
 * A colleague who is named in a note stands in its text as `<@id>`, by the id of their place in the workspace: whatever they are called
 * later, it is them. Where a person reads or writes, it is `@` and their name.
 */
interface Named {
  recruiter_id: string;
  name: string;
}

const token = /<@([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})>/gi;

/** Who is named in a text, each once, in the order in which they come. */
export const mentionedIn = (text: string): string[] => [...new Set([...text.matchAll(token)].map(([, id = ""]) => id.toLowerCase()))];

/** A text between mentions, or a mention. */
type Stretch = { text: string } | { recruiter_id: string };

/** The text as stretches that follow each other, none of them empty. */
export function stretchesOf(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const found of text.matchAll(token)) {
    if (found.index > at) stretches.push({ text: text.slice(at, found.index) });
    stretches.push({ recruiter_id: (found[1] ?? "").toLowerCase() });
    at = found.index + found[0].length;
  }
  if (at < text.length) stretches.push({ text: text.slice(at) });
  return stretches;
}

/** The text with names in the place of ids; `unknown` stands for who is nobody's name any more. */
export const withNames = (text: string, nameOf: (recruiter_id: string) => string | null | undefined, unknown: string): string =>
  stretchesOf(text)
    .map((one) => ("text" in one ? one.text : `@${nameOf(one.recruiter_id) ?? unknown}`))
    .join("");

/** As people write it: `@` and the name, and of two who are called the same, what tells them apart. */
export function labelsOf<P extends Named & { email?: string | undefined }>(people: readonly P[]): Map<string, P> {
  const labels = new Map<string, P>();
  for (const person of people) {
    const isShared = people.some((other) => other !== person && other.name.toLowerCase() === person.name.toLowerCase());
    labels.set(`@${person.name}${isShared ? ` (${person.email ?? person.recruiter_id})` : ""}`, person);
  }
  return labels;
}

const letter = /[\p{L}\p{N}]/u;

/** What somebody wrote, with ids where it names a colleague: `@` at the beginning of a word and the whole name behind it. */
export function withTokens(text: string, people: readonly (Named & { email?: string | undefined })[]): string {
  // The longest first: "@Jan de Boer" isn't "@Jan".
  const labels = [...labelsOf(people)].sort(([a], [b]) => b.length - a.length);
  let made = "";
  for (let at = 0; at < text.length; ) {
    const found =
      text[at] === "@" && !letter.test(text[at - 1] ?? "")
        ? labels.find(([label]) => text.startsWith(label, at) && !letter.test(text[at + label.length] ?? ""))
        : undefined;
    made += found ? `<@${found[1].recruiter_id}>` : (text[at] ?? "");
    at += found ? found[0].length : 1;
  }
  return made;
}
