import type { EducationLevel } from "#contract/fields.ts";

/**
 * How levels compare. A Dutch hbo degree is a bachelor's degree (NLQF 6); havo and vwo stand beside mbo 4 (NLQF 4, 4+).
 */
const ranks: Record<EducationLevel, number> = {
  none: 0,
  vmbo: 1,
  mbo1: 1,
  mbo2: 2,
  mbo3: 3,
  mbo4: 4,
  havo: 4,
  vwo: 4,
  hbo: 6,
  bachelor: 6,
  master: 7,
  phd: 8,
};

export function educationRank(level: EducationLevel): number {
  return ranks[level];
}

const patterns: [RegExp, EducationLevel][] = [
  [/\b(?:ph\.?d|doctorate|gepromoveerd|promotieonderzoek|doctor of philosophy|doctoral degree)\b/gi, "phd"],
  [
    /\b(?:master(?:'s|s)?(?: of| in| degree| opleiding|diploma|graad)|master'?s degree|m\.?sc|msc|m\.?b\.?a|ll\.?m|m\.?tech|master ?opleiding|universitaire? (?:opleiding|werk|diploma|achtergrond)|academische? (?:opleiding|werk|denk|niveau|achtergrond)|eqf 7|laurea magistrale|diplom[- ]?(?:ingenieur|kauf\w+)|magister|mag\.|mgr|m\.?ed|m\.?des|m\.?eng|llm|ingenieur ir|wo[- ](?:niveau|opleiding|diploma|werk|master)|doctoraal|drs|postgraduate|(?<=bachelor(?:'s)?(?: or| of|\/| en) ?)master(?:'s)?)\b/gi,
    "master",
  ],
  [/\b(?:WO|MA|M\.A\.|Master)(?![\w])/g, "master"],
  [
    /\b(?:bachelor(?:'s|s)?|b\.?sc|bsc|b\.?tech|bba|b\.?com|b\.?eng|undergraduate degree|university degree|college degree|four[- ]year degree|degree in|licenciatura|licence en|laurea(?! magistrale)|fachhochschul\w*|b\.?ed|llb|ll\.b|hons|honours degree|b\.?e\.?ng|graduado|licen[zt]?jat|licenta|grado en|eqf 6)\b/gi,
    "bachelor",
  ],
  [
    /\b(?<!(?:[Rr]ijbewijs\w*|[Ll]icen[cs]es?|[Cc]ategor\w+|[BC1-]+(?:,| en| and|\/| \+)):? ?(?:B(?:, | en | and |\/| \+ ))?)(?:BA|B\.A\.|BS|B\.S\.|BE|B\.E\.)(?![\w])(?!\s+(?:handig|is|voor|gewenst|pr[eé]|nodig|mag|licen[cs]e|rijbewijs|trailer|aanhanger|required|preferred)(?!\p{L}))/gu,
    "bachelor",
  ],
  [/\b(?<!post-)(?:hbo|hbo'er|hts|heao|hogeschool|hogere beroepsopleiding|hbo-v|hbov|pabo(?:diploma|opleiding)?)\b/gi, "hbo"],
  [
    /\bvwo\b|\bgymnasium\b|\batheneum\b|\ba-levels?\b|\babitur\b|\bmatura\b|\bbaccalaur[eé]at\b|\binternational baccalaureate\b|\bbachillerato\b|\bleaving cert(?:ificate)?\b/gi,
    "vwo",
  ],
  [/\bhavo\b|\bhigh school (?:diploma|graduate|degree)\b|\bged\b|\bsecondary school diploma\b/gi, "havo"],
  [
    /(?<!post-)\bmbo[- ]?(?:niveau |n)?4\b|\bmbo-4\b|\bnfq level [56]\b|\blevel 4 eqf\b|\beqf 5\b|\bniv(?:eau|\.)? ?4\b|\bmbo level 4\b|\bassociate(?:'s)? degree\b|\bmts\b|\btechnikum\b|\bt[eé]cnico\b|\bhnd\b|\bhnc\b|\beqf 4\b|\bbts\b|\bnvq level [34]\b|\bmeister(?:brief|pr[uü]fung)?\b|\btechnician diploma\b|\bmeao\b|\bmbo\+/gi,
    "mbo4",
  ],
  [
    /\bmbo[- ]?(?:niveau |n)?3\b|\bniv(?:eau|\.)? ?3\b|\bmbo 3\/4\b|\bmbo niveau 3[-/]4\b|\bmbo level 3(?: or 4)?\b|\bgesellenbrief\b|\bfacharbeiter\w*|\babgeschlossene (?:berufs)?ausbildung\b|\beqf 3\b|\bcity (?:&|and) guilds\b|\bnvq level 2\b/gi,
    "mbo3",
  ],
  [/\bmbo[- ]?(?:niveau |n)?2\b|\bniv(?:eau|\.)? ?2\b/gi, "mbo2"],
  [/\bmbo[- ]?(?:niveau |n)?1\b|\bniveau 1\b/gi, "mbo1"],
  [/(?<!post-)\bmbo\b(?![- ]?(?:niveau |n)?[1-4])/gi, "mbo4"],
  [/\bvmbo\b|\bmavo\b|\blbo\b|\blts\b|\bgcses?\b|\bo-levels?\b|\bstandard grades\b|\bhuishoudschool\b/gi, "vmbo"],
];

/** Who and what is called a master or a bachelor without a degree: by the word before it, and by the one behind it. */
const calledSo =
  /(?<!\p{L})(?:scrum|yard|station|harbou?r|haven|dock|web|toast|quarter|post|quiz|question|ring|band|choir|concert|task|grand|past|loading|dungeon)[ -]$/iu;
const goesOn =
  /^[ -](?:data|dat[ao]beheer|ceremonies|plan|planner|plans|planning|class|classes|key|keys|mind|chef|builder|electrician|plumber|carpenter|joiner|mason|baker|barber|stylist|mechanic|technician|craftsman|craftsmen|mariner|agreement|file|files|record|records|schedule|trainer|franchise\p{L}*|party|parties|flat|pad|weekend)(?!\p{L})/iu;
/** Only so written ("BEd", "MEd"), or with a point, they are degrees: "aan het bed", "AAN HET BED" are words. */
const isWord = /^(?:bed|med)$/i;
const isAbbreviated = /^[BM]Ed$/;
/** "Een systeem zoals Magister of Somtoday": the program of schools, not the degree. */
const isProgram = (text: string, { start, end }: FoundLevel): boolean =>
  /^magister$/i.test(text.slice(start, end)) &&
  (/(?<!\p{L})(?:met|in|zoals|als|like)\s$/iu.test(text.slice(Math.max(0, start - 8), start)) ||
    /^\s?(?:of|or|,|en|and)\s?(?:som|zer|its|ed)/iu.test(text.slice(end)));
/** "Scrum Master", "master data", "master of ceremonies", "bachelor parties" name no degree. */
const isNoDegree = (text: string, { start, end }: FoundLevel): boolean =>
  (isWord.test(text.slice(start, end)) && !isAbbreviated.test(text.slice(start, end))) ||
  (/^(?:master|bachelor)/i.test(text.slice(start, end)) &&
    (calledSo.test(text.slice(Math.max(0, start - 12), start)) || goesOn.test(text.slice(end, end + 16))));

interface FoundLevel {
  level: EducationLevel;
  start: number;
  end: number;
}

/** Whether any of them is there: most stretches of a text name no study, and are asked once instead of once for each level. */
const anyLevel = new RegExp(patterns.map(([pattern]) => pattern.source).join("|"), "i");

/** Characters between "mbo" and the number of its level. */
const SAME_STUDY = 50;

/** Levels of education named in a text, in reading order: "hbo", "MBO niveau 3", "BSc", "master's degree". */
export function findEducationLevels(text: string): FoundLevel[] {
  if (!anyLevel.test(text)) return [];
  const found: FoundLevel[] = [];
  for (const [pattern, level] of patterns)
    for (const hit of text.matchAll(pattern)) {
      const one = { level, start: hit.index, end: hit.index + hit[0].length };
      if (!isNoDegree(text, one) && !isProgram(text, one)) found.push(one);
    }
  // The sort is stable: of two that begin at one place the pattern named first wins.
  // "Mbo elektrotechniek niveau 2": the number tells the level.
  const told = found.filter(({ level, start, end }) => /^mbo\d$/.test(level) && /\d/.test(text.slice(start, end)));
  const isTold = (one: FoundLevel) =>
    /^mbo$/i.test(text.slice(one.start, one.end)) && told.some(({ start }) => start > one.end && start - one.end < SAME_STUDY);
  found.splice(0, found.length, ...found.filter((one) => !isTold(one)));
  found.sort((one, other) => one.start - other.start);
  let until = 0;
  return found.filter(({ start, end }) => {
    if (start < until) return false;
    until = end;
    return true;
  });
}

/** The lowest level that a sentence accepts ("hbo of wo" asks hbo), or null. */
export function lowestLevel(found: FoundLevel[]): FoundLevel | null {
  return found.reduce<FoundLevel | null>((lowest, one) => (lowest === null || ranks[one.level] < ranks[lowest.level] ? one : lowest), null);
}
