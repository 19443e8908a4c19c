import { findEducationLevels } from "#engine/skills/education-level.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { findPlaces } from "#engine/skills/places/places.ts";
import { findTitles } from "#engine/skills/titles.ts";

/** Words inside an organisation's name. */
export const joiner = "van|de|der|den|het|en|and|of|voor|the|'t|&";
/** What an organisation's name looks like, as the source of a pattern. */
export const organisation = `[\\p{Lu}\\d][\\p{L}\\d&'’.-]{0,60}(?:[ ](?:[\\p{Lu}\\d&][\\p{L}\\d&'’.-]{0,60}|${joiner})){0,5}`;

/** What a firm is by law, behind its name. */
const legalForm = "(?:B\\.?V|N\\.?V|V\\.?O\\.?F|C\\.?V|Ltd|Inc|LLC|LLP|GmbH|PLC|S\\.A|S\\.p\\.A|Co)";
const endsInForm = new RegExp(`[\\s.]${legalForm}\\.?$`, "u");
const abbreviated = /(?<!\p{L})(?:\p{L}(?:\.\p{L}){1,3}|Ltd|Inc|Co)\.$/u;

/** A name without the stop or comma of its sentence; "B.V." keeps its own. */
export const withoutStop = (name: string): string => (abbreviated.test(name) ? name : name.replace(/[.,]$/, ""));

/** Ends a sentence, and not only the name of a firm. */
export const isClosed = (line: string): boolean => /[.!?]["')]?$/.test(line) && !abbreviated.test(line);

/** "Senior planner - Zwaluw Daken B.V.": where the name of a firm begins that ends a title; -1 where none does. */
export function firmBehind(title: string, client: string | null = null): number {
  const dash = title.lastIndexOf(" - ");
  const behind = dash < 3 ? "" : title.slice(dash + 3).trim();
  const isClient = client !== null && withoutStop(client).toLowerCase() === withoutStop(behind).toLowerCase();
  return behind !== "" && (isClient || endsInForm.test(` ${behind}`)) ? dash : -1;
}

/** Words of a header that are no part of a name: "Deventer en omstreken", "Direct via opdrachtgever", "Posted 3 days ago". */
const ofHeaders =
  /(?<!\p{L})(?:omstreken|omgeving|e\.o\.|surroundings|and around|nearby|via|opdrachtgever|gezocht|wanted|sluit\p{L}*|deadline|reageren|reageer|posted|geplaatst|applicants|sollicit\p{L}*|apply|uur|hours|fulltime|parttime|tijdelijk|contract|referral|bonus|procedure|open roles|all roles|spoed|nieuw|new|urgent|hybrid|remote|per week|middagen|dagen|avonden|ochtenden|diensten|days|evenings|mornings|shifts|bruto|gross)(?!\p{L})/iu;

const notOrganisation =
  /^(?:ons|onze|wij|we|us|our|de functie|het team|the|de|het|een|dit|deze|this|these|that|jij|je|you|jou|jouw|your|functie|role|team|bedrijf|company|client|klant|hij|zij|er|there|it|als|what|wat|who|wie|home|werk|werken|position|candidate|kandidaat|vacature|vacancy|job|jobs|hbo|mbo|wo|vmbo|remote|hybride?|onsite|fulltime|full-time|parttime|part-time|freelance|zzp|detachering|vast|tijdelijk|permanent|temporary|contract|fwg|schaal|scale|cao|nieuw|new|interim|spoed|topvacature|vacatures|vacancies|careers|loon|cao|beloning|per direct|asap|start|deel|share|linkedin|whatsapp|facebook|e-mail|email|ervaring|experience|kennis|knowledge|salaris|salary|locatie|location|uren|hours|m|v|x|f|d|nl|nederland|netherlands|thuis|regio|region|standplaats|iedereen|niemand|samen|together|elke|every|daarnaast|verder|ook|also|met|with|in|op|on|at|bij|voor|for|van|from|sinds|since|zo|so|hier|here|daar|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|monday|tuesday|wednesday|thursday|friday|saturday|sunday|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|may|june|july|august|october)(?!\p{L})/iu;

const joins = new RegExp(`^(?:${joiner}|aan|bij|op|in|onder|over|ter|ten|te|la|le|du|uit)$`, "u");

/** "Daarom zoeken wij": what a sentence begins with. */
const opener = /^(?:daarom|hierom|daarvoor|hiervoor|dus|nu|graag|momenteel|therefore|hence|so|now|currently)$/iu;

/** May these words be an organisation's name? A town, a profession, a skill, a level or a word that begins sentences isn't one. */
export function isName(name: string): boolean {
  if (
    name.length < 2 ||
    name.length > 70 ||
    !/^(?:\p{Lu}|\d.*\p{Lu})/u.test(name) ||
    !/\p{L}{2}/u.test(name) ||
    /[€$£%@?!:]|\d{4,}|\d\s*(?:uur|hours|fte|%)|^(?:eur|usd|gbp)\s?\d|^\d[\d.,]*\s/iu.test(name)
  )
    return false;
  // "Starten kan in januari": words of a sentence.
  if (ofHeaders.test(name) || name.split(/[\s.,]+/).filter((word) => /^\p{Ll}{2,}$/u.test(word) && !joins.test(word)).length > 1)
    return false;
  if (opener.test(name)) return false;
  if (notOrganisation.test(name) && !/^(?:De|Het|The|Nieuw|New|Team|Van(?: de[rn]?)?)\s+\p{Lu}/u.test(name)) return false;
  if (findPlaces(`in ${name}`).some(({ start, end }) => start === 3 && end === name.length + 3)) return false;
  if (findEducationLevels(name).length > 0 || name.split(/\s+/).length > 7) return false;
  if (findTitles(name).some(({ start, end }) => end - start > name.length / 2)) return false;
  return !findSkills(name).some(({ start, end }) => end - start >= name.length - 1);
}
