import { voiceFields } from "#contract/choices.ts";
import type { Language } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { inEach, inLanguage, saidIn } from "#contract/text/languages.ts";
import { type Tone, usualVoice, type Voice } from "#contract/text/voice.ts";
import { opened } from "../words.ts";

/** What a letter calls its reader, by tone. English has one word for all. */
interface Address {
  /** "je", "u", "you": the reader as object. */
  you: string;
}

const addresses = inEach<Record<Tone, Address>>({
  en: {
    informal: { you: "you" },
    formal: { you: "you" },
  },
  nl: {
    informal: { you: "je" },
    formal: { you: "u" },
  },
});
export const addressOf = (language: Language, voice: Voice): Address => addresses[language][voice.tone];

/** `{first}`, `{last}` and `{client}` of an agency's own words, filled in. Null where a name that they need isn't known. */
function filled(words: string, names: Record<string, string | null>): string | null {
  let isWhole = true;
  const text = words.replace(/\{(first|last|name|client|candidate|recruiter)\}/g, (_whole, key: string) => {
    const name = names[key];
    if (!name) isWhole = false;
    return name ?? "";
  });
  return isWhole ? text : null;
}

const formalName = /^(?:(dhr|de heer|mr|meneer)|(mevr|mw|mevrouw|mrs|ms))\.?\s+(.+)$/iu;

/** How a letter begins: the agency's own words where their names are known, else by tone. */
export function greetingOf(language: Language, voice: Voice, contact: string | null, client: string | null): string {
  const t = saidIn(language);
  const titled = contact ? formalName.exec(contact.trim()) : null;
  const bare = titled ? nth(titled, 3).replace(/^(?:\p{Lu}\.\s*)+/u, "") : (contact?.trim() ?? "");
  const given = bare.split(/\s+/)[0] ?? "";
  // "R. Jansen" has no first name to be called by.
  const first =
    (titled && !bare.includes(" ")) || given === "" ? null : /^(?:\p{Lu}\.)+$|^(?:dr|prof|ir|ing|drs|mr)\.?$/iu.test(given) ? bare : given;
  const last = titled ? bare : bare.split(/\s+/).slice(1).join(" ") || null;
  const own = voice[language].salutation;
  const filledOwn = own ? filled(own, { first, last, name: bare || null, client }) : null;
  if (filledOwn) return filledOwn;
  if (bare !== "") {
    if (titled)
      return t({
        en: `Dear ${titled[1] ? "Mr" : "Ms"} ${bare},`,
        nl: `${voice.tone === "formal" ? "Geachte" : "Beste"} ${titled[1] ? (voice.tone === "formal" ? "heer" : "meneer") : "mevrouw"} ${bare},`,
      });
    if (voice.tone === "formal")
      return t({ en: `Dear ${bare},`, nl: last ? `Geachte heer of mevrouw ${opened(last)},` : `Geachte ${bare},` });
    return `${t({ en: "Dear", nl: "Beste" })} ${first},`;
  }
  if (voice.tone === "formal") return t({ en: "Dear Sir or Madam,", nl: "Geachte heer, mevrouw," });
  if (client) return t({ en: `Dear team at ${client},`, nl: `Beste mensen van ${client},` });
  return t({ en: "Dear reader,", nl: "Beste lezer," });
}

/** How it asks for a meeting; `open`: something before it is left to ask about. */
export function invitationOf(language: Language, voice: Voice, candidate: string, open = false): string {
  const own = voice[language].invitation;
  const said = own ? filled(own, { candidate }) : null;
  if (said) return said;
  const t = saidIn(language);
  const isFormal = voice.tone === "formal";
  if (open)
    return t({
      en: `Shall I arrange a first meeting with ${candidate}?`,
      nl: `Zal ik een kennismaking met ${candidate} plannen?`,
    });
  return t({
    en: `When would a first meeting with ${candidate} suit you?`,
    nl: isFormal ? `Wanneer schikt u een kennismaking met ${candidate}?` : `Wanneer kan ik een kennismaking met ${candidate} plannen?`,
  });
}

/** How it ends, with the name of whoever sends it. */
export function closingOf(language: Language, voice: Voice, recruiter: string | null): string {
  const usual = inLanguage(language, {
    en: voice.tone === "formal" ? "Yours sincerely," : "Kind regards,",
    nl: "Met vriendelijke groet,",
  });
  return [voice[language].closing ?? usual, recruiter ?? ""].filter((one) => one !== "").join("  \n");
}

/** The usual words of both tones: nobody's own. */
const usualOf = (make: (voice: Voice) => string) => (["informal", "formal"] as const).map((tone) => make({ ...usualVoice, tone }));

/** Holds it a word that the agency doesn't want to read? */
export function isBlocked(text: string, { blocked }: Voice): boolean {
  const small = text.toLowerCase();
  return blocked.some((one) => {
    const at = small.indexOf(one.toLowerCase());
    return at >= 0 && !/[\p{L}\p{N}]/u.test(small[at - 1] ?? " ") && !/[\p{L}\p{N}]/u.test(small[at + one.length] ?? " ");
  });
}

interface LetterNames {
  contact: string | null;
  client: string | null;
  candidate: string | null;
  recruiter: string | null;
}

/**
 * What a letter says in other words than the agency's letters do: its salutation, its invitation, its closing, with the
 * names taken out, so that it can be kept. The usual words of either tone are nobody's own, nor is what holds a name that
 * isn't known. Nothing is kept by itself.
 */
export function voiceOffers(
  letter: string,
  language: Language,
  voice: Voice,
  names: LetterNames,
): { field: (typeof voiceFields)[number]; text: string }[] {
  const blocks = letter.trim().split(/\n{2,}/);
  if (blocks.length < 3) return [];
  const first = names.contact?.split(/\s+/)[0] ?? null;
  const last = names.contact?.split(/\s+/).slice(1).join(" ") || null;
  const general = (text: string, known: [string | null, string][]) =>
    known.reduce((said, [name, key]) => (name ? said.replaceAll(name, `{${key}}`) : said), text.replace(/\s+/g, " ").trim());
  const contact: [string | null, string][] = [
    [names.contact, "name"],
    [last, "last"],
    [first, "first"],
    [names.client, "client"],
  ];
  const said = {
    salutation: general(nth(blocks, 0), contact),
    invitation: general((blocks.at(-2) as string).replace(tableSentence, ""), [[names.candidate, "candidate"]]),
    closing: ((blocks.at(-1) as string).split("\n")[0] ?? "").trim(),
  };
  const usual = {
    salutation: usualOf((one) => general(greetingOf(language, one, names.contact, names.client), contact)),
    invitation: [true, false].flatMap((open) => usualOf((one) => invitationOf(language, one, "{candidate}", open))),
    closing: usualOf((one) => closingOf(language, one, null)),
  };
  const isFit = {
    salutation: (text: string) => text.length <= 60 && /,$/.test(text),
    invitation: (text: string) => text.length >= 20 && text.length <= 300 && /[?.!]$/.test(text) && addressing[language].test(text),
    closing: (text: string) => text.length >= 3 && text.length <= 60 && /,$/.test(text),
  };
  return voiceFields.flatMap((field) => {
    const text = said[field];
    const isNew = text !== voice[language][field] && !usual[field].includes(text);
    return isNew && isFit[field](text) ? [{ field, text }] : [];
  });
}
/** An invitation is said to somebody; what is told of the candidate alone is none. */
const addressing = inEach({
  nl: /(?<!\p{L})(?:ik|we|wij|ons|mij|me|je|jij|jou|jullie|u|uw)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:I|we|us|me|you|your)(?!\p{L})/iu,
});
/** What letters told of the table below them before their invitation: no part of it. */
const tableSentence = /(?:Hieronder (?:zie je|ziet u) per eis[^.]*\.|Below, you (?:can see|will find) what[^.]*\.)\s*/gu;
