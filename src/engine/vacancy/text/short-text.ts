/** Openings that say nothing of what is asked. */
const openings = [
  /^(?:en|and|ook|also|daarnaast|verder|tevens|bovendien|furthermore|additionally|moreover|ten slotte|finally|plus|maar|but|though|op cv)[,:]?\s+/i,
  /^(?:dan\s+)?(?:je|jij|u|you|de kandidaat|the (?:ideal )?candidate|onze ideale kandidaat|kandidaten|candidates|we verwachten dat je|wij verwachten dat je|we expect you to|you will|you'll|you should|you must|je moet|je dient)\s+(?:hebt?|heeft|have|has|'ve got|beschikt? over|bezit|bent? in het bezit van|bent|bring|brings|brengt|are|is|kunt|kan|can|need|needs|must have|should have|possess|will have|over)\s+(?:al\s+|zeker\s+|uiteraard\s+|ook\s+|also\s+|already\s+|een\s+|an?\s+)*/i,
  /^(?:heb je|ben je|ben jij|kun je|heb jij|in het bezit van|beschik je over|must have|must be|should have|required|vereist|eis|must|nice to have|pr[eé]|bonus|wij vragen|we vragen|wij zoeken|we zoeken|minimum requirements?|required skills?|requirements?|iemand (?:met|die)|(?:wij|we) zoeken iemand (?:met|die)|we(?:'re| are)? look(?:ing)? for (?:someone|somebody) (?:with|who))[:\s]\s*/i,
  /^(?:vinden (?:we|wij)|is|heb je|ben je|ken je|kun je|spreek je|werk je|vind je|weet je|beschik je over|je kent|je weet)\s+(?=\p{L})/iu,
  /^(?:bent|hebt|heeft|beschikt|are|have|hold)\s+(?:in het bezit van|over|in possession of)?\s*/i,
  /^(?:in het bezit van|in possession of)\s+/i,
  /^(?:een|an?|de|het|the)\s+(?=\p{L})/iu,
  /^(?:aantoonbare|aantoonbaar|gedegen|ruime|relevante|goede|solid|proven|demonstrable|strong|extensive|excellent|uitstekende|hands-on|practical|good|some|enige)\s+(?=(?:(?:en |and )?\p{L}+\s+)?(?:kennis|ervaring|experience|knowledge|werkervaring|understanding|command|beheersing|minimaal))/iu,
];
const trailing = /(?<![\s.,;:!–-])[\s.,;:!–-]+$/;
const closings = [
  /(?<![\s,])[\s,]*\b(?:is|are|zijn)\s+(?:geen|niet|not|no)\s[^.;]{0,60}$/i,
  /(?<![\s,])[\s,]*\b(?:maar|but)\s+(?:\p{L}+\s+){0,3}(?:geen|niet|not|no)\b[^.;]*$/iu,
  /\s*\((?:eis|wens|must|pré|pre|vereist|essential|desirable|required|preferred|knock-?out|nice to have)\)\s*$/i,
  /(?<![\s,;:(–-])[\s,;:(–-]*(?:\b(?:is|are|zijn|dit is|would be|als|as|wordt|geldt als)\s+)?(?:(?:een|an?|echt een|absoluut een|sterke?|big|groot|grote|definite|strong|nice|added|strikte?|absolutely|strongly|zeer|harde?|real|absolute|dikke|heel|erg|very)\s+){0,2}(?:vereiste?|required|requirement|must(?:[- ]have)?|pr[eé]|plus(?:punt)?|bonus|eis|voorwaarde|noodzakelijk|essential|preferred|nice[- ]to[- ]have|desirable|mandatory|verplicht|wenselijk|gewenst|welkom|welcome|advantage|asset|knock[- ]?out|mooi meegenomen|vanzelfsprekend|voor jou vanzelfsprekend|handig|fijn|helpful)\)?\s*$/i,
  trailing,
];

/** "A permit or", "ervaring in een praktijk (ook een starter is": what was cut off in the middle of a thought. */
function withoutLooseEnd(text: string): string {
  const bracket = text.lastIndexOf("(") > text.lastIndexOf(")") ? text.slice(0, text.lastIndexOf("(")).trimEnd() : text;
  return (bracket.length >= 2 ? bracket : text).replace(/(?<![\s,])[\s,]+(?:or|and|but|of|en|maar|plus)$/i, "");
}

/** The sentence without "je hebt", "is een vereiste" and the like, its first letter large; at most 160 characters. */
export function shortText(sentence: string): string {
  let text = sentence.replace(/\s+/g, " ").replace(trailing, "").trim();
  for (let round = 0; round < 3; round += 1) {
    const before = text;
    for (const opening of openings) text = text.replace(opening, "");
    if (text === before) break;
  }
  for (const closing of closings) {
    const shorter = text.replace(closing, "");
    if (shorter.length >= 2) text = shorter;
  }
  text = withoutLooseEnd(text.replace(trailing, ""));
  if (text.length > 160) text = `${text.slice(0, 157).replace(/\s+\S*$/, "")}…`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
