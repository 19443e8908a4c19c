import type { Language } from "#contract/fields.ts";
import { inEach } from "#contract/text/languages.ts";
import { momentInWords, zoneInWords } from "#contract/text/local-time.ts";
import { button, escapeHtml, page, paragraph } from "#server/core/html.ts";
import type { Letter } from "#server/parts/mail/mail.ts";
import { type CalendarEvent, invitationFile } from "./rules.ts";

/** Who reads: each knows the others by what they may know. */
type Reader = "candidate" | "client" | "recruiter";

const at = (client: string | null) => (client ? ` at ${client}` : "");
const bij = (client: string | null) => (client ? ` bij ${client}` : "");
const round = (n: number, word: string) => (n > 1 ? ` (${word} ${n})` : "");
interface About {
  who: string;
  job: string;
  client: string | null;
  round: number;
}

const words = inEach({
  en: {
    title: {
      candidate: (of: About) => `Interview for ${of.job}${at(of.client)}${round(of.round, "round")}`,
      client: (of: About) => `Interview with ${of.who} for ${of.job}${round(of.round, "round")}`,
      recruiter: (of: About) => `Interview of ${of.who} for ${of.job}${at(of.client)}${round(of.round, "round")}`,
    },
    subject: {
      invited: (title: string) => title,
      moved: (title: string) => `Changed: ${title}`,
      cancelled: (title: string) => `Called off: ${title}`,
    },
    said: {
      invited: "The interview is planned. An invitation for your calendar comes with this e-mail.",
      moved: "Something about the interview has changed. This is how it stands now; your calendar follows by what comes with this e-mail.",
      cancelled: "The interview below does not take place. What comes with this e-mail takes it out of your calendar.",
      withdrawn: "The times that you could choose from have been withdrawn.",
    },
    hello: (name: string | null) => (name ? `Hello ${name},` : "Hello,"),
    when: "When",
    where: "Where",
    online: "Online",
    with: "With",
    change: (sender: string) => `If it doesn't suit you, reply to this e-mail: ${sender} gets it.`,
    ask: (sender: string) => `You can reply to this e-mail: ${sender} gets it.`,
    offer_subject: (of: About) => `Choose a time to meet ${of.who}`,
    offer: (of: About, n: number) =>
      `${n === 1 ? "There is one time" : `There are ${n} times`} at which you can meet ${of.who} for ${of.job}. Choose one on the page, or propose times of your own.`,
    choose: "Choose a time",
    suggested_subject: (name: string, who: string) => `${name} proposes times to meet ${who}`,
    suggested: (name: string, of: About) => `${name}${at(of.client)} proposes these times to meet ${of.who} for ${of.job}:`,
    picked: (name: string) => `${name} chose this time.`,
    open: "Open the interview",
  },
  nl: {
    title: {
      candidate: (of: About) => `Gesprek voor ${of.job}${bij(of.client)}${round(of.round, "ronde")}`,
      client: (of: About) => `Gesprek met ${of.who} voor ${of.job}${round(of.round, "ronde")}`,
      recruiter: (of: About) => `Gesprek van ${of.who} voor ${of.job}${bij(of.client)}${round(of.round, "ronde")}`,
    },
    subject: {
      invited: (title: string) => title,
      moved: (title: string) => `Gewijzigd: ${title}`,
      cancelled: (title: string) => `Gaat niet door: ${title}`,
    },
    said: {
      invited: "Het gesprek is gepland. Bij deze e-mail zit een uitnodiging voor je agenda.",
      moved: "Er is iets aan het gesprek veranderd. Zo staat het nu; je agenda wordt bijgewerkt met wat bij deze e-mail zit.",
      cancelled: "Het gesprek hieronder gaat niet door. Met wat bij deze e-mail zit verdwijnt het uit je agenda.",
      withdrawn: "De momenten waaruit je kon kiezen zijn ingetrokken.",
    },
    hello: (name: string | null) => (name ? `Beste ${name},` : "Goedendag,"),
    when: "Wanneer",
    where: "Waar",
    online: "Online",
    with: "Met",
    change: (sender: string) => `Komt het niet uit? Antwoord dan op deze e-mail: ${sender} krijgt het.`,
    ask: (sender: string) => `Je kunt op deze e-mail antwoorden: ${sender} krijgt het.`,
    offer_subject: (of: About) => `Kies een moment om kennis te maken met ${of.who}`,
    offer: (of: About, n: number) =>
      `${n === 1 ? "Er is één moment" : `Er zijn ${n} momenten`} waarop je kennis kunt maken met ${of.who} voor ${of.job}. Kies er een op de pagina, of stel zelf momenten voor.`,
    choose: "Kies een moment",
    suggested_subject: (name: string, who: string) => `${name} stelt momenten voor om kennis te maken met ${who}`,
    suggested: (name: string, of: About) =>
      `${name}${bij(of.client)} stelt deze momenten voor om kennis te maken met ${of.who} voor ${of.job}:`,
    picked: (name: string) => `${name} koos dit moment.`,
    open: "Open het gesprek",
  },
});

export interface Person {
  reader: Reader;
  name: string | null;
  email: string;
  language: Language;
}
interface Sender {
  name: string;
  email: string;
  phone: string | null;
}

/** What every letter about an interview says, as its reader may know it. */
interface Conversation extends About {
  to: Person;
  agency: string;
  sender: Sender;
  /** The client's page, or the interview in the product. */
  url: string | null;
}
/** One with a time. */
interface Planned extends Conversation {
  event: Pick<CalendarEvent, "uid" | "sequence" | "starts_at" | "minutes" | "location" | "link">;
  time_zone: string;
  with: string[];
}

export const titleFor = (reader: Reader, language: Language, of: About): string => words[language].title[reader](of);

const whenOf = (starts_at: string, minutes: number, time_zone: string, language: Language) =>
  `${momentInWords(starts_at, minutes, time_zone, language)}, ${zoneInWords(time_zone, starts_at, language)}`;

/** Tells somebody of an interview's time, of what changed about it, or that it is off; with the event for their calendar. */
export function plannedLetter(
  kind: "invited" | "moved" | "cancelled",
  of: Planned,
  more: { said?: string | null; picked_by?: string | null } = {},
): Letter {
  const { to, event, sender } = of;
  const say = words[to.language];
  const title = titleFor(to.reader, to.language, of);
  const facts = [
    `${say.when}: ${whenOf(event.starts_at, event.minutes, of.time_zone, to.language)}`,
    ...(event.location ? [`${say.where}: ${event.location}`] : []),
    ...(event.link ? [`${say.online}: ${event.link}`] : []),
    ...(of.with.length > 0 ? [`${say.with}: ${of.with.join(", ")}`] : []),
  ];
  const lines = [
    ...(more.picked_by ? [say.picked(more.picked_by)] : []),
    say.said[kind],
    ...(more.said ? more.said.split(/\n{2,}/) : []),
    [title, ...facts].join("\n"),
    ...(to.reader === "recruiter" ? [] : [kind === "cancelled" ? say.ask(sender.name) : say.change(sender.name)]),
  ];
  const method = kind === "cancelled" ? "CANCEL" : "REQUEST";
  const description = [...facts.slice(1), [sender.name, of.agency, sender.phone].filter(Boolean).join(", ")].join("\n");
  const content = invitationFile(
    method,
    { ...event, summary: title, description },
    { organizer: sender, attendee: { name: to.name ?? to.email, email: to.email } },
  );
  return { ...letterOf(of, say.subject[kind](title), lines, null), calendar: { method, content } };
}

/** Asks a client to choose one of several times. */
export function offerLetter(of: Conversation, slots: readonly string[], minutes: number, time_zone: string): Letter {
  const say = words[of.to.language];
  const times = slots.map((slot) => `• ${whenOf(slot, minutes, time_zone, of.to.language)}`).join("\n");
  return letterOf(of, say.offer_subject(of), [say.offer(of, slots.length), times, say.ask(of.sender.name)], say.choose);
}

/** Tells a client that what it could choose from isn't there any more. */
export function withdrawnLetter(of: Conversation, said: string | null): Letter {
  const say = words[of.to.language];
  const title = titleFor(of.to.reader, of.to.language, of);
  return letterOf(
    of,
    say.subject.cancelled(title),
    [say.said.withdrawn, ...(said ? said.split(/\n{2,}/) : []), say.ask(of.sender.name)],
    null,
  );
}

/** Tells a recruiter which times a client proposes. */
export function suggestedLetter(of: Conversation, name: string, slots: readonly string[], minutes: number, time_zone: string): Letter {
  const say = words[of.to.language];
  const times = slots.map((slot) => `• ${whenOf(slot, minutes, time_zone, of.to.language)}`).join("\n");
  return letterOf(of, say.suggested_subject(name, of.who), [say.suggested(name, of), times], null);
}

/** To candidate and client in the sender's name and with their signature; to colleagues from the product, with the way to the interview. */
function letterOf({ to, sender, agency, url }: Conversation, subject: string, lines: string[], leads: string | null): Letter {
  const say = words[to.language];
  const isInside = to.reader === "recruiter";
  const link = isInside ? say.open : leads;
  const signature = isInside ? [] : [sender.name, agency, sender.phone, sender.email].filter((line) => line !== null);
  const said = isInside ? lines : [say.hello(to.name), ...lines];
  return {
    to: to.email,
    ...(!isInside && { from_name: sender.name, reply_to: sender.email }),
    subject,
    text: `${[...said, ...(url && link ? [`${link}: ${url}`] : []), ...(signature.length > 0 ? [signature.join("\n")] : [])].join("\n\n")}\n`,
    html: page([
      ...said.map(paragraph),
      ...(url && link ? [button(url, link)] : []),
      ...(signature.length > 0 ? [`<p>${signature.map(escapeHtml).join("<br>")}</p>`] : []),
    ]),
  };
}
