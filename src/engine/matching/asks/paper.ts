import { findSkills, tradeOf } from "#engine/skills/lexicon.ts";
import { stemsOf } from "../meaning/stems.ts";

/** Which paper of its name is asked: "GWO Blade Repair", "TCVT mobiele kraan". */
export interface AskedPaper {
  /** The certificate as the lexicon knows it; null where it knows none. */
  name: string | null;
  /** As it is written: "GWO". */
  written: string;
  /** What says which one it is, as it is written. */
  module: string;
}

/** Words behind a paper's name that say nothing of which it is. */
const plain =
  /^(?:is|are|zijn|was|nodig|needed|required|requires?|verplicht|vereist|noodzakelijk|gewenst|preferred|preferably|pr[eé]|plus|pluspunt|welcome|welkom|handig|handy|geldige?|valid|until|till|tot|since|sinds|behaald|obtained|held|in|bezit|of|or|en|and|met|with|voor|for|from|van|vanaf|uit|op|te|to|a|an|the|de|het|een|certifica\p{L}*|diploma|licen[cs]e|bewijs|training|cursus|course|registration|registratie|pas|card|kaart|niveau|level|must|eis|wens|you|je|jij|we|wij|dat|die|that|which|if|als|because|want|kun|kan|can|will|wil|heb|hebt|have|has|bij|at|by|gevraagd|mag|may|wordt|ook|also|graag|liefst|expired|verlopen|examen?|gehaald|halen|get|booked|planned|gepland|full|volledig|\d+)$/iu;
const FEW = 2;

/** The words right behind a paper's name that say which one it is, as far as a sign or a word that says nothing of it; "" without. */
export function moduleBehind(text: string, end: number): string {
  const behind =
    /^(?:-?(?:persoons)?(?:certifica(?:at|te)|diploma|licen[cs]e|bewijs|training))?[ -]((?:[\p{L}\d-]+)(?: [\p{L}\d-]+){0,3})/u.exec(
      text.slice(end),
    )?.[1];
  const words: string[] = [];
  for (const word of (behind ?? "").split(" ")) {
    if (plain.test(word) || words.length === FEW) break;
    if (stemsOf(word).length > 0) words.push(word);
  }
  return words.join(" ");
}

const acronym = /(?<![\p{L}\d-])\p{Lu}{2,6}(?= \p{Lu}\p{Ll})/u;

/** The paper that an ask names with its module, or null: also where one of several is enough. */
export function paperAsked(core: string): AskedPaper | null {
  if (/(?<!\p{L})(?:or|of)(?!\p{L})|\p{L}\/\p{L}/iu.test(core)) return null;
  for (const { name, start, end } of findSkills(core)) {
    const module = tradeOf(name) === "certificate" ? moduleBehind(core, end) : "";
    // A module is a name, or another thing that people learn.
    if (module !== "" && (/\p{Lu}/u.test(module) || findSkills(module).length > 0))
      return { name, written: core.slice(start, end), module };
  }
  const hit = acronym.exec(core);
  const module = hit ? moduleBehind(core, hit.index + hit[0].length) : "";
  return hit && /^\p{Lu}/u.test(module) ? { name: null, written: hit[0], module } : null;
}

/** Where a text names that paper, whichever module of it. */
export function endsOfPaper(text: string, { name, written }: AskedPaper): number[] {
  if (name !== null) return findSkills(text).flatMap((one) => (one.name === name ? [one.end] : []));
  return [...text.matchAll(new RegExp(`(?<![\\p{L}\\d])${written}(?![\\p{L}\\d])`, "gu"))].map(({ index }) => index + written.length);
}
