import type { CustomKind } from "#contract/custom-field.ts";
import { readCustomCell } from "./custom.ts";
import { plainHead } from "./heads.ts";
import { readNumber } from "./values.ts";

/** Most choices that are guessed, and the longest of them: what has more or longer ones is a text. */
const CHOICES = 20;
const CHOICE_LENGTH = 40;

/** What nobody may be judged by, nor anybody tell anybody apart by: it stays in the file. */
const protectedHead =
  /^(?:geslacht|gender|sexe?|mv|dob|leeftijd|age|foto|photo|picture|ssn|bsn\w*)$|geboorte|birth|nationalit|burgerlijkestaat|marital|burgerservice|sofinummer|socialsecurity|pasfoto|religi|geloofs|ethnic|etnici|(?:huidig|current)e?(?:salar|loon|pay|wage)|handicap|disabilit/;
/** Heads of what has figures and is no number: nobody adds it up. */
const codeWord = /^(?:nr|no|id|code|zip|kvk|btw|vat|iban|jaar|year)$|(?:nummer|number|code|jaar)$/;

/** Which kind of field of the workspace's own a column's cells fit; null where nothing stands there, or what is protected. */
export function kindThatSuits(head: string, cells: readonly string[]): CustomKind | null {
  const said = cells.map((cell) => cell.trim()).filter(Boolean);
  if (said.length === 0 || protectedHead.test(plainHead(head))) return null;
  const every = (is: (cell: string) => boolean) => said.every(is);
  if (every(isLink)) return "link";
  if (isYesNo(said)) return "yes_no";
  if (every(isDay)) return "date";
  if (every(isNumber)) return isCode(head, said) ? "text" : "number";
  if (isRepeated(said)) return "choice";
  const parts = said.map(partsOf);
  return parts.filter((each) => each.length > 1).length * 4 >= said.length && isRepeated(parts.flat()) ? "choices" : "text";
}

const isRead = (kind: "link" | "yes_no" | "date", cell: string) =>
  "value" in readCustomCell({ id: "", kind, names: {}, choices: [] }, cell);

/** With a scheme, "www" or a path: "B.Sc" is no address. */
const isLink = (cell: string) => /^(?:https?:\/\/|www\.|[^/\s]+\.[a-z]{2,}\/)/i.test(cell) && isRead("link", cell);

/** Of noughts and ones alone both have to be there: else they count something. */
const isYesNo = (cells: readonly string[]) =>
  cells.every((cell) => isRead("yes_no", cell)) && (cells.some((cell) => !/^[01]$/.test(cell)) || new Set(cells).size === 2);

/** Day, month and year apart, and hardly anything beside them. */
const isDay = (cell: string) => cell.length <= 20 && /\d[-/. ]/.test(cell) && isRead("date", cell);

const isNumber = (cell: string) => /^[€$£]?\s*[-−–]?\d[\d.,' \u00a0]*%?$/.test(cell) && readNumber(cell) !== null;

function isCode(head: string, cells: readonly string[]): boolean {
  const words = head.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  if (words.some((word) => codeWord.test(word)) || cells.some((cell) => /^0\d/.test(cell))) return true;
  // Numbers of a register have as many figures each.
  return cells.length > 1 && cells.every((cell) => /^\d{7,}$/.test(cell) && cell.length === cells[0]?.length);
}

/** The same few words again and again. */
function isRepeated(words: readonly string[]): boolean {
  const apart = new Set(words.map((word) => word.toLowerCase())).size;
  return apart <= CHOICES && apart * 2 <= words.length && words.length > 3 && words.every((word) => isChoice(word));
}
const isChoice = (word: string) => word.length <= CHOICE_LENGTH && !/[;\n]/.test(word);

/** What one cell says of several. */
const partsOf = (cell: string) =>
  cell
    .split(/[;\n]/.test(cell) ? /[;\n]/ : ",")
    .map((part) => part.trim())
    .filter(Boolean);
