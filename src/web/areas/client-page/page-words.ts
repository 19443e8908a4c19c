import type { Language } from "#contract/fields.ts";
import type { Decision } from "#contract/proposal/proposal.ts";
import type { ClosedShare, ShareKind } from "#contract/proposal/shared-proposal.ts";
import { languageName } from "#contract/text/language-name.ts";
import { inEach } from "#contract/text/languages.ts";

/** What the page says beyond the document itself, which `#contract/proposal/proposal-words.ts` holds: answering, and its other states. */
const en = {
  language: "Language",
  download: "Download",
  pdf: "PDF",
  word: "Word",
  as_pdf: "Download as PDF",
  as_word: "Download as Word document",
  shortlist_title: (agency: string) => `Shortlist from ${agency}`,

  think: (name: string | null) => `What do you think of ${name ?? "this candidate"}?`,
  no_account: (recruiter: string) => `${recruiter} gets your answer at once. No account needed.`,
  answer_without_script: (recruiter: string) => `Your browser runs no scripts, which answering here needs. Write to ${recruiter}:`,
  interview: "Invite for an interview",
  question: "Ask a question",
  not_a_fit: "Not a fit",

  form: {
    interview: (name: string | null) => `Invite ${name ?? "the candidate"} for an interview`,
    question: (recruiter: string) => `Your question for ${recruiter}`,
    not_a_fit: "What doesn't fit?",
  },
  your_name: "Your name",
  moments: "Which moments suit you?",
  moments_hint: "At most three, in your own words. May stay empty.",
  moment: (n: number) => `Moment ${n}`,
  moment_example: "Tuesday 2 pm, for example",
  kept: "Kept from before, not sent yet.",
  discard: "Discard",
  your_question: "Question",
  reason: "Reason",
  explanation: "Explanation (optional)",
  send: { interview: "Send the invitation", question: "Send the question", not_a_fit: "Send the answer" } satisfies Record<
    Decision,
    string
  >,
  sending: "Sending",
  back: "Back",
  name_needed: "Fill in your name.",
  question_needed: "Write your question.",
  reason_needed: "Choose a reason, or write one.",

  thanks: (name: string, recruiter: string) => `Thank you, ${name}. ${recruiter} has your answer.`,
  thanks_question: (name: string, recruiter: string) => `Thank you, ${name}. ${recruiter} has your question.`,
  you_invited: (name: string | null) => `You invited ${name ?? "the candidate"} for an interview.`,
  you_asked: "You asked:",
  you_declined: "You answered: not a fit.",
  change: "Change your answer",
  change_until: (date: string) => `Possible until ${date}.`,
  thread: (recruiter: string) => `You and ${recruiter}`,
  write: (recruiter: string) => `Write to ${recruiter}`,
  send_message: "Send",
  message_sent: (recruiter: string) => `${recruiter} has your message.`,
  problem: {
    offline: "Not sent: there is no connection. What you wrote is still here. Try again.",
    too_many: "Not sent: too many answers in a short time. Try again in a moment.",
    refused: "Not sent: something went wrong. What you wrote is still here. Try again.",
  },

  texts_in: (language: Language) => `The texts are in ${languageName(language, "en")}.`,
  what_is_counted: (agency: string) => `${agency} sees how often this page was opened, and nothing else about your visit.`,

  password_title: { proposal: "This proposal has a password", shortlist: "This shortlist has a password" } satisfies Record<
    ShareKind,
    string
  >,
  password_hint: (agency: string) => `You got it from ${agency}.`,
  password_without_script: (agency: string) => `Your browser runs no scripts, which opening it needs. Ask ${agency} for the PDF.`,
  password: "Password",
  open: "Open",
  wrong_password: "That isn't the password. Try again.",
  too_many: (wait: string) => `Too many tries. Try again in ${wait}.`,
  minutes: (n: number) => (n === 1 ? "1 minute" : `${n} minutes`),

  closed: {
    proposal: { expired: (date: string) => `This proposal closed on ${date}`, withdrawn: () => "This proposal was withdrawn" },
    shortlist: { expired: (date: string) => `This shortlist closed on ${date}`, withdrawn: () => "This shortlist was withdrawn" },
  } satisfies Record<ShareKind, Record<ClosedShare["reason"], (date: string) => string>>,
  closed_hint: {
    expired: (recruiter: string) => `${recruiter} can open it again for you.`,
    withdrawn: (recruiter: string) => `${recruiter} can tell you more.`,
  } satisfies Record<ClosedShare["reason"], (recruiter: string) => string>,
  ask_again: "Ask for it again",
  ask_subject: "The proposal that you sent me",
  ask_body: (recruiter: string, address: string) =>
    `Dear ${recruiter},\n\nThe page of your proposal has closed. Could you open it again for me?\n\n${address}\n`,

  missing: "This page doesn't exist",
  missing_hint: "Check whether the link is complete: it may have been broken over two lines.",
  offline: "There is no connection",
  failed: "This page can't be shown right now",
  failed_hint: "This is on our side. Try again in a moment.",
  try_again: "Try again",
};

export type PageWords = typeof en;

const nl: PageWords = {
  language: "Taal",
  download: "Downloaden",
  pdf: "PDF",
  word: "Word",
  as_pdf: "Downloaden als PDF",
  as_word: "Downloaden als Word-document",
  shortlist_title: (agency) => `Shortlist van ${agency}`,

  think: (name) => `Wat vind je van ${name ?? "deze kandidaat"}?`,
  no_account: (recruiter) => `${recruiter} krijgt je antwoord meteen. Een account is niet nodig.`,
  answer_without_script: (recruiter) => `Je browser voert geen scripts uit, en die zijn nodig om hier te antwoorden. Schrijf ${recruiter}:`,
  interview: "Uitnodigen voor gesprek",
  question: "Stel een vraag",
  not_a_fit: "Geen match",

  form: {
    interview: (name) => `${name ?? "De kandidaat"} uitnodigen voor een gesprek`,
    question: (recruiter) => `Je vraag aan ${recruiter}`,
    not_a_fit: "Wat past er niet?",
  },
  your_name: "Je naam",
  moments: "Welke momenten komen je uit?",
  moments_hint: "Hooguit drie, in je eigen woorden. Mag leeg blijven.",
  moment: (n) => `Moment ${n}`,
  moment_example: "Bijvoorbeeld dinsdag 14.00 uur",
  kept: "Bewaard van eerder, nog niet verstuurd.",
  discard: "Weggooien",
  your_question: "Vraag",
  reason: "Reden",
  explanation: "Toelichting (mag leeg blijven)",
  send: { interview: "Verstuur de uitnodiging", question: "Verstuur de vraag", not_a_fit: "Verstuur het antwoord" },
  sending: "Versturen",
  back: "Terug",
  name_needed: "Vul je naam in.",
  question_needed: "Schrijf je vraag op.",
  reason_needed: "Kies een reden of schrijf er een op.",

  thanks: (name, recruiter) => `Dank je, ${name}. ${recruiter} heeft je antwoord.`,
  thanks_question: (name, recruiter) => `Dank je, ${name}. ${recruiter} heeft je vraag.`,
  you_invited: (name) => `Je hebt ${name ?? "de kandidaat"} uitgenodigd voor een gesprek.`,
  you_asked: "Je vroeg:",
  you_declined: "Je antwoord: geen match.",
  change: "Wijzig je antwoord",
  change_until: (date) => `Dat kan tot ${date}.`,
  thread: (recruiter) => `Jij en ${recruiter}`,
  write: (recruiter) => `Schrijf ${recruiter}`,
  send_message: "Verstuur",
  message_sent: (recruiter) => `${recruiter} heeft je bericht.`,
  problem: {
    offline: "Niet verstuurd: er is geen verbinding. Wat je schreef staat er nog. Probeer het opnieuw.",
    too_many: "Niet verstuurd: te veel antwoorden in korte tijd. Probeer het zo nog eens.",
    refused: "Niet verstuurd: er ging iets mis. Wat je schreef staat er nog. Probeer het opnieuw.",
  },

  texts_in: (language) => `De teksten zijn in het ${languageName(language, "nl")}.`,
  what_is_counted: (agency) => `${agency} ziet hoe vaak deze pagina is geopend, en verder niets over je bezoek.`,

  password_title: { proposal: "Op dit voorstel zit een wachtwoord", shortlist: "Op deze shortlist zit een wachtwoord" },
  password_hint: (agency) => `Je hebt het van ${agency} gekregen.`,
  password_without_script: (agency) => `Je browser voert geen scripts uit, en die zijn nodig om het te openen. Vraag ${agency} om de pdf.`,
  password: "Wachtwoord",
  open: "Openen",
  wrong_password: "Dat is niet het wachtwoord. Probeer het opnieuw.",
  too_many: (wait) => `Te veel pogingen. Probeer het over ${wait} opnieuw.`,
  minutes: (n) => (n === 1 ? "1 minuut" : `${n} minuten`),

  closed: {
    proposal: { expired: (date) => `Dit voorstel is op ${date} gesloten`, withdrawn: () => "Dit voorstel is ingetrokken" },
    shortlist: { expired: (date) => `Deze shortlist is op ${date} gesloten`, withdrawn: () => "Deze shortlist is ingetrokken" },
  },
  closed_hint: {
    expired: (recruiter) => `${recruiter} kan het weer voor je openzetten.`,
    withdrawn: (recruiter) => `${recruiter} kan je er meer over vertellen.`,
  },
  ask_again: "Vraag het opnieuw aan",
  ask_subject: "Het voorstel dat je me stuurde",
  ask_body: (recruiter, address) =>
    `Beste ${recruiter},\n\nDe pagina van je voorstel is gesloten. Kun je die weer voor me openzetten?\n\n${address}\n`,

  missing: "Deze pagina bestaat niet",
  missing_hint: "Kijk of de link compleet is: misschien is die over twee regels afgebroken.",
  offline: "Er is geen verbinding",
  failed: "Deze pagina kan nu niet worden getoond",
  failed_hint: "Dat ligt aan ons. Probeer het zo nog eens.",
  try_again: "Probeer opnieuw",
};

export const pageWords = inEach<PageWords>({ en, nl });
