import type { Draft } from "#engine/chat/draft.ts";
import { type Person, periodIn, type Role, roleIn } from "#engine/chat/person.ts";
import type { Inquiry } from "#engine/chat/retrieval/inquiry.ts";
import { isSubject } from "#engine/chat/retrieval/subjects.ts";
import { type AskedWord, type Held, heldIn, holdsWord } from "#engine/chat/retrieval/topic.ts";
import { dateIn } from "#engine/proposal/words.ts";

const works =
  /(?<!\p{L})(?:werkt|werkte|werkzaam|in dienst|aan het werk|geweest|employed|work(?:s|ed|ing)? (?:at|for|in)|still (?:at|with)|nog (?:steeds )?(?:bij|daar)|(?:daar|er|there) nog|still (?:there|working)|(?:is|was|been) (?:an? )?\p{L}+(?: \p{L}+)? (?:at|bij))(?!\p{L})/iu;
const isPast = /(?<!\p{L})(?:werkte|was|were|been|geweest|worked|did|ooit|ever|heeft .{0,40}gewerkt|has worked)(?!\p{L})/iu;

const held = (text: string | null): Held => heldIn(text ?? "", false);

/** Does the question name this employer? By a word of its name, or by one of its kind ("de gemeente"). */
const namesEmployer = (words: readonly AskedWord[], role: Role) => words.filter((word) => holdsWord(word, held(role.company)) > 0);

/** "Is he still there?": at the employer of whom the answer before it told. */
function spokenOf(person: Person, question: string, { told, own }: Inquiry): Role[] {
  if (own.length > 0 || !/(?<!\p{L})(?:daar|there|er)(?!\p{L})/iu.test(question)) return [];
  const role = person.roles.find(({ index }) => told.some((line) => line.role === index));
  return role ? person.roles.filter((one) => one === role || (one.company !== null && one.company === role.company)) : [];
}

/**
 * "Is he still at X?", "was she chef at X?": what the dates and the title of the jobs there say, also where the question takes
 * something else for granted.
 */
export function answerEmployment(draft: Draft, person: Person, question: string, inquiry: Inquiry): boolean {
  if (inquiry.sort !== "yes_no" || !works.test(question)) return false;
  const byName = person.roles.filter((role) => namesEmployer(inquiry.own, role).length > 0);
  const stays = byName.length > 0 ? byName : spokenOf(person, question, inquiry);
  const [stay] = stays;
  if (!stay) return false;
  const named = new Set(stays.flatMap((role) => namesEmployer(inquiry.own, role)));
  // What else the question says of the stay: a title, a department.
  const rest = inquiry.own.filter((word) => !named.has(word) && !isSubject(word) && word.weight >= 0.3);
  const titled =
    rest.length === 0 ? stay : stays.find((role) => rest.every((word) => holdsWord(word, held(`${role.title} ${role.location}`)) > 0));
  const told = titled ?? stay;
  const line = `${roleIn(draft.language, told)}, ${periodIn(draft.language, told)}`;
  const proof = [...told.named, told.dated];
  if (!titled) {
    // Of something else than the title: the lines decide.
    const isTitle =
      person.roles.some((role) => rest.some((word) => holdsWord(word, held(role.title)) > 0)) ||
      /(?<!\p{L})(?:as|als|geweest|was|is)(?!\p{L})/iu.test(question);
    if (!isTitle || rest.length > 2) return false;
    draft.say(
      draft.t({ en: `Not by the documents; there it says: ${line}.`, nl: `Volgens de documenten niet; daar staat: ${line}.` }),
      ...proof,
    );
    return true;
  }
  const current = stays.find((role) => role.current);
  if (isPast.test(question) || current) {
    draft.say(`${draft.t({ en: "Yes", nl: "Ja" })}: ${line}.`, ...proof);
    return true;
  }
  draft.say(`${draft.t({ en: "No, not any more", nl: "Nee, niet meer" })}: ${line}.`, ...proof);
  const now = person.roles.find((role) => role.current);
  if (now)
    draft.say(
      draft.t({
        en: `Now: ${roleIn("en", now)}${now.start ? `, since ${dateIn("en", now.start)}` : ""}.`,
        nl: `Nu: ${roleIn("nl", now)}${now.start ? `, sinds ${dateIn("nl", now.start)}` : ""}.`,
      }),
      ...now.named,
      now.dated,
    );
  return true;
}

const leaves =
  /(?<!\p{L})(?:leave|left|quit|dismissed|fired|weg(?:gegaan|gaan)?|vertrok(?:ken)?|vertrek|ontslagen|opgestapt|gestopt)(?!\p{L})/iu;

const hasLeft = /(?<!\p{L})(?:did|left|quit|was|were|is|has|vertrokken|vertrok|weggegaan|ontslagen|opgestapt|gestopt)(?!\p{L})/iu;

/** "Why did she leave X?" where the CV says that she is still there: the premise is named, and nothing guessed. */
export function correctLeaving(draft: Draft, person: Person, question: string, inquiry: Inquiry): boolean {
  if (inquiry.sort !== "why" || !leaves.test(question) || !hasLeft.test(question)) return false;
  const stay = person.roles.find((role) => role.current && namesEmployer(inquiry.own, role).length > 0);
  if (!stay) return false;
  const name = person.nameIn(draft.language);
  draft.say(
    draft.t({
      en: `The documents say that ${name} still works there: ${roleIn("en", stay)}, ${periodIn("en", stay)}.`,
      nl: `Volgens de documenten werkt ${name} daar nog: ${roleIn("nl", stay)}, ${periodIn("nl", stay)}.`,
    }),
    ...stay.named,
    stay.dated,
  );
  draft.say(draft.t({ en: "A reason for leaving is not in the documents.", nl: "Een reden van vertrek staat niet in de documenten." }));
  draft.lacks(
    draft.t({ en: `The documents don’t say that ${name} left.`, nl: `De documenten zeggen niet dat ${name} is vertrokken.` }),
    draft.t({ en: "Why are you looking for something new now?", nl: "Waarom zoek je nu iets nieuws?" }),
  );
  return true;
}
