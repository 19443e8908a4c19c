import { plainText } from "#contract/text/letters.ts";

/** What somebody types behind an `@`: where it begins, and the letters so far. */
export interface Mentioning {
  start: number;
  asked: string;
}

/** Whether the caret stands in a mention that is being typed: `@` at the beginning of a word, and at most a few words behind it. */
export function mentioningAt(text: string, caret: number): Mentioning | null {
  const [found, asked = ""] = /(?<![\p{L}\p{N}])@([^\n@]{0,40})$/u.exec(text.slice(0, caret)) ?? [];
  return found === undefined || /^\s|\s{2}/.test(asked) ? null : { start: caret - found.length, asked };
}

/** Whose name begins so, or a word of it; nobody once the name is whole. */
export function peopleFor<P>(labels: ReadonlyMap<string, P>, asked: string): [label: string, person: P][] {
  const wanted = plainText(asked);
  const all = [...labels].filter(([label]) => {
    const name = plainText(label.slice(1));
    return name !== wanted && (name.startsWith(wanted) || name.includes(` ${wanted}`));
  });
  return all
    .sort(([one], [other]) => Number(isFirst(other, wanted)) - Number(isFirst(one, wanted)) || one.localeCompare(other))
    .slice(0, 8);
}
const isFirst = (label: string, wanted: string) => plainText(label.slice(1)).startsWith(wanted);

/** The text with the whole name in the place of what was typed, and where the caret goes. */
export function withMention(text: string, { start, asked }: Mentioning, label: string): { text: string; caret: number } {
  const before = `${text.slice(0, start)}${label} `;
  return { text: before + text.slice(start + 1 + asked.length).replace(/^ /, ""), caret: before.length };
}
