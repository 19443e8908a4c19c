import type { Anonymity } from "#contract/account/workspace.ts";
import type { AskedConsent, ClosedConsent } from "#contract/candidate/consent.ts";
import type { ShownFact } from "#contract/proposal/proposal.ts";
import { inEach, type Language } from "#contract/text/languages.ts";

type Extra = Exclude<ShownFact, "experience" | "education">;

/** What a candidate reads behind a consent link. Where its meaning changes, so does `CONSENT_WORDING` in the contract. */
const en = {
  page_title: (agency: string) => `A question from ${agency}`,
  title: (agency: string, job: string | null) => (job ? `May ${agency} propose you for ${job}?` : `May ${agency} propose you to clients?`),
  asks: (who: string, agency: string, job: string | null, client: string | null) =>
    job
      ? `${who} of ${agency} would like to propose you to ${client ?? "a client, who stays unnamed for now"}. Nothing is sent unless you agree.`
      : `${who} of ${agency} would like to propose you to clients, for work that suits you. Nothing is sent unless you agree.`,
  shows: "What the client would read",
  name: {
    full: "Your name, your work experience and your education",
    no_contact: "Your name, your work experience and your education, but no e-mail, telephone or links",
    initials: "Your initials, your work experience and your education, but no e-mail, telephone or links",
    blind: "Your experience without your name: employers and schools are described in general words",
  } satisfies Record<Anonymity, string>,
  fit: "How you fit what is asked, with passages from your CV",
  also: "And also:",
  fact: {
    available_from: "when you are available",
    notice: "your notice period",
    hours: "your hours",
    salary: "what you would like to earn",
    location: "where you live",
    remote: "where you want to work from",
    languages: "your languages",
    certifications: "your certificates",
    email: "your e-mail",
    phone: "your telephone number",
    links: "your links",
  } satisfies Record<Extra, string>,
  until_title: "Until when",
  until: (day: string) =>
    `A yes holds until ${day}. You can take it back earlier, with this same link: what clients can read of you is then closed at once.`,
  until_any: (day: string) =>
    `A yes holds until ${day}, and so long your details are kept. You can take it back earlier, with this same link: what clients can read of you is then closed at once, and your details are erased within 24 hours.`,
  words: "Something to add? (optional)",
  words_back: "Why? (optional)",
  yes: "Yes, propose me",
  no: "No, thank you",
  answer_until: (day: string) => `You can answer until ${day}.`,
  kept: (agency: string) => `${agency} keeps your answer with its date and language, as proof of what you agreed to.`,
  said: {
    yes: (who: string) => `Thank you. ${who} may propose you.`,
    no: (who: string) => `Thank you. ${who} won't propose you.`,
    withdrawn: () => "You took your consent back.",
  },
  said_on: {
    yes: (day: string) => `You agreed on ${day}.`,
    no: (day: string) => `You answered no on ${day}.`,
    withdrawn: (day: string) => `Since ${day} nothing of you is shown to clients for this.`,
  },
  take_back: "Take my consent back",
  take_back_title: "Take your consent back?",
  take_back_text: (who: string) => `${who} hears it at once, and what clients can read of you is closed.`,
  take_back_now: "Take it back",
  change: "I changed my mind: yes, propose me",
  cancel: "Cancel",
  sending: "Sending",
  problem: "Not sent. What you wrote is still here. Try again.",
  closed: {
    expired: (day: string) => `This question closed on ${day}`,
    ended: (day: string) => `Your consent ended on ${day}`,
    revoked: () => "This question was taken back",
  } satisfies Record<ClosedConsent["reason"], (day: string) => string>,
  closed_hint: {
    expired: (who: string) => `You didn't answer, so nothing was sent. ${who} can ask you again.`,
    ended: (who: string) => `You won't be proposed any more unless you agree again. ${who} can tell you more.`,
    revoked: (who: string) => `You needn't answer. There may be a newer link; ${who} can tell you more.`,
  } satisfies Record<ClosedConsent["reason"], (who: string) => string>,
};
type ConsentWords = typeof en;

const nl: ConsentWords = {
  page_title: (agency) => `Een vraag van ${agency}`,
  title: (agency, job) => (job ? `Mag ${agency} je voorstellen als ${job}?` : `Mag ${agency} je voorstellen bij opdrachtgevers?`),
  asks: (who, agency, job, client) =>
    job
      ? `${who} van ${agency} wil je graag voorstellen bij ${client ?? "een opdrachtgever, die nu nog niet wordt genoemd"}. Er wordt niets verstuurd als je het niet goed vindt.`
      : `${who} van ${agency} wil je graag voorstellen bij opdrachtgevers, voor werk dat bij je past. Er wordt niets verstuurd als je het niet goed vindt.`,
  shows: "Wat de opdrachtgever te lezen krijgt",
  name: {
    full: "Je naam, je werkervaring en je opleiding",
    no_contact: "Je naam, je werkervaring en je opleiding, maar geen e-mail, telefoon of links",
    initials: "Je initialen, je werkervaring en je opleiding, maar geen e-mail, telefoon of links",
    blind: "Je ervaring zonder je naam: werkgevers en opleidingen worden in algemene woorden beschreven",
  },
  fit: "Hoe je past bij wat er wordt gevraagd, met stukken uit je cv",
  also: "En ook:",
  fact: {
    available_from: "wanneer je beschikbaar bent",
    notice: "je opzegtermijn",
    hours: "je uren",
    salary: "wat je wilt verdienen",
    location: "waar je woont",
    remote: "waarvandaan je wilt werken",
    languages: "je talen",
    certifications: "je certificaten",
    email: "je e-mailadres",
    phone: "je telefoonnummer",
    links: "je links",
  },
  until_title: "Tot wanneer",
  until: (day) =>
    `Een ja geldt tot en met ${day}. Je kunt het eerder intrekken, met deze zelfde link: wat opdrachtgevers over je kunnen lezen sluit dan meteen.`,
  until_any: (day) =>
    `Een ja geldt tot en met ${day}, en zolang blijven je gegevens bewaard. Je kunt het eerder intrekken, met deze zelfde link: wat opdrachtgevers over je kunnen lezen sluit dan meteen, en je gegevens worden binnen 24 uur gewist.`,
  words: "Wil je er iets bij zeggen? (mag leeg blijven)",
  words_back: "Waarom? (mag leeg blijven)",
  yes: "Ja, stel me voor",
  no: "Nee, liever niet",
  answer_until: (day) => `Je kunt antwoorden tot en met ${day}.`,
  kept: (agency) => `${agency} bewaart je antwoord met de datum en de taal, als bewijs van wat je goed vond.`,
  said: {
    yes: (who) => `Dank je. ${who} mag je voorstellen.`,
    no: (who) => `Dank je. ${who} stelt je niet voor.`,
    withdrawn: () => "Je hebt je toestemming ingetrokken.",
  },
  said_on: {
    yes: (day) => `Je zei ja op ${day}.`,
    no: (day) => `Je zei nee op ${day}.`,
    withdrawn: (day) => `Sinds ${day} krijgen opdrachtgevers hiervoor niets van je te zien.`,
  },
  take_back: "Trek mijn toestemming in",
  take_back_title: "Je toestemming intrekken?",
  take_back_text: (who) => `${who} hoort het meteen, en wat opdrachtgevers over je kunnen lezen wordt gesloten.`,
  take_back_now: "Trek in",
  change: "Ik heb me bedacht: ja, stel me voor",
  cancel: "Annuleren",
  sending: "Versturen",
  problem: "Niet verstuurd. Wat je schreef staat er nog. Probeer het opnieuw.",
  closed: {
    expired: (day) => `Deze vraag is op ${day} gesloten`,
    ended: (day) => `Je toestemming is op ${day} afgelopen`,
    revoked: () => "Deze vraag is ingetrokken",
  },
  closed_hint: {
    expired: (who) => `Je hebt niet geantwoord, dus er is niets verstuurd. ${who} kan het opnieuw vragen.`,
    ended: (who) => `Je wordt niet meer voorgesteld, tenzij je het opnieuw goed vindt. ${who} kan je er meer over vertellen.`,
    revoked: (who) => `Je hoeft niet te antwoorden. Misschien is er een nieuwere link; ${who} kan je er meer over vertellen.`,
  },
};

/** The same question about being kept for longer, where its words differ. */
const keepEn = {
  title: (agency: string) => `May ${agency} keep your details for longer?`,
  asks: (who: string, agency: string) =>
    `${agency} keeps your CV and your details, as you agreed, to find work that suits you. That ends soon. Your contact there is ${who}.`,
  until: (day: string) =>
    `If you agree, your details stay until ${day} at most. You can take that back earlier, with this same link: they are then erased within 24 hours. If you say no now, they are erased within 24 hours, too.`,
  yes: "Yes, keep my details",
  no: "No, erase them",
  answer_until: (day: string) => `You can answer until ${day}. Without an answer your details aren't kept beyond that day.`,
  said: {
    yes: () => "Thank you. Your details may stay.",
    no: () => "Thank you. Your details are erased within 24 hours.",
    withdrawn: () => "You took your consent back. Your details are erased within 24 hours.",
  },
  said_on: {
    yes: (day: string) => `You agreed on ${day}.`,
    no: (day: string) => `You answered no on ${day}.`,
    withdrawn: (day: string) => `You took it back on ${day}.`,
  },
  take_back_text: (who: string) => `${who} hears it at once, and your details are erased within 24 hours.`,
  change: "I changed my mind: yes, keep my details",
} satisfies Partial<ConsentWords>;

const keepNl: typeof keepEn = {
  title: (agency) => `Mag ${agency} je gegevens langer bewaren?`,
  asks: (who, agency) =>
    `${agency} bewaart je cv en je gegevens, zoals je goed vond, om werk te vinden dat bij je past. Dat loopt binnenkort af. Je contact daar is ${who}.`,
  until: (day) =>
    `Vind je het goed, dan blijven je gegevens uiterlijk tot en met ${day}. Je kunt dat eerder intrekken, met deze zelfde link: dan worden ze binnen 24 uur gewist. Zeg je nu nee, dan worden ze ook binnen 24 uur gewist.`,
  yes: "Ja, bewaar mijn gegevens",
  no: "Nee, wis ze",
  answer_until: (day) => `Je kunt antwoorden tot en met ${day}. Zonder antwoord worden je gegevens niet langer bewaard dan die dag.`,
  said: {
    yes: () => "Dank je. Je gegevens mogen blijven.",
    no: () => "Dank je. Je gegevens worden binnen 24 uur gewist.",
    withdrawn: () => "Je hebt je toestemming ingetrokken. Je gegevens worden binnen 24 uur gewist.",
  },
  said_on: {
    yes: (day) => `Je zei ja op ${day}.`,
    no: (day) => `Je zei nee op ${day}.`,
    withdrawn: (day) => `Je trok het in op ${day}.`,
  },
  take_back_text: (who) => `${who} hoort het meteen, en je gegevens worden binnen 24 uur gewist.`,
  change: "Ik heb me bedacht: ja, bewaar mijn gegevens",
};

const keepWords = inEach({ en: keepEn, nl: keepNl });

/** The words of one question: to be proposed, or to be kept for longer. */
export const wordsOf = (language: Language, purpose: AskedConsent["purpose"]): ConsentWords => ({
  ...consentWords[language],
  ...(purpose === "keep" && keepWords[language]),
});

export const consentWords = inEach<ConsentWords>({ en, nl });
