import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Evidence, Language } from "#contract/fields.ts";
import type { Criterion } from "#contract/job/match.ts";
import { nth } from "#contract/nth.ts";
import type { Strength } from "#contract/proposal/proposal.ts";
import { inLanguage, saidIn } from "#contract/text/languages.ts";
import { isDegree, isSchool } from "#engine/cv/vocabulary.ts";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { educationRank, findEducationLevels } from "#engine/skills/education-level.ts";
import { isDutch } from "#engine/skills/languages.ts";
import { findSkills, skillNameIn, tradeOf } from "#engine/skills/lexicon.ts";
import { fold } from "#engine/skills/tokens.ts";
import { tellsOf } from "#engine/skills/word-weights.ts";
import { type Facts, mayBeTold, withPage } from "../facts.ts";
import { readAt } from "../sources.ts";
import { article, inside, listed, opened } from "../words.ts";
import { dutchPapers } from "../writing/title-pairs.ts";

/** Studies that weren't ended, or whose end nobody tells. */
const unfinished =
  /^(?:compared|recognised|vergelijkbaar|gelijkgesteld|specialisatie|diploma|national youth)(?!\p{L})|(?<!\p{L})(?:niet afgerond|niet voltooid|niet behaald|gestopt|gestart|propedeuse|lopend|loopt|nog bezig|not completed|unfinished|dropped|stopped|ongoing|in progress|expected|verwacht|under way|cursus|workshop)(?!\p{L})/iu;

const bareDegree =
  /^(?:(?:master|bachelor)(?: (?:of|in) (?:science|arts|education|engineering|laws))?|m\.?sc\.?|b\.?sc\.?|m\.?a\.?|b\.?a\.?|[hm]bo(?:[ -]?\d)?|wo|drs\.?|associate degree)$/iu;

interface Study {
  index: number;
  degree: string;
  school: string | null;
  /** The year it ended in; null where it isn't told to be over. */
  done: string | null;
  rank: number;
}

/** Does this year stand beside the degree in the CV's line? Where another one stands nearer, it was that of something else. */
function isYearOf(cv: string, degree: string, year: string): boolean {
  const at = degree ? cv.indexOf(degree) : -1;
  if (at < 0) return true;
  const line = cv.slice(at + degree.length).split("\n")[0] ?? "";
  const near = /^\D{0,40}((?:19|20)\d{2})(?:\s*[-–—/]\s*((?:19|20)\d{2}))?/u.exec(line);
  return !near || near[1] === year || near[2] === year;
}

/** What was studied, as far as it was surely read: the study that was asked first, else the highest. */
function studyOf({ sources, criteria }: Facts): Study | null {
  const { candidate, today } = sources;
  const musts = new Set(sources.job.requirements.filter(({ kind }) => kind !== "nice").flatMap(({ text }) => stemsOf(text)));
  /** Does the degree name what a must names? "Tweedegraads wiskunde" is asked by two words. */
  const isNamedIn = (said: string) => stemsOf(said).filter((one) => tellsOf(one) > 4 && musts.has(one)).length > 1;
  const wanted = criteria.find(({ criterion, verdict }) => criterion === "education" && verdict === "met")?.evidence[0]?.quote ?? "";
  const studies = candidate.education.flatMap(({ degree, institution, end }, index): (Study & { asked: number })[] => {
    const whole = [degree, institution].filter(Boolean).join(", ");
    const pieces = (degree ?? "").split(/,\s*(?![^(]*\))/).map((one) => one.trim());
    const titled = pieces.filter(
      (one) =>
        one !== "" &&
        !isSchoolName(one) &&
        !/^(?:diploma|dipl\.?|geslaagd|passed|certificaat|certificate|cum laude)$|(?<!\p{L})behaald$/iu.test(one),
    );
    // Behind the study stand its town and its school; a bare degree is followed by its field.
    const named = titled.filter(
      (one, at) => at === 0 || findEducationLevels(one).length > 0 || (at === 1 && bareDegree.test(titled[0] ?? "")),
    );
    const said = (named.join(", ") || "")
      .replace(/\s*\([^)]*$/, "")
      .replace(/\s+diploma(?= \(|$)/iu, "")
      .replace(/[,\s]+(?:niv|niveau|level|nr)\.?$/iu, "");
    const at =
      // "Finance, Deccan School of Management": the field before its school is none.
      [
        ...(institution
          ?.replace(/\s*[([].*$/, "")
          .trim()
          .split(/,\s*/) ?? []),
        ...pieces,
      ].find((one) => one && isSchoolName(one) && !/^(?:mbo|hbo|wo|vmbo|havo|vwo)(?!\p{L})/iu.test(one) && one.length < 60) ?? null;
    const levels = findEducationLevels(said);
    // "Niveau 3" alone names no study.
    if (/^(?:mbo |hbo )?(?:niveau|level|niv\.?) ?\d$/iu.test(said)) return [];
    if (
      !said ||
      said.length > 80 ||
      (levels.length === 0 && !isDegree(said) && !isNamedIn(said)) ||
      unfinished.test(whole) ||
      !mayBeTold(whole)
    )
      return [];
    if (/[()]/.test(said.replace(/\([^()]*\)/g, "")) || /^(?:diploma|page)(?!\p{L})/iu.test(said)) return [];
    const done =
      end && end.slice(0, 7) <= today.slice(0, 7) && isYearOf(candidate.cv_text ?? "", degree ?? "", end.slice(0, 4))
        ? end.slice(0, 4)
        : null;
    const rank = Math.max(0, ...levels.map(({ level }) => educationRank(level)));
    const weight = isNamedIn(said) ? 2 : degree && wanted.includes(degree) ? 1 : 0;
    // A school of general education says little of a working life.
    if (/^(?:vmbo|mavo|havo|vwo|meao|lts|mulo|atheneum|gymnasium)(?!\p{L})/iu.test(said)) return [];
    return [{ index, degree: said, school: at, done, rank, asked: weight }];
  });
  return studies.sort((one, other) => other.asked - one.asked || other.rank - one.rank)[0] ?? null;
}

/** The study as a sentence, with where it stands. */
export function educationTold(facts: Facts): { text: string; clause: string | null; evidence: Evidence | null } | null {
  const study = studyOf(facts);
  if (!study) return null;
  const { degree, school, done, index } = study;
  const { language, sources } = facts;
  const Name = opened(facts.name);
  // A sentence that tells something else besides takes it without its subject.
  const clause = done
    ? inLanguage(language, {
        en: `completed ${degreeTold(degree)}${school ? ` at ${school}` : ""} in ${done}`,
        nl: `rondde in ${done}${school ? ` aan ${school}` : ""} ${programme(degree)} af`,
      })
    : null;
  const text = inLanguage(language, {
    en: done
      ? `In ${done}, ${facts.name} completed ${degreeTold(degree)}${school ? ` at ${school}` : ""}.`
      : school
        ? `${Name} studied at ${school}: ${degree}.`
        : `The education: ${degree}.`,
    nl: clause ? `${Name} ${clause}.` : school ? `${Name} studeerde aan ${school}: ${degree}.` : `De opleiding: ${degree}.`,
  });
  return { text, clause, evidence: readAt(sources.candidate, `education.${index}.degree`) ?? null };
}

/** "de hbo-opleiding Rechten", "de mbo 4-opleiding Techniek", "de bachelor SPH", "de opleiding Mondzorgkunde". */
function programme(degree: string): string {
  const level = /^((?:mbo|hbo|wo)(?:[ -]?\d)?)(?![\p{L}\d])(?: (?=\p{L}))?(.*)$/iu.exec(degree);
  const [, name = "", subject = ""] = level ?? [];
  if (level && !/^[\s-]/u.test(subject)) return `${subject ? "de" : "een"} ${name.toLowerCase()}-opleiding${subject ? ` ${subject}` : ""}`;
  return /^(?:bachelor|master) /iu.test(degree) ? `de ${inside(degree)}` : `de opleiding ${degree}`;
}

const schoolWord =
  /\p{L}*(?:college|hogeschool|lyceum|academie|academy|conservatoire|conservatorium|university|universiteit|institute|instituut|school)(?!\p{L})|(?<!\p{L})roc(?!\p{L})/iu;
const isSchoolName = (text: string) =>
  (isSchool(text) || schoolWord.test(text) || /^\p{Lu}\p{Ll}+ (?:MBO|HBO|ROC)(?!\p{L})/u.test(text)) && /^\p{Lu}/u.test(text);

const paper =
  /(?<!\p{L})(?:certific\p{L}*|diploma|bewijs|registrati\p{L}*|vca\p{L}*|vol-vca|bhv|ehbo|haccp|nen|big|brok|gwo|prince2?|scrum|itil|rijbewijs|licen[cs]e|hygi[eë]ne|adr|vog|code 95|iso|stralings\p{L}*|reanimatie|first aid|heftruck|hoogwerker|fenex|aeo)(?!\p{L})/iu;
const noPaper =
  /(?<!\p{L})(?:niet|nog|geen|verlopen|expired|not|yet|ik|I|each year|elk jaar|planned|gepland|verwacht|expected|oud|old|bezig|course|cursus|workshop|webinar|graag|aangevraagd|aanvragen|aan te vragen|aanvraag|vorige|previous|requested|(?:een|\d|one)[- ]?(?:daagse?|dag|day)|twee dagen|two days|applied|application|pending|lopend|in behandeling|in progress|in opleiding|under way|wacht|waiting|awaiting|vervallen|lapsed)(?!\p{L})|[?!]/iu;
/** Where a paper was read. */
const paperAt = (candidate: Candidate, index: number) =>
  readAt(candidate, `certifications.${index}.name`) ?? readAt(candidate, `certifications.${index}`);
/** What the CV says of a paper behind its name: "BIG-registratie, aangevraagd in mei", and nothing of the next one. */
const behind = ({ cv_text }: Candidate, end: number) => (cv_text ?? "").slice(end, end + 60);
function behindPaper(candidate: Candidate, end: number): string {
  const [own = "", next = ""] = (behind(candidate, end).split(/[\n;•|]|\.\s/u)[0] ?? "").split(/,\s/u);
  return noPaper.test(next.split(" ")[0] ?? "") || aboutCourse.test(next) ? `${own} ${next}` : own;
}
/** How long a course lasted: somebody was there, and no paper is told of. */
const aboutCourse = /^(?:een|één|one|a|twee|two|drie|three|\d+)[- ]?(?:daagse?|dag(?:en)?|days?|uur|hours?)(?!\p{L})/iu;

/** So many years a paper of this kind is taken for what it proves. */
const lasting: [RegExp, years: number][] = [
  [/(?<!\p{L})(?:vog|certificate of conduct|omtrent het gedrag|dbs)(?!\p{L})/iu, 1],
  [/(?<!\p{L})(?:bhv|ehbo|first aid|reanimatie|aed|bls)(?!\p{L})/iu, 5],
  [/(?<!\p{L})(?:vca|tcvt|code 95)(?!\p{L})/iu, 10],
];

/** Is a paper over by the CV's own line: of a year long past for its kind, or "valid until" a day that is gone? */
function isOver({ cv_text }: Candidate, name: string, at: Evidence | null, today: string): boolean {
  if (!at) return false;
  const line = `${name} ${(cv_text ?? "").slice(at.end).split("\n")[0]?.slice(0, 90) ?? ""}`.split(/[;•|]/u)[0] ?? "";
  const years = [...line.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].map(([year]) => Number(year));
  const now = Number(today.slice(0, 4));
  const until =
    /(?<!\p{L})(?:geldig tot|tot|t\/m|until|till|valid to|expires|verloopt|bis)(?!\p{L})\D{0,14}(?:\d{1,2}\D\d{1,2}\D)?((?:19|20)\d{2})(?!\d)/iu.exec(
      line,
    )?.[1];
  if (until) return Number(until) < now;
  const last = lasting.find(([kind]) => kind.test(name))?.[1];
  return last !== undefined && years.length > 0 && Math.max(...years) < now - last;
}

/** "a PhD", "an MSc Health Sciences", "an MBO-4 programme"; a programme's own name otherwise. */
const degreeTold = (degree: string) =>
  /^(?:mbo|hbo|vmbo|wo)[ -]?\d?$/iu.test(degree) ? `${/^[mh]/iu.test(degree) ? "an" : "a"} ${degree} programme` : bareOrNamed(degree);
const bareOrNamed = (degree: string) =>
  /^(?:PhD|M\.?Sc|B\.?Sc|M\.?A|B\.?A|B\.?E|M\.?Eng|B\.?Eng|M\.?Des|Bachelor|Master)(?![\p{Ll}])/u.test(degree)
    ? `${article(degree)} ${degree}`
    : `the programme ${degree}`;

/** A certificate or licence as a sentence names it. */
interface HeldPaper {
  words: string;
  /** What it is in the lexicon. */
  skills: string[];
  /** Where the CV has it. */
  evidence: Evidence | null;
  /** How grave the wish is that it answers; null where nobody asks it. */
  answers: Criterion["kind"] | null;
}

const kinds: readonly Criterion["kind"][] = ["knock_out", "must", "nice"];
const graver = (one: Criterion["kind"] | null) => (one === null ? kinds.length : kinds.indexOf(one));

/** Certificates and licences: surely read, still held, those that are asked first. */
export function papersHeld(facts: Facts): HeldPaper[] {
  const { sources, criteria, askedSkills } = facts;
  const met = criteria.filter(({ verdict, override }) => verdict === "met" && !override);
  const skillsIn = (text: string) => findSkills(text).map(({ name }) => name);
  const first = (name: string) => fold(name).split(/[\s-]/)[0];
  /** The gravest wish that a paper answers: "VCA VOL" that for a VCA too. */
  const answeredBy = (skills: readonly string[]): HeldPaper["answers"] => {
    const isIt = (wish: string) => skills.some((one) => one === wish || (tradeOf(wish) === "certificate" && first(one) === first(wish)));
    const asking = sources.job.requirements.filter(({ text }) => skillsIn(text).some(isIt)).map(({ kind }) => kind);
    return kinds.find((kind) => asking.includes(kind)) ?? (askedSkills.some((one) => skills.includes(one)) ? "nice" : null);
  };
  const seen = new Set<string>();
  const listedPapers = sources.candidate.certifications.flatMap(({ name: kept, year }, index): HeldPaper[] => {
    const skills = findSkills(kept);
    // A profile may keep a paper by the lexicon's name: the CV's own is told where it is in this language.
    const at = paperAt(sources.candidate, index);
    const read = at?.quote.replace(/\s+/g, " ").trim();
    const isOwn =
      read &&
      read.length <= 40 &&
      !read.includes(kept) &&
      !kept.toLowerCase().includes(read.toLowerCase()) &&
      isDutch(sources.candidate.cv_text ?? "") === (facts.language === "nl");
    const name = isOwn
      ? read
      : ((facts.language === "nl" ? dutchPapers.get(kept.toLowerCase()) : null) ?? skillNameIn(facts.language, kept));
    const isPaper = paper.test(name) || skills.some((one) => tradeOf(one.name) === "certificate");
    const isBare = (text: string) => /^(?:rijbewijs|(?:driving )?licen[cs]e|certificaat|certificate|diploma)$/iu.test(text.trim());
    // Of a licence without its class nobody knows which it is.
    const bare =
      isBare(name) ||
      (at && isBare(at.quote) && !/^\W*(?:categorie |category )?[A-E]{1,2}(?!\p{L})/u.test(behind(sources.candidate, at.end)));
    if (at && noPaper.test(behindPaper(sources.candidate, at.end))) return [];
    if (isOver(sources.candidate, `${kept} ${name}`, at, sources.today)) return [];
    if (name.length > 60 || !isPaper || bare || noPaper.test(name) || !mayBeTold(name) || /[()]/.test(name.replace(/\([^()]*\)/g, "")))
      return [];
    const key = skills[0]?.name ?? name.toLowerCase();
    if (seen.has(key)) return [];
    seen.add(key);
    return [
      {
        words: `${paperIn(facts, name)}${year && isYearBehind(facts, index, year) && String(year) <= sources.today.slice(0, 4) && !name.includes(String(year)) ? ` (${year})` : ""}`,
        skills: skills.map((one) => one.name),
        evidence: at,
        answers: answeredBy(skills.map((one) => one.name)),
      },
    ];
  });
  // A paper that proves a wish and that the profile doesn't list: told by the wish's own name for it.
  const proved = met.flatMap(({ text, kind, evidence }): HeldPaper[] => {
    const [skill] = skillsIn(text ?? "").filter((one) => tradeOf(one) === "certificate");
    const at = evidence.find(({ source, quote }) => source === "cv" && skillsIn(quote).some((one) => one === skill));
    if (kind === "nice" || !skill || !at || seen.has(skill) || /^(?:rijbewijs|driving)/i.test(skill)) return [];
    const found = findSkills(at.quote).find(({ name }) => name === skill);
    const end = at.start + (found?.end ?? 0);
    const before =
      at.quote
        .slice(0, found?.start ?? 0)
        .split(/[\n;,•|.]/u)
        .at(-1) ?? "";
    const words = facts.say(skill);
    if (!paper.test(words) && !named.test(words)) return [];
    if (noPaper.test(`${before} ${behindPaper(sources.candidate, end)}`) || isOver(sources.candidate, words, { ...at, end }, sources.today))
      return [];
    seen.add(skill);
    return [{ words, skills: [skill], evidence: at, answers: kind }];
  });
  return [...listedPapers, ...proved].sort((one, other) => graver(one.answers) - graver(other.answers)).slice(0, 4);
}

const register = /^(?:krm|big|skj|agb|nip|knmg|nvo|nmc|hcpc)(?!\p{L})/iu;
/** Words that say themselves what kind of paper it is. */
const named =
  /(?:registrati\p{L}*|registration|diploma|bewijs|verklaring|licentie|licen[cs]e|keuring|pas|card|vog|medical|bevoegdheid|ticket|permit)(?: \(\d{4}\))?$/iu;

/** "een KRM-registratie, het certificaat VCA VOL en rijbewijs B", "a BIG registration and the VCA VOL certificate". */
export function papersListed(language: Language, papers: readonly Pick<HeldPaper, "words">[]): string {
  const t = saidIn(language);
  const bare = ({ words }: Pick<HeldPaper, "words">) =>
    words.replace(/[- ]?(?:certificaat|certificate)(?=$| \()|^(?:certificaat|certificate) (?:of (?=\p{Lu}))?/iu, "");
  const isLicence = ({ words }: Pick<HeldPaper, "words">) => /^(?:rijbewijs|driving licen[cs]e)(?!\p{L})/iu.test(words);
  const [licences, others] = [papers.filter(isLicence), papers.filter((one) => !isLicence(one))];
  const own = others.filter((one) => named.test(one.words) || register.test(one.words) || /^\p{L}*register(?!\p{L})/iu.test(one.words));
  const certificates = others.filter((one) => !own.includes(one)).map(bare);
  const ownWords = own.map(({ words }) => {
    const said = words.replace(/[- ](?:registratie|registration)(?=$| \()/iu, t({ en: " registration", nl: "-registratie" }));
    const whole = /registrati/i.test(said) || !register.test(said) ? said : `${said}${t({ en: " registration", nl: "-registratie" })}`;
    const told = inside(whole);
    if (/^\p{L}*register(?!\p{L})/iu.test(said)) return t({ en: `an entry in the ${said}`, nl: `een inschrijving in het ${said}` });
    return `${t({ en: article(told), nl: "een" })} ${told}`;
  });
  const listedCertificates =
    certificates.length === 0
      ? []
      : certificates.length === 1
        ? [t({ en: `the ${certificates[0]} certificate`, nl: `het certificaat ${certificates[0]}` })]
        : [t({ en: `certificates for ${listed("en", certificates)}`, nl: `de certificaten ${listed("nl", certificates)}` })];
  return listed(language, [...ownWords, ...listedCertificates, ...licences.map(({ words }) => words)]);
}

/** "heeft een KRM-registratie en rijbewijs B": without its subject. */
export const papersClause = (language: Language, papers: readonly HeldPaper[]): string =>
  papers.length === 0 ? "" : `${inLanguage(language, { en: "holds", nl: "heeft" })} ${papersListed(language, papers)}`;

/** Stands the year right behind the paper's name, or right before it? In a row of papers the next year may be that of another. */
function isYearBehind({ sources: { candidate } }: Facts, index: number, year: number): boolean {
  const cv = candidate.cv_text ?? "";
  const name = candidate.certifications[index]?.name ?? "";
  const at = paperAt(candidate, index);
  const start = name === "" ? -1 : cv.indexOf(name, at?.start ?? 0);
  if (start < 0 || /^(?:rijbewijs|driving)/i.test(name)) return false;
  const end = start + name.length;
  const behind = cv.slice(end, end + 30).split(/[\n;]|,\s(?=\p{Lu})/u)[0] ?? "";
  const before =
    cv
      .slice(Math.max(0, start - 12), start)
      .split("\n")
      .at(-1) ?? "";
  return (/(?:19|20)\d{2}/.exec(behind)?.[0] ?? /(?:19|20)\d{2}/.exec(before)?.[0]) === String(year);
}

/** "Rijbewijs: B, BE" → "rijbewijs B en BE"; a licence has a name in both languages, papers keep theirs. */
function paperIn({ language, say, sources }: Facts, written: string): string {
  // A register's number is for who looks it up, not for a letter.
  const bare = written.replace(/^[^\p{L}\p{N}]+/u, "");
  const name = bare.replace(/[\s:]*(?:(?:nr|no|nummer|number)\.?\s*)?\d{5,}/giu, "").trim() || bare;
  const licence = /^(?:rijbewijs|driving licen[cs]e)(?: category| categorie)?\s*:?\s*(\S.*)$/iu.exec(name.trim());
  if (!licence) {
    const plain =
      name
        .replace(/\s*\((?:certificaat|certificate|diploma|cert\.?)\)/giu, "")
        .split(/,\s(?=\p{Ll})|:\s/u)[0]
        ?.trim() ?? name.trim();
    const [known] = findSkills(plain);
    // In the other language a paper goes by the name that both know.
    return known &&
      /certificate|licence|registration|\d|^\p{Lu}{2,}/u.test(say(known.name)) &&
      isDutch(sources.candidate.cv_text ?? "") !== (language === "nl") &&
      plain.split(" ").length > 2
      ? say(known.name)
      : plain;
  }
  const classes = nth(licence, 1)
    .split(/\s*[/,+]\s*|\s+(?:en|and)\s+/)
    .filter((one) => /^[A-Z]{1,2}\d?E?$/.test(one));
  if (classes.length === 0) return name.trim();
  return `${inLanguage(language, { en: "driving licence", nl: "rijbewijs" })} ${listed(language, classes)}`;
}

/** Diplomas and certificates: those asked, and at need what there is. */
export function papersStrength(facts: Facts, asked: boolean): Strength | null {
  const { language, sources, criteria } = facts;
  const { candidate } = sources;
  const t = saidIn(language);
  const isStudyAsked = criteria.some(({ criterion, verdict }) => criterion === "education" && verdict === "met");
  const study = asked && !isStudyAsked ? null : educationTold(facts);
  const papers = papersHeld(facts).filter(({ answers }) => answers !== null || !asked);
  const held = papersClause(language, papers);
  const sentences = [study?.text ?? "", held && `${opened(facts.name)} ${held}.`].filter((one) => one !== "");
  const evidence = [study?.evidence, ...papers.map((one) => one.evidence)].filter((one): one is Evidence => Boolean(one));
  if (sentences.length === 0 || evidence.length === 0) return null;
  return {
    title: !study
      ? t({ en: "Certificates and licences", nl: "Certificaten en bewijzen" })
      : papers.length === 0
        ? study.clause
          ? t({ en: "Completed education", nl: "Afgeronde opleiding" })
          : t({ en: "Field of study", nl: "Gevolgde opleiding" })
        : t({ en: "Education and certificates", nl: "Opleiding en papieren" }),
    text: sentences.join(" "),
    evidence: evidence.slice(0, 3).map((one) => withPage(candidate, one)),
  };
}
