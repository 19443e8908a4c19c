import { cvHeadings } from "#engine/data/tables.ts";
import { isPartHeading } from "#engine/facts/told/parts.ts";
import { fold } from "./page/characters.ts";
import { titleScore } from "./vocabulary.ts";

export type SectionKind =
  | "contact"
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "languages"
  | "certifications"
  | "projects"
  | "links"
  | "availability"
  | "other";

const KIND_OF = new Map<string, SectionKind>();
for (const { heading, kind } of cvHeadings()) KIND_OF.set(fold(heading), kind as SectionKind);

const MODIFIERS =
  /^(?:my|mijn|selected|relevant|relevante|recent|other|overige|key|main|additional|aanvullende|previous|eerdere|vorige|further|professional|professionele|personal|persoonlijke|academic|current|huidige|general|detailed|technical|core|formal|notable|major|related|full[- ]time|part[- ]time|summary of|overview of|list of|overzicht)\s+/;
/** "Dienstverband 2", "Employer 3": a form's own blocks of work. */
const NUMBERED =
  /^(?:dienstverband|baan|functie|werkgever|werkervaring|job|position|employer|employment|work experience) (?:nr\.? ?)?\d{1,2}$/;
const JOINED = /\s*(?:\band\b|\ben\b|\bof\b|&|\/|\+|,|\||·)\s*/;

/** "Bijbaan, Zeta BV", "Internship (Harbour Lab)": a kind of work and a name behind it, which is a job and no heading. */
function opensJob(written: string): boolean {
  const [, work = "", name = ""] = /^\P{L}*(\p{L}[\p{L} -]{2,30}?)\s*[,|·(]\s*(\p{Lu}.*?)\)?$/u.exec(written) ?? [];
  return work !== "" && titleScore(work) >= 0.7 && headingKind(name) === null;
}

/** "III. Work", "B) Education", "Deel 2: Opleiding": the number of a heading, written in letters. */
const IN_LETTERS =
  /^[\s\p{P}\p{S}]*(?:(?:[Dd]eel|[Pp]art|[Ss]ection|[Hh]oofdstuk|[Cc]hapter)\s+(?:\d{1,2}|[IVX]{1,4})|[IVX]{1,4}|[A-H])\s*[.):–-]+\s*(?=\p{L}{3})/u;

/** The kind of section that a heading's words announce; null when they announce none. */
export function headingKind(written: string): SectionKind | null {
  const text = fold(written.replace(IN_LETTERS, ""))
    .replace(/^[\s\p{P}\p{S}\d]+(?=\p{L})/u, "")
    .replace(/[\s\p{S}:.,;\-–—_|•>*#/]+$/u, "")
    .replace(/\s+/g, " ")
    .replace(/\s*\([^)]{0,40}\)$/, "");
  if (text.length < 3 || text.length > 60 || (written.length < 90 && opensJob(written))) return null;
  const exact = KIND_OF.get(text.replaceAll("’", "'"));
  if (exact) return exact;
  if (isPartHeading(text)) return "other";
  if (NUMBERED.test(text)) return "experience";
  const bare = text.replace(MODIFIERS, "").replace(MODIFIERS, "");
  const found = KIND_OF.get(bare);
  if (found) return found;
  const parts = bare.split(JOINED).filter((part) => part !== "");
  if (parts.length < 2 || parts.length > 4) return null;
  const kinds = parts.map((part) => KIND_OF.get(part) ?? KIND_OF.get(part.replace(MODIFIERS, "")) ?? null);
  if (kinds.filter((kind) => kind === null).length > (parts.length > 2 ? 1 : 0))
    return kinds[0] === null || parts.length > 2 ? null : looseKind(parts, kinds);
  return kinds.find((kind) => kind !== null && kind !== "other") ?? "other";
}

/** "Experience and …": the first word decides when it is one of the great sections. */
function looseKind(parts: string[], kinds: (SectionKind | null)[]): SectionKind | null {
  const first = kinds[0];
  return first && ["experience", "education", "skills", "languages"].includes(first) && (parts[1]?.length ?? 99) < 25 ? first : null;
}

const EDGES: [kind: SectionKind, pattern: RegExp][] = [
  ["experience", /(?:^|\s)(?:experience|(?:werk)?ervaring|loopbaan|career|employment|employment history|work history|jobs)$/],
  [
    "experience",
    /^(?:(?:earlier|previous|past|former|my|other) )?(?:work |working )?(?:experience|employment|career|jobs|work) (?:as|in|with|at|since)\s|^(?:(?:eerdere|vroegere|mijn|overige) )?(?:werk)?(?:ervaring|loopbaan|werk) (?:als|in|bij|sinds)\s/,
  ],
  ["education", /\s(?:education|opleiding(?:en)?|studies?|diploma'?s)$/],
  ["skills", /\s(?:skills|vaardigheden|competenties)$/],
  ["certifications", /\s(?:certificaten|certificates|cursussen|courses|training(?:en|s)?|papieren)$/],
];
/** "Ervaring verpleegkundige": what as, right behind the word. */
const WORK_AS = /^(?:(?:werk)?ervaring|loopbaan|experience|career|employment) (?=\p{L})/u;
/** "User experience", "de leukste ervaring": what the last word means in other company. */
const OTHERWISE = /^(?:customer|user|guest|employee|client|candidate|shopping|digital|my best|de leukste|mijn leukste)\s/;

/** "ICT experience", "Ervaring als chauffeur": a heading by its first or last word, for lines that look like one. */
export function looseHeadingKind(written: string): SectionKind | null {
  const text = fold(written)
    .replaceAll("’", "'")
    .replace(/[\s:.\-–—]+$/u, "")
    .trim();
  if (text.length > 45 || text.split(/\s+/).length > 5 || /[\d,;|@]/.test(text) || OTHERWISE.test(text)) return null;
  const work = WORK_AS.exec(text)?.[0].length;
  if (work !== undefined && titleScore(text.slice(work)) >= 0.7) return "experience";
  return EDGES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const IN_JOB =
  /^(?:(?:key |selected |major )?(?:projects?|projecten|results?|resultaten|achievements|accomplishments|prestaties|activities|activiteiten|opdrachten|training(?:en|s)?|courses|cursussen|highlights)|(?:used )?(?:technolog(?:y|ies)|tools?|software|systems|systemen|machines|techniek(?:en)?|stack|tech stack|frameworks|libraries))\W*$/iu;
/** What a job may have a list of under a label of its own: "Highlights", "Technologies". */
export const isLabelInJob = (text: string): boolean => IN_JOB.test(text);
