import { nth } from "#contract/nth.ts";
import { findSpoken } from "#engine/skills/languages.ts";
import { canonicalSkill, findSkills } from "#engine/skills/lexicon.ts";
import { fold } from "#engine/skills/tokens.ts";
import type { ChatRecords } from "../chat.ts";

const subjectSlot =
  /^(?:and |en )?(?:does|is|has|did|can|could|was|will|would|how old is|where does|what did|what does|kan|kent|heeft|is|spreekt|woont|werkt|was|wil|waar woont|wat doet|wat deed|hoe lang werkt|how long has)\s+(\p{Lu}[\p{Ll}’'-]+(?:\s+\p{Lu}[\p{Ll}’'-]+)?)(?!\p{L})/u;
/** The question with "NAME" in place of whoever this talk is about. */
export function nameless(text: string, records: ChatRecords): { text: string } {
  const names = [records.candidate?.first_name, records.candidate?.last_name]
    .flatMap((name) => (name ? [name, ...name.split(/[\s-]+/)] : []))
    .filter((name) => name.length > 2)
    .sort((one, other) => other.length - one.length);
  let rest = text;
  for (const name of names) {
    const at = fold(rest).length === rest.length ? fold(rest) : rest.toLowerCase();
    const wanted = at.length === rest.length ? fold(name) : name.toLowerCase();
    let from = at.indexOf(wanted);
    let made = "";
    let done = 0;
    while (from !== -1 && wanted.length > 0) {
      const before = rest[from - 1] ?? " ";
      const after = rest.slice(from + wanted.length);
      if (!/\p{L}/u.test(before) && /^(?:['’]?s)?(?!\p{L})/u.test(after)) {
        made += `${rest.slice(done, from)}NAME`;
        done = from + wanted.length;
      }
      from = at.indexOf(wanted, from + wanted.length);
    }
    rest = made + rest.slice(done);
  }
  return { text: rest.replace(/NAME(?:\s+NAME)+/g, "NAME").replace(/NAME['’]?s(?!\p{L})/gu, "NAME") };
}

const stopwords =
  /^(?:it|r|c|go|this|that|word|access|teams|rust|swift|dart|spring|express|power|office|sales|plan|notice|summary|team|work|start)$/i;

export function skillsIn(text: string, isSpeech: boolean): string[] {
  const found = findSkills(text).filter(({ start, end }) => !stopwords.test(text.slice(start, end)) || /\p{Lu}/u.test(text[start] ?? ""));
  const names = found.map(({ name }) => name);
  // "Does she know Go?": a word that is also another is meant where a skill is asked for.
  const object =
    /(?:know|knows|with|in|of|use|used|write|program|kent|met|van|gebruikt|beheerst|about|op)\s+(?:the\s+)?([\p{L}\p{N}.#+/-]{1,30}(?:\s[\p{L}\p{N}.#+/-]{1,20})?)\s*\??\s*$/iu.exec(
      text,
    )?.[1];
  if (names.length === 0 && object) {
    const name = canonicalSkill(object.replace(/[?.!]+$/, ""));
    if (name && /[\p{Lu}\d#+.]/u.test(object)) names.push(name);
  }
  if (names.length === 0) {
    const bare = text.replace(/^\s*(?:and|en|or|of|what about|hoe zit het met|how about)\s+/iu, "").replace(/[?.!\s]+$/u, "");
    const name = bare.length < 40 ? canonicalSkill(bare) : null;
    if (name) names.push(name);
  }
  return isSpeech ? [] : [...new Set(names)];
}

/** A text without a name that was found in it, folded: an employer's name may hold a skill. */
export function without(text: string, name: string): string {
  const folded = fold(text);
  const at = folded.length === text.length ? folded.indexOf(name) : -1;
  return at === -1 ? text : `${text.slice(0, at)}…${text.slice(at + name.length)}`;
}

/** The job whose employer a question names. */
export function employerIn(text: string, records: ChatRecords): { index: number; name: string } | null {
  const folded = fold(text);
  let best = null as { index: number; name: string; titled: number } | null;
  records.candidate?.experience.forEach(({ company, title }, index) => {
    const name = company ? fold(company).replace(/,.*$/, "").trim() : "";
    if (name.length < 3) return;
    const parts = [name, ...name.split(/[\s/]+/).filter((part) => part.length > 4 && !commonInNames.has(part))];
    const hit = parts.find((part) => isNamed(text, folded, part, part === name));
    if (!hit) return;
    // Of several stays at one employer the one whose title is named.
    const titled = fold(title ?? "")
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3 && folded.includes(word)).length;
    if (hit.length + titled > (best ? best.name.length + best.titled : 0)) best = { index, name: hit, titled };
  });
  return best;
}
/** A whole name always counts; one word of it where it is written as a name, or stands behind "at". */
function isNamed(text: string, folded: string, part: string, isWhole: boolean): boolean {
  const hit = new RegExp(`(?<!\\p{L})${RegExp.escape(part)}(?!\\p{L})`, "u").exec(folded);
  if (!hit) return false;
  if (isWhole || (folded.length === text.length && /\p{Lu}/u.test(text[hit.index] ?? ""))) return true;
  return (
    /(?<!\p{L})(?:at|bij|for|voor|of|van|joined|from|in) (?:the |de |het )?$/u.test(folded.slice(0, hit.index)) &&
    findSkills(part).length === 0
  );
}

const commonInNames = new Set(
  `thuiszorg ziekenhuis bouwbedrijf stichting gemeente zorggroep hospital clinic academic medical center centre logistics engineers consult software services service payments insurance
  advisory energy group groep groothandel technisch bureau transport distributie fulfilment retail digital installatiegroep aannemersbedrijf installatiebedrijf hogeschool accountants studio bank
  data company consulting international centrum woonzorgcentrum gezondheidscentrum huisartsenpraktijk practice movement nursing college restaurant brasserie hotel noord zuid oost nederland webwinkel
  onderwijsgroep waterbedrijf buurtteam reisbureau machinefabriek voedingsgroep leasing shared leermiddelen offshore utrecht amsterdam rotterdam zwolle tilburg arnhem maastricht groningen enschede breda home homes care`.split(
    /\s+/,
  ),
);

/** Somebody named where the candidate would stand, who is not the candidate. */
export function strangerIn(text: string, records: ChatRecords): string | null {
  if (!records.candidate) return null;
  const name = subjectSlot.exec(text.trim().replace(/^\p{L}/u, (first) => first.toLowerCase()))?.[1];
  if (!name) return null;
  const known = fold(
    [
      records.candidate.first_name,
      records.candidate.last_name,
      records.job?.title,
      records.job?.client?.name,
      records.job?.client?.contact_name,
      records.job?.city,
      ...records.candidate.experience.flatMap(({ company, location, title }) => [company, location, title]),
      ...records.candidate.education.map(({ institution }) => institution),
      ...records.notes.map(({ by }) => by),
      records.candidate.cv_text,
    ].join(" "),
  );
  const first = fold(nth(name.split(/\s/), 0));
  // "Priyas Dutch", "Tobias's": somebody's, with or without its apostrophe.
  const owner = first.replace(/['’]?s?$/, "");
  if (
    known.includes(first) ||
    (owner.length > 2 && known.includes(owner)) ||
    canonicalSkill(name) ||
    canonicalSkill(first) ||
    findSpoken(name).length > 0 ||
    first.length < 3
  )
    return null;
  return /^(?:the|this|that|there|de|het|een|er|dit|deze|it|any|all|every|she|they|ze|zij|hij)$/.test(first) ? null : name;
}
