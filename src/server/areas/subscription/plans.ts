import type { PriceList } from "#server/core/price-list.ts";

/**
 * What is sold, from the smallest plan to the largest: amounts in cents for one seat, excluding VAT; null is unlimited.
 * A JSON of this shape replaces it (`PLANS_FILE`). Ids stay as they are: orders and addresses name plans by them.
 */
export const plans: PriceList = {
  plans: [
    {
      id: "01935b6a-0000-7000-8000-0000000000f1",
      key: "free",
      name: "Free",
      kind: "individual",
      description: { en: "To try it on real work", nl: "Om het op echt werk te proberen" },
      prices: [],
      seats: { min: 1, max: 1 },
      limits: {
        candidates: 50,
        active_jobs: 3,
        proposals_per_month: 5,
        chat_messages_per_month: 50,
        recipients_per_day: 20,
        notices_per_day: 100,
        model_calls_per_day: 200,
        model_tokens_per_day: 1_000_000,
        storage_mb: 1000,
      },
    },
    {
      id: "01935b6a-0000-7000-8000-0000000000f2",
      key: "solo",
      name: "Solo",
      kind: "individual",
      description: { en: "For one recruiter", nl: "Voor één recruiter" },
      prices: [
        { interval: "month", amount: 39_00, currency: "EUR" },
        { interval: "year", amount: 390_00, currency: "EUR" },
      ],
      seats: { min: 1, max: 1 },
      limits: {
        candidates: 5000,
        active_jobs: 50,
        proposals_per_month: null,
        chat_messages_per_month: 1000,
        recipients_per_day: 200,
        notices_per_day: 1000,
        model_calls_per_day: 2000,
        model_tokens_per_day: 10_000_000,
        storage_mb: 50_000,
      },
    },
    {
      id: "01935b6a-0000-7000-8000-0000000000f3",
      key: "team",
      name: "Team",
      kind: "team",
      description: { en: "One shared workspace", nl: "Eén gedeelde werkruimte" },
      prices: [
        { interval: "month", amount: 59_00, currency: "EUR" },
        { interval: "year", amount: 590_00, currency: "EUR" },
      ],
      seats: { min: 2, max: null },
      limits: {
        candidates: null,
        active_jobs: null,
        proposals_per_month: null,
        chat_messages_per_month: null,
        recipients_per_day: 1000,
        notices_per_day: 5000,
        model_calls_per_day: 10_000,
        model_tokens_per_day: 50_000_000,
        storage_mb: 500_000,
      },
    },
  ],
};

/** The lines of the comparison below limits and seats, unless the price list has its own. */
export const features: NonNullable<PriceList["features"]> = [
  {
    key: "proof",
    label: { en: "Profiles with proof from the CV", nl: "Profielen met bewijs uit het cv" },
    plans: ["free", "solo", "team"],
  },
  {
    key: "anonymous_proposals",
    label: { en: "Anonymous proposals with leak check", nl: "Anonieme voorstellen met controle op lekken" },
    plans: ["free", "solo", "team"],
  },
  { key: "languages", label: { en: "English and Dutch", nl: "Engels en Nederlands" }, plans: ["free", "solo", "team"] },
  {
    key: "export",
    label: { en: "Export: Excel, CSV, JSON Resume, Word, PDF", nl: "Exporteren: Excel, CSV, JSON Resume, Word, PDF" },
    plans: ["free", "solo", "team"],
  },
  {
    key: "branding",
    label: { en: "Your own logo and colour on proposals", nl: "Je eigen logo en kleur op voorstellen" },
    plans: ["team"],
  },
  {
    key: "roles",
    label: { en: "Roles, shared views, figures per recruiter", nl: "Rollen, gedeelde weergaven, cijfers per recruiter" },
    plans: ["team"],
  },
];

/** How the comparison names what a plan bounds. */
export const limitLabels = {
  candidates: { en: "Candidates", nl: "Kandidaten" },
  active_jobs: { en: "Active jobs", nl: "Actieve vacatures" },
  proposals_per_month: { en: "Proposals a month", nl: "Voorstellen per maand" },
  chat_messages_per_month: { en: "Chat messages a month", nl: "Chatberichten per maand" },
  recipients_per_day: { en: "People written to a day", nl: "Mensen die je per dag aanschrijft" },
  notices_per_day: { en: "E-mails from Proffer a day", nl: "E-mails van Proffer per dag" },
  model_calls_per_day: { en: "Calls of a language model a day", nl: "Vragen aan een taalmodel per dag" },
  model_tokens_per_day: { en: "Tokens of a language model a day", nl: "Tokens van een taalmodel per dag" },
  storage_mb: { en: "Files and texts, in MB", nl: "Bestanden en teksten, in MB" },
  seats: { en: "Seats", nl: "Plekken" },
} as const;

/** A number of seats that grows: "2 or more". */
export const seatsOrMore = { en: (min: number) => `${min} or more`, nl: (min: number) => `${min} of meer` };
