import type { Language } from "#contract/fields.ts";
import type { ClientResponse } from "#contract/proposal/proposal.ts";
import { inEach, tagOf } from "#contract/text/languages.ts";
import { button, escapeHtml, page, paragraph } from "#server/core/html.ts";
import type { Letter } from "#server/parts/mail/mail.ts";

const words = inEach({
  en: {
    subject: (who: string, job: string) => `${who} for ${job}`,
    hello: (name: string | null) => (name ? `Hello ${name},` : "Hello,"),
    sent: (agency: string, who: string, job: string) => `${agency} proposes ${who} for ${job}.`,
    read: "Read the proposal",
    read_shortlist: "See the shortlist",
    until: (day: string) => `The page is open until ${day}. You need no account.`,
    password: "The page asks for a password, which you get separately.",
    answered: {
      interview: (name: string, who: string) => `${name} wants to meet ${who}`,
      question: (name: string, who: string) => `${name} has a question about ${who}`,
      not_a_fit: (name: string, who: string) => `${name}: ${who} is not a fit`,
    },
    about: (who: string, job: string, client: string | null) => `About the proposal of ${who} for ${job}${client ? `, ${client}` : ""}.`,
    moments: "These moments suit:",
    reason: "Reason:",
    open: "Open the proposal",
    reasons: {
      experience: "not enough experience",
      skills: "other skills needed",
      availability: "availability doesn't suit",
      pay: "salary or rate doesn't suit",
      location: "place or travel time doesn't suit",
      position_filled: "the position is filled",
      other: "another reason",
    },
  },
  nl: {
    subject: (who: string, job: string) => `${who} voor ${job}`,
    hello: (name: string | null) => (name ? `Beste ${name},` : "Goedendag,"),
    sent: (agency: string, who: string, job: string) => `${agency} stelt ${who} voor als ${job}.`,
    read: "Bekijk het voorstel",
    read_shortlist: "Bekijk de shortlist",
    until: (day: string) => `De pagina is open tot en met ${day}. Je hebt geen account nodig.`,
    password: "De pagina vraagt om een wachtwoord, dat krijg je apart.",
    answered: {
      interview: (name: string, who: string) => `${name} wil kennismaken met ${who}`,
      question: (name: string, who: string) => `${name} heeft een vraag over ${who}`,
      not_a_fit: (name: string, who: string) => `${name}: geen match met ${who}`,
    },
    about: (who: string, job: string, client: string | null) => `Over het voorstel van ${who} voor ${job}${client ? `, ${client}` : ""}.`,
    moments: "Deze momenten komen uit:",
    reason: "Reden:",
    open: "Open het voorstel",
    reasons: {
      experience: "te weinig ervaring",
      skills: "andere vaardigheden nodig",
      availability: "beschikbaarheid past niet",
      pay: "salaris of tarief past niet",
      location: "plaats of reistijd past niet",
      position_filled: "de functie is vervuld",
      other: "een andere reden",
    },
  },
});

/** What a letter to a client says: everything in it is as anonymous as the page. */
export interface Invitation {
  language: Language;
  agency: string;
  who: string;
  job: string;
  message: string | null;
  sender: { name: string; email: string; phone: string | null };
  url: string;
  expires_at: string;
  has_password: boolean;
  /** It brings several candidates: `who` says how many. */
  is_shortlist?: boolean;
}

/** The texts of the letter to a client, for the letter and for the search for what would give the candidate away. */
export function invitationTexts(of: Invitation, name: string | null): { subject: string; paragraphs: string[] } {
  const say = words[of.language];
  const day = new Intl.DateTimeFormat(tagOf[of.language], { dateStyle: "long", timeZone: "Europe/Amsterdam" }).format(
    new Date(of.expires_at),
  );
  return {
    subject: say.subject(of.who, of.job),
    paragraphs: [
      say.hello(name),
      ...(of.message ? of.message.split(/\n{2,}/) : [say.sent(of.agency, of.who, of.job)]),
      `${say.until(day)}${of.has_password ? ` ${say.password}` : ""}`,
    ],
  };
}

/** The letter that brings a client to the page. */
export function invitationLetter(of: Invitation, to: { email: string; name: string | null }): Letter {
  const { subject, paragraphs } = invitationTexts(of, to.name);
  const { sender, agency, url } = of;
  const signature = [sender.name, agency, sender.phone, sender.email].filter((line) => line !== null);
  return {
    to: to.email,
    from_name: sender.name,
    reply_to: sender.email,
    subject,
    text: `${[...paragraphs.slice(0, -1), `${words[of.language][of.is_shortlist ? "read_shortlist" : "read"]}: ${url}`, paragraphs.at(-1), signature.join("\n")].join("\n\n")}\n`,
    html: page([
      ...paragraphs.slice(0, -1).map(paragraph),
      button(url, words[of.language][of.is_shortlist ? "read_shortlist" : "read"]),
      paragraph(paragraphs.at(-1) as string),
      `<p>${signature.map(escapeHtml).join("<br>")}</p>`,
    ]),
  };
}

/** Tells the recruiter what a client answered. */
export function answerLetter(
  to: { email: string; language: Language },
  about: { who: string; job: string; client: string | null; response: ClientResponse; url: string },
): Letter {
  const say = words[to.language];
  const { response } = about;
  const lines = [
    say.about(about.who, about.job, about.client),
    ...(response.comment ? [`“${response.comment}”`] : []),
    ...(response.reason ? [`${say.reason} ${say.reasons[response.reason]}`] : []),
    ...(response.moments.length > 0 ? [`${say.moments} ${response.moments.join("; ")}`] : []),
  ];
  return {
    to: to.email,
    subject: say.answered[response.decision](response.name, about.who),
    text: `${[...lines, `${say.open}: ${about.url}`].join("\n\n")}\n`,
    html: page([...lines.map(paragraph), `<p><a href="${escapeHtml(about.url)}" style="color:#2443a6">${escapeHtml(say.open)}</a></p>`]),
  };
}
