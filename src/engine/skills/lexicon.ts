import type { Language } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { listIn } from "#engine/data/read.ts";
import { dutchSkillNames, nameKinds, skillRows, toolFamilyRows, toolRows } from "#engine/data/tables.ts";
import { isFirstName } from "#engine/words/first-names.ts";
import { isEveryday, isPlainNoun, meaningOf } from "./phrases/other-meanings.ts";
import { type Hit, isMeant, Phrases } from "./phrases/phrases.ts";
import { type Tokens, tokensOf } from "./tokens.ts";

/** A skill that the product knows, in a text. */
export interface FoundSkill {
  name: string;
  /** JavaScript string indices of the words found, end exclusive. */
  start: number;
  end: number;
}

/** Each has its table; `certificate` is for papers one holds or doesn't hold. Where two trades claim the same words, the earlier one has them. */
export const trades = [
  "certificate",
  "it",
  "care",
  "construction",
  "engineering",
  "finance",
  "legal",
  "hr",
  "office",
  "sales",
  "marketing",
  "design",
  "logistics",
  "hospitality",
  "education",
  "nature",
] as const;
type Trade = (typeof trades)[number];

interface Skill {
  name: string;
  trade: Trade;
  implies: string[];
  related: string[];
}

const skills: Skill[] = [];
const phrases = new Phrases();
const indexByName = new Map<string, number>();

/** The skill of a name, made where it isn't known yet. */
function indexOf(name: string, trade: Trade): number {
  const known = indexByName.get(name);
  if (known !== undefined) return known;
  skills.push({ name, trade, implies: [], related: [] });
  indexByName.set(name, skills.length - 1);
  return skills.length - 1;
}

/** A name or alias without the sign that its table marks it with. */
const nameOf = (marked: string) => marked.replace(/^[!?]/, "");
const fold = (text: string) => text.trim().toLowerCase();

const spellings = new Map<string, string[]>();
/** Lets a skill be found by a name, as its table marks it. */
function call(index: number, marked: string): void {
  phrases.add(marked, index);
  const { name } = nth(skills, index);
  spellings.set(name, [...(spellings.get(name) ?? []), fold(nameOf(marked))]);
}

const familyTools = new Map<string, string[]>();
const toolNames = new Set<string>();

/** The skills that a list names; it names none that isn't there. */
const named = (list: string): string[] =>
  listIn(list, ", ").map((name) => {
    if (indexByName.has(name)) return name;
    throw new Error(`No row of the lexicon has the name "${name}".`);
  });

/** Families of tools come first: each tool is its own skill, and near its fellows. */
function loadTools(): (() => void)[] {
  const tools = Map.groupBy(toolRows(), ({ family }) => family);
  return toolFamilyRows().map(({ name, trade, aliases, implies }) => {
    const family = indexOf(nameOf(name), trade as Trade);
    const members = (tools.get(name) ?? []).map((tool) => {
      const index = indexOf(nameOf(tool.name), trade as Trade);
      for (const alias of [tool.name, ...listIn(tool.aliases)]) call(index, alias);
      toolNames.add(nameOf(tool.name));
      return index;
    });
    for (const called of [name, ...listIn(aliases)]) call(family, called);
    // Other relations go first: what is related by name is nearer than a fellow of the family.
    return () => {
      familyTools.set(
        nth(skills, family).name,
        members.map((member) => nth(skills, member).name),
      );
      for (const member of members) {
        const skill = nth(skills, member);
        for (const other of members) if (other !== member) skill.related.push(nth(skills, other).name);
        skill.implies.push(...named(implies));
      }
    };
  });
}

function load(): void {
  const finishTools = loadTools();
  const relations: [index: number, implies: string, related: string][] = [];
  for (const trade of trades) {
    for (const { name, aliases, implies, related } of skillRows(trade)) {
      const index = indexOf(nameOf(name), trade);
      for (const called of [name, ...listIn(aliases)]) call(index, called);
      if (implies || related) relations.push([index, implies, related]);
    }
  }
  for (const [index, implies, related] of relations) {
    const skill = nth(skills, index);
    skill.implies.push(...named(implies));
    for (const name of named(related)) {
      skill.related.push(name);
      nth(skills, indexByName.get(name) as number).related.push(skill.name);
    }
  }
  for (const finish of finishTools) finish();
}
load();

/** How many skills the lexicon holds. */
export const skillCount = skills.length;

/** Words this near support a doubtful one. */
const NEAR = 60;

/**
 * The skills named in a text, in reading order, the longest name first where several begin at one place.
 * Linear in the text's length. A skill named twice stands in the answer twice.
 */
export function findSkills(text: string, tokens: Tokens = tokensOf(text)): FoundSkill[] {
  const hits = phrases
    .find(text, tokens)
    .filter(
      ({ entry, start, end }) => !isEveryday(text, start, end) && !(isPlainNoun(text, start, end) && isProperName(nth(skills, entry).name)),
    );
  const sure = hits.map((hit) => hit.strictness !== "doubtful" && (hit.strictness === "free" || isMeant(text, tokens, hit, false)));
  const found: FoundSkill[] = [];
  hits.forEach((hit, index) => {
    if (sure[index] || (hit.strictness === "doubtful" && isMeant(text, tokens, hit, hasNear(hits, sure, index)))) {
      found.push({ name: nth(skills, hit.entry).name, start: hit.start, end: hit.end });
    }
  });
  return found;
}

/**
 * Of the skills found in a CV those that are meant, without names that mean something else where they stand (`meaningOf`). Where that can't
 * be told, another name of the same trade speaks for it: one that is clear anywhere in the text, any that stands near, or one `around` it:
 * those of the whole CV, where the text is a part.
 */
export function onlyMeant(text: string, skills: FoundSkill[], around: readonly FoundSkill[] = []): FoundSkill[] {
  const found = skills.map((one) => ({ one, trade: tradeOf(one.name), means: meansOf(text, one) }));
  const clear = new Map<Trade | null, Set<string>>();
  for (const { name } of [...found.flatMap(({ one, means }) => (means === "thing" ? [one] : [])), ...around])
    clear.set(tradeOf(name), (clear.get(tradeOf(name)) ?? new Set()).add(name));
  const isMeant = ({ one, trade, means }: (typeof found)[number], index: number) => {
    if (means === "thing" || means === "other") return means === "thing";
    // "Azure skies and clouds": no word of the trade speaks for what is hardly meant.
    const speaks = (name: string) => name !== one.name && (means === "either" || isProperName(name));
    const isFellow = (other: (typeof found)[number] | undefined) =>
      other?.trade === trade && speaks(other.one.name) && Math.abs(other.one.start - one.start) < NEAR;
    return [...(clear.get(trade) ?? [])].some(speaks) || isFellow(found[index - 1]) || isFellow(found[index + 1]);
  };
  return found.filter(isMeant).map(({ one }) => one);
}

/** Does a name mean something else where it stands? */
export const meansOther = (text: string, found: FoundSkill): boolean => meansOf(text, found) === "other";

const meansOf = (text: string, { name, start, end }: FoundSkill) =>
  meaningOf(text, {
    start,
    end,
    name,
    spellings: spellings.get(name) ?? [],
    isPaper: tradeOf(name) === "certificate",
    isProper: isProperName(name),
  });

/** Does a sure skill of the same trade stand near? */
function hasNear(hits: Hit[], sure: boolean[], index: number): boolean {
  const hit = nth(hits, index);
  const trade = nth(skills, hit.entry).trade;
  const supports = (other: number) => sure[other] && nth(skills, nth(hits, other).entry).trade === trade;
  for (let other = index - 1; other >= 0 && hit.start - nth(hits, other).end < NEAR; other -= 1) if (supports(other)) return true;
  for (let other = index + 1; other < hits.length && nth(hits, other).start - hit.end < NEAR; other += 1) if (supports(other)) return true;
  return false;
}

/** The lexicon's name for a skill written as one likes ("reactjs", "Wondzorg"), or null when it doesn't know it. */
export function canonicalSkill(name: string): string | null {
  const index = phrases.whole(name);
  return index === -1 ? null : nth(skills, index).name;
}

/** By what a skill is counted, however it is written: the lexicon's name, else its own, in small letters. */
export const skillKey = (name: string): string => fold(canonicalSkill(name) ?? name);

/** How a skill may be written in small letters: as here, and by each name that the lexicon has for it. */
export function spellingsOf(name: string): string[] {
  const known = canonicalSkill(name);
  const others = known === null ? [] : [fold(known), ...(spellings.get(known) ?? [])].filter((one) => canonicalSkill(one) === known);
  return [...new Set([fold(name), ...others])];
}

const dutchByName = new Map(dutchSkillNames().map(({ skill, name }) => [skill, name]));

/** What readers of a language call a skill, with a capital as names in lists have one; as it is written where the lexicon has no other name. */
export function skillNameIn(language: Language, name: string): string {
  const known = canonicalSkill(name);
  if (!known) return name;
  const dutch = dutchByName.get(known);
  if (language === "en") return fold(name) === fold(dutch ?? "") ? known : name;
  return dutch && fold(name) === fold(known) ? dutch.charAt(0).toUpperCase() + dutch.slice(1) : name;
}

const implied = new Map<string, string[]>();

/** Everything that whoever has this skill also has, by the lexicon: React → JavaScript. Transitive; without itself. */
export function impliedBy(name: string): string[] {
  const known = implied.get(name);
  if (known) return known;
  const all = new Set<string>();
  const visit = (one: string) => {
    for (const next of skills[indexByName.get(one) ?? -1]?.implies ?? []) {
      if (next === name || all.has(next)) continue;
      all.add(next);
      visit(next);
    }
  };
  visit(name);
  const list = [...all];
  if (indexByName.has(name)) implied.set(name, list);
  return list;
}

/** The tools of a family, any of which is what is meant by it ("a ticketing tool"); none where the name is no family's. */
export function toolsOf(name: string): string[] {
  return familyTools.get(name) ?? [];
}

const familiesByTool = new Map<string, string[]>();
for (const [family, tools] of familyTools)
  for (const tool of tools) familiesByTool.set(tool, [...(familiesByTool.get(tool) ?? []), family]);
/** The families that a tool is of: whoever knows the tool knows these. */
export const familiesOf = (tool: string): string[] => familiesByTool.get(tool) ?? [];

/** Is it a tool of a family, with a name of its own? Whoever worked with it knows it. */
export const isTool = (name: string): boolean => toolNames.has(name);

/** Skills near enough to count for something when this one is asked: Docker for Kubernetes. Both ways; not transitive. */
export function relatedTo(name: string): string[] {
  return skills[indexByName.get(name) ?? -1]?.related ?? [];
}

/** The trade a skill belongs to; null when the lexicon doesn't know its name. */
export function tradeOf(name: string): Trade | null {
  return skills[indexByName.get(name) ?? -1]?.trade ?? null;
}

const kindOfName = new Map(nameKinds().map(({ name, kind }) => [name, kind]));

/** Is it a product, a standard, a law or a paper with a name of its own? Only that name, an alias or what implies it shows it. */
export function isProperName(name: string): boolean {
  if (isTool(name) || kindOfName.get(name) === "proper" || /.\p{Lu}|\d|[+#]/u.test(name)) return true;
  const trade = tradeOf(name);
  return trade === "certificate" || (trade === "it" && !name.includes(" ") && kindOfName.get(name) !== "ordinary");
}
