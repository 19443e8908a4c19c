import { inEach } from "#contract/text/languages.ts";
import { type Addressee, letter } from "#server/core/letter.ts";
import type { Letter } from "#server/parts/mail/mail.ts";

const words = inEach({
  en: {
    hello: (name: string) => `Hello ${name},`,
    linked: {
      subject: (team: string) => `You now log in to ${team} with single sign-on`,
      what: (team: string) =>
        `From now on the log-in of your organisation opens your Proffer account in ${team}. What you had set up to log in before stays.`,
      end: "Didn't you expect this? Then ask whoever runs your organisation's log-in, or the owner of the workspace.",
    },
    domain: {
      subject: (domain: string, code: string) => `${code} is the code to verify ${domain} at Proffer`,
      what: (domain: string, team: string, who: string) =>
        `${who} wants to set up single sign-on for everybody with an address at ${domain}, in the workspace ${team}. This e-mail comes to you because you run ${domain}. If that is right, give them this code:`,
      end: "The code is good for 10 minutes. Do you know nothing of this? Then give it to nobody: without the code nothing happens.",
    },
    freed: {
      subject: (domain: string) => `${domain} no longer belongs to your workspace at Proffer`,
      what: (domain: string, team: string) =>
        `Whoever runs this installation of Proffer has freed the domain ${domain}, which the workspace ${team} had verified. Single sign-on no longer counts there for addresses at ${domain}; who had come in by it is logged out. Everybody keeps their account and their other ways in.`,
      end: "Is the domain yours? Then verify it again.",
    },
  },
  nl: {
    hello: (name: string) => `Hallo ${name},`,
    linked: {
      subject: (team: string) => `Je logt voortaan bij ${team} in met single sign-on`,
      what: (team: string) =>
        `Vanaf nu opent de login van je organisatie je Proffer-account in ${team}. Wat je eerder had ingesteld om in te loggen, blijft.`,
      end: "Verwachtte je dit niet? Vraag het dan de beheerder van de login van je organisatie, of de eigenaar van de werkruimte.",
    },
    domain: {
      subject: (domain: string, code: string) => `${code} is de code om ${domain} te bevestigen bij Proffer`,
      what: (domain: string, team: string, who: string) =>
        `${who} wil single sign-on instellen voor iedereen met een adres op ${domain}, in de werkruimte ${team}. Je krijgt deze e-mail omdat je ${domain} beheert. Klopt dat? Geef dan deze code door:`,
      end: "De code is 10 minuten geldig. Weet je hier niets van? Geef hem dan aan niemand: zonder de code gebeurt er niets.",
    },
    freed: {
      subject: (domain: string) => `${domain} hoort niet meer bij je werkruimte bij Proffer`,
      what: (domain: string, team: string) =>
        `De beheerder van deze installatie van Proffer heeft het domein ${domain} vrijgegeven, dat de werkruimte ${team} had bevestigd. Single sign-on geldt daar niet meer voor adressen op ${domain}; wie daarmee binnen was, is uitgelogd. Iedereen houdt zijn account en zijn andere manieren om in te loggen.`,
      end: "Is het domein van jullie? Bevestig het dan opnieuw.",
    },
  },
});

/** Tells somebody that their account is opened by their organisation's log-in from now on. */
export function linkedLetter(to: Addressee, team: string): Letter {
  const { hello, linked } = words[to.language];
  return letter(to.email, linked.subject(team), [hello(to.name), linked.what(team), linked.end]);
}

/** Tells an owner that a domain was taken from their workspace. */
export function freedLetter(to: Addressee, { domain, team }: { domain: string; team: string }, app_url: string): Letter {
  const { hello, freed } = words[to.language];
  const link = `${app_url}/dashboard/profile`;
  return letter(to.email, freed.subject(domain), [hello(to.name), freed.what(domain, team), freed.end, { link }]);
}

/** To whoever runs a domain: the code by which it becomes a workspace's own. */
export function domainLetter(
  to: { email: string; language: Addressee["language"] },
  { domain, team, who, code }: { domain: string; team: string; who: string; code: string },
): Letter {
  const say = words[to.language].domain;
  return letter(to.email, say.subject(domain, code), [say.what(domain, team, who), { code }, say.end]);
}
