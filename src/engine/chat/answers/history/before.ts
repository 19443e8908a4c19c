import { nth } from "#contract/nth.ts";
import { type Draft, quoted } from "#engine/chat/draft.ts";
import { type Person, periodIn, type Role, roleIn } from "#engine/chat/person.ts";
import type { Inquiry } from "#engine/chat/retrieval/inquiry.ts";
import { type AskedWord, type Held, heldIn, holdsWord } from "#engine/chat/retrieval/topic.ts";

/** "What did she do before she became an agent": what stands behind the word is a job, a trade or an employer of hers. */
const relation =
  /(?<!\p{L})(?:(before|prior to|voordat|voor(?= (?:ze|zij|hij|haar|zijn|de|het)(?!\p{L})))|(?:after|nadat|na(?= (?:ze|zij|hij|haar|zijn|de|het)(?!\p{L}))))\s+(?!(?:that|this|then|dat|die|dit)(?!\p{L}))(.{2,80})$/iu;
const asksDoing =
  /(?<!\p{L})(?:what (?:did|was|were|has)|where (?:did|was)|wat (?:deed|was|heeft)|waar (?:werkte|was|zat)|which job|welke (?:baan|functie)|and|en)(?!\p{L})/iu;

/** How much of what is named a job is: by its title, then by what was done there. */
function likeness(role: Role, words: readonly AskedWord[]): number {
  const titled: Held = heldIn(`${role.title ?? ""} ${role.company ?? ""} ${role.location ?? ""}`, true);
  const done: Held = heldIn(role.deeds.map(({ text }) => text).join(" "), true);
  return words.reduce((sum, word) => sum + Math.max(holdsWord(word, titled), 0.4 * holdsWord(word, done)), 0);
}

/** The title holds a word, or the work several. */
const ENOUGH = 0.7;

/** The job before or after the one that the question names. False where it names none of the career. */
export function answerBefore(draft: Draft, person: Person, question: string, { own }: Inquiry): boolean {
  const hit = relation.exec(question.replace(/[?.!\s]+$/u, ""));
  if (!hit || !asksDoing.test(question.slice(0, hit.index))) return false;
  const tail = heldIn(nth(hit, 2), true);
  const words = own.filter((word) => word.weight >= 0.5 && holdsWord(word, tail) === 1);
  const dated = person.roles.filter((role): role is Role & { from: number; until: number } => role.from !== null && role.until !== null);
  if (words.length === 0 || dated.length < 2) return false;
  const scored = dated.map((role) => ({ role, like: likeness(role, words) }));
  const most = Math.max(...scored.map(({ like }) => like));
  if (most < ENOUGH) return false;
  // "Before she became an agent": before the first time; "after": after the last.
  const named = scored.filter(({ like }) => like >= most * 0.9).map(({ role }) => role);
  const isBefore = hit[1] !== undefined;
  const edge = isBefore ? Math.min(...named.map(({ from }) => from)) : Math.max(...named.map(({ until }) => until));
  const others = dated.filter((role) => !named.includes(role) && (isBefore ? role.from < edge : role.until > edge));
  const [told] = others.sort((one, other) => (isBefore ? other.from - one.from : one.from - other.from));
  if (!told) return false;
  draft.say(
    `${isBefore ? draft.t({ en: "Before that", nl: "Daarvoor" }) : draft.t({ en: "After that", nl: "Daarna" })}: ${roleIn(draft.language, told)}, ${periodIn(draft.language, told)}.`,
    ...told.named,
    told.dated,
  );
  for (const { text, evidence } of told.deeds.slice(0, 2)) draft.item(quoted(text), evidence);
  return true;
}
