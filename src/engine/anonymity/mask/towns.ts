import { townOf } from "#engine/skills/places/places.ts";
import { eitherOf } from "#engine/words/own/own-matters.ts";
import { ofLetters } from "#engine/words/protected-wording.ts";
import { lowered } from "#engine/words/vacancy-words.ts";

/** Where a town may stand: in a cell of its own, or behind a word of place. Behind an article it is a church. */
const CALLED_AFTER_CHURCH =
  /(?<=^[^\p{L}]*|[,;:|•·(/\t] ?|\s{2,}|(?<!\p{L})(?:[Ii]n|[Uu]it|[Tt]e|[Nn]aar|[Vv]anuit|[Rr]ond|[Nn]abij|[Ff]rom|[Tt]o|[Nn]ear|[Aa]t|[Aa]round|[Rr]egio|[Oo]mgeving|[Gg]emeente|[Jj]eugdgroep|[Jj]eugdwerk|en|and|of|or) )\p{Lu}[\p{L}-]{1,30}kerk(?!\p{L})/gu;
const WORSHIP = ofLetters(`(?<!\\p{L})${eitherOf(({ worship }) => worship)}(?!\\p{L})`);

/**
 * The same text, as long, where a town called after a church holds no church: "Nijkerk" as "Nijxxxx". Beside a word of worship it
 * stays as it is: there the town may tell which church is meant.
 */
export function withPlainTowns(text: string): string {
  const plain = text.replace(CALLED_AFTER_CHURCH, (name) => (townOf(name)?.known ? `${name.slice(0, -4)}xxxx` : name));
  return plain === text || WORSHIP.test(lowered(plain)) ? text : plain;
}
