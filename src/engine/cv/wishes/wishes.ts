import { findTitles } from "#engine/skills/titles.ts";
import type { Read } from "../page/passage.ts";
import { isPrivate } from "../private/private.ts";
import { coverOf } from "../sections.ts";

/** What a CV says of the work that somebody looks for, and how far they go for it. */
interface Wishes {
  titles: Read<string[]> | null;
  radius_km: Read<number> | null;
  relocate: Read<boolean> | null;
}

const willing = "(?:willing|able|prepared|ready|happy|free|open|available|flexible)";
const yes = "yes|possible|open|ok(?:ay)?|any(?:where|time)?|flexible|negotiable|ja|mogelijk|bespreekbaar|geen (?:probleem|bezwaar)";
const no = "not?|none|nee|niet|geen";
const answer = `(?:\\s*[:?]\\s*|\\s+is\\s+)(?:(?<yes>${yes})|(?<no>${no}))(?!\\p{L})`;
/** "Willing to relocate", "niet bereid te verhuizen", "Relocation: no". */
const RELOCATE = new RegExp(
  [
    `(?<denied>(?:not|never)\\s+(?:currently\\s+|yet\\s+)?|un(?=willing|able))?${willing}\\s+(?:to|for)\\s+(?:travel\\s*(?:and/or|and|or|&|/)\\s*)?(?:a\\s+)?relocat(?:e|ion|ing)(?!\\p{L})(?:${answer})?`,
    "(?<cannot>can(?:not|['’]t| not)|won['’]t|will not)\\s+relocate(?!\\p{L})|(?:can|will)\\s+relocate(?!\\p{L})",
    `relocation${answer}`,
    "(?<niet>niet\\s+)?(?:(?:bereid|open|klaar|in staat)\\s+(?:om\\s+)?(?:te|tot|voor)\\s+(?:een\\s+)?verhuiz(?:en|ing)|verhuisbereid(?!\\p{L}))",
    `(?:verhuisbereidheid|verhuiz(?:en|ing))${answer}`,
    "wil\\s+(?:(?:graag|ook|best|wel)\\s+)*(?<ongaarne>niet\\s+)?verhuizen(?!\\p{L})",
  ]
    .map((one, at) => one.replaceAll(/\?<(\w+)>/g, (_, name) => `?<${name}${at}>`))
    .join("|"),
  "iu",
);
const isDenied = (groups: Record<string, string | undefined>) =>
  Object.entries(groups).some(([name, said]) => said !== undefined && /^(?:denied|cannot|no|niet|ongaarne)\d/.test(name));
/** Who writes it is whom it is of: at the beginning of a line or a clause. "Placed candidates willing to relocate" is somebody's work. */
const OWN =
  /(?:^|[.;:!?|•●▪*(),/–—-]|(?<!\p{L})(?:and|but|also|i am|i['’]m|am|is|currently|fully|always|very|i|en|maar|ook|ben|ik)\s)\s*$/iu;
/** "… to Pune", "… to: pune", "… naar Zwolle": there, and nowhere else. */
const THERE = /^\s*(?:to|towards|naar|within|binnen|in)(?<list>\s*:)?\s*(?:(?:the|de|het)\s+)?(?<where>\S+)/iu;
const ANYWHERE = /^(?:any|all|every|overal|waar)/iu;
/** With whom is nobody's business. */
const TOGETHER = /^[^.;\n]{0,20}?(?<!\p{L})(?:with|together|met|samen)(?!\p{L})/iu;

function relocation(line: string): { value: boolean; start: number; end: number } | null {
  const found = RELOCATE.exec(line);
  // A capital begins a clause, whatever stands before it.
  if (!found || !(OWN.test(line.slice(0, found.index)) || /^\p{Lu}/u.test(found[0]))) return null;
  const end = found.index + found[0].length;
  const { where = "", list } = THERE.exec(line.slice(end))?.groups ?? {};
  if ((list || /^\p{Lu}/u.test(where)) && !ANYWHERE.test(where)) return null;
  if (TOGETHER.test(line.slice(end))) return null;
  return { value: !isDenied(found.groups ?? {}), start: found.index, end };
}

const far = "(?<n>\\d{1,3})\\s*(?<unit>km|kms|kilomet(?:er|re)s?|mi|miles?)(?!\\p{L})";
const way = "(?:travel\\p{L}*|commut\\p{L}*|reis\\p{L}*|reizen|within|radius|straal|binnen|around|rond)";
/** "Maximale reisafstand: 40 km", at the beginning of a line. */
const FAR_LABEL = new RegExp(
  `^\\W*(?:(?:max(?:imum|imale?)?\\.?|preferred|desired|gewenste?)\\s+)?(?:travel(?:ling)?|commut\\p{L}+|reis)\\s*-?\\s*(?:distance|radius|range|afstand|bereidheid|straal)?[^\\n\\d]{0,40}?${far}`,
  "iu",
);
/** "Bereid te reizen tot 40 km", "looking for work within 30 miles". */
const FAR_SAID = new RegExp(
  `(?<!\\p{L})(?:willing|able|prepared|happy|open|available|looking|bereid|beschikbaar|inzetbaar|zoek\\p{L}*|graag)(?!\\p{L})[^.\\n\\d]{0,60}?(?<!\\p{L})${way}[^.\\n\\d]{0,30}?${far}`,
  "iu",
);
const FAR_ALONE = new RegExp(`^[^\\n\\d]{0,40}?(?<!\\p{L})${way}[^\\n\\d]{0,30}?${far}`, "iu");
const KM_A_MILE = 1.609;
const FARTHEST = 300;

function radius(line: string, isMeant: boolean): { value: number; start: number; end: number } | null {
  const found = FAR_LABEL.exec(line) ?? FAR_SAID.exec(line) ?? (isMeant ? FAR_ALONE.exec(line) : null);
  if (!found || /(?<!\p{L})(?:not|niet|geen|no)(?!\p{L})/iu.test(found[0])) return null;
  const n = Number(found.groups?.n);
  const value = /^mi/i.test(found.groups?.unit ?? "") ? Math.round(n * KM_A_MILE) : n;
  return value > 0 && value <= FARTHEST ? { value, start: found.index, end: found.index + found[0].length } : null;
}

const dutchLabel = "gewenste\\s+(?:functie(?:titel)?s?|baan|banen|rol(?:len)?)|functiewens|gezochte\\s+functies?";
const englishLabel =
  "(?:desired|preferred|target(?:ed)?|wanted)\\s+(?:job\\s+titles?|titles?|positions?|roles?|jobs?)|(?:position|job|role)s?\\s+(?:desired|sought|wanted)";
/** "Gewenste functie: planner of logistiek medewerker". */
const TITLE_LABEL = new RegExp(
  `^\\W*(?:(?<dutch>${dutchLabel})|${englishLabel})(?:\\(s\\))?(?:\\s*[:–]\\s*|\\s+-\\s+|\\t+| {2,})(?<said>\\S[^\\n]{1,159})$`,
  "iu",
);
/** "Op zoek naar een baan als planner". */
const TITLE_SAID =
  /(?<!\p{L})(?:op zoek naar|ik zoek|zoek ik|looking for|seeking)\s+(?:(?:een|an?|the|new|nieuwe|vaste|full-?time|part-?time)\s+)*(?:baan|functie|rol|werk|position|job|role|work|post)\s+(?:als|as)\s+(?:(?:an?|een)\s+)?(?<said>[^.,;\n]{2,80})/iu;
const LONGEST = 60;
const MOST_WORDS = 6;
const MOST_TITLES = 5;
/** A profession stands so near the beginning of what is looked for: "senior back-end developer". */
const NEAR = 20;

/** Each by itself; "of" parts Dutch ones alone: "Head of Sales". */
const parted = (said: string, isDutch: boolean) =>
  said
    .split(isDutch ? /[,;|•]|\s\/\s|\s+(?:of|or)\s+/iu : /[,;|•]|\s\/\s|\s+or\s+/iu)
    .map((one) => one.trim().replace(/[.:]+$/, ""))
    .filter((one) => one.length > 1 && one.length <= LONGEST && /\p{L}{2}/u.test(one) && one.split(/\s+/).length <= MOST_WORDS)
    .slice(0, MOST_TITLES);

function wantedTitles(line: string): { value: string[]; start: number; end: number; confidence: number } | null {
  const labelled = TITLE_LABEL.exec(line);
  if (labelled) {
    const said = labelled.groups?.said ?? "";
    const value = parted(said, labelled.groups?.dutch !== undefined);
    const start = labelled.index + labelled[0].length - said.length;
    return value.length > 0 ? { value, start, end: start + said.trimEnd().length, confidence: 0.85 } : null;
  }
  const told = TITLE_SAID.exec(line);
  const said = told?.groups?.said ?? "";
  const title = findTitles(said)[0];
  if (!told || !title || title.general || title.start > NEAR) return null;
  const start = told.index + told[0].length - said.length;
  return { value: [said.slice(0, title.end)], start, end: start + title.end, confidence: 0.7 };
}

/** Longer lines are prose, in which a clause is looked for all the same. */
const LONGEST_LINE = 1000;

/** `own`: where sections about availability stand; `work`: where jobs do, in which a wish is somebody else's. */
export function findWishes(text: string, own: { start: number; end: number }[], work: { start: number; end: number }[]): Wishes {
  const found: Wishes = { titles: null, radius_km: null, relocate: null };
  const [isMeant, isWork] = [coverOf(own), coverOf(work)];
  let offset = 0;
  for (const line of text.split("\n")) {
    const at = offset;
    offset += line.length + 1;
    if (line.length > LONGEST_LINE) continue;
    const read = <T>({ value, start, end }: { value: T; start: number; end: number }, confidence: number): Read<T> => ({
      ...{ value, confidence, start: at + start, end: at + end },
    });
    // The words that say it say nothing else, whatever the line does.
    const moves = found.relocate ? null : relocation(line);
    if (moves) found.relocate = read(moves, 0.85);
    if (isWork(at) || isPrivate(line)) continue;
    const km = found.radius_km ? null : radius(line, isMeant(at));
    if (km) found.radius_km = read(km, 0.8);
    const titles = found.titles ? null : wantedTitles(line);
    if (titles) found.titles = read(titles, titles.confidence);
  }
  return found;
}
