import type { Language } from "#contract/fields.ts";
import { inLanguage, saidIn } from "#contract/text/languages.ts";
import { companyScore, placeScore } from "#engine/cv/vocabulary.ts";
import { wordings } from "#engine/words/cv/retold.ts";
import { inside as lowered } from "../words.ts";

const chatty = new RegExp(`(?<!\\p{L})(?:${wordings.en.chatty}|${wordings.nl.chatty})(?!\\p{L})`, "iu");
/** Verbs of a note that tells something instead of listing work. */
const finite = { en: new RegExp(`^(?:${wordings.en.finite})$`), nl: new RegExp(`^(?:${wordings.nl.finite})$`) };

/** Where a line of a CV was done, and by whom, as the sentence names them. */
export interface Telling {
  /** "Noor", "this candidate". */
  name: string;
  employer: string | null;
  current: boolean;
  /** Whole sentences alone, for running text. */
  prose: boolean;
  /** Is this word of the CV a name, which keeps its capital inside a sentence? */
  isName: (word: string) => boolean;
}

/**
 * A line of a CV as a sentence about the candidate, in the line's own language, every fact as it stands there: "Rebuilt
 * the planning service" → "At Veerstroom, Noor rebuilt the planning service." What has no verb of its own, or one that
 * can't be given a subject without guessing, is told as what the work consists of ("Het werk bij De Steiger omvat onder meer
 * warme kant en pass."), or in the CV's own words where it is no list of work.
 * Null when it can't be told: it speaks of "I" or "he", is too long, or is no statement.
 */
export function retold(language: Language, line: string, telling: Telling): string | null {
  const text = plainLine(line);
  return text === null || !telling.employer ? null : inLanguage(language, { en: inEnglish, nl: inDutch })(text, telling);
}

/** The line alone, without the signs around it; null where no sentence can be made of it. */
function plainLine(line: string): string | null {
  const text = line
    .replace(/\s+/g, " ")
    .replace(/^(?:[^\p{L}\p{N}€£$(]+|o (?=\p{L}))/u, "")
    .replace(/[.;,:\s]+$/, "");
  const open = (text.match(/\(/g) ?? []).length - (text.match(/\)/g) ?? []).length;
  // A colon near the start divides a label from its value, and a second sentence would hang behind the first.
  if (text.length < 22 || text.length > 170 || open !== 0 || /[|•"“”„‘]|(?<!\p{L})'|^.{0,24}:|[.!?;]\s|\s[–—-]\s|^\(/u.test(text))
    return null;
  const words = text.split(" ");
  if (words.length < 4 || /(?<!\p{L})(?:gem|ca|ong|incl|excl|max|min|bijv|resp|zgn|etc|approx|avg)$/u.test(text)) return null;
  if (chatty.test(text)) return null;
  return personal.test(text) || speaking.test(text) || fragment.test(text) || aside.test(text) || isEmployersLine(text) ? null : text;
}

/** "Koekfabriek Hilleman, Koog aan de Zaan": a firm and its town are the head of another job, wherever they were read. */
export function isEmployersLine(text: string): boolean {
  const [firm = "", town = "", ...more] = text.split(/,\s*/);
  return more.length === 0 && /^\p{Lu}/u.test(town) && companyScore(firm) >= 0.5 && placeScore(town) >= 0.5 && firm.split(" ").length < 6;
}

/** First and third persons: a line that speaks of somebody can't change its subject. Genders stay out of proposals. */
const personal =
  /(?<!\p{L})(?:I|I['’]\p{L}+|my|me|we|our|us|he|she|his|her|him|ik|mijn|mij|wij|ons|onze|hij|zij|zijn|haar|hem|mezelf|himself|herself)(?!\p{L})/iu;
/** Dutch verbs of the first person whose subject was left out: "Draai mee in het rooster". */
const speaking =
  /^(?:draai|ben|heb|hou|houd|doe|geef|zorg|regel|stuur|neem|voer|rijd|rij|los|schrijf|ga|kan|wil|zoek|ken|sta|werkte|deed|had|was|werd|mocht|maakte|leidde|gaf|begeleidde|zorgde|regelde|bouwde)(?!\p{L})/iu;
/** A line that begins so is a part of a sentence, whose rest stands elsewhere. */
const fragment =
  /^(?:started as|began as|begonnen als|gestart als|since|until|from|to|with|for|in|on|at|by|and|or|also|as|plus|but|then|while|where|which|that|winner|sinds|vanaf|tot|met|voor|in|op|bij|door|naar|per|en|of|ook|als|daarnaast|verder|tevens|waarvan|waarbij|die|dat|om|plus|maar|toen|werd|was|is|are|were|o\.a|onder andere|including|incl|(?:19|20)\d{2})(?![\p{L}\d])/iu;
/** About the contract, the reference or why somebody left, not about the work. */
const aside =
  /(?<!\p{L})(?:reference|referentie|references|contract|uur per week|hours (?:a|per) week|reden van vertrek|reason for leaving|bijbaan|reorganisatie|redundan\p{L}*|salaris|salary|parttime|fulltime|part-time|full-time|uitzend\p{L}*|faillissement|ontslag|see below|zie onder|vakbekwaam persoon|aangewezen als|\p{L}*dienst(?:en)?|(?:maan|dins|woens|donder|vrij|zater|zon)dag\p{L}*|rota|\p{L}*avond(?:en)?|om \p{L}+ uur|nachten|nights|evenings|one week in \p{L}+|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|shifts?|vog|personenregister)(?!\p{L})/iu;

const pastWords = new Set(
  `built rebuilt read led ran wrote cut brought set made won grew kept took taught held drove sold found gave got spoke sent met put oversaw undertook chose hit split rewrote
  began saw became dealt sought shot spent stood understood upheld withdrew laid told spoke showed drew caught fought flew grew knew threw swept lent
meant felt fed bred hung lit rode rose shook struck lost left heard bought paid came did went wove`.split(/\s+/),
);
const presentWords = new Set(
  `work lead run coach write build manage care treat design drive train develop support maintain advise guide organise organize coordinate prepare handle
  supervise mentor analyse analyze create deliver operate teach use provide ensure monitor make sell negotiate
  assist oversee implement improve perform conduct assess administer evaluate translate document automate migrate calculate inspect install repair`.split(
    /\s+/,
  ),
);
/** Verbs that are things as often. */
const nouns = /^(?:care|support|design|use|run|document)$/;
const nounAfter = /^(?:of|for|to|on|with|:|in|at|by)$/;
const notPast =
  /^(?:need|speed|embed|shed|bed|weed|seed|feed|med|certified|experienced|skilled|related|based|dedicated|advanced|mixed|detailed|limited|varied|used)$/;

const thirdPerson = (verb: string) =>
  /(?:s|x|ch|sh|z|o)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
const alsoNouns =
  /^(?:talks|signs|checks|calls|answers|helps|shows|guides|holds|records|reviews|tests|takes|keeps|gives|speaks|brings|writes|reads|meets)$/;
/** "Regional buses and boats" says what an employer does; so few words without a figure or a list tell no work. */
const tellsLittle = (line: string) => (line.split(" ").length < 5 && !/\d|,.*,/u.test(line)) || ofEmployer.test(line);
/** "Bouwbedrijf met 120 medewerkers": what an employer is, no work of anybody. */
const ofEmployer = /^(?:\p{L}+ )?(?:\p{L}*bedrijf|\p{L}*organisatie|\p{L}*instelling|company|manufacturer)(?= (?:met|van|with|of|in) )/iu;

/** A note of the CV, which has no verb of its own, as what the work consists of, or in its own words; no sentence of a letter. */
function noted(language: Language, line: string, { employer, current, isName, prose }: Telling): string | null {
  if (prose || tellsLittle(line)) return null;
  const colon = line.indexOf(": ");
  // One sentence takes one colon.
  if (colon > 0 && (/[()]/.test(line) || !/\d/.test(line.slice(0, colon)))) return null;
  const text = colon > 0 ? `${line.slice(0, colon)} (${line.slice(colon + 2)})` : line;
  const t = saidIn(language);
  if (isStatement(language, text))
    return t({
      en: `About the work at ${employer}, the CV says: “${text}”.`,
      nl: `Over het werk bij ${employer} staat in het cv: “${text}”.`,
    });
  const work = language === "en" && capitals.test(text) ? text : inside(text, isName);
  return t({
    en: `The work at ${employer} ${current ? "includes" : "included"} ${work}.`,
    nl: `Het werk bij ${employer} ${current ? "omvat" : "omvatte"} onder meer ${work}.`,
  });
}

/** Has a note a verb of its own somewhere, so that nothing can consist of it? What stands between brackets is beside it. */
function isStatement(language: Language, note: string): boolean {
  const plain = note.replace(/\([^()]*\)/g, "");
  const words = plain.split(" ");
  // "Stock differences dropped from 4 to 1 percent", "Controleer facturen van leveranciers".
  if (inLanguage(language, { en: /\p{L} \p{Ll}+ed (?:from|to|by|at|\d)/u, nl: /^(?!Beheer)\p{L}+eer /iu }).test(plain)) return true;
  return words.some((word) => inLanguage(language, { en: isEnglishVerb, nl: isDutchVerb })(word.toLowerCase().replace(/[,;:]$/, "")));
}
const isEnglishVerb = (word: string) =>
  finite.en.test(word) || pastWords.has(word) || (presentWords.has(word) && !nouns.test(word) && word !== "work");
/** "Verlengingsverzoeken" is no participle: of words that end so only those on ge- are surely one. */
const isDutchVerb = (word: string) =>
  finite.nl.test(word) || /^\p{L}{2,}(?:tte|dde)n?$/u.test(word) || (isParticiple(word) && !/^(?:be|ver|ont|her)\p{L}+en$/u.test(word));

/** A name with its number: "Wolff 355"; "Ongeveer 60" is none. */
const numbered = new RegExp(`^(?!(?:${wordings.en.about}|${wordings.nl.about}) )\\p{Lu}\\p{L}+ [A-Z]*\\d`, "u");
/** An English name of several words: "Statements of Facts", "Shimano Steps". Dutch ones can't be told from "Vijf Europese procedures". */
const capitals = /^\p{Lu}\p{Ll}+ (?:of )?\p{Lu}\p{Ll}/u;

function inside(text: string, isName: Telling["isName"]): string {
  if (numbered.test(text)) return text;
  return isName(/^[\p{L}\p{N}'’&.+#-]+/u.exec(text)?.[0] ?? "") ? text : lowered(text);
}

function inEnglish(text: string, telling: Telling): string | null {
  const { name, employer, current, isName } = telling;
  const [first = "", second = ""] = text.split(" ");
  const verb = first.toLowerCase();
  const rest = text.slice(first.length);
  // "Planned and corrective maintenance" is a thing; a verb of another tense further on has no subject.
  if (/^\p{L}+ed and (?:\p{L}+ed \p{Ll}+(?:ing|s)|\p{L}+(?:ive|al|ic|ous))(?!\p{L})/iu.test(text)) return noted("en", text, telling);
  const isPast = pastWords.has(verb) || (/^\p{L}+ed$/u.test(verb) && !notPast.test(verb));
  if (isPast && [...rest.matchAll(/, (?:and )?(\p{Ll}+)/gu)].some(([, word]) => presentWords.has(word ?? "") && !nouns.test(word ?? "")))
    return noted("en", text, telling);
  if (isPast) return `At ${employer}, ${name} ${verb}${rest}.`;
  // "Talks patients through the letter" has its verb first; "talks with patients" are things.
  if (
    alsoNouns.test(verb) &&
    /^\p{Ll}/u.test(second) &&
    !/^(?:of|for|to|on|with|in|at|by|from|and|or|per|about|into|between)$|[,;]$/.test(second) &&
    !first.endsWith(",")
  )
    return current ? `At ${employer}, ${name} ${verb}${rest}.` : null;
  const base = [verb.replace(/s$/, ""), verb.replace(/es$/, "")].find((one) => one !== verb && presentWords.has(one));
  if (base && !(nouns.test(base) && nounAfter.test(second.toLowerCase())))
    return current ? `At ${employer}, ${name} ${verb}${rest}.` : null;
  // Joined verbs need the same ending as the first: only a line with one verb can be told so.
  const joined = [...rest.matchAll(/(?:,| and) (\p{Ll}+)/gu)].some(([, word]) => presentWords.has(word ?? ""));
  const isVerb = presentWords.has(verb) && !(nouns.test(verb) && nounAfter.test(second.toLowerCase()));
  if (current && isVerb && !joined) return `At ${employer}, ${name} ${thirdPerson(verb)}${rest}.`;
  if (isVerb && !nouns.test(verb)) return `The work at ${employer} ${current ? "is" : "was"} to ${verb}${rest}.`;
  if (/^responsible for /iu.test(text)) return `At ${employer}, ${name} ${current ? "is" : "was"} ${lowered(text)}.`;
  if (
    /^\p{L}{3,}ing$/u.test(verb) &&
    !/^(?:training|planning|building|engineering|marketing|nursing|catering|cleaning|accounting|banking|pricing|testing)$/.test(verb)
  )
    return `The work at ${employer} ${current ? "includes" : "included"} ${inside(text, isName)}.`;
  return noted("en", text, telling);
}

/** Participles that Dutch puts with "zijn": they need another subject. */
const withZijn =
  /^(?:gegroeid|gedaald|gestegen|geworden|gebleven|begonnen|gekomen|gegaan|toegenomen|afgenomen|ontstaan|doorgegroeid|verhuisd)$/i;
const participle =
  /^(?:(?:ge|be|ver|ont|her)\p{L}+(?:d|t|en)|(?:op|in|aan|uit|af|over|bij|om|door|voor|mee|na|terug|samen|neer|toe)ge\p{L}+(?:d|t|en)|\p{L}*(?:iseerd|ceerd|geleerd|teerd|neerd|seerd|deerd|geerd|keerd))$/iu;
/** Words that begin with such a prefix and are no participles. */
const noParticiple =
  /^(?:ontbijt|beheer|bedden|bewoners|geld|gebied|gebouwen|gemeenten|gebruiken|verkoop|gesprekken|gezinnen|gevallen|bedrijven|berichten|bezoeken|bestellingen|ontwikkelen|verwerken|gebruikers|verzorgenden|verschillen|begeleiden|beheren|verzorgen|bewaken|gerechten|beurt|bestand|beleid|verzuim|gewicht|geluid|gebieden|verkopen|onderhoud|ontwerpen|herstellen|bedienen|bespreken|verbeteren|vergaderingen|verbouwen|behandelen|bezorgen|besturen|gewassen|verpakken|beoordelen|overleggen|overdragen|onderzoeken|ondersteunen|bereiden|bestellen)$/i;
const isParticiple = (word: string) => participle.test(word.replace(/[,;]$/, "")) && !noParticiple.test(word.replace(/[,;]$/, ""));
const numberStart = /^(?:\d|€|één |twee |drie |vier |vijf |zes |zeven |acht |negen |tien |elf |twaalf |veertig |twintig |dertig )/i;

const roleStart =
  /^(?:(?:telefonisch |eerste |vaste? )*\p{L}*(?:punt|persoon|leider|opleider|begeleider|coördinator|voorzitter|verantwoordelijke|coach|mentor|voorman|vervanger|contactpersoon|verpleegkundige|adviseur|manager|deelnemer))(?= (?:van|voor|op|in|bij|tijdens|binnen) )/iu;

function inDutch(text: string, telling: Telling): string | null {
  const { name, employer, current, isName } = telling;
  const words = text.split(" ");
  const first = words[0] ?? "";
  const last = words.at(-1) ?? "";
  if (/^(?:mede|eind)?verantwoordelijk voor /iu.test(text) && !text.includes(","))
    return `Bij ${employer} ${current ? "is" : "was"} ${name} ${lowered(text)}.`;
  if (roleStart.test(text) && !text.includes(",")) return `Bij ${employer} ${current ? "is" : "was"} ${name} ${lowered(text)}.`;
  const isDone = isParticiple(last);
  if (words.some((word) => withZijn.test(word))) return noted("nl", text, telling);
  if (isParticiple(first) && !first.endsWith(",")) return `Bij ${employer} heeft ${name} ${lowered(text)}.`;
  const clean = !/[,:;()]/.test(text) && !/(?<!\p{L})(?:die|dat|waar|wie|en \p{L}+t)(?!\p{L})/iu.test(text);
  const plural =
    numberStart.test(text) ||
    /^(?:\p{L}+e )?\p{L}+(?:en|s|’s|'s)$/iu.test(words.slice(0, /e$/.test(first) && !/[ns]$/.test(first) ? 2 : 1).join(" ")) ||
    /^(?:de|het|een|alle|eigen|nieuwe)$/i.test(first);
  if (isDone && clean && plural) return `Bij ${employer} heeft ${name} ${inside(text, isName)}.`;
  return noted("nl", text, telling);
}
