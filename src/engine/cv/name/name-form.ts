import { otherScripts } from "#engine/words/other-scripts.ts";
import { isAllLabels } from "../fields/labels.ts";
import { headingKind } from "../heading-words.ts";
import { CLEAR_PARTICLE, FAMILY_FIRST, isParticle } from "./name-spelling.ts";

const NOT_A_NAME =
  /\b(beste|geachte|dear|hello|hallo|hoi|lebenslauf|persönliche|daten|salon|live|curriculum|vitae|resume|résumé|cv|page|pagina|address|adres|street|straat|email|phone|profile|profiel|linkedin|github|www|http|engineer|developer|manager|university|college|school|experience|education|skills|summary|personal|contact|about|january|february|march|july|august|september|october|november|december|januari|februari|maart|juli|augustus|oktober|updated|confidential|student|updated|references|position|tagline|hobby|foto|pasfoto|photo|picture|logo)\b/i;

const NOT_IN_SCRIPTS = new RegExp(
  `^(?:${otherScripts.title}|${otherScripts.name})$|(?<!\\p{L})(?:${otherScripts.heading}|${otherScripts.job})(?!\\p{L})`,
  "iu",
);
const isSmall = (word: string | undefined) => word !== undefined && isParticle(word) && /^[\p{Ll}'’]/u.test(word);
/** "Fatima el", "ANNE VAN DEN": a surname of which the end is missing. */
export const isUnended = (text: string) => {
  const last = text.split(/\s+/).at(-1) ?? "";
  return isSmall(last) || (text === text.toUpperCase() && CLEAR_PARTICLE.test(last));
};
export const isHalf = (parts: string[]) => isSmall(parts[0]) || (parts.length > 1 && isSmall(parts.at(-1)));

/** A phrase of two to five capitalised words without digits. */
export function looksLikeName(text: string): boolean {
  if (text.length < (FAMILY_FIRST.test(text) ? 2 : 3) || text.length > 60 || /[\d@:/|•·_<>=#%&!?;"“”(),]/.test(text)) return false;
  const parts = text.split(/\s+/);
  if (parts.length < 1 || parts.length > 6) return false;
  if (
    NOT_A_NAME.test(text) ||
    NOT_IN_SCRIPTS.test(text) ||
    headingKind(text) ||
    isAllLabels(text) ||
    /\p{L}\.\p{Ll}{2,}|\p{L}{3}\.\p{L}{2}/u.test(text)
  )
    return false;
  // "van der Berg", "Jan van der": half a name.
  if (isSmall(parts[0]) || (parts.length > 1 && isUnended(text))) return false;
  return (
    parts.every(
      (part) =>
        (/^[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*$/u.test(part) && !/\p{Ll}\p{Lu}\p{Ll}*\p{Lu}/u.test(part)) ||
        isParticle(part) ||
        /^[-–]$/.test(part),
    ) && /\p{L}{2}/u.test(text)
  );
}
