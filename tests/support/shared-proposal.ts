import type { ClosedConsent, SharedConsent } from "#contract/candidate/consent.ts";
import type { ClosedShare, SharedProposal, SharedShortlist } from "#contract/proposal/shared-proposal.ts";

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#512347"/><path d="M9 8v15h10" stroke="#fff" stroke-width="4" fill="none"/><path d="M17 8v9h6" stroke="#b48aa9" stroke-width="4" fill="none"/></svg>',
)}`;

export const agency: SharedProposal["agency"] = { name: "Lindekade", logo_url: logo, brand_color: "#512347", footer: null };
export const recruiter: SharedProposal["recruiter"] = {
  name: "Sanne Verhoeven",
  title: null,
  email: "sanne@lindekade.example",
  phone: "06 0000 0117",
  avatar_url: null,
};
const quote = { page: 1, language: "en", source: "cv" } as const;

/** A proposal as an agency sends it, in English. */
export const sharedInEnglish: SharedProposal = {
  agency,
  recruiter,
  language: "en",
  anonymity: "full",
  client_name: "Halderwind Energie",
  contact_name: "Marjan Elzinga",
  job_title: "senior backend engineer",
  display_name: "Noor Akkerman",
  short_name: "Noor",
  title: "Senior backend engineer",
  summary: "Senior backend engineer in Utrecht, with ten years of Python and a platform that handles 2.4 million events a day.",
  facts: {
    available_from: "2027-01-01",
    notice_weeks: 4,
    hours_per_week: 36,
    pay: { min: 590_000, max: 590_000, currency: "EUR", period: "month" },
    location: "Utrecht",
    remote: null,
    languages: [{ language: "nl" }, { language: "en" }],
    email: null,
    phone: null,
    links: [],
  },
  strengths: [
    {
      title: "Builds real-time back ends that stay up",
      text: "Ten years of Python. At Vaartzicht the dispatch platform runs on 14 services that exchange 2.4 million events a day.",
      quotes: [{ ...quote, text: "14 services that exchange 2.4 million events a day over Kafka" }],
    },
    {
      title: "Makes large databases fast",
      text: "Split a 1.8 TB PostgreSQL database into monthly partitions. The slowest report went from 41 to 1.2 seconds.",
      quotes: [
        { ...quote, text: "Split a 1.8 TB PostgreSQL database into monthly partitions; the slowest report went from 41 s to 1.2 s" },
      ],
    },
    {
      title: "Brings colleagues along",
      text: "Coached two junior developers at Vaartzicht, next to the work on the platform.",
      quotes: [{ text: "Told in the intake of 14 November", source: "confirmed", page: null, language: null, by: "Sanne Verhoeven" }],
    },
  ],
  requirements: [
    { text: "5+ years of Python", kind: "must", verdict: "met", note: "Every day since 2016" },
    { text: "PostgreSQL, large data sets", kind: "must", verdict: "met", note: "1.8 TB, split into monthly partitions" },
    { text: "Kafka or RabbitMQ", kind: "must", verdict: "met", note: "2.4 million events a day over Kafka" },
    { text: "Dutch, B2 or better", kind: "must", verdict: "met", note: "Native" },
    { text: "On site in Utrecht, 2 days", kind: "knock_out", verdict: "met", note: "Lives in Utrecht" },
    { text: "Kubernetes", kind: "nice", verdict: "partly", note: "Moved eight services, together with a platform team" },
    { text: "Coaching of juniors", kind: "nice", verdict: "met", note: "Two juniors, told in the intake of 14 November" },
    { text: "Energy or IoT", kind: "nice", verdict: "unknown", note: "Not discussed yet" },
  ],
  letter:
    "Dear Marjan,\n\nYou asked for someone who keeps a platform running while it grows. Noor does that today: the dispatch platform at Vaartzicht moves 2.4 million events a day, and has done so since 2021 with one week of on-call duty in six.\n\nTwo things to know. Noor has moved services to Kubernetes together with a platform team, and has not run clusters alone. And we have not talked about energy yet; Noor is curious about it, and it is a good question for a first meeting.\n\nKind regards,\nSanne Verhoeven",
  experience: [
    { title: "Senior backend engineer", company: "Vaartzicht Logistiek", location: "Utrecht", start: "2021-03", end: null, current: true },
    { title: "Python developer", company: "Meridiaan Data", location: "Amersfoort", start: "2018-06", end: "2021-02", current: false },
    { title: "Junior developer", company: "Bureau Steenhof", location: "Zeist", start: "2016-09", end: "2018-05", current: false },
  ],
  education: [],
  certifications: [],
  edition: 1,
  sent_at: "2026-11-19T09:12:00.000Z",
  changed_at: null,
};

const dutchVerdicts = sharedInEnglish.requirements.map(({ kind, verdict }) => ({ kind, verdict }));
const dutchLines: [string, string][] = [
  ["5 jaar Python of meer", "Elke dag sinds 2016"],
  ["PostgreSQL, grote datasets", "1,8 TB, per maand opgesplitst"],
  ["Kafka of RabbitMQ", "2,4 miljoen berichten per dag"],
  ["Nederlands, B2 of hoger", "Moedertaal"],
  ["2 dagen op locatie in Utrecht", "Woont in Utrecht"],
  ["Kubernetes", "Acht services verhuisd, samen met een platformteam"],
  ["Begeleiding van junioren", "Twee junioren, verteld in de intake van 14 november"],
  ["Energie of IoT", "Nog niet besproken"],
];

/** The same, written in Dutch by an agency that sends a later version. */
export const sharedInDutch: SharedProposal = {
  ...sharedInEnglish,
  language: "nl",
  summary: "Senior backend engineer in Utrecht, met tien jaar Python en een platform dat 2,4 miljoen berichten per dag verwerkt.",
  strengths: [
    {
      title: "Bouwt realtime systemen die blijven draaien",
      text: "Tien jaar Python. Bij Vaartzicht draait het planningsplatform op 14 services, samen goed voor 2,4 miljoen berichten per dag.",
      quotes: [{ ...quote, text: "14 services that exchange 2.4 million events a day over Kafka" }],
    },
    {
      title: "Neemt collega’s mee",
      text: "Begeleidde bij Vaartzicht twee junioren, naast het werk aan het platform.",
      quotes: [{ text: "Verteld in de intake van 14 november", source: "confirmed", page: null, language: null, by: "Sanne Verhoeven" }],
    },
  ],
  requirements: dutchLines.map(([text, note], at) => ({ text, note, ...(dutchVerdicts[at] as (typeof dutchVerdicts)[number]) })),
  letter:
    "Beste Marjan,\n\nJe zocht iemand die een platform draaiend houdt terwijl het groeit.\n\nMet vriendelijke groet,\nSanne Verhoeven",
  education: [
    { degree: "Bachelor", field: "Informatica", institution: "Hogeschool Utrecht", start: "2012-09", end: "2016-07" },
    { degree: null, field: null, institution: "Sint-Bonifatiuscollege", start: null, end: "2012" },
  ],
  certifications: [{ name: "Certified Kubernetes Application Developer", issuer: "Instytut Źródło, Łódź", year: 2024 }],
  edition: 2,
  changed_at: "2026-11-21T08:00:00.000Z",
};

/** A candidate nobody may recognize, an agency without a logo and with a colour that white can't stand on. */
export const sharedBlind: SharedProposal = {
  ...sharedInEnglish,
  agency: {
    name: "Bureau voor Werving, Selectie en Detachering Lindekade-Noord",
    logo_url: null,
    brand_color: "#ffd400",
    footer: "KvK 00000000, Utrecht",
  },
  anonymity: "blind",
  display_name: "Senior backend engineer, region Utrecht",
  short_name: null,
  client_name: null,
  contact_name: null,
  facts: {
    ...sharedInEnglish.facts,
    available_from: "2020-01-01",
    notice_weeks: 0,
    pay: { min: 8500, max: 9550, currency: "EUR", period: "hour" },
    remote: "hybrid",
    languages: [
      { language: "nl", level: "native" },
      { language: "en", level: "C1" },
    ],
    email: "somebody.with.a.long.address@mail.example",
    phone: "+31 6 0000 0118",
    links: ["https://www.code.example/somebody/"],
  },
  letter:
    "## Why\n\nThis person **builds** what *lasts*:\n\n- one [page](https://a.example/x)\n- <b>two</b> ![pixel](https://tracker.example/p.gif)\n\n[no](javascript:alert(1))",
};

export const closedShare = (reason: ClosedShare["reason"]): ClosedShare => ({
  agency,
  recruiter,
  language: "en",
  kind: "proposal",
  reason,
  closed_at: "2026-12-19T09:12:00.000Z",
});

const listed = (shared: SharedProposal, at: number): SharedShortlist["items"][number] => ({
  place: at + 1,
  shared,
  response: null,
  thread: [],
  pdf_url: `/v1/proposals/shared/shortlist/${at + 1}/pdf`,
  docx_url: null,
});

/** Three for one job: in full, by initials, and blind. */
export const sharedList: SharedShortlist = {
  agency,
  recruiter,
  language: "en",
  client_name: "Halderwind Energie",
  contact_name: "Marjan Elzinga",
  job_title: "senior backend engineer",
  title: null,
  intro: "Three engineers who could start in January. All of them know that we talk to you.",
  items: [
    sharedInEnglish,
    {
      ...sharedInEnglish,
      anonymity: "initials" as const,
      display_name: "D. O.",
      short_name: "D. O.",
      summary: null,
      facts: {
        ...sharedInEnglish.facts,
        available_from: "2027-02-01",
        pay: { min: 620_000, max: 620_000, currency: "EUR", period: "month" as const },
      },
      requirements: sharedInEnglish.requirements.slice(0, 6).map((line, at) => ({
        ...line,
        verdict: at === 3 ? ("not_met" as const) : line.verdict,
        note: at === 3 ? "B1, course running" : line.note,
      })),
    },
    { ...sharedBlind, agency, facts: { ...sharedBlind.facts, email: null, phone: null, links: [] } },
  ].map(listed),
  withdrawn: 1,
  sent_at: "2026-11-19T09:12:00.000Z",
};

export const sharedQuestion: SharedConsent = {
  agency,
  recruiter,
  asked: {
    purpose: "propose",
    first_name: "Noor",
    job_title: "Senior backend engineer",
    client_name: "Halderwind Energie",
    anonymity: "no_contact",
    shown: ["available_from", "hours", "salary", "experience", "email"],
    message: "We spoke about this on Thursday.",
    wording: "2026-11-21",
  },
  language: "en",
  expires_at: "2026-12-05T09:12:00.000Z",
  consent_until: "2027-11-21T09:12:00.000Z",
  answer: null,
};

export const closedQuestion: ClosedConsent = {
  agency,
  recruiter,
  language: "en",
  reason: "expired",
  closed_at: "2026-12-05T09:12:00.000Z",
};
