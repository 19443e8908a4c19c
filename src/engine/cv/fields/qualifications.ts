import { type CandidateDraft, certification, skill } from "#contract/candidate/candidate.ts";
import { spokenLanguage } from "#contract/fields.ts";
import { toldOf } from "#engine/facts/standing.ts";
import { passageAt, passagesOf, type Span } from "#engine/matching/passages.ts";
import { canonicalSkill, findSkills, isProperName, onlyMeant, tradeOf } from "#engine/skills/lexicon.ts";
import { clip, type EvidenceBook } from "../evidence.ts";
import { BULLET, fold, HOLE } from "../page/characters.ts";
import type { Line } from "../page/lines.ts";
import type { Read } from "../page/passage.ts";
import type { CvText } from "../page/text.ts";
import { isPrivate } from "../private/private.ts";
import { blocksOf, type Section } from "../sections.ts";
import { findDates } from "./dates.ts";
import { findLanguages } from "./languages.ts";
import { listedSkills } from "./skills-section.ts";
import { type DatedJob, descriptionOf } from "./work.ts";

/** In running text an ordinary word ("serving", "creative") is no claim to a skill; a name, an abbreviation or a phrase is. */
const isNamed = (written: string, name: string) =>
  /\s|\p{L}\p{Lu}|[\d+#.]/u.test(written) ||
  fold(written) === fold(name) ||
  (/^\p{Lu}/u.test(written) &&
    (fold(name).startsWith(fold(written)) || (isProperName(name) && fold(name).split(" ").includes(fold(written)))));

/** Who lists so many says themselves what their skills are; with fewer, the jobs are asked too. */
const LEAST_LISTED = 3;
const MOST_SKILLS = 300;

const inText = ({ start, end }: Span, from: number): Span => ({ start: from + start, end: from + end });

/** Fills `skills`: what is listed, as it is listed, or, where that is next to nothing, what the jobs name besides. */
export function readSkills(cv: CvText, sections: Section[], jobs: DatedJob[], profile: CandidateDraft, book: EvidenceBook): void {
  const listed = sections
    .filter((section) => section.kind === "skills")
    .map((section) => ({ ...section, lines: withoutLicences(section) }))
    .flatMap((section) => listedSkills(section, (name) => canonicalSkill(name) !== null));
  const list: NonNullable<CandidateDraft["skills"]> = [];
  const seen = new Set<string>();
  const add = (read: Read, level: string | null, key: string) => {
    if (seen.has(key) || list.length >= MOST_SKILLS || isPrivate(read.value) || read.value.includes(HOLE)) return;
    seen.add(key);
    const item: (typeof list)[number] = { name: clip(read.value, 80) };
    if (level) item.level = clip(level, 40);
    if (!skill.safeParse(item).success) return;
    book.note(`skills.${list.length}`, read);
    list.push(item);
  };
  for (const one of listed) add(one, one.level, fold(one.value));
  if (list.length < LEAST_LISTED) {
    const keyOf = (name: string) => fold(canonicalSkill(name) ?? name);
    for (const { name } of list) seen.add(keyOf(name));
    for (const one of namedInJobs(cv, jobs)) add(one, null, keyOf(one.value));
  }
  if (list.length > 0) profile.skills = list;
}

/** The skills that titles and descriptions of jobs name, for the candidate. */
function namedInJobs(cv: CvText, jobs: DatedJob[]): Read[] {
  const named = onlyMeant(cv.text, findSkills(cv.text));
  const passages = jobs.flatMap(({ job }) => [...(job.title ? [job.title] : []), ...(descriptionOf(cv, job.entry)?.parts ?? [])]);
  return passages.flatMap((passage) => {
    const text = cv.text.slice(passage.start, passage.end);
    const sentences = passagesOf(text);
    return onlyMeant(text, findSkills(text), named).flatMap((found): Read[] => {
      if (!isNamed(text.slice(found.start, found.end), found.name)) return [];
      const sentence = inText(passageAt(sentences, found.start) ?? found, passage.start);
      const place = inText(found, passage.start);
      const standing = toldOf(cv.text, place, sentence, tradeOf(found.name) === "certificate");
      return standing === "untold" || standing === "denies" || standing === "wants"
        ? []
        : [{ value: found.name, ...place, confidence: 0.8 }];
    });
  });
}

/** Fills `languages`. */
export function readLanguages(cv: CvText, sections: Section[], profile: CandidateDraft, book: EvidenceBook): void {
  const list: NonNullable<CandidateDraft["languages"]> = [];
  const seen = new Set<string>();
  const add = (found: ReturnType<typeof findLanguages>) => {
    for (const one of found) {
      const known = list.findIndex(({ language }) => language === one.value);
      // Elsewhere in the CV somebody may say how well: "mijn Engels is redelijk".
      if (known >= 0 && one.level && !list[known]?.level) {
        list[known] = { language: one.value, level: one.level };
        book.note(`languages.${known}`, { ...one, confidence: Math.min(one.confidence, one.levelConfidence) });
      }
      if (seen.has(one.value) || list.length >= 30) continue;
      const item = { language: one.value, ...(one.level ? { level: one.level } : {}) };
      if (!spokenLanguage.safeParse(item).success) continue;
      seen.add(one.value);
      book.note(`languages.${list.length}`, { ...one, confidence: one.level ? Math.min(one.confidence, one.levelConfidence) : 0.9 });
      list.push(item);
    }
  };
  for (const section of sections.filter((one) => one.kind === "languages")) {
    for (const block of blocksOf(section.lines)) add(findLanguages(cv.text.slice(block.start, block.end), block.start, true));
  }
  const elsewhere =
    list.length === 0 ? ["skills", "contact", "other", "summary", "education", "certifications"] : ["contact", "other", "summary"];
  for (const section of sections.filter((one) => elsewhere.includes(one.kind))) {
    for (const line of section.lines) {
      const labelled = /^\W*(talen|languages|language skills|talenkennis)\s*:?\s/i.test(line.text);
      // In running text the sentence about languages says so itself.
      for (const match of line.text.length < 200 || line.text.length > 3000 ? [] : line.text.matchAll(/[^.!?]+/g))
        if (SAYS_LANGUAGE.test(match[0])) add(findLanguages(match[0], line.start + match.index, false));
      if (line.text.length < 200) add(findLanguages(line.text, line.start, labelled));
    }
  }
  if (list.length > 0) profile.languages = list;
}

/** Words by which a sentence of running text says that it is about the languages somebody speaks: "mijn Engels is goed". */
const SAYS_LANGUAGE =
  /(?<!\p{L})(?:spreek|speak|spoken|talen|languages|moedertaal|moedertalen|mother tongues?|both native|native (?:speaker|in)|(?:mijn|my) \p{Lu}\p{L}+ (?:is|was|\p{L}+))(?!\p{L})/iu;

const LICENCE =
  /(?<![\p{L}])(rijbewijs(?:\s*[:-]?\s*(?:categorie\s*)?(?:AM|B\+?E?|BE|C1?E?|CE|D1?E?|T|A[12]?)(?![\p{L}])(?:\s*(?:,|en|&|\/|\+)\s*(?:AM|BE?|C1?E?|CE|D1?E?|T|A[12]?)(?![\p{L}]))*)?|driv(?:er'?s?|ing) licen[cs]e(?:\s*[:-]?\s*(?:category\s*)?[A-E](?![\p{L}]))?)/iu;

const LICENCE_ALONE = /^\P{L}*(?:rijbewijs|rijbewijzen|driv(?:er'?s?|ing) licen[cs]es?)\s*:?$/iu;
const CLASSES =
  /^\P{L}*(?:categorie |category )?(?:AM|BE?|C1?E?|CE|D1?E?|T|A[12]?)(?:(?:\s*[,&/+]\s*|\s+(?:en |and )?)(?:AM|BE?|C1?E?|CE|D1?E?|T|A[12]?))*$/u;

/** "Rijbewijs" over "B, BE": what is held, and of which classes. */
function licencesIn({ heading, lines }: Section): { over: Line; classes: Line }[] {
  return [...(heading ? [heading] : []), ...lines].flatMap((over, at, all) => {
    const classes = all[at + 1];
    return classes && LICENCE_ALONE.test(over.text) && CLASSES.test(classes.text) ? [{ over, classes }] : [];
  });
}

/** Without the mark of a list, and the colon behind a label. */
const bare = (text: string) => text.replace(/^\P{L}+|[\s:]+$/gu, "");

function withoutLicences(section: Section): Line[] {
  const told = new Set(licencesIn(section).flatMap(({ over, classes }) => [over, classes]));
  return section.lines.filter((line) => !told.has(line));
}

/** "Geen rijbewijs", "wil mijn rijbewijs halen": a licence that is named isn't always had. */
function isHeld({ text }: CvText, line: Line, { 0: { length }, index }: RegExpExecArray): boolean {
  const found = { start: index, end: index + length };
  const sentence = passageAt(passagesOf(line.text), index) ?? found;
  return toldOf(text, inText(found, line.start), inText(sentence, line.start), true) === "has";
}

/** Fills `certifications`, driving licences among them. */
export function readCertifications(cv: CvText, sections: Section[], profile: CandidateDraft, book: EvidenceBook): void {
  const list: NonNullable<CandidateDraft["certifications"]> = [];
  const add = (name: string, start: number, year: number | null, confidence: number, end = start + name.length) => {
    const item = { name: clip(name, 200), ...(year ? { year } : {}) };
    if (
      list.length >= 100 ||
      name.length < 3 ||
      isPrivate(name) ||
      list.some((one) => fold(one.name) === fold(name)) ||
      !certification.safeParse(item).success
    )
      return;
    book.note(`certifications.${list.length}`, { value: name, start, end, confidence });
    list.push(item);
  };
  for (const section of sections.filter((one) => one.kind === "certifications")) {
    for (const line of withoutLicences(section)) {
      if (line.text.length > 160 || /^[\p{Ll}]/u.test(line.text) || /^\P{L}*(beschikbaar|availab|opzegtermijn|notice)/iu.test(line.text))
        continue;
      for (const item of line.text.matchAll(/[^;]+/g)) {
        const dates = findDates(item[0]);
        const year = Number((dates.at(-1)?.to ?? dates.at(-1)?.from)?.slice(0, 4) ?? 0) || null;
        // The longest stretch of the item that is no date.
        const bullet = BULLET.exec(item[0])?.[0].length ?? 0;
        const edges = [bullet, ...dates.flatMap((date) => [date.start, date.end]), item[0].length];
        let name = "";
        for (let at = 0; at < edges.length; at += 2) {
          const stretch =
            item[0]
              .slice(edges[at], edges[at + 1])
              .split(/\s{3}/)
              .find((piece) => /\p{L}{2}/u.test(piece)) ?? "";
          if (stretch.length > name.length) name = stretch;
        }
        name = name
          .replace(/^[\s\p{P}]+/u, "")
          // Until when it is valid, or when it was renewed, is no part of its name.
          .replace(
            /(?<![\s,])[\s,]*\(?(?:geldig|verlopen|behaald|herhaling|valid|expires?|expired|obtained|renewed)(?:\s+(?:t\/m|tot(?: en met)?|until|till|to|in|op|on))?[\s(]*$/iu,
            "",
          )
          .replace(/(?<![\s,;:(–—-])[\s,;:(–—-]+$/u, "");
        // A bracket that a date was cut out of.
        if (name.split("(").length > name.split(")").length) name = name.slice(0, name.lastIndexOf("(")).trimEnd();
        if (/^[^(]*\)$/.test(name)) continue;
        const at = item[0].indexOf(name);
        if (/\p{L}{2}/u.test(name) && at >= 0) add(name, line.start + item.index + at, year, 0.75);
      }
    }
  }
  for (const section of sections) {
    for (const { over, classes } of licencesIn(section))
      add(`${bare(over.text)} ${bare(classes.text)}`, over.start, null, 0.9, classes.end);
    for (const line of withoutLicences(section)) {
      const match = line.text.length < 300 ? LICENCE.exec(line.text) : null;
      if (match && isHeld(cv, line, match)) add(match[0].trim(), line.start + match.index, null, 0.9);
    }
  }
  if (list.length > 0) profile.certifications = list;
}
