const greeting =
  /^\s*(?:dear|hi|hello|good (?:morning|afternoon)|beste|geachte|hallo|hoi|dag|goede(?:morgen|middag)|goedendag)(?!\p{L})[^\n.!?]{0,80}[,.!]?[ \t]*(?:\n|$)/iu;
const farewell =
  /(?:^|\n)\s{0,99}(?:(?:kind|best|warm|with kind) regards|regards|yours (?:sincerely|faithfully)|sincerely|best wishes|all the best|(?:met )?(?:een )?(?:vriendelijke|hartelijke) groet(?:en)?|groet(?:en|jes)?|hartelijks)(?!\p{L})[^\n]{0,40}(?:\n|$)/giu;

/**
 * A letter with empty lines in place of its greeting, its closing words and what signs them. What is told after those, a
 * postscript, is told like the rest.
 */
export function bodyOf(letter: string): string {
  const empty = (text: string) => "\n".repeat(text.length);
  const opened = letter.replace(greeting, empty);
  const closing = [...opened.matchAll(farewell)].at(-1);
  if (!closing) return opened;
  let end = closing.index + closing[0].length;
  for (const line of opened.slice(end).split(/(?<=\n)/)) {
    if (!isSignature(line.trim())) break;
    end += line.length;
  }
  return opened.slice(0, closing.index) + empty(opened.slice(closing.index, end)) + opened.slice(end);
}

/** A name, a title, a telephone number: few words and no sentence. */
const isSignature = (line: string): boolean =>
  line.length <= 60 && !/[.!?]["'”’)]*$/.test(line) && !/^p\.?\s?s\b/i.test(line) && line.split(/\s+/).length <= 6 && !affirming.test(line);

/** A part of a sentence that says that something is there. */
export const affirming =
  /(?<!\p{L})(?:has|have|had|holds?|brings|brought|knows|works|worked|built|led|uses|used|speaks|lives|heeft|had|bezit|brengt|kent|werkt|werkte|bouwde|leidde|gebruikt|spreekt|woont|staat|staan)(?!\p{L})/iu;
