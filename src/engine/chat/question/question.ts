import type { Language } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { numberOf, smallNumber } from "#engine/facts/number-words.ts";
import { findSpoken } from "#engine/skills/languages.ts";
import type { ChatRecords, ChatTurn } from "../chat.ts";
import { languageAsked, languageOf, withoutLanguage } from "../language.ts";
import { intentOf } from "./intent.ts";
import type { Intent } from "./intents.ts";
import { employerIn, nameless, skillsIn, strangerIn, without } from "./names.ts";
import { words } from "./words.ts";

export interface Question {
  text: string;
  language: Language;
  intent: Intent;
  /** What the words point at; null where they don't tell. */
  about: "candidate" | "job" | null;
  /** Names of the lexicon. */
  skills: string[];
  /** ISO 639-1. */
  spoken: string[];
  /** Number of the job in the profile. */
  employer: number | null;
  /** "alone", "in production": what is asked beyond the thing itself. */
  reserve: Reserve | null;
  /** How many were asked for. */
  count: number | null;
  /** Somebody that this talk isn't about. */
  stranger: string | null;
}

type Reserve = "alone" | "production" | "daily" | "certified" | "recently";

const jobCue = words(
  "job|vacancy|role|position|client|opening|vacature|functie|opdracht|opdrachtgever|klant|werkgever zoekt|asked|asks|require[sd]?|gevraagd|vraagt|biedt|bieden|offers?|offered|they|company|bedrijf|we offer|de baan|rol",
);
const candidateCue = words(
  "she|he|her|his|him|hers|candidate|cv|ze|zij|hij|haar|hem|zijn|kandidaat|NAME|wants?|wil|wenst|expects?|verwacht|her own|applicant|sollicitant|person|iemand",
);

const reserves: [Reserve, RegExp][] = [
  [
    "alone",
    words(
      "alone|by (?:her|him|them)sel(?:f|ves)|on (?:her|his|their) own|independent(?:ly)?|single-?handed(?:ly)?|solo|alleen|zelfstandig|in (?:haar|zijn) eentje|zelf",
    ),
  ],
  ["production", words("in production|production|live|in productie|commercial(?:ly)?|professional(?:ly)?")],
  ["daily", words("daily|every day|dagelijks|elke dag|nog steeds|still|now|currently|nu|op dit moment")],
  ["certified", words("certified|certificates? (?:in|for|of)|gecertificeerd|certificaat (?:voor|in|van)")],
  ["recently", words("recent(?:ly)?|lately|last (?:year|two years|three years)|onlangs|de laatste (?:tijd|jaren)|recent")],
];

/** Elliptical: it goes on from what was asked before. */
const goingOn =
  /^\s*(?:and|en|or|of|but|maar|what about|how about|hoe zit het met|also|ook|then|dan|same for|idem|nog)(?!\p{L})|(?<!\p{L})(?:it|that|this|there|those|dat|daarmee|ermee|daar|die|dit|hiermee|daarvan|ervan|daarin|erin)(?!\p{L})/iu;

/** Reads a question about these records; `history` is what was said before it, the oldest first. */
export function readQuestion(text: string, records: ChatRecords, history: readonly ChatTurn[], reader?: Language): Question {
  const earlier = history.filter(({ role }) => role === "user").slice(-6);
  let previous: Question | null = null;
  for (const { content } of earlier) previous = readOne(content.slice(0, MOST_READ), records, previous, reader);
  return readOne(text.slice(0, MOST_READ), records, previous, reader);
}

/** Nobody asks more at once than this. */
const MOST_READ = 4000;

/** "Wat zijn de uren": there "zijn" is no "his". */
const withoutVerb = (text: string) =>
  text.replace(
    /(?<!\p{L})zijn(?= (?:de|het|er|deze|die|dat|ze|jullie|hier|daar)(?!\p{L}))|(?<=(?:wat|wie|er|welke \p{L}{2,20}) )zijn(?!\p{L})/giu,
    " ",
  );

function readOne(text: string, records: ChatRecords, previous: Question | null, reader: Language | undefined): Question {
  const asked = languageAsked(text);
  const plain = asked ? withoutLanguage(text) : text;
  const language = asked ?? languageOf(plain) ?? previous?.language ?? reader ?? "en";
  const named = nameless(plain, records);
  const isSpeech = /speak|spreek|fluent|vloeiend|language|taal|talen|how good|hoe goed|level|niveau/i.test(plain);
  const spoken = findSpoken(plain);
  const at = employerIn(plain, records);
  const employer = at?.index ?? null;
  const skills = skillsIn(at ? without(named.text, at.name) : named.text, spoken.length > 0 && isSpeech);
  const own: Question = {
    text: plain.trim(),
    language,
    intent: intentOf(named.text, { skills, spoken, employer, isSpeech, kind: records.kind }),
    about: candidateCue.test(withoutVerb(named.text)) ? "candidate" : jobCue.test(named.text) ? "job" : null,
    skills,
    spoken,
    employer,
    reserve: reserves.find(([, pattern]) => pattern.test(named.text))?.[0] ?? null,
    count: countIn(named.text),
    stranger: strangerIn(plain, records),
  };
  // "How long at the current employer?"
  if (
    own.employer === null &&
    ofStay.has(own.intent) &&
    skills.length === 0 &&
    /(?<!\p{L})(?:current|present|huidige)(?!\p{L})/iu.test(plain)
  ) {
    const current = records.candidate?.experience.findIndex((one) => one.current) ?? -1;
    if (current !== -1) own.employer = current;
    if (current !== -1 && own.intent !== "since") own.intent = "how_long";
  }
  if (candidateCue.test(withoutVerb(named.text)) && jobCue.test(named.text))
    own.about = /(?<!\p{L})(?:the (?:job|vacancy|client)|de (?:vacature|klant|opdrachtgever))(?!\p{L})/iu.test(named.text)
      ? "job"
      : "candidate";
  return previous ? joined(own, previous, asked !== null, records) : own;
}

/** Of a thing that the question before it named: how long, since when, where. */
const ofThing = new Set<Intent>(["how_long", "since", "where_used"]);
const ofStay = new Set<Intent>(["how_long", "since", "years", "current"]);
/** Which job of the career these ask for. */
const roleAsked: Partial<Record<Intent, number>> = { current: 0, previous: 1, first: -1 };

/** The question with what the one before it said, where it says it not itself. */
function joined(own: Question, previous: Question, asksLanguage: boolean, records: ChatRecords): Question {
  const bare = own.text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const isShort = bare.length <= 7;
  // "And in Dutch?": the same again.
  if (asksLanguage && own.intent === "other" && bare.length <= 4) return { ...previous, language: own.language };
  const goesOn = isShort && goingOn.test(own.text);
  const hasThing = own.skills.length > 0 || own.spoken.length > 0 || own.employer !== null;
  // "And how long?"
  const intent =
    own.intent === "years" && !/experience|ervaring|work|werk|total|totaal|career|loopbaan/iu.test(own.text) ? "how_long" : own.intent;
  if (!hasThing) {
    const job = jobAsked(previous, records);
    const thing = {
      // "What did she do before the police?" – "how long was that": of that job.
      skills: job === null ? previous.skills : [],
      spoken: previous.spoken,
      employer: job ?? previous.employer,
    };
    const hasHad = thing.skills.length > 0 || thing.spoken.length > 0 || thing.employer !== null;
    // "And before that?": before the employer that was spoken of.
    if (intent === "previous" && isShort && previous.employer !== null) return { ...own, intent, employer: previous.employer };
    if (ofThing.has(intent) && isShort && hasHad) return { ...own, intent, ...thing };
    if (goesOn && own.reserve && own.intent !== "current" && previous.skills.length > 0)
      return { ...own, intent: "has", skills: previous.skills };
    if (goesOn && own.intent === "other" && bare.length <= 3) return { ...own, intent: previous.intent, ...thing };
    return own;
  }
  const isBare = ["has", "other", "languages", "employer"].includes(own.intent);
  if (!goesOn || !isBare) return own;
  // "And Kafka?" after "How long has she worked with Python?"
  const goesWith: Intent[] = own.employer === null ? ["how_long", "since", "where_used", "asked", "who", "has"] : ["how_long", "since"];
  const taken =
    goesWith.includes(previous.intent) &&
    !/(?<!\p{L})(?:does|has|kent|heeft|what|wat|how many|how much|hoeveel|which|welke?|who|wie|why|waarom)(?!\p{L})/iu.test(own.text)
      ? previous.intent
      : own.intent;
  return { ...own, intent: own.spoken.length > 0 && taken === "has" ? "languages" : taken, about: own.about ?? previous.about };
}

/** The number in the profile of the job that "the current role" means. */
function jobAsked({ intent, employer }: Question, { candidate }: ChatRecords): number | null {
  const place = roleAsked[intent];
  if (place === undefined || !candidate || (employer !== null && intent !== "previous")) return null;
  const sorted = candidate.experience
    .map((job, index) => ({ job, index }))
    .sort(
      (one, other) =>
        Number(other.job.current ?? false) - Number(one.job.current ?? false) || (other.job.start ?? "").localeCompare(one.job.start ?? ""),
    );
  const named = employer === null ? null : candidate.experience[employer];
  const before = named ? sorted.findLastIndex(({ job }) => job === named || (job.company && job.company === named.company)) + 1 : place;
  return sorted.at(before)?.index ?? null;
}

const wantedCount = new RegExp(
  `(?<![\\p{L}\\d])(${smallNumber})(?= (?:\\p{L}+ ){0,2}(?:\\p{L}*questions?|\\p{L}*vragen|strengths?|sterke|punten|points|reasons?|redenen|sentences|zinnen|candidates|kandidaten|results|resultaten))`,
  "iu",
);

function countIn(text: string): number | null {
  const hit = wantedCount.exec(text);
  return hit ? numberOf(nth(hit, 1)) : null;
}
