import type { LimitName } from "#contract/account/plan.ts";
import { inEach } from "#contract/text/languages.ts";
import { type Addressee, letter } from "#server/core/letter.ts";
import type { Letter } from "#server/parts/mail/mail.ts";

interface Use {
  limit: LimitName;
  used: number;
  max: number;
  plan: string;
  /** The plan that holds more, where there is one. */
  larger: string | null;
  workspace_name: string;
}

const words = inEach({
  en: {
    hello: (name: string) => `Hello ${name},`,
    what: {
      candidates: "candidates",
      active_jobs: "active jobs",
      proposals_per_month: "proposals this month",
      chat_messages_per_month: "chat messages this month",
      recipients_per_day: "people written to today",
      notices_per_day: "e-mails from Proffer today",
      model_calls_per_day: "calls of a language model today",
      model_tokens_per_day: "tokens of a language model today",
      storage_mb: "megabytes of files and texts",
    },
    near: (what: string) => `Your plan is nearly full: ${what}`,
    full: (what: string) => `Your plan is full: ${what}`,
    used: ({ workspace_name, used, max, plan }: Use, what: string) =>
      `${workspace_name} uses ${used} of the ${max} ${what} that ${plan} holds.`,
    stays: "Everything can still be read, exported and deleted. Adding more waits for room.",
    month: "Everything can still be read, exported and deleted. Adding more waits for next month.",
    model: "Everything goes on without the model: answers, drafts and readings are the built-in ones until midnight (UTC).",
    notices:
      "What would be mailed to you beyond that comes tomorrow, and stands in Proffer at once. Codes and warnings about safety always come.",
    larger: (plan: string) => `With ${plan} there is more room:`,
    see: "See what is in use:",
  },
  nl: {
    hello: (name: string) => `Hallo ${name},`,
    what: {
      candidates: "kandidaten",
      active_jobs: "actieve vacatures",
      proposals_per_month: "voorstellen deze maand",
      chat_messages_per_month: "chatberichten deze maand",
      recipients_per_day: "mensen die je vandaag schreef",
      notices_per_day: "e-mails van Proffer vandaag",
      model_calls_per_day: "vragen aan een taalmodel vandaag",
      model_tokens_per_day: "tokens van een taalmodel vandaag",
      storage_mb: "megabytes aan bestanden en teksten",
    },
    near: (what: string) => `Je abonnement is bijna vol: ${what}`,
    full: (what: string) => `Je abonnement is vol: ${what}`,
    used: ({ workspace_name, used, max, plan }: Use, what: string) =>
      `${workspace_name} gebruikt ${used} van de ${max} ${what} die in ${plan} passen.`,
    stays: "Lezen, exporteren en verwijderen kan gewoon. Toevoegen kan weer zodra er ruimte is.",
    month: "Lezen, exporteren en verwijderen kan gewoon. Toevoegen kan volgende maand weer.",
    model: "Alles gaat door zonder het model: tot middernacht (UTC) antwoordt, schrijft en leest Proffer zelf.",
    notices:
      "Wat je daarboven gemaild zou worden komt morgen, en staat meteen in Proffer. Codes en waarschuwingen over veiligheid komen altijd.",
    larger: (plan: string) => `Met ${plan} is er meer ruimte:`,
    see: "Bekijk wat je gebruikt:",
  },
});

/** What still goes once a limit is reached. */
function whatFollows(limit: LimitName) {
  if (limit.startsWith("model_")) return "model";
  if (limit === "notices_per_day") return "notices";
  return limit.endsWith("_per_month") ? "month" : "stays";
}

/** Tells the owner that a limit is near, or reached. */
export function limitLetter(to: Addressee, use: Use, app_url: string): Letter {
  const say = words[to.language];
  const what = say.what[use.limit];
  const subject = use.used >= use.max ? say.full(what) : say.near(what);
  const after = say[whatFollows(use.limit)];
  const link = use.larger ? `${app_url}/price` : `${app_url}/dashboard/subscription`;
  return letter(to.email, subject, [
    say.hello(to.name),
    say.used(use, what),
    after,
    use.larger ? say.larger(use.larger) : say.see,
    { link },
  ]);
}
