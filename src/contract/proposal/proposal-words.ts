import type { Language, RequirementKind, Verdict } from "#contract/fields.ts";
import { wholeMonths } from "#contract/notice.ts";
import { languageName } from "#contract/text/language-name.ts";
import { inEach, tagOf } from "#contract/text/languages.ts";
import type { DeclineReason, Pay } from "./proposal.ts";
import type { SharedProposal } from "./shared-proposal.ts";

/** What stands on a proposal besides its own texts, alike on the client's page, in the PDF and in the DOCX. */
const en = {
  proposal_for: (client: string | null, job: string) => (client ? `Proposal for ${client}, ${job}` : `Proposal for ${job}`),
  page_title: (agency: string) => `Proposal from ${agency}`,
  why: (name: string | null) => `Why ${name ?? "this candidate"}`,
  requirements: "Against your requirements",
  requirement: "Requirement",
  kind_head: "Weight",
  verdict_head: "Verdict",
  note_head: "Explanation",
  unknown_means: "Unknown means: not in the CV and not discussed. It is not a no.",
  letter: "Letter",
  experience: "Experience",
  skills: "Skills",
  summary: "Profile",
  years: (n: string) => `${n} yr`,
  /** On a CV: what it is, and of when. */
  resume: "CV",
  made_on: (day: string) => `CV of ${day}`,
  education: "Education",
  certifications: "Certificates",
  practical: "Practical facts",
  contact: "Contact",
  recruiter_at: (title: string | null, agency: string) => `${title ?? "Recruiter"} at ${agency}`,
  verdict: { met: "Met", partly: "Partly", not_met: "Not met", unknown: "Unknown" } satisfies Record<Verdict, string>,
  /** Before a number, where a line holds all four. */
  verdict_count: { met: "Met", partly: "Partly", not_met: "Not met", unknown: "Unknown" } satisfies Record<Verdict, string>,
  kind: { must: "Must", nice: "Nice", knock_out: "Knock-out" } satisfies Record<RequirementKind, string>,
  fact: {
    available: "Available",
    notice: "Notice period",
    hours: "Hours",
    salary: "Salary",
    rate: "Rate",
    location: "Lives in",
    remote: "Works",
    languages: "Languages",
    email: "E-mail",
    phone: "Phone",
    links: "Links",
  },
  at_once: "At once",
  no_notice: "None",
  weeks: (n: number) => (n === 1 ? "1 week" : `${n} weeks`),
  months: (n: number) => `${n} months`,
  hours_a_week: (n: string) => `${n} a week`,
  period: { hour: "an hour", day: "a day", week: "a week", month: "a month", year: "a year" } satisfies Record<Pay["period"], string>,
  from_amount: (amount: string) => `from ${amount}`,
  up_to_amount: (amount: string) => `up to ${amount}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  now: "now",
  until: (end: string) => `until ${end}`,
  remote: { onsite: "On site", hybrid: "Partly from home", remote: "Fully remote" },
  native: "native",
  source: {
    cv: (page: number | null) => (page === null ? "From the CV" : `From the CV, page ${page}`),
    profile: "From the profile",
    note: (by: string | null) => (by ? `From a note by ${by}` : "From the recruiter's notes"),
    confirmed: (by: string | null) => (by ? `Confirmed by ${by}` : "Confirmed by the recruiter"),
  },
  original_in: (language: Language) => `Original in ${languageName(language, "en")}`,
  version: (n: number) => `Version ${n}`,
  version_sent: (n: number, date: string) => `Version ${n}, sent ${date}.`,
  closes_on: (date: string) => `This page closes on ${date}.`,
  changed_on: (name: string, date: string) => `${name} changed this on ${date}`,
  made_with: "Made with",
  page_of: (page: number, pages: number) => `Page ${page} of ${pages}`,
  reason: {
    experience: "The experience doesn't fit",
    skills: "Skills are missing",
    availability: "Availability or hours",
    pay: "Salary or rate",
    location: "Location or travel",
    position_filled: "The position is filled",
    other: "Another reason",
  } satisfies Record<DeclineReason, string>,
};

export type ProposalWords = typeof en;

const nl: ProposalWords = {
  proposal_for: (client, job) => (client ? `Voorstel voor ${client}, ${job}` : `Voorstel voor ${job}`),
  page_title: (agency) => `Voorstel van ${agency}`,
  why: (name) => `Waarom ${name ?? "deze kandidaat"}`,
  requirements: "Aansluiting op je eisen",
  requirement: "Eis of wens",
  kind_head: "Gewicht",
  verdict_head: "Oordeel",
  note_head: "Toelichting",
  unknown_means: "Onbekend: staat niet in het cv en is niet besproken. Dat is geen nee.",
  letter: "Brief",
  experience: "Werkervaring",
  skills: "Vaardigheden",
  summary: "Profiel",
  years: (n: string) => `${n} jr`,
  resume: "Cv",
  made_on: (day: string) => `Cv van ${day}`,
  education: "Opleiding",
  certifications: "Certificaten",
  practical: "Praktisch",
  contact: "Contact",
  recruiter_at: (title, agency) => `${title ?? "Recruiter"} bij ${agency}`,
  verdict: { met: "Voldoet", partly: "Deels", not_met: "Voldoet niet", unknown: "Onbekend" },
  verdict_count: { met: "Voldoet", partly: "Deels", not_met: "Niet", unknown: "Onbekend" },
  kind: { must: "Eis", nice: "Wens", knock_out: "Knock-out" },
  fact: {
    available: "Beschikbaar",
    notice: "Opzegtermijn",
    hours: "Uren",
    salary: "Salaris",
    rate: "Tarief",
    location: "Woont in",
    remote: "Werkt",
    languages: "Talen",
    email: "E-mail",
    phone: "Telefoon",
    links: "Links",
  },
  at_once: "Per direct",
  no_notice: "Geen",
  weeks: (n) => (n === 1 ? "1 week" : `${n} weken`),
  months: (n) => `${n} maanden`,
  hours_a_week: (n) => `${n} per week`,
  period: { hour: "per uur", day: "per dag", week: "per week", month: "per maand", year: "per jaar" },
  from_amount: (amount) => `vanaf ${amount}`,
  up_to_amount: (amount) => `tot ${amount}`,
  between: (from, to) => `${from} tot ${to}`,
  now: "nu",
  until: (end) => `tot ${end}`,
  remote: { onsite: "Op locatie", hybrid: "Deels thuis", remote: "Volledig op afstand" },
  native: "moedertaal",
  source: {
    cv: (page) => (page === null ? "Uit het cv" : `Uit het cv, pagina ${page}`),
    profile: "Uit het profiel",
    note: (by) => (by ? `Uit een notitie van ${by}` : "Uit de notities van de recruiter"),
    confirmed: (by) => (by ? `Bevestigd door ${by}` : "Bevestigd door de recruiter"),
  },
  original_in: (language) => `Origineel in het ${languageName(language, "nl")}`,
  version: (n) => `Versie ${n}`,
  version_sent: (n, date) => `Versie ${n}, verstuurd op ${date}.`,
  closes_on: (date) => `Deze pagina sluit op ${date}.`,
  changed_on: (name, date) => `${name} heeft dit op ${date} aangepast`,
  made_with: "Gemaakt met",
  page_of: (page, pages) => `Pagina ${page} van ${pages}`,
  reason: {
    experience: "De ervaring past niet",
    skills: "Er missen vaardigheden",
    availability: "Beschikbaarheid of uren",
    pay: "Salaris of tarief",
    location: "Locatie of reistijd",
    position_filled: "De functie is vervuld",
    other: "Een andere reden",
  },
};

export const proposalWords = inEach<ProposalWords>({ en, nl });

/** Dates of moments are those of the Netherlands, so that page, PDF and letter name the same day wherever they are made or read. */
const ZONE = "Europe/Amsterdam";

/** "19 November 2026", from a date (`YYYY-MM-DD`) or a time. */
export function formatDay(value: string, language: Language, parts: { year?: boolean } = {}): string {
  const { year = true } = parts;
  return new Intl.DateTimeFormat(tagOf[language], {
    day: "numeric",
    month: "long",
    ...(year && { year: "numeric" }),
    timeZone: value.length === 10 ? "UTC" : ZONE,
  }).format(new Date(value));
}

/** `YYYY` or `YYYY-MM` → "2021" or "Mar 2021". */
function formatMonth(value: string, language: Language): string {
  if (value.length === 4) return value;
  return new Intl.DateTimeFormat(tagOf[language], { month: "short", year: "numeric", timeZone: "UTC" })
    .format(new Date(`${value}-01`))
    .replaceAll(".", "")
    .replace("Sept", "Sep");
}

/** "Mar 2021 to now", or the end that is known; empty where none is. */
export function formatPeriod(
  { start, end, current = false }: { start: string | null; end: string | null; current?: boolean },
  language: Language,
): string {
  const words = proposalWords[language];
  const from = start && formatMonth(start, language);
  const to = current ? words.now : end && formatMonth(end, language);
  if (from && to) return from === to ? from : words.between(from, to);
  return from || (to ? words.until(to) : "");
}

/** Integer cents → "€5,900" or "€ 5.900"; cents only where there are any. */
export function formatMoney(cents: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(tagOf[language], {
    style: "currency",
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  })
    .format(cents / 100)
    .replace(/\s/g, "\u00a0");
}

/** "€5,900 a month", "€85 to €95 an hour"; null where no amount is known. */
export function formatPay(pay: Pay, language: Language): string | null {
  const words = proposalWords[language];
  const [min, max] = [pay.min, pay.max].map((cents) =>
    cents === null || cents === undefined ? null : formatMoney(cents, pay.currency, language),
  );
  const amount = min && max ? (min === max ? min : words.between(min, max)) : min ? words.from_amount(min) : max && words.up_to_amount(max);
  return amount ? `${amount} ${words.period[pay.period]}` : null;
}

type FactName = keyof ProposalWords["fact"];
export interface Fact {
  name: FactName;
  label: string;
  value: string;
  /** Where the value leads to. */
  href?: string;
}

function noticeText(weeks: number, words: ProposalWords): string {
  const months = wholeMonths(weeks);
  return months ? words.months(months) : words.weeks(weeks);
}

/** The facts that are known, in the order in which a client asks for them. `today` (`YYYY-MM-DD`) tells whether a date has come. */
export function factsOf(facts: SharedProposal["facts"], language: Language, today: string): Fact[] {
  const words = proposalWords[language];
  const lines: Fact[] = [];
  const add = (name: FactName, value: string | null, href?: string) => {
    if (value) lines.push({ name, label: words.fact[name], value, ...(href && { href }) });
  };
  const { available_from, notice_weeks, hours_per_week, pay } = facts;
  add("available", available_from && (available_from <= today ? words.at_once : formatDay(available_from, language)));
  add("notice", notice_weeks === null ? null : notice_weeks === 0 ? words.no_notice : noticeText(notice_weeks, words));
  add("hours", hours_per_week === null ? null : words.hours_a_week(new Intl.NumberFormat(tagOf[language]).format(hours_per_week)));
  add(pay?.period === "hour" || pay?.period === "day" ? "rate" : "salary", pay && formatPay(pay, language));
  add("location", facts.location);
  add("remote", facts.remote && words.remote[facts.remote]);
  add("languages", facts.languages.map((spoken) => spokenText(spoken, language)).join(", "));
  add("email", facts.email, `mailto:${facts.email}`);
  add("phone", facts.phone, telephoneLink(facts.phone));
  for (const link of facts.links) add("links", link.replace(/^https?:\/\/(www\.)?|\/$/g, ""), link);
  return lines;
}

function spokenText(spoken: SharedProposal["facts"]["languages"][number], language: Language): string {
  const name = languageName(spoken.language, language);
  if (!spoken.level) return name;
  return `${name}\u00a0(${spoken.level === "native" ? proposalWords[language].native : spoken.level})`;
}

/** `tel:` with digits alone, as telephones want it; the nought of "+31 (0)6" is only for those who call from inside the country. */
export const telephoneLink = (phone: string | null): string => `tel:${(phone ?? "").trim().replace(/\(0\)|(?!^\+)\D/g, "")}`;

/** "From the CV, page 1 · Original in English", the second half where the quote's language isn't the reader's. */
export function sourceOf(quote: SharedProposal["strengths"][number]["quotes"][number], language: Language): string {
  const words = proposalWords[language];
  const by = quote.by ?? null;
  const source =
    quote.source === "cv"
      ? words.source.cv(quote.page)
      : quote.source === "profile"
        ? words.source.profile
        : quote.source === "note"
          ? words.source.note(by)
          : words.source.confirmed(by);
  return quote.language && quote.language !== language ? `${source} · ${words.original_in(quote.language)}` : source;
}

/** What a person confirmed are their own words; everything else is quoted. */
export const quotedText = (quote: SharedProposal["strengths"][number]["quotes"][number]): string =>
  quote.source === "confirmed" ? quote.text : `“${quote.text}”`;

export function countVerdicts(requirements: readonly { verdict: Verdict }[]): Record<Verdict, number> {
  const counts: Record<Verdict, number> = { met: 0, partly: 0, not_met: 0, unknown: 0 };
  for (const { verdict } of requirements) counts[verdict] += 1;
  return counts;
}

/** A form of address, initials or the beginning of a family name: what follows belongs to it. */
const NO_FIRST_NAME =
  /^(?:(?:mrs?|ms|mx|miss|drs?|prof|professor|ir|ing|sir|madam|herr|frau|dhr|mevr|mw|mevrouw|meneer|de heer|van|von|de|den|der|ter|ten|het|['’]t)\.?\s|(?:\p{Lu}\.\s?)+|\p{Lu}\s)/iu;

/** "Noor Hazelaar" → "Noor", "Hazelaar, Noor" → "Noor", "Mr O'Hara" as it is: how a page speaks of a person whose whole name stands elsewhere. */
export const firstNameOf = (name: string): string => {
  const [whole = "", behind = ""] = name.trim().split(/\s*,\s*/);
  const isTurned = /^(?:\p{Ll}\S*\s)*\S+$/u.test(whole) && /^\p{Lu}\p{Ll}/u.test(behind);
  const called = isTurned ? behind : whole;
  return NO_FIRST_NAME.test(called) ? called : (called.split(/\s+/)[0] ?? called);
};

/** "Bachelor of Engineering, Software": the field stays out where the degree names it already. */
export const studyText = (degree: string | null, field: string | null): string =>
  [degree, degree && field && degree.toLowerCase().includes(field.toLowerCase()) ? null : field].filter(Boolean).join(", ");
