import type { Anonymity } from "#contract/account/workspace.ts";
import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Evidence } from "#contract/fields.ts";
import type { Job } from "#contract/job/job.ts";
import { nth } from "#contract/nth.ts";
import type { Claim, ProposalParts, ShownFact } from "#contract/proposal/proposal.ts";
import type { SharedPage } from "#contract/proposal/shared-proposal.ts";
import { inLanguage, type Language } from "#contract/text/languages.ts";
import { isDutch } from "#engine/skills/languages.ts";
import { findPlaces } from "#engine/skills/places/places.ts";
import { fold } from "#engine/skills/tokens.ts";
import { infixes } from "./common-words.ts";
import { contactSpans, isAddressed, type Span } from "./contact-spans.ts";
import { findHits, type Hit } from "./find.ts";
import { isGenericWord } from "./name-words.ts";
import { type GeneralWords, generalWords } from "./organisations.ts";
import { lettersOf } from "./readable.ts";
import { type Secrets, secretsOf } from "./secrets.ts";

export interface ToShare {
  parts: ProposalParts;
  claims: Pick<Claim, "part" | "text" | "source">[];
  candidate: Omit<Candidate, "files">;
  job: Job;
  language: Language;
  anonymity: Anonymity;
  agency: SharedPage["agency"];
  recruiter: SharedPage["recruiter"];
  edition: number;
  sent_at: string | null;
  changed_at: string | null;
}

/** Facts that a proposal shows when nobody chose: all but the ways to reach the candidate without the agency. */
const shownUnlessChosen: ShownFact[] = [
  "available_from",
  "notice",
  "hours",
  "salary",
  "location",
  "remote",
  "languages",
  "experience",
  "education",
  "certifications",
];

/** What the client reads: the stored parts with what isn't shown left out, and at its level of anonymity made anonymous in every text. */
export function sharedOf(of: ToShare): SharedPage {
  const { parts, candidate, job, language, anonymity } = of;
  const { information } = parts;
  const shown = new Set(information.shown ?? shownUnlessChosen);
  const show = <T>(fact: ShownFact, value: T | null | undefined): T | null => (shown.has(fact) ? (value ?? null) : null);
  const mayReach = anonymity === "full";
  const isBlind = anonymity === "blind";
  const contact_name = information.contact_name ?? job.client?.contact_name ?? null;
  const hide = hiding(of, contact_name);
  const orNull = (text: string | null | undefined) => (text ? hide.text(text) : null);
  const location = show("location", information.location ?? candidate.city);
  const title = information.title ?? candidate.headline ?? candidate.experience[0]?.title ?? null;
  const links = [candidate.links.linkedin, candidate.links.github, candidate.links.website, ...(candidate.links.other ?? [])];
  return {
    agency: of.agency,
    language,
    anonymity,
    client_name: job.client?.name ?? null,
    contact_name,
    job_title: job.title,
    ...calledAs(of, hide.text(title ?? ""), location && hide.text(location)),
    title: orNull(title),
    summary: orNull(information.summary),
    facts: {
      available_from: show("available_from", information.available_from),
      notice_weeks: show("notice", information.notice_weeks),
      hours_per_week: show("hours", information.hours_per_week),
      pay: show("salary", information.pay),
      location: isBlind ? location && regionOf(hide.text(location)) : orNull(location),
      remote: show("remote", information.remote),
      languages: show("languages", information.languages ?? candidate.languages) ?? [],
      email: mayReach ? show("email", candidate.email) : null,
      phone: mayReach ? show("phone", candidate.phone) : null,
      links: mayReach && shown.has("links") ? links.filter((link): link is string => Boolean(link)).map(withScheme) : [],
    },
    strengths: parts.strengths.map((strength, at) => ({
      title: hide.text(strength.title),
      text: hide.text(strength.text),
      quotes: [...quotesOf(strength.evidence ?? [], hide), ...confirmationsOf(of.claims, at, hide)],
    })),
    requirements: parts.requirements.map(({ text, kind, verdict, note }) => ({ text: hide.text(text), kind, verdict, note: orNull(note) })),
    letter: hide.text(parts.cover_letter),
    experience: (show("experience", candidate.experience) ?? []).map((one) => ({
      title: orNull(one.title),
      company: isBlind ? hide.organisation(one.company) : orNull(one.company),
      // A town beside "a chip company" names the company.
      location: isBlind ? null : orNull(one.location),
      start: one.start ?? null,
      end: one.end ?? null,
      current: one.current ?? false,
    })),
    education: (show("education", candidate.education) ?? []).map((one) => ({
      degree: orNull(one.degree),
      field: orNull(one.field),
      institution: isBlind ? hide.organisation(one.institution) : orNull(one.institution),
      start: one.start ?? null,
      end: one.end ?? null,
    })),
    certifications: (show("certifications", candidate.certifications) ?? []).map((one) => ({
      name: hide.text(one.name),
      issuer: orNull(one.issuer),
      year: one.year ?? null,
    })),
    recruiter: of.recruiter,
    edition: of.edition,
    sent_at: of.sent_at,
    changed_at: of.changed_at,
  };
}

const withScheme = (link: string) => (/^https?:\/\//i.test(link) ? link : `https://${link}`);

/**
 * What the sender's own side is called: phrases that may stand though they hold a part of the candidate's name. A client or an
 * agency that also employed the candidate is left out of them: in the texts it is generalised like any other employer.
 */
export function senderPhrases(of: {
  client_name: string | null;
  contact_name: string | null;
  job_title: string;
  agency: { name: string; footer: string | null };
  recruiter: { name: string; email: string; phone: string | null };
}): string[] {
  const greeting = of.contact_name?.trim().split(/\s+/)[0];
  return [
    of.client_name,
    of.contact_name,
    ...(greeting ? ["Dear", "Beste", "Hello", "Hi", "Hallo", "Hoi"].map((word) => `${word} ${greeting}`) : []),
    of.job_title,
    of.agency.name,
    of.agency.footer,
    of.recruiter.name,
    of.recruiter.email,
    of.recruiter.phone,
  ].filter((text): text is string => Boolean(text));
}

interface Hiding {
  text: (text: string) => string;
  organisation: (name: string | null | undefined) => string | null;
}

export function hiding(of: ToShare, contact_name: string | null): Hiding {
  if (of.anonymity === "full") return { text: (text) => text, organisation: (name) => name ?? null };
  const phrases = senderPhrases({ ...of, client_name: of.job.client?.name ?? null, contact_name, job_title: of.job.title });
  const bare = secretsOf(of.candidate, of.anonymity);
  const employers = new Set(bare.organisations.map(({ name }) => lettersOf(name)));
  const employed = new Set(bare.all.flatMap(({ kind, letters }) => (kind === "organisation" ? [letters] : [])));
  const secrets = secretsOf(
    of.candidate,
    of.anonymity,
    phrases.filter((phrase) => !employers.has(lettersOf(phrase)) && !employed.has(lettersOf(phrase))),
  );
  const words = generalWordsInOrder(of, secrets);
  const senders = [of.recruiter.email, of.recruiter.phone ?? ""].filter(Boolean);
  return {
    text: (text) => hidden(text, secrets, words, of, senders),
    organisation: (name) => {
      const at = secrets.organisations.findIndex((one) => lettersOf(one.name) === lettersOf(name ?? ""));
      return name ? (words[at]?.label ?? hidden(name, secrets, words, of, senders)) : null;
    },
  };
}

/** The words for each organisation, told apart in the order in which the reader meets them. */
function generalWordsInOrder(of: ToShare, secrets: Secrets): GeneralWords[] {
  if (secrets.organisations.length === 0) return [];
  const { parts, language } = of;
  const texts = [
    parts.information.title,
    parts.information.summary,
    ...parts.strengths.flatMap(({ title, text }) => [title, text]),
    parts.cover_letter,
  ];
  const order = new Set<number>();
  for (const text of texts)
    for (const { secret } of findHits(text ?? "", secrets)) if (secret.kind === "organisation") order.add(secret.of);
  for (const at of secrets.organisations.keys()) order.add(at);
  const inOrder = [...order];
  const words = generalWords(
    inOrder.map((at) => nth(secrets.organisations, at)),
    language,
  );
  return secrets.organisations.map((_one, at) => nth(words, inOrder.indexOf(at)));
}

/** "Noor Hazelaar" → how the page calls the candidate, whole and in a sentence. */
function calledAs(of: ToShare, title: string, location: string | null): { display_name: string; short_name: string | null } {
  const { candidate, language, anonymity } = of;
  const whole = [candidate.first_name, candidate.last_name].filter(Boolean).join(" ").trim();
  if (anonymity === "initials" && whole) return { display_name: initialsOf(candidate), short_name: initialsOf(candidate) };
  if (anonymity !== "blind" && whole) return { display_name: whole, short_name: candidate.first_name?.trim().split(/\s+/)[0] ?? whole };
  const what = title.trim() || inLanguage(language, { en: "Candidate", nl: "Kandidaat" });
  const region = location && regionOf(location);
  return { display_name: region ? `${what}, ${inLanguage(language, { en: "region", nl: "regio" })} ${region}` : what, short_name: null };
}

/** "N. H."; a family name's infixes stay out, a double given name keeps its first letter alone. */
function initialsOf({ first_name, last_name }: Pick<Candidate, "first_name" | "last_name">): string {
  const first = (first_name ?? "").trim().slice(0, 1);
  const last = (last_name ?? "").split(/[\s-]+/).find((word) => word !== "" && !infixes.has(fold(word)));
  return [first, last?.slice(0, 1)]
    .filter(Boolean)
    .map((letter) => `${(letter as string).toUpperCase()}.`)
    .join(" ");
}

/** The town of an address or place: "3511 AB Utrecht, Nederland" → "Utrecht". */
function regionOf(location: string): string | null {
  const town = findPlaces(`in ${location}`)[0]?.name;
  const bare = location
    .replace(/\[[^\]]*\]/g, "")
    .replace(/\d.*$/, "")
    .split(",")[0]
    ?.trim();
  return town ?? (bare || null);
}

/** The quotes of a strength, each told once: two facts may rest on the same line. */
function quotesOf(evidence: Evidence[], hide: Hiding): SharedPage["strengths"][number]["quotes"] {
  const told = new Set<string>();
  return evidence.flatMap(({ quote, source, page }) => {
    const same = quote.replace(/\s+/g, " ").trim().toLowerCase();
    if (source === "job" || same === "" || told.has(same)) return [];
    told.add(same);
    const kind = source === "cv" ? ("cv" as const) : source.startsWith("note:") ? ("note" as const) : ("profile" as const);
    const text = hide.text(quote);
    // A line of contact data has nothing left to say.
    if (text.trim() === "") return [];
    return [{ text, source: kind, page: kind === "cv" ? (page ?? null) : null, language: languageOf(quote) }];
  });
}

const confirmationsOf = (claims: ToShare["claims"], strength: number, hide: Hiding) =>
  claims.flatMap(({ part, text, source }) =>
    part === `strength:${strength}` && source.kind === "confirmed"
      ? [{ text: hide.text(text), source: "confirmed" as const, page: null, language: null, by: source.by }]
      : [],
  );

/** The language that a quote is in, where it has words enough to tell. */
function languageOf(quote: string): Language | null {
  if ((quote.match(/\p{L}+/gu)?.length ?? 0) < 4) return null;
  if (isDutch(quote)) return "nl";
  return /\b(?:the|and|of|with|for|to|from|at|over|per|into|by)\b/i.test(quote) ? "en" : null;
}

function hidden(text: string, secrets: Secrets, words: GeneralWords[], of: ToShare, senders: string[]): string {
  if (text.trim() === "") return text;
  const hits = findHits(text, secrets);
  return replaced(text, [
    ...contactSpans(text, hits, of.language, senders),
    ...nameSpans(text, hits, secrets, of),
    ...organisationSpans(text, hits, words, of.language),
  ]);
}

const salutation =
  /(?:(?<![\p{L}])(?:mevrouw|mevr\.?|mw\.?|de heer|meneer|dhr\.?|mrs?\.?|ms\.?|miss|dr\.?|drs\.?|ir\.?|ing\.?|prof\.?)\s+)+$/iu;

/** The candidate's name, whole with initials, infixes and salutation, wherever its parts stand together. */
function nameSpans(text: string, hits: Hit[], secrets: Secrets, of: ToShare): Span[] {
  const isHandle = (hit: Hit) => of.anonymity !== "no_contact" && hit.secret.kind === "handle" && !isAddressed(text, hit);
  const names = hits.filter((hit) => hit.secret.kind === "name" || hit.secret.kind === "initials" || isHandle(hit));
  const spans: Span[] = [];
  const infix = [...secrets.infixes].join("|") || "(?!)";
  const between = new RegExp(`^(?:[ ,\\u00a0\\u00ad\\u200b-]|'|\\p{Lu}\\.|(?<![\\p{L}])(?:${infix})(?![\\p{L}])|\\n(?!\\n))*$`, "iu");
  let at = 0;
  while (at < names.length) {
    const first = nth(names, at);
    let { start, end, isPossessive } = first;
    at += 1;
    while (at < names.length) {
      const next = nth(names, at);
      if (next.start > end && (next.start - end > 24 || isPossessive || !between.test(text.slice(end, next.start)))) break;
      if (next.end >= end) isPossessive = next.isPossessive;
      end = Math.max(end, next.end);
      at += 1;
    }
    // Inside a longer word the whole word goes, and a possessive's s with it.
    while (start > 0 && /[\p{L}\p{N}\p{M}_]/u.test(text.charAt(start - 1))) start -= 1;
    while (end < text.length && /[\p{L}\p{N}\p{M}_]/u.test(text.charAt(end))) end += 1;
    const before = text.slice(Math.max(0, start - 40), start);
    const openers = /(?<![\p{L}\p{N}.])(?:\p{Lu}\.[ ]?)+$/u.exec(before)?.[0] ?? "";
    start -= openers.length;
    start -= salutation.exec(text.slice(Math.max(0, start - 40), start))?.[0].length ?? 0;
    const tail = new RegExp(`^(?:\\s+(?:${infix}))*\\s+\\p{Lu}\\.(?![\\p{L}])`, "u").exec(text.slice(end, end + 20))?.[0];
    if (tail && !isPossessive && of.candidate.last_name && new RegExp(`${familyInitial(of.candidate)}\\.$`, "iu").test(tail))
      end += tail.length;
    spans.push({ start, end, with: inPlaceOfName(of, isPossessive, isSentenceStart(text, start)) });
  }
  return spans;
}

const familyInitial = (candidate: ToShare["candidate"]) =>
  initialsOf({ first_name: null, last_name: candidate.last_name }).charAt(0) || "(?!)";

function inPlaceOfName(of: ToShare, isPossessive: boolean, isStart: boolean): string {
  if (of.anonymity === "initials") return `${initialsOf(of.candidate)}${isPossessive ? "'s" : ""}`;
  // "Diens" is Dutch for "his or her": "Noors platform" has no article to keep.
  const words = inLanguage(of.language, { en: `the candidate${isPossessive ? "'s" : ""}`, nl: isPossessive ? "diens" : "de kandidaat" });
  return isStart ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

const isSentenceStart = (text: string, at: number) =>
  /(?:^|[.!?•]\s|\n)[\s"“‘(*_>#-]*$/u.test(text.slice(Math.max(0, at - 12), at)) &&
  (at > 11 || !/[\p{L},]/u.test(text.slice(0, at).replace(/^.*[.!?•\n]/su, "")));

const owned =
  /^(?:[ ](platform|project|team|systeem|app|website|webshop|portaal|magazijn|kantoor|vestiging|filiaal|omgeving|organisatie|product|dienst|afdeling)(?![\p{L}])|[ ]((?:\p{Lu}[\p{L}\p{N}&-]*)(?:[ ](?:&[ ])?\p{Lu}[\p{L}\p{N}&-]*){0,3}))/u;
const functionWord =
  /^(?:and|or|as|in|at|on|to|for|with|from|by|of|where|which|who|that|when|while|until|since|before|after|is|was|has|had|en|of|als|in|bij|op|aan|voor|met|van|naar|waar|die|dat|toen|tot|sinds|is|was|heeft|had)$/i;

/** How many characters of the words that follow are of the kind that any firm adds to its name. */
const genericLength = (sum: { length: number; open: boolean }, word: string) =>
  sum.open && isGenericWord(word.trim()) ? { length: sum.length + word.length, open: true } : { ...sum, open: false };

/** Employers and schools in general words, so that the sentence around them stays one. */
function organisationSpans(text: string, hits: Hit[], words: GeneralWords[], language: Language): Span[] {
  const spans: Span[] = [];
  let covered = -1;
  for (const hit of hits) {
    const general = words[hit.secret.of];
    if (hit.secret.kind !== "organisation" || !general || hit.start < covered) continue;
    let { start, end } = hit;
    // What often follows a short name: "ING Bank", "Philips Nederland".
    end +=
      /^(?:[ ]\p{Lu}[\p{L}]+)+/u
        .exec(text.slice(end, end + 60))?.[0]
        .match(/[ ]\p{Lu}[\p{L}]+/gu)
        ?.reduce(genericLength, { length: 0, open: true }).length ?? 0;
    // "B.V. grew": the form's own full stop goes, that of a sentence stays.
    if (/\.\s?\p{L}$/u.test(text.slice(start, end)) && /^\.(?:\s+\p{Ll}|[,;:)])/u.test(text.slice(end, end + 8))) end += 1;
    // A legal form, and the domain of a web address.
    end +=
      /^(?:,?\s?(?:B\.\s?V\.?|N\.\s?V\.?|BV|NV|GmbH|Ltd\.?|Inc\.?|LLC|S\.A\.)(?![\p{L}])|\.(?:com|nl|be|de|io|eu|net|org|ai)(?![\p{L}\p{N}-]))+/u.exec(
        text.slice(end, end + 24),
      )?.[0].length ?? 0;
    const joinedBefore = /(?:(?<![\p{L}\p{N}])(?:ex|oud)-)?([\p{L}\p{N}_]*)$/u.exec(text.slice(Math.max(0, start - 40), start))?.[1] ?? "";
    start -= joinedBefore.length;
    const joined = hit.isPossessive ? "" : (/^-?\p{L}[\p{L}\p{N}-]*/u.exec(text.slice(end, end + 60))?.[0] ?? "");
    const tail = joined.replace(/^-/, "");
    const own = hit.isPossessive ? /^ ?\p{Ll}[\p{L}-]*/u.exec(text.slice(end, end + 40))?.[0].trim() : undefined;
    const following = owned.exec(text.slice(end, end + 80));
    const article = /(?<![\p{L}\p{N}])(the|a|an|de|het|een|this|their|our|dit|deze)\s+$/iu.exec(text.slice(Math.max(0, start - 8), start));
    const isStart = isSentenceStart(text, start - (article?.[0].length ?? 0));
    const capital = (phrase: string) => (isStart ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase);
    const alone = text.trim().length === end - start;
    if (alone) spans.push({ start, end, with: general.label });
    else if (language === "nl") {
      // Dutch has no room for a firm in front of a thing: "het platform van een logistiek bedrijf".
      const thing = tail || own || following?.[1] || following?.[2];
      if (thing) {
        const length = tail ? joined.length : own ? text.slice(end).indexOf(own) + own.length : (following?.[0].length ?? 0);
        spans.push({ start, end: end + length, with: `${thing} van ${general.phrase}` });
        end += length;
      } else spans.push({ start: article ? start - article[0].length : start, end, with: capital(general.phrase) });
    } else if (hit.isPossessive) {
      spans.push(
        article
          ? { start: start - article[0].length, end, with: capital(`${general.phrase}'s`) }
          : { start, end, with: capital(`${general.phrase}'s`) },
      );
    } else if (tail) {
      spans.push({ start, end: end + joined.length, with: article ? `${general.noun} ${tail}` : capital(`${general.phrase}'s ${tail}`) });
      end += joined.length;
    } else if (following?.[2] && !article) spans.push({ start, end, with: capital(`${general.phrase}'s`) });
    else {
      const next = /^ (\p{Ll}+)/u.exec(text.slice(end, end + 24))?.[1];
      const isBefore = article !== null && ((next !== undefined && !functionWord.test(next)) || following?.[2] !== undefined);
      if (isBefore) spans.push({ start, end, with: general.noun });
      else spans.push({ start: article ? start - article[0].length : start, end, with: capital(general.phrase) });
    }
    covered = end;
  }
  return spans;
}

/** The text with its stretches replaced; of those that overlap the first and longest counts. */
function replaced(text: string, spans: Span[]): string {
  spans.sort((one, other) => one.start - other.start || other.end - one.end);
  let result = "";
  let at = 0;
  for (const span of spans) {
    if (span.end <= at) continue;
    if (span.start >= at) result += text.slice(at, span.start) + span.with;
    at = Math.max(at, span.end);
    // "… by Noor." doesn't end in two full stops.
    if (span.with.endsWith(".") && text.charAt(at) === "." && text.charAt(at + 1) !== ".") at += 1;
  }
  return result + text.slice(at);
}
