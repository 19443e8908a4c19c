import { nth } from "#contract/nth.ts";
import { listIn } from "#engine/data/read.ts";
import { titleRows } from "#engine/data/tables.ts";
import { neutral, withoutGender } from "./neutral.ts";
import { Phrases } from "./phrases/phrases.ts";
import { fold, type Tokens, tokensOf } from "./tokens.ts";

export type Seniority = "intern" | "junior" | "medior" | "senior" | "lead" | "manager";

export interface TitleFamily {
  /** The normalised role ("nurse" for "Wijkverpleegkundige" and "RN"), or null when no family is known. */
  role: string | null;
  seniority: Seniority | null;
  /** Roles near enough that moving between them is usual. */
  related: string[];
  /** `it`, `care`, …; null without a role. */
  trade: string | null;
  /** Only a general word such as "manager" or "engineer" told the role. */
  general: boolean;
}

interface Family {
  role: string;
  trade: string;
  related: Set<string>;
}

const families: Family[] = [];
const phrases = new Phrases();
/** Ends of Dutch compounds, longest first: "monteur" in "servicemonteur". */
const endings: { ending: string; family: number }[] = [];
const indexByRole = new Map<string, number>();

/** Words that name a rank or a crowd rather than a trade: another word of the same title decides when there is one. */
const generalWords = new Set(
  `manager supervisor coordinator director directeur owner eigenaar president vice-president teamleider teammanager trainee intern internship stagiair volunteer
  vrijwilliger engineer ingenieur technician technicus technieker consultant adviseur advisor coach trainer instructor instructeur designer
  medewerker assistant operator planner sales marketing production retail warehouse security finance accounting hr founder entrepreneur
  ondernemer zaakvoerder team-member crew-member clerk administrator officer developer programmer writer editor producer producent driver bestuurder chauffeur
  operations-manager general-manager bedrijfsleider architect analist facilitator maintenance server host packer builder machinist begeleider
  therapist controller agent animator artist stylist captain arts    
  logistics supply-chain delivery catering culinary housekeeping teaching nursing sap devops assistant-manager
  team-leader minister pa fg foreman voorman creatief decorator groom conductor registrar owner finance
  graphic graphic-design data-science principal opleider educator producer
  setter zetter builder boorder runner loader driver portier ober gids arts agent `
    .split(/\s+/)
    .map((word) => word.replace("-", " ")),
);

function load(): void {
  const relations: [index: number, list: string][] = [];
  for (const row of titleRows()) {
    const titles = [row.role, ...listIn(row.titles)].map((title) => title.split(" ").map(neutral).join(" "));
    const role = nth(titles, 0);
    const index = indexByRole.get(role) ?? families.push({ role, trade: row.trade, related: new Set() }) - 1;
    indexByRole.set(role, index);
    for (const title of titles) {
      // It also counts as the end of a compound: "-monteur" finds "servicemonteur".
      if (title.startsWith("-")) endings.push({ ending: fold(title.slice(1)), family: index });
      else phrases.add(title, index);
      // One word of seven letters and more also ends compounds: "verpleegkundige" in "longverpleegkundige".
      if (/^[\p{L}]{7,}$/u.test(title) && !generalWords.has(title)) endings.push({ ending: fold(title), family: index });
    }
    if (row.related) relations.push([index, row.related]);
  }
  for (const { ending, family } of [...endings]) phrases.add(ending, family);
  endings.sort((one, other) => other.ending.length - one.ending.length);
  for (const [index, list] of relations) {
    for (const name of listIn(list, ", ")) {
      const other = indexByRole.get(name);
      if (other === undefined || other === index) continue;
      nth(families, index).related.add(name);
      nth(families, other).related.add(nth(families, index).role);
    }
  }
}
load();

/** How many title families are known. */
export const familyCount = families.length;

const endingCache = new Map<string, number>();

/** The family that the end of a compound names, or -1. */
function familyByEnding(word: string): number {
  if (word.length < 8) return -1;
  const known = endingCache.get(word);
  if (known !== undefined) return known;
  let found = -1;
  // English words don't compound: only an ending that leaves a stem of two letters or more counts.
  for (const { ending, family } of endings) {
    if (word.length >= ending.length + 2 && word.endsWith(ending)) {
      found = family;
      break;
    }
  }
  if (endingCache.size > 20_000) endingCache.clear();
  endingCache.set(word, found);
  return found;
}

interface FoundTitle {
  role: string;
  start: number;
  end: number;
  general: boolean;
}

/** "SQL Server", "web server": a machine, whoever else serves. */
const servers = new Set(
  "sql web file mail proxy windows linux application database exchange report reporting dedicated virtual dns media print".split(" "),
);
const isMachine = ({ keys }: Tokens, at: number) => /^servers?$/.test(keys[at] ?? "") && servers.has(keys[at - 1] ?? "");

/** The professions named in a text, in reading order; places as in `findSkills`. Linear in the text's length. */
export function findTitles(text: string, written: Tokens = tokensOf(text)): FoundTitle[] {
  const tokens = withoutGender(written);
  const hits = phrases.find(text, tokens).filter((hit) => !isMachine(tokens, hit.token));
  const found: FoundTitle[] = hits.map((hit) => ({
    role: nth(families, hit.entry).role,
    start: hit.start,
    end: hit.end,
    general: generalWords.has(tokens.keys.slice(hit.token, hit.token + hit.count).join(" ")),
  }));
  const covered = new Set<number>();
  for (const title of found) for (let at = title.start; at < title.end; at += 1) covered.add(at);
  const compounds: FoundTitle[] = [];
  tokens.keys.forEach((key, at) => {
    const start = nth(tokens.starts, at);
    if (key.length < 9 || covered.has(start)) return;
    const family = familyByEnding(key);
    if (family !== -1) compounds.push({ role: nth(families, family).role, start, end: nth(tokens.ends, at), general: false });
  });
  if (compounds.length === 0) return found;
  return [...found, ...compounds].sort((one, other) => one.start - other.start);
}

const seniorityWords: [Seniority, RegExp][] = [
  ["intern", /\b(?:stagiaire?|intern|internship|stage|trainee|werkstudent|leerling)\b/],
  ["lead", /\b(?:lead|principal|staff engineer|teamleider|team leader|hoofd|teamlead|tech lead|meewerkend voorman|chief|architect lead)\b/],
  // Account, project and product managers lead no people by their title.
  [
    "manager",
    /(?<!account|project|product|proces|process|case|community|content|media|contract|casus|klant|wijk|relatie)[ -]?\b(?:(?<!(?:account|project|product|process|case|community|content|media|contract) )manager|director|directeur|head of|vp|vice president|president|ceo|cto|cfo|coo)\b/,
  ],
  ["senior", /\b(?:senior|sr|ervaren|experienced|gevorderd)\b/],
  ["medior", /\b(?:medior|mid-level|mid level|intermediate)\b/],
  ["junior", /\b(?:junior|jr|starter|beginnend|entry level|entry-level|graduate|assistent|aankomend)\b/],
];

/** The normalised role, rank and neighbours of a job title, English or Dutch. */
export function titleFamily(title: string): TitleFamily {
  const folded = fold(title).replace(/[a-z]+/g, neutral);
  const seniority = seniorityWords.find(([, words]) => words.test(folded))?.[0] ?? null;
  const titles = findTitles(title);
  const precise = titles.filter((found) => !found.general);
  // "Verpleegkundige / praktijkondersteuner": the first; "Manager finance": the precise one.
  const best = precise.sort((one, other) => other.end - other.start - (one.end - one.start) || one.start - other.start)[0] ?? titles[0];
  if (!best) return { role: null, seniority, related: [], trade: null, general: false };
  const family = nth(families, indexByRole.get(best.role) as number);
  return { role: family.role, seniority, related: [...family.related], trade: family.trade, general: best.general };
}

/** The role of which this whole title is one of the names; null where it only holds one. */
export function roleNamed(title: string): string | null {
  const index = phrases.whole(title);
  return index === -1 ? null : (nth(families, index).role ?? null);
}

export function relatedRoles(role: string): ReadonlySet<string> {
  return families[indexByRole.get(role) ?? -1]?.related ?? new Set<string>();
}
