import type { Entry, Phrase } from "./entries.ts";
import type { Read } from "./evidence.ts";
import { companyScore, isCity, isDegree, isSchool, placeScore, titleScore } from "./vocabulary.ts";

export interface Job {
  title: Read | null;
  company: Read | null;
  location: Read | null;
  entry: Entry;
}
export interface Study {
  degree: Read | null;
  institution: Read | null;
  field: Read | null;
  entry: Entry;
}

const read = (phrase: Phrase, confidence: number): Read => ({ value: phrase.text, start: phrase.start, end: phrase.end, confidence });

const part = (phrase: Phrase, from: number, to: number): Phrase => {
  const raw = phrase.text.slice(from, to);
  const lead = raw.length - raw.trimStart().length;
  const text = raw.trim();
  return { ...phrase, text, start: phrase.start + from + lead, end: phrase.start + from + lead + text.length };
};

const AT = /\s+(?:at|bij|@|chez|bei|for|voor)\s+(?=[\p{Lu}\d])/u;

/** "Title, Company", "Title at Company", "Company, Place" → their parts; a phrase that is one thing stays whole. */
function splitPhrase(phrase: Phrase): Phrase[] {
  if (placeScore(phrase.text) >= 2 && titleScore(phrase.text) < 0.7) return [phrase];
  const at = AT.exec(phrase.text);
  if (at && titleScore(phrase.text.slice(0, at.index)) >= 0.7) {
    return [part(phrase, 0, at.index), ...splitPhrase(part(phrase, at.index + at[0].length, phrase.text.length))];
  }
  const commas = [...phrase.text.matchAll(/,\s+/g)].filter((match) => !insideBrackets(phrase.text, match.index));
  if (commas.length === 0 || commas.length > 4) return [phrase];
  // A place at the end comes off first, its own comma included: "Company, Mountain View, CA".
  for (const from of commas.slice(-2)) {
    const tail = phrase.text.slice(from.index + from[0].length);
    if (placeScore(tail) >= 2 && companyScore(tail) === 0) {
      return [...splitPhrase(part(phrase, 0, from.index)), part(phrase, from.index + from[0].length, phrase.text.length)];
    }
  }
  const best = commas
    .map((match) => {
      const left = phrase.text.slice(0, match.index);
      const right = phrase.text.slice(match.index + match[0].length);
      return {
        match,
        gain: Math.abs(titleScore(left) - titleScore(right)) + (titleScore(left) >= 0.7 ? companyScore(right) : companyScore(left)) * 0.5,
        left,
        right,
      };
    })
    .sort((a, b) => b.gain - a.gain)[0];
  if (!best || best.gain < 0.7) return [phrase];
  if (Math.max(titleScore(best.left), titleScore(best.right)) < 0.7) return [phrase];
  if (/^(inc|ltd|llc|llp|bv|b\.v|plc|gmbh|corp|co)(?![\p{L}-])/iu.test(best.right)) return [phrase];
  // "Director, Product" is one title; an employer is more than one plain word of a trade.
  if (
    /^(engineering|product|marketing|sales|finance|operations|research|design|development|data|software|it|hr|team lead|r&d)\b/i.test(
      best.right,
    ) &&
    titleScore(best.left) >= 0.7
  )
    return [phrase];
  return [part(phrase, 0, best.match.index), part(phrase, best.match.index + best.match[0].length, phrase.text.length)];
}

function insideBrackets(text: string, index: number): boolean {
  return text.lastIndexOf("(", index) > text.lastIndexOf(")", index);
}

const NOT_HEAD =
  /^(full[- ]?time|part[- ]?time|fulltime|parttime|contract|permanent|temporary|freelance|hybrid|remote|fte|\d+ (years?|months?|jaar|maanden).*|page \d.*|present|heden|duration|period|functie|werkgever|bedrijf|location|company|role|title|position|designation|organization|client|project|(\d+ )?(yrs?|mos?)\b.*)$/i;
const LABEL =
  /^(?:functie|functietitel|title|job title|position|role|designation|werkgever|bedrijf|company|employer|organi[sz]ation|client|location|locatie|plaats|opleiding|school|instituut|degree)\s*:\s*/i;

function candidates(entry: Entry): Phrase[] {
  return entry.phrases
    .map((phrase) => {
      const label = LABEL.exec(phrase.text)?.[0].length ?? 0;
      return label > 0 ? part(phrase, label, phrase.text.length) : phrase;
    })
    .flatMap(splitPhrase)
    .filter((phrase) => phrase.text.length > 1 && phrase.text.length <= 160 && !NOT_HEAD.test(phrase.text));
}

/** Which of two phrases of a head is the title: by words where they tell, else as the other entries of the same CV have it. */
export function assignJobs(entries: Entry[]): Job[] {
  const heads = entries.map((entry) => ({ entry, all: candidates(entry) }));
  let titleFirst = 0;
  let titleBold = 0;
  for (const { all } of heads) {
    const [a, b] = all.filter((phrase) => !isPlace(phrase));
    if (!a || !b) continue;
    const difference = titleScore(a.text) - companyScore(a.text) * 0.6 - (titleScore(b.text) - companyScore(b.text) * 0.6);
    if (Math.abs(difference) < 0.5) continue;
    titleFirst += difference > 0 ? 1 : -1;
    if (a.bold !== b.bold) titleBold += difference > 0 === a.bold ? 1 : -1;
  }
  const jobs: Job[] = [];
  for (const { entry, all } of heads) {
    const places = all.filter(isPlace);
    let rest = all.filter((phrase) => !isPlace(phrase));
    // "Xxx, Yyy" of unknown words is a place only beside a title and an employer.
    for (const maybe of rest.length > 2 ? rest.filter(mayBePlace).slice(0, rest.length - 2) : []) {
      places.push(maybe);
      rest = rest.filter((phrase) => phrase !== maybe);
    }
    if (rest.length === 0 && places.length > 1) rest = places.splice(0, places.length - 1);
    const rate = (phrase: Phrase, order: number) =>
      titleScore(phrase.text) -
      companyScore(phrase.text) * 0.6 +
      (titleFirst === 0 ? 0 : (order === 0 ? 0.45 : -0.1) * Math.sign(titleFirst)) +
      (titleBold === 0 ? 0 : (phrase.bold ? 0.25 : -0.25) * Math.sign(titleBold)) -
      order * 0.08;
    const rated = rest.map((phrase, order) => ({ phrase, order, score: rate(phrase, order) }));
    const ranked = [...rated].sort((a, b) => b.score - a.score);
    let title = ranked[0]?.phrase ?? null;
    let company: Phrase | null = null;
    if (rest.length === 1 && title) {
      const only = title;
      const asTitle = titleScore(only.text);
      const asCompany = companyScore(only.text);
      if (asTitle < 0.5 && (asCompany > 0 || titleFirst < 0 || (asTitle === 0 && jobs.length === 0 && titleFirst === 0))) {
        company = only;
        title = null;
      }
    } else if (rest.length > 1 && title) {
      const chosen = title;
      const others = rated.filter((one) => one.phrase !== chosen);
      const near = (one: { phrase: Phrase; order: number }) => {
        const strangeness = titleScore(one.phrase.text);
        return (
          companyScore(one.phrase.text) * 0.7 -
          strangeness * 0.7 -
          one.order * 0.3 -
          (one.phrase.text.length > 70 ? 0.5 : 0) +
          (/^[\p{Lu}\d"'“]/u.test(one.phrase.text) ? 0.2 : -0.6)
        );
      };
      company = others.sort((a, b) => near(b) - near(a))[0]?.phrase ?? null;
      if (company && /^[\p{Ll}]/u.test(company.text) && companyScore(company.text) === 0 && company.text.split(" ").length > 4)
        company = null;
    }
    // "Company, Town" without another phrase for the company: the unknown half is the company.
    const pair = title && !company && places[0] ? /^(.+), (.+)$/u.exec(places[0].text) : null;
    if (pair?.[1] && pair[2] && places[0] && placeScore(pair[1]) === 0 && isCity(pair[2])) {
      company = part(places[0], 0, pair[1].length);
      places[0] = part(places[0], places[0].text.length - pair[2].length, places[0].text.length);
    }
    const previous = jobs.at(-1);
    const inherited = title && !company && previous?.company && !entry.first.gap ? previous.company : null;
    jobs.push({
      title: title ? read(title, titleScore(title.text) >= 0.7 ? 0.92 : 0.7) : null,
      company: company
        ? read(company, title && titleScore(title.text) >= 0.7 ? 0.9 : 0.68)
        : inherited
          ? { ...inherited, confidence: 0.6 }
          : null,
      location: places[0] ? read(places[0], 0.85) : null,
      entry,
    });
  }
  // Where the CV writes "Company, Place", a town that nobody knows is a place too.
  if (jobs.some((job) => job.location)) {
    for (const job of jobs) {
      const town =
        job.location || !job.company ? null : /^(.{3,}), (\p{Lu}[\p{L}'’-]{2,24}(?: \p{Lu}[\p{L}'’-]{2,24})?)$/u.exec(job.company.value);
      if (!town?.[1] || !town[2] || !job.company || /^(inc|ltd|llc|llp|plc|gmbh|corp|limited)/i.test(town[2]) || companyScore(town[2]) > 0)
        continue;
      job.location = { value: town[2], start: job.company.end - town[2].length, end: job.company.end, confidence: 0.7 };
      job.company = { ...job.company, value: town[1], end: job.company.start + town[1].length };
    }
  }
  return jobs.filter((job) => job.title || job.company);
}

function isPlace(phrase: Phrase): boolean {
  return placeScore(phrase.text) >= 2 && companyScore(phrase.text) < 0.8 && titleScore(phrase.text) < 0.7;
}

const mayBePlace = (phrase: Phrase) =>
  placeScore(phrase.text) === 0.5 &&
  companyScore(phrase.text) === 0 &&
  titleScore(phrase.text) === 0 &&
  (phrase.row > 0 || phrase.column > 0);

/** Degree and school of each study. */
export function assignStudies(entries: Entry[]): Study[] {
  return entries
    .map((entry): Study => {
      const all = entry.phrases
        .flatMap(splitStudy)
        .filter(
          (phrase) =>
            !/^(gpa|cgpa|grade|cijfer|thesis|scriptie|diploma behaald|behaald|major|minor|score|percentage|honou?rs|advisor|adviser)\b/i.test(
              phrase.text,
            ) && phrase.text.length <= 180,
        );
      const schools = all.filter((phrase) => isSchool(phrase.text));
      const degrees = all.filter((phrase) => isDegree(phrase.text) && (!isSchool(phrase.text) || schools.length > 1));
      let school = schools.find((phrase) => !degrees.includes(phrase)) ?? schools[0] ?? null;
      let degree = degrees.find((phrase) => phrase !== school) ?? null;
      const others = all.filter((phrase) => phrase !== school && phrase !== degree && placeScore(phrase.text) < 2);
      const plain = others.find(
        (phrase) =>
          /^\p{Lu}/u.test(phrase.text) && phrase.text.length < 100 && !(phrase.row === 0 && entry.first.bullet && all.length === 1),
      );
      if (!degree) degree = plain ?? null;
      else if (!school) school = plain ?? null;
      if (!degree && school) {
        const cut = school.text.indexOf(", ");
        const [left, right] = [school.text.slice(0, cut), school.text.slice(cut + 2)];
        if (cut > 0 && !isSchool(left) && isSchool(right))
          [degree, school] = [part(school, 0, cut), part(school, cut + 2, school.text.length)];
        else if (cut > 0 && isSchool(left) && !isSchool(right) && right.includes(" ") && placeScore(right) === 0)
          [school, degree] = [part(school, 0, cut), part(school, cut + 2, school.text.length)];
      }
      if (school && !degree && schools.length === 0 && isDegree(school.text)) [school, degree] = [null, school];
      if (degree && !school) {
        const tail = /,\s+((?:\p{Lu}\S*\s+){1,5}\p{Lu}\S*)$/u.exec(degree.text);
        if (tail?.[1] && !isDegree(tail[1]) && placeScore(tail[1]) === 0 && tail.index > 5) {
          school = part(degree, degree.text.length - tail[1].length, degree.text.length);
          degree = part(degree, 0, tail.index);
        }
      }
      const field = degree ? fieldOf(degree.text) : undefined;
      const fieldAt = field && degree ? degree.start + degree.text.length - field.length : 0;
      return {
        degree: degree ? read(degree, isDegree(degree.text) ? 0.9 : 0.62) : null,
        institution: school ? read(school, isSchool(school.text) ? 0.92 : 0.62) : null,
        field: field && degree ? { value: field, start: fieldAt, end: fieldAt + field.length, confidence: 0.8 } : null,
        entry,
      };
    })
    .filter((study) => study.degree || study.institution);
}

/** "BSc in Computer Science" → "Computer Science"; "Bachelor of Law" → "Law". */
function fieldOf(degree: string): string | undefined {
  const inside = degree.lastIndexOf(" in ");
  if (inside > 0) return degree.slice(inside + 4).trim() || undefined;
  const of = /\bof (?!science|arts?\b|engineering\b|philosophy|education\b)([^,(]{3,80})$/i.exec(degree)?.[1];
  return of?.trim();
}

/** Every cut weighs both sides anew; no study is written with more. */
const MOST_CUTS = 24;

/** "Degree, School, Place" and the like: a cut at the comma that sets school and degree apart. */
function splitStudy(whole: Phrase): Phrase[] {
  const grade = /\s*[;,(]\s*(?:c?gpa|grade|cijfer|score|gemiddeld|average)\b/i.exec(whole.text);
  const phrase = grade && grade.index > 3 ? part(whole, 0, grade.index) : whole;
  if (placeScore(phrase.text) >= 2 && !isSchool(phrase.text)) return [phrase];
  const cuts = [
    ...phrase.text.matchAll(/,\s+|;\s+|\.\s+(?=\p{Lu})|\s+(?:at|from|aan|bij|van)\s+(?:de\s+|the\s+)?(?=\p{Lu})|\s\((?=\p{Lu})/gu),
  ]
    .slice(0, MOST_CUTS)
    .filter((match) => match[0].includes("(") || !insideBrackets(phrase.text, match.index));
  for (const cut of cuts) {
    const left = part(phrase, 0, cut.index);
    const right = part(phrase, cut.index + cut[0].length, phrase.text.length);
    const apart = /[,;.(]/.test(cut[0])
      ? (isSchool(left.text) !== isSchool(right.text) && (isDegree(left.text) || isDegree(right.text))) || placeScore(right.text) >= 2
      : isDegree(left.text) && !isSchool(left.text) && isSchool(right.text);
    if (apart) return [...splitStudy(left), ...splitStudy({ ...right, column: right.column + 0.1 })];
  }
  // "School, more about it": only the school.
  const first = cuts.find((cut) => /^[,;]/.test(cut[0]));
  if (first && isSchool(phrase.text.slice(0, first.index)) && !isSchool(phrase.text.slice(first.index)) && phrase.text.length > 60) {
    return [part(phrase, 0, first.index), part(phrase, first.index + first[0].length, phrase.text.length)];
  }
  return [phrase];
}
