import type { AskedConsent, ConsentAnswer } from "#contract/candidate/consent.ts";
import type { Language } from "#contract/fields.ts";
import { formatDay } from "#contract/proposal/proposal-words.ts";
import { inEach } from "#contract/text/languages.ts";
import { escapeHtml } from "#server/core/html.ts";
import type { Letter } from "#server/parts/mail/mail.ts";

const words = inEach({
  en: {
    subject: (agency: string, job: string | null) =>
      job ? `May ${agency} propose you for ${job}?` : `May ${agency} propose you to clients?`,
    hello: (name: string | null) => (name ? `Hello ${name},` : "Hello,"),
    asks: (who: string, agency: string, job: string | null, client: string | null) =>
      job
        ? `${who} of ${agency} would like to propose you for ${job}, ${client ? `at ${client}` : "at a client who stays unnamed for now"}. That happens only if you agree.`
        : `${who} of ${agency} would like to propose you to clients for work that suits you. That happens only if you agree.`,
    shows: "The page behind this link says what the client would read, and until when. You need no account.",
    button: "Read and answer",
    until: (day: string) => `You can answer until ${day}. With the same link you can take a yes back later.`,
    keep: {
      subject: (agency: string) => `May ${agency} keep your details for longer?`,
      asks: (agency: string, ends: string) =>
        `You agreed that ${agency} keeps your CV and details to find work that suits you. That ends on ${ends}.`,
      shows: (until: string) =>
        `If you agree again, they stay until ${until} at most. If you say no, they are erased within 24 hours. Without an answer they aren't kept beyond the day on which your consent ends.`,
      button: "Answer",
    },
    answered: {
      propose: {
        yes: (who: string) => `${who} agrees to be proposed`,
        no: (who: string) => `${who} doesn't want to be proposed`,
        withdrawn: (who: string) => `${who} took their consent back`,
      },
      keep: {
        yes: (who: string) => `${who} agrees to be kept for longer`,
        no: (who: string) => `${who} doesn't want to be kept for longer`,
        withdrawn: (who: string) => `${who} took their consent back`,
      },
    } satisfies Record<AskedConsent["purpose"], Record<ConsentAnswer, (who: string) => string>>,
    about: (job: string | null) => (job ? `Asked for ${job}.` : "Asked for any job."),
    erased: "They are erased within 24 hours, unless you record another basis for keeping them, such as a contract, before that.",
    closed: (n: number) =>
      n === 1
        ? "One proposal was withdrawn with it; its links are closed."
        : `${n} proposals were withdrawn with it; their links are closed.`,
    open: "Open the candidate",
  },
  nl: {
    subject: (agency: string, job: string | null) =>
      job ? `Mag ${agency} je voorstellen als ${job}?` : `Mag ${agency} je voorstellen bij opdrachtgevers?`,
    hello: (name: string | null) => (name ? `Beste ${name},` : "Goedendag,"),
    asks: (who: string, agency: string, job: string | null, client: string | null) =>
      job
        ? `${who} van ${agency} wil je graag voorstellen als ${job}, ${client ? `bij ${client}` : "bij een opdrachtgever die nu nog niet wordt genoemd"}. Dat gebeurt alleen als jij het goed vindt.`
        : `${who} van ${agency} wil je graag voorstellen bij opdrachtgevers, voor werk dat bij je past. Dat gebeurt alleen als jij het goed vindt.`,
    shows: "Op de pagina achter deze link staat wat de opdrachtgever te lezen krijgt, en tot wanneer. Je hebt geen account nodig.",
    button: "Lees en antwoord",
    until: (day: string) => `Je kunt antwoorden tot en met ${day}. Met dezelfde link kun je een ja later weer intrekken.`,
    keep: {
      subject: (agency: string) => `Mag ${agency} je gegevens langer bewaren?`,
      asks: (agency: string, ends: string) =>
        `Je vond het goed dat ${agency} je cv en je gegevens bewaart om werk te vinden dat bij je past. Dat loopt af op ${ends}.`,
      shows: (until: string) =>
        `Vind je het opnieuw goed, dan blijven ze uiterlijk tot en met ${until}. Zeg je nee, dan worden ze binnen 24 uur gewist. Antwoord je niet, dan worden ze niet langer bewaard dan tot je toestemming afloopt.`,
      button: "Antwoord",
    },
    answered: {
      propose: {
        yes: (who: string) => `${who} vindt het goed om te worden voorgesteld`,
        no: (who: string) => `${who} wil niet worden voorgesteld`,
        withdrawn: (who: string) => `${who} heeft de toestemming ingetrokken`,
      },
      keep: {
        yes: (who: string) => `${who} vindt het goed om langer bewaard te worden`,
        no: (who: string) => `${who} wil niet langer bewaard worden`,
        withdrawn: (who: string) => `${who} heeft de toestemming ingetrokken`,
      },
    } satisfies Record<AskedConsent["purpose"], Record<ConsentAnswer, (who: string) => string>>,
    about: (job: string | null) => (job ? `Gevraagd voor ${job}.` : "Gevraagd voor elke vacature."),
    erased: "De gegevens worden binnen 24 uur gewist, tenzij je er vóór die tijd een andere grondslag bij zet, zoals een overeenkomst.",
    closed: (n: number) =>
      n === 1
        ? "Daarmee is één voorstel ingetrokken; de links zijn gesloten."
        : `Daarmee zijn ${n} voorstellen ingetrokken; de links zijn gesloten.`,
    open: "Open de kandidaat",
  },
});

/** Asks a candidate. */
export function questionLetter(of: {
  to: string;
  language: Language;
  agency: string;
  sender: { name: string; email: string; phone: string | null };
  asked: AskedConsent;
  url: string;
  expires_at: string;
  consent_until: string;
}): Letter {
  const say = words[of.language];
  const { purpose, job_title, client_name, first_name, message } = of.asked;
  const day = formatDay(of.expires_at, of.language);
  const asks = {
    propose: () => [say.asks(of.sender.name, of.agency, job_title, client_name), say.shows],
    keep: () => [say.keep.asks(of.agency, day), say.keep.shows(formatDay(of.consent_until, of.language))],
  };
  const before = [say.hello(first_name), ...(message ? message.split(/\n{2,}/) : []), ...asks[purpose]()];
  const button = purpose === "keep" ? say.keep.button : say.button;
  const until = say.until(day);
  const signature = [of.sender.name, of.agency, of.sender.phone, of.sender.email].filter((line) => line !== null);
  return {
    to: of.to,
    from_name: of.sender.name,
    reply_to: of.sender.email,
    subject: purpose === "keep" ? say.keep.subject(of.agency) : say.subject(of.agency, job_title),
    text: `${[...before, `${button}: ${of.url}`, until, signature.join("\n")].join("\n\n")}\n`,
    html: page([
      ...before.map(paragraph),
      `<p style="margin:24px 0"><a href="${escapeHtml(of.url)}" style="background:#2443a6;color:#fff;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(button)}</a></p>`,
      paragraph(until),
      `<p>${signature.map(escapeHtml).join("<br>")}</p>`,
    ]),
  };
}

/** Tells the recruiter what the candidate answered, and what came of it. */
export function answeredLetter(
  to: { email: string; language: Language },
  about: {
    who: string;
    job: string | null;
    purpose: AskedConsent["purpose"];
    answer: ConsentAnswer;
    words: string | null;
    closed: number;
    isErased: boolean;
    url: string;
  },
): Letter {
  const say = words[to.language];
  const lines = [
    ...(about.purpose === "propose" ? [say.about(about.job)] : []),
    ...(about.words ? [`“${about.words}”`] : []),
    ...(about.closed > 0 ? [say.closed(about.closed)] : []),
    ...(about.isErased ? [say.erased] : []),
  ];
  return {
    to: to.email,
    subject: say.answered[about.purpose][about.answer](about.who),
    text: `${[...lines, `${say.open}: ${about.url}`].join("\n\n")}\n`,
    html: page([...lines.map(paragraph), `<p><a href="${escapeHtml(about.url)}" style="color:#2443a6">${escapeHtml(say.open)}</a></p>`]),
  };
}

const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
const page = (blocks: string[]) => `<div style="font:16px/1.6 sans-serif;color:#1d1c1a;max-width:36em">${blocks.join("")}</div>`;
