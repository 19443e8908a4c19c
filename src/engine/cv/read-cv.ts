import { type Candidate, type CandidateDraft, candidateDraft } from "#contract/candidate/candidate.ts";
import { webAddress } from "#contract/fields.ts";
import { readFacts } from "#engine/facts/ledger.ts";
import { profileNumbers } from "#engine/facts/profile-numbers.ts";
import type { FactSource } from "#engine/facts/reading.ts";
import { clip, DESCRIPTION_LENGTH, EvidenceBook, readShown } from "./evidence.ts";
import { type Broken, brokenAddresses } from "./fields/broken.ts";
import { findEmails, findLinks, findPhones } from "./fields/contact.ts";
import { findHeadline } from "./fields/headline.ts";
import { isGreeting, isMailbox, lettersOf, othersIn, othersNamed } from "./fields/others.ts";
import { findPlace } from "./fields/place.ts";
import { findPractical } from "./fields/practical.ts";
import { readCertifications, readLanguages, readSkills } from "./fields/qualifications.ts";
import { addToldPapers } from "./fields/told-papers.ts";
import { readEducation, readExperience } from "./fields/work.ts";
import { findName, type NameRead } from "./name/name.ts";
import { splitName } from "./name/name-spelling.ts";
import { fold } from "./page/characters.ts";
import type { CvReading, DocumentContent } from "./page/document.ts";
import type { Line } from "./page/lines.ts";
import type { Read } from "./page/passage.ts";
import { greatest } from "./page/rows.ts";
import { type CvText, cvText } from "./page/text.ts";
import { blocksOf, coverOf, type Section, sectionsOf, stretchesOf } from "./sections.ts";

/** Below this a field waits for a person's eye. */
const DOUBTFUL = 0.6;
const UNCHECKED_AT_MOST = 6;

/**
 * Reads a CV: the visible text, and a profile in which every field is valid, stands in the text, and says where.
 * `today` (YYYY-MM-DD) ends jobs that go on. What the text does not say stays absent; gender, birth date, nationality,
 * marital status, BSN and salary are never read.
 */
export function readCv(content: DocumentContent, options: { today: string }): CvReading {
  const cv = cvText(content);
  const book = new EvidenceBook(cv.text, cv.layout);
  const sections = sectionsOf(cv.lines, cv.layout);
  const profile: CandidateDraft = {};
  readContact(cv, sections, profile, book);
  readSummary(cv, sections, profile, book);
  const jobs = readExperience(cv, sections, profile, book, options.today);
  readEducation(sections, profile, book);
  readSkills(cv, sections, jobs, profile, book);
  readLanguages(cv, sections, profile, book);
  readCertifications(cv, sections, profile, book);
  const practical = findPractical(
    cv.text,
    options.today,
    sections.filter((section) => section.kind === "availability").flatMap((section) => blocksOf(section.lines)),
  );
  if (practical.available_from) set(profile, "available_from", practical.available_from, book);
  if (practical.notice_weeks) set(profile, "notice_weeks", practical.notice_weeks, book);
  if (practical.hours_per_week) {
    profile.desired = { hours_per_week: practical.hours_per_week.value };
    book.note("desired.hours_per_week", practical.hours_per_week);
  }
  const unchecked = Object.entries(book.fields)
    .filter(([, evidence]) => evidence.confidence < DOUBTFUL)
    .sort((a, b) => a[1].confidence - b[1].confidence)
    .map(([path]) => path)
    .filter((path) => path.length <= 80)
    .slice(0, UNCHECKED_AT_MOST);
  if (unchecked.length > 0) profile.unchecked_fields = unchecked;
  const { text, layout, formatting, hidden } = cv;
  const valid = validFields(profile, book);
  return { text, layout, formatting, profile: asFactsTell(valid, text, book, options.today), evidence: book.fields, hidden };
}

/** The profile with its years and papers as its facts tell them. */
function asFactsTell(profile: CandidateDraft, text: string, book: EvidenceBook, today: string): CandidateDraft {
  const source = {
    skills: [],
    experience: [],
    education: [],
    certifications: [],
    languages: [],
    ...profile,
    cv_text: text,
    evidence: book.fields,
  };
  // What was read of a profile so far lacks what nobody tells; facts need none of it.
  const ledger = readFacts(source as unknown as FactSource, today);
  addToldPapers(ledger, text, profile, book);
  const { years_experience, skills } = profileNumbers(profile as Partial<Candidate>, ledger);
  return {
    ...profile,
    ...(years_experience !== null && { years_experience }),
    ...(skills.length > 0 && { skills: skills.map(({ years, ...skill }) => (years ? { ...skill, years } : skill)) }),
  };
}

function set<Key extends keyof CandidateDraft>(profile: CandidateDraft, key: Key, read: Read<unknown>, book: EvidenceBook): void {
  profile[key] = read.value as CandidateDraft[Key];
  book.note(key, read);
}

/** Drops what `create` would refuse, field by field, and its evidence with it. */
function validFields(profile: CandidateDraft, book: EvidenceBook): CandidateDraft {
  const valid: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(profile)) {
    const schema = candidateDraft.shape[key as keyof typeof candidateDraft.shape];
    if (value !== undefined && value !== null && schema?.safeParse(value).success) valid[key] = value;
    else book.forget(key);
  }
  return valid as CandidateDraft;
}

function headerOf(sections: Section[]): Line[] {
  return sections.filter((section) => section.kind === "contact").flatMap((section) => section.lines);
}

/** Where a CV is signed, below everything else. */
const footOf = (sections: Section[]): Line[] => sections.flatMap(({ kind, heading, lines }) => (kind === "links" && !heading ? lines : []));

/** Kinds of sections in which an address or a number is an employer's, a school's or a client's. */
const OF_OTHERS: ReadonlySet<Section["kind"]> = new Set(["experience", "education", "projects"]);

function readContact(cv: CvText, sections: Section[], profile: CandidateDraft, book: EvidenceBook): void {
  const others = othersIn(sections);
  const isAmongOthers = coverOf(others);
  const isSaidOfOthers = coverOf(others.filter(({ isSaid }) => isSaid));
  let isSigned = (_offset: number) => false;
  let isOfAnother = (_offset: number) => false;
  const isOthers = (offset: number) => isOfAnother(offset) || (isAmongOthers(offset) && (isSaidOfOthers(offset) || !isSigned(offset)));
  const work = new Set(sections.filter(({ kind, heading }) => OF_OTHERS.has(kind) && heading !== null).flatMap(({ lines }) => lines));
  const isWork = coverOf([...work].map(({ start, end }) => ({ start, end })));
  const isPersons = (line: Line) => !(isOthers(line.start) && isOthers(line.end));
  const isHead = (line: Line) => isPersons(line) && !work.has(line);
  const header = headerOf(sections);
  const top = (header.length > 0 ? header : cv.lines.slice(0, 20)).filter(isHead);
  const blocks = sections.filter((section) => section.kind === "contact" || section.kind === "links").map((section) => section.lines);
  const pageTop = cv.lines.filter(
    (line) => line.page === 1 && cv.layout !== null && line.y < (cv.layout.pages[0]?.height ?? 842) * 0.22 && isHead(line),
  );
  const contactLines = new Set([...blocks.flat(), ...pageTop, ...cv.lines.slice(0, 6)].filter(isHead));
  const ranges = [...contactLines].map(({ start, end }) => ({ start, end }));
  const isInContact = coverOf(ranges);
  const isContact = (offset: number) => isInContact(offset) && !isOthers(offset);
  const broken = brokenAddresses(cv);
  const addresses = findEmails(cv, broken);
  const emails = addresses.filter(({ start }) => start < 0 || !(isOthers(start) || isWork(start)));
  const headerEnd = greatest([0, ...ranges.filter(({ start }) => start < 3000).map(({ end }) => end)]);
  // The name may stand over a column that is read second: on top of the page counts as the head too.
  const nameLines = [...new Set([...pageTop, ...top])].sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
  // Text without pages: the head is also what stands around the address, under whatever heading.
  const first = emails.find(({ start }) => start >= 0 && isContact(start)) ?? emails[0];
  const at = first && first.start >= 0 ? cv.lines.findIndex((line) => line.end >= first.start) : -1;
  const around = at < 0 ? [] : cv.lines.slice(Math.max(0, at - 4), at + 11).filter(isPersons);
  const head = [...new Set([...top, ...around, ...cv.lines.slice(0, top.length >= 2 ? 6 : 12).filter(isPersons)])].sort(
    (a, b) => a.start - b.start,
  );
  // Beside a column of contacts the name may stand further on: there only the address shows that it is one.
  const written = first ? fold(first.value.split("@")[0] ?? "").replace(/[^a-z]/g, "") : "";
  const vouched = new Set(
    cv.layout || written.length < 5
      ? []
      : cv.lines.slice(6, 40).filter((line) => !head.includes(line) && isPersons(line) && isHeld(line, written)),
  );
  head.push(...vouched);
  const nameAmong = (lines: Line[]) =>
    findName(
      cv,
      emails.filter(({ value }) => !isMailbox(value)),
      lines.filter((line) => !work.has(line) || vouched.has(line)),
    );
  const name = nameAmong(cv.layout ? nameLines.filter((line) => line.page === 1) : head) ?? nameAmong(footOf(sections).filter(isPersons));
  if (name) setName(cv, name, profile, book);
  const own = [profile.first_name, profile.last_name].filter((part) => part !== undefined && part !== null).join(" ");
  isSigned = coverOf(signedBy(cv.lines, own));
  isOfAnother = coverOf(
    othersNamed(
      cv.lines.filter(({ start }) => name !== null && start > name.end),
      own,
    ),
  );
  const email = ownEmail(
    addresses.filter(({ start }) => start < 0 || !isOthers(start)),
    own,
    isContact,
    isWork,
  );
  if (email) set(profile, "email", email, book);
  const phones = findPhones(cv, headerEnd).filter(({ start }) => start < 0 || !isOthers(start));
  // A foot of the page may stand among the jobs: there a number is the candidate's beside the candidate's own address.
  const beside = email && email.start >= 0 ? cv.lines.find(({ start, end }) => start <= email.start && email.start < end) : undefined;
  const phone =
    phones.find(({ start }) => start >= 0 && isContact(start)) ??
    phones.find(({ start }) => start < 0 || !isWork(start) || (beside && beside.start <= start && start < beside.end));
  if (phone) set(profile, "phone", phone, book);
  readLinks(cv, isContact, email ? [email, ...emails] : emails, broken, profile, book);
  const nameLine = name ? cv.lines.findIndex((line) => line.start <= name.start && line.end >= name.start) : -1;
  const below = nameLine > 6 ? cv.lines.slice(nameLine + 1, nameLine + 4) : [];
  const { city, country } = findPlace(
    cv.layout ? [...new Set([...nameLines, ...top, ...around])] : [...new Set([...head, ...below])],
    name,
  );
  if (city) set(profile, "city", city, book);
  if (country) set(profile, "country", country, book);
  const headline = findHeadline(nameLines.length > 0 ? nameLines : head, name);
  if (headline) set(profile, "headline", { ...headline, value: clip(headline.value, 200) }, book);
}

/** Lines below the candidate's own name, as at the end of a letter: how they are reached, whatever stands above. */
function signedBy(lines: Line[], name: string): { start: number; end: number }[] {
  const letters = lettersOf(name);
  if (!name.includes(" ")) return [];
  let isBelow = false;
  return lines.filter(({ pieces, gap }) => {
    isBelow = (isBelow && !gap) || pieces.some(({ text }) => text.length < 80 && lettersOf(text) === letters);
    return isBelow;
  });
}

/** Does an address hold every word of a short line? */
function isHeld(line: Line, address: string): boolean {
  if (line.text.length >= 50) return false;
  const parts = fold(line.text)
    .split(/[^a-z]+/)
    .filter((part) => part.length > 2 && !/^(?:van|von|der|den|ter|ten|het)$/.test(part));
  return parts.length > 1 && parts.length < 5 && parts.every((part) => address.includes(part));
}

/** The candidate's own address of those that a CV holds: one that bears the name, or one in the head; never a mailbox of a firm's. */
function ownEmail(
  addresses: Read[],
  name: string,
  isContact: (offset: number) => boolean,
  isWork: (offset: number) => boolean,
): Read | null {
  const parts = name.split(/[\s-]+/).map(lettersOf);
  const family = parts.at(-1) ?? "";
  const isNamed = (text: string) => parts.some((part) => part.length > 2 && lettersOf(text).includes(part));
  const isOwn = ({ value, start }: Read) => {
    const [local = "", host = ""] = value.split("@");
    // "info@dijkhuizen.nl" is a person's where the person is called so.
    if (isMailbox(value)) return start >= 0 && isContact(start) && family.length > 3 && lettersOf(host).includes(family);
    if (isGreeting(value) && (start < 0 || !isContact(start))) return false;
    if (start < 0) return addresses.length === 1 || isNamed(local);
    return isContact(start) || (isWork(start) ? isNamed(local) && lettersOf(local).includes(family) : true);
  };
  const own = addresses.filter(isOwn);
  const inHead = own.filter(({ start }) => start >= 0 && isContact(start));
  const named = (some: Read[]) => some.find(({ value }) => isNamed(value.split("@")[0] ?? ""));
  return named(inHead) ?? inHead[0] ?? named(own) ?? own[0] ?? null;
}

function setName(cv: CvText, name: NameRead, profile: CandidateDraft, book: EvidenceBook): void {
  if (name.fields) {
    const { first, last } = name.fields;
    if (first) set(profile, "first_name", { ...first, value: clip(first.value, 100) }, book);
    set(profile, "last_name", { ...last, value: clip(last.value, 100) }, book);
    return;
  }
  const { first, last } = splitName(name.value);
  const written = cv.text.slice(name.start, name.end);
  const lastAt = last ? fold(written).lastIndexOf(fold(last)) : -1;
  const before = lastAt > 0 ? name.start + written.slice(0, lastAt).trimEnd().length : name.end;
  if (first) set(profile, "first_name", { ...name, value: clip(first, 100), end: before }, book);
  if (last) set(profile, "last_name", { ...name, value: clip(last, 100), start: lastAt > 0 ? name.start + lastAt : name.start }, book);
}

function readLinks(
  cv: CvText,
  isContact: (offset: number) => boolean,
  emails: Read[],
  broken: Broken[],
  profile: CandidateDraft,
  book: EvidenceBook,
): void {
  const links: NonNullable<CandidateDraft["links"]> = {};
  const other: string[] = [];
  for (const link of findLinks(cv, isContact, emails, broken)) {
    if (!webAddress.safeParse(link.value).success) continue;
    const host =
      fold(link.value)
        .replace(/^https?:\/\//, "")
        .replace(/^www\./, "")
        .split("/")[0] ?? "";
    const slot = /(^|\.)linkedin\.com$/.test(host)
      ? "linkedin"
      : /^github\.com$/.test(host)
        ? "github"
        : /linkedin|github|gitlab|twitter|^x\.com|facebook|instagram|stackoverflow|scholar|orcid|medium|youtube|weibo|behance|dribbble/.test(
              host,
            )
          ? null
          : "website";
    if (slot && !links[slot]) {
      links[slot] = link.value;
      book.note(`links.${slot}`, link);
    } else if (other.length < 20) {
      book.note(`links.other.${other.length}`, link);
      other.push(link.value);
    }
  }
  if (other.length > 0) links.other = other;
  if (Object.keys(links).length > 0) profile.links = links;
}

function readSummary(cv: CvText, sections: Section[], profile: CandidateDraft, book: EvidenceBook): void {
  const section = sections.find((one) => one.kind === "summary" && one.lines.some((line) => line.text.split(" ").length > 5));
  let lines = section?.lines ?? [];
  if (lines.length === 0) {
    const header = sections[0]?.lines ?? [];
    const from = header.findIndex(
      (line) => line.text.length > 60 && line.text.split(/\s+/).length > 9 && line.pieces.length === 1 && !/@|https?:/.test(line.text),
    );
    if (from >= 0)
      lines = header.slice(
        from,
        header.findIndex((line, index) => index > from && line.gap) === -1
          ? undefined
          : header.findIndex((line, index) => index > from && line.gap),
      );
  }
  const shown = readShown(cv.text, stretchesOf(lines, cv), section ? 0.9 : 0.7);
  if (shown && shown.value.length > 20) set(profile, "summary", { ...shown, value: clip(shown.value, DESCRIPTION_LENGTH) }, book);
}
