import type { Evidence } from "#contract/fields.ts";
import type { Criterion } from "#contract/job/match.ts";
import { nth } from "#contract/nth.ts";
import type { Said } from "#contract/text/languages.ts";
import { isDenied } from "#engine/facts/told/denied.ts";
import { reserve as doubting } from "#engine/matching/evidence.ts";
import { passageAt, passagesOf as sentencesIn } from "#engine/matching/passages.ts";
import { listed, opened, skillIn } from "#engine/proposal/words.ts";
import { isBroadSkill, isSoftSkill } from "#engine/skills/breadth.ts";
import { findSkills, impliedBy, relatedTo, tradeOf } from "#engine/skills/lexicon.ts";
import { fold } from "#engine/skills/tokens.ts";
import { type Draft, quoted } from "../draft.ts";
import type { Person, Role } from "../person.ts";
import type { Question } from "../question/question.ts";

/** All that the records say of one skill. */
interface Known {
  /** In a line about work, the newest first. */
  deeds: { evidence: Evidence; role: Role | null; text: string }[];
  /** In a list of skills, a summary or a certificate. */
  named: Evidence[];
  notes: Evidence[];
  denied: Evidence | null;
  /** Said with a reserve: "basic", "learning". */
  basic: boolean;
  via: string | null;
}

export function knownOf(person: Person, draft: Draft, skill: string): Known {
  const proofs = person.prepared.skills.get(skill);
  const via = (proofs?.positive.length ?? 0) === 0 ? (person.prepared.implied.get(skill) ?? null) : null;
  const counted = new Set([skill, ...(via ? [via] : [])]);
  const deeds: Known["deeds"] = [];
  for (const role of person.roles) {
    for (const deed of role.deeds) {
      const found = findSkills(deed.text).find(({ name }) => counted.has(name) || impliedBy(name).includes(skill));
      if (found && !isDenied(deed.text, found, { start: 0, end: deed.text.length }))
        deeds.push({ evidence: deed.evidence, role, text: deed.text });
    }
  }
  const positive = [...(proofs?.positive ?? []), ...(via ? (person.prepared.skills.get(via)?.positive ?? []) : [])];
  const named: Evidence[] = [];
  for (const { evidence: found } of positive) {
    const evidence = person.inCv(found);
    if (deeds.some(({ evidence: deed }) => deed.source === evidence.source && deed.start <= evidence.start && deed.end >= evidence.start))
      continue;
    if (!named.some((one) => one.source === evidence.source && one.start === evidence.start)) named.push(evidence);
  }
  const notes: Evidence[] = [];
  let denied = proofs?.negative ?? null;
  for (const note of draft.candidate_id ? [] : draft.records.notes) {
    const passages = sentencesIn(note.text);
    for (const found of findSkills(note.text)) {
      if (!counted.has(found.name) && !impliedBy(found.name).includes(skill)) continue;
      const passage = passageAt(passages, found.start) ?? found;
      const evidence: Evidence = { source: `note:${note.id}`, quote: note.text.slice(passage.start, passage.end), ...passage };
      if (isDenied(note.text, found, passage)) denied ??= evidence;
      else notes.push(evidence);
    }
  }
  const basic =
    positive.length > 0 && positive.every(({ basic: one }) => one) && deeds.every(({ text }) => doubting.test(text.slice(0, 60)));
  return { deeds, named, notes, denied, basic, via };
}

const isUnknown = ({ deeds, named, notes, denied }: Known) => deeds.length + named.length + notes.length === 0 && !denied;

/** "Python", "wound care": as the question writes it where it writes another name, else as its language has it. */
export function skillName(draft: Draft, skill: string, question?: Question): string {
  const found = question && findSkills(question.text).find(({ name }) => name === skill);
  const written = found ? question.text.slice(found.start, found.end) : null;
  return written && fold(written) !== fold(skill) ? written : skillIn(draft.language, skill);
}

export function answerHas(draft: Draft, person: Person, question: Question): boolean {
  if (question.skills.length === 0) return false;
  // A broad skill is often done without its name ("coach two juniors"): then the words decide.
  const [only] = question.skills;
  if (only && question.skills.length === 1 && (isBroadSkill(only) || isSoftSkill(only)) && isUnknown(knownOf(person, draft, only)))
    return false;
  question.skills.slice(0, 4).forEach((skill, index) => {
    if (index > 0) draft.paragraph();
    answerOne(draft, person, question, skill, question.skills.length > 1);
  });
  return true;
}

function answerOne(draft: Draft, person: Person, question: Question, skill: string, several: boolean): void {
  const name = person.nameIn(draft.language);
  const say = skillName(draft, skill, question);
  const known = knownOf(person, draft, skill);
  const { deeds, named, notes, denied } = known;
  const subject = several ? `${opened(say)}: ` : "";
  const yes = (word: Said<string>) => (several ? `${subject}${draft.t(word).toLowerCase()}` : draft.t(word));
  const isPaper = tradeOf(skill) === "certificate";
  if (denied && deeds.length === 0) {
    draft.say(
      `${yes({ en: "No", nl: "Nee" })}. ${draft.t({ en: "The records say", nl: "In de gegevens staat" })}: ${quoted(denied.quote)}.`,
      denied,
    );
  } else if (deeds.length > 0) {
    const first = nth(deeds, 0);
    const held = question.reserve ? deeds.find(({ text }) => reserved(question, text)) : first;
    const where = (role: Role | null) => (role?.company ? `, ${draft.t({ en: "at", nl: "bij" })} ${role.company}` : "");
    if (question.reserve && question.reserve !== "recently" && question.reserve !== "daily" && !held) {
      draft.say(
        `${yes({ en: "Partly", nl: "Deels" })}. ${draft.t({ en: "The CV says", nl: "Het cv zegt" })}${where(first.role)}: ${quoted(first.text)}.`,
        first.evidence,
      );
      lackReserve(draft, question, name, say);
    } else {
      const told = held ?? first;
      const isNow = told.role?.current ?? false;
      const via = known.via ? draft.t({ en: ` through ${skillName(draft, known.via)}`, nl: ` via ${skillName(draft, known.via)}` }) : "";
      draft.say(
        `${yes({ en: "Yes", nl: "Ja" })}${via}${where(told.role)}${isNow ? draft.t({ en: ", in the current role", nl: ", in de huidige functie" }) : ""}: ${quoted(told.text)}.`,
        told.evidence,
      );
      const more =
        deeds.find(({ evidence, role }) => evidence.start !== told.evidence.start && role?.index !== told.role?.index) ??
        deeds.find(({ evidence }) => evidence.start !== told.evidence.start);
      if (more && !several) draft.say(`${draft.t({ en: "Also", nl: "Ook" })}${where(more.role)}: ${quoted(more.text)}.`, more.evidence);
      const certificate = named.find(({ quote }) => /certif|diploma|regist/i.test(quote) && quote.length < 120);
      if (certificate && !several)
        draft.say(`${draft.t({ en: "There is a certificate", nl: "Er is een certificaat" })}: ${quoted(certificate.quote)}.`, certificate);
      if (question.reserve === "daily" && !isNow && !deeds.some(({ role }) => role?.current)) lackReserve(draft, question, name, say);
    }
  } else if (notes.length > 0) {
    const note = nth(notes, 0);
    draft.say(`${yes({ en: "Yes", nl: "Ja" })}, ${draft.t({ en: "by a note", nl: "volgens een notitie" })}: ${quoted(note.quote)}.`, note);
  } else if (named.length > 0) {
    const proof = (isPaper ? named[0] : (named.find(({ quote }) => quote.length > 25 && !/,.*,/.test(quote)) ?? named[0])) as Evidence;
    const listedOnly = proof.quote.length <= 60 && !isPaper;
    if (isPaper) draft.say(`${yes({ en: "Yes", nl: "Ja" })}: ${quoted(shortAround(proof, skill))}.`, proof);
    else if (known.via)
      draft.say(
        `${yes({ en: "Yes", nl: "Ja" })}, ${draft.t({ en: `it comes with ${skillName(draft, known.via)}`, nl: `het hoort bij ${skillName(draft, known.via)}` })}: ${quoted(shortAround(proof, known.via))}.`,
        proof,
      );
    else if (known.basic) draft.say(`${yes({ en: "At a basic level", nl: "Op basisniveau" })}: ${quoted(proof.quote)}.`, proof);
    else if (listedOnly) {
      const isCertificate = person.candidate.certifications.some(({ name: one }) => proof.quote.includes(one));
      draft.say(
        isCertificate
          ? `${yes({ en: "Yes, there is a certificate", nl: "Ja, er is een certificaat" })}: ${quoted(proof.quote)}. ${draft.t({ en: "No role tells of work with it.", nl: "Geen functie vertelt van werk ermee." })}`
          : `${yes({ en: "Yes, by name", nl: "Ja, bij naam" })}: ${draft.t({ en: "the CV names it", nl: "het cv noemt het" })} (${quoted(proof.quote)}) ${draft.t({ en: "but tells no work done with it", nl: "maar vertelt niet welk werk ermee is gedaan" })}.`,
        proof,
      );
    } else draft.say(`${yes({ en: "Yes", nl: "Ja" })}: ${quoted(shortAround(proof, skill))}.`, proof);
    if (!isPaper && !several) {
      if (question.reserve) lackReserve(draft, question, name, say);
      else
        draft.lacks(
          draft.t({
            en: `The documents don’t say in which role ${name} used ${say}.`,
            nl: `De documenten zeggen niet in welke functie ${name} met ${say} werkte.`,
          }),
          draft.t({
            en: `In which role did you work with ${say}, and what did you do yourself?`,
            nl: `In welke functie werkte je met ${say}, en wat deed je zelf?`,
          }),
        );
    }
  } else {
    const near = relatedTo(skill)
      .map((related) => ({ related, known: person.prepared.skills.get(related)?.positive[0]?.evidence }))
      .find(({ known: one }) => one);
    draft.say(`${yes({ en: "Not in the documents", nl: "Niet in de documenten" })}.`);
    if (near?.known) {
      const evidence = person.inCv(near.known);
      const beside = skillName(draft, near.related);
      draft.say(
        `${draft.t({ en: `${opened(beside)}, which is near it, is there`, nl: `Het verwante ${beside} staat er wel` })}: ${quoted(shortAround(evidence, near.related))}.`,
        evidence,
      );
    }
    draft.lacks(
      isPaper
        ? draft.t({ en: `The documents don’t say whether ${name} has ${say}.`, nl: `De documenten zeggen niet of ${name} ${say} heeft.` })
        : draft.t({
            en: `The documents don’t say whether ${name} has worked with ${say}.`,
            nl: `De documenten zeggen niet of ${name} met ${say} heeft gewerkt.`,
          }),
      isPaper
        ? draft.t({ en: `Do you have ${say}, and until when is it valid?`, nl: `Heb je ${say}, en tot wanneer is dat geldig?` })
        : draft.t({ en: `Have you worked with ${say}, and in which role?`, nl: `Heb je met ${say} gewerkt, en in welke functie?` }),
    );
  }
  tellAsked(draft, skill, say);
}

/** "The vacancy lists Kubernetes as nice to have." */
export function tellAsked(draft: Draft, skill: string, say: string): void {
  const { records } = draft;
  if (records.kind !== "candidate_job") return;
  const criterion = records.criteria.find(({ text, asked }) =>
    findSkills(`${text ?? ""}\n${asked?.quote ?? ""}`).some(({ name }) => name === skill),
  );
  if (!criterion) return;
  const evidence = askedEvidence(criterion, draft);
  const kind = {
    must: draft.t({ en: "as a must", nl: "als eis" }),
    nice: draft.t({ en: "as nice to have, not as a must", nl: "als wens, niet als eis" }),
    knock_out: draft.t({ en: "as a knock-out", nl: "als knock-out" }),
  }[criterion.kind];
  if (evidence)
    draft.paragraph().say(draft.t({ en: `The vacancy lists ${say} ${kind}.`, nl: `De vacature noemt ${say} ${kind}.` }), evidence);
}

/** Where the vacancy asks what a criterion judges. */
export function askedEvidence({ asked, requirement_id }: Criterion, { records }: Draft): Evidence | null {
  if (asked) return { source: "job", ...asked };
  const index = records.job?.requirements.findIndex(({ id }) => id === requirement_id) ?? -1;
  const requirement = records.job?.requirements[index];
  if (!requirement) return null;
  const { quote, start, end, text } = requirement;
  if (quote && typeof start === "number" && typeof end === "number") return { source: "job", quote, start, end };
  return { source: `job:requirements.${index}.text`, quote: text, start: 0, end: text.length };
}

const reserveWords: Record<NonNullable<Question["reserve"]>, RegExp> = {
  alone:
    /(?<!\p{L})(?:alone|independent(?:ly)?|single-?handed\p{L}*|by myself|on my own|zelfstandig|alleen|in mijn eentje|owner of|sole)(?!\p{L})/iu,
  production:
    /(?<!\p{L})(?:production|productie|live|customers|users|klanten|gebruikers|a day|per dag|a second|every|elke|downtime)(?!\p{L})/iu,
  daily: /(?<!\p{L})(?:daily|dagelijks|every day|elke dag)(?!\p{L})/iu,
  certified: /(?<!\p{L})(?:certif\p{L}+|diploma)(?!\p{L})/iu,
  recently: /./u,
};
const reserved = ({ reserve }: Question, text: string) => reserve !== null && reserveWords[reserve].test(text);

function lackReserve(draft: Draft, { reserve }: Question, name: string, say: string): void {
  switch (reserve) {
    case "alone":
      draft.lacks(
        draft.t({
          en: `The documents don’t say whether ${name} did this alone.`,
          nl: `De documenten zeggen niet of ${name} dit zelfstandig deed.`,
        }),
        draft.t({
          en: `What did you do yourself with ${say}, and what did others do?`,
          nl: `Wat deed je zelf met ${say}, en wat deden anderen?`,
        }),
      );
      break;
    case "production":
      draft.lacks(
        draft.t({
          en: `The documents don’t say whether ${name} used ${say} in production.`,
          nl: `De documenten zeggen niet of ${name} ${say} in productie gebruikte.`,
        }),
        draft.t({ en: `What runs in production that you built with ${say}?`, nl: `Wat draait er in productie dat jij met ${say} maakte?` }),
      );
      break;
    case "certified":
      draft.lacks(
        draft.t({ en: `The documents name no certificate for ${say}.`, nl: `De documenten noemen geen certificaat voor ${say}.` }),
        draft.t({ en: `Do you hold a certificate for ${say}?`, nl: `Heb je een certificaat voor ${say}?` }),
      );
      break;
    default:
      draft.lacks(
        draft.t({
          en: `The documents don’t say whether ${name} still works with ${say}.`,
          nl: `De documenten zeggen niet of ${name} nog met ${say} werkt.`,
        }),
        draft.t({ en: `When did you last work with ${say}?`, nl: `Wanneer werkte je voor het laatst met ${say}?` }),
      );
  }
}

/** The part of a long quote that holds a skill: its line, or its neighbourhood in a list. */
function shortAround({ quote }: Evidence, skill: string): string {
  if (quote.length <= 160) return quote;
  const found = findSkills(quote).find(({ name }) => name === skill);
  if (!found) return quote;
  let start = Math.max(0, found.start - 60);
  let end = Math.min(quote.length, found.end + 60);
  while (start > 0 && !/\s/.test(quote.charAt(start - 1))) start -= 1;
  while (end < quote.length && !/\s/.test(quote.charAt(end))) end += 1;
  return `${start > 0 ? "… " : ""}${quote.slice(start, end)}${end < quote.length ? " …" : ""}`;
}

/** The skills that are told in work first, the most told first. */
export function answerSkills(draft: Draft, person: Person): boolean {
  const { candidate } = person;
  if (candidate.skills.length === 0) return false;
  const name = person.nameIn(draft.language);
  const shown = candidate.skills.slice(0, 12).map(({ name: skill }, index) => ({ skill, index }));
  const proofs = shown.map(({ index }) => person.field(`skills.${index}.name`, `skills.${index}`)).filter((one) => one !== null);
  draft.say(
    draft.t({
      en: `${name}’s records name ${listed(
        "en",
        shown.map(({ skill }) => skill),
      )}${candidate.skills.length > shown.length ? ` and ${candidate.skills.length - shown.length} more` : ""}.`,
      nl: `Bij ${name} staan ${listed(
        "nl",
        shown.map(({ skill }) => skill),
      )}${candidate.skills.length > shown.length ? ` en nog ${candidate.skills.length - shown.length}` : ""}.`,
    }),
    ...proofs.slice(0, 6),
  );
  return true;
}
