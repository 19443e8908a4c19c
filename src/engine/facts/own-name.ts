import type { Candidate } from "#contract/candidate/candidate.ts";
import { nth } from "#contract/nth.ts";
import { findTitles } from "#engine/skills/titles.ts";
import { tokensOf } from "#engine/skills/tokens.ts";

export type Named = Partial<Pick<Candidate, "first_name" | "last_name" | "experience">>;

/** Addresses are made of names. */
const address =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,120}|(?:https?:\/\/|www\.)\S{1,300}|(?:linkedin|github|gitlab|behance)\.\p{L}{2,10}\/\S{1,300}/giu;
/** Before a last name alone, and behind one that a firm has. */
const addressed = new Set("mr mrs ms miss mister meneer mevrouw heer dhr mw naam name".split(" "));
const firm = /^ (?:&|en (?:zn|zonen|zoon)|and sons)/i;
/** In the head of a CV a cell that begins with the last name and goes on in capitals is a business of one's own: "| Bijlsma Loon & Salaris |". */
const HEAD = 300;
const cellStart = /(?:^|[\n|•·,])[ \t]*$/;
const goesOn = /^ (?:&|\p{Lu})/u;
const blank = (text: string) => " ".repeat(text.length);

/** "Bakker Stemt", "Mede-eigenaar Bakker & Boer": a firm under one's own name; "Cook Supervisor" is a profession. `behind`: what follows the name. */
const isFirm = (behind: string) =>
  goesOn.test(behind) && (behind.startsWith(" &") || findTitles((/^[^\n|•·,]*/.exec(behind) ?? [""])[0]).length === 0);

/** A title that is a firm's name. */
const firmsIn = (title: string, last_name: string): string[] => {
  const at = last_name === "" ? -1 : title.indexOf(last_name);
  return at >= 0 && isFirm(title.slice(at + last_name.length)) ? [title] : [];
};

/**
 * A text with the candidate's name blanked wherever it stands, and the first or last name alone where it can be nothing else or where it
 * is a part of an employer's name (a business of one's own), and with all addresses, as long as before, so that every place stays: somebody called Timmerman is no carpenter by it. The same words elsewhere
 * ("timmerman") stay.
 */
export function withoutName(text: string, { first_name, last_name, experience = [] }: Named): string {
  const blanked = text.replace(address, blank);
  const first = tokensOf(first_name ?? "").keys;
  const last = tokensOf(last_name ?? "").keys;
  if (first.length + last.length < 2) return blanked;
  const { keys, starts, ends } = tokensOf(blanked);
  const isAt = (name: string[], at: number) => name.length > 0 && name.every((part, index) => keys[at + index] === part);
  const firms = experience.flatMap(({ company, title }) =>
    [company ?? "", ...firmsIn(title ?? "", last_name ?? "")].flatMap((named) => {
      const name = tokensOf(named).keys;
      return name.some((part) => first.includes(part) || last.includes(part)) ? [name] : [];
    }),
  );
  /** Does a part of the name stand here inside an employer's name? */
  const isInFirm = (name: string[], at: number) =>
    firms.some((whole) => whole.some((_, step) => name.every((part, index) => whole[step + index] === part) && isAt(whole, at - step)));
  const isOwnFirm = (at: number) => {
    const start = nth(starts, at);
    return start < HEAD && cellStart.test(text.slice(0, start)) && isFirm(text.slice(ends[at + last.length - 1]));
  };
  const pieces: string[] = [];
  let until = 0;
  /** Each begins behind the one before, or at its last word. */
  const take = (from: number, count: number) => {
    const start = Math.max(until, nth(starts, from));
    const end = nth(ends, from + count - 1);
    if (end <= until) return;
    pieces.push(blanked.slice(until, start), blank(blanked.slice(start, end)));
    until = end;
  };
  for (let at = 0; at < keys.length; at += 1) {
    if (isAt([...first, ...last], at) || isAt([...last, ...first], at)) take(at, first.length + last.length);
    else if (isAt(last, at) && keys[at - 1]?.length === 1 && keys[at - 1] === first[0]?.[0]) take(at - 1, last.length + 1);
    else if (isAt(last, at) && (addressed.has(keys[at - 1] ?? "") || firm.test(text.slice(ends[at + last.length - 1]))))
      take(at, last.length);
    else if (isAt(last, at) && (isInFirm(last, at) || isOwnFirm(at))) take(at, last.length);
    else if (isAt(first, at) && isInFirm(first, at)) take(at, first.length);
    // "Jan 2019" is a month.
    else if (isAt(first, at) && /\p{Lu}/u.test(text[nth(starts, at)] ?? "") && !/^\d/.test(keys[at + first.length] ?? ""))
      take(at, first.length);
  }
  return pieces.join("") + blanked.slice(until);
}
