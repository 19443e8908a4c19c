import type { Role } from "#contract/account/account.ts";
import { inEach, tagOf } from "#contract/text/languages.ts";
import { lastDayOf } from "#contract/text/local-time.ts";
import { type Addressee, letter } from "#server/core/letter.ts";
import type { Letter } from "#server/parts/mail/mail.ts";

const words = inEach({
  en: {
    hello: (name: string) => `Hello ${name},`,
    subject: (inviter: string, team: string) => `${inviter} invites you to ${team} on Proffer`,
    what: (inviter: string, team: string, role: string) => `${inviter} would like to work with you in ${team} on Proffer, as ${role}.`,
    how: "Open this address to join:",
    until: (email: string, date: string) =>
      `The invitation is for ${email} and good until ${date}. Log in with that address, or open an account with it.`,
    end: (inviter: string) => `You don't know ${inviter}? Then ignore this e-mail: nothing happens without you.`,
    roles: { owner: "owner", admin: "admin", recruiter: "recruiter", viewer: "viewer" },
  },
  nl: {
    hello: (name: string) => `Hallo ${name},`,
    subject: (inviter: string, team: string) => `${inviter} nodigt je uit voor ${team} op Proffer`,
    what: (inviter: string, team: string, role: string) => `${inviter} wil graag met je samenwerken in ${team} op Proffer, als ${role}.`,
    how: "Open dit adres om mee te doen:",
    until: (email: string, date: string) =>
      `De uitnodiging is voor ${email} en geldig tot en met ${date}. Log in met dat adres, of maak er een account mee.`,
    end: (inviter: string) => `Ken je ${inviter} niet? Dan hoef je niets te doen: zonder jou gebeurt er niets.`,
    roles: { owner: "eigenaar", admin: "beheerder", recruiter: "recruiter", viewer: "meelezer" },
  },
});

/** The letter that invites somebody to a team. Its address alone joins nobody: that takes an account with the address invited. */
export function invitationLetter(
  to: Addressee,
  invitation: { id: string; team_id: string; team_name: string; inviter_name: string; role: Role; expires_at: string },
  app_url: string,
): Letter {
  const say = words[to.language];
  const { team_name: team, inviter_name: inviter, role } = invitation;
  const last = new Date(lastDayOf(invitation.expires_at));
  const date = new Intl.DateTimeFormat(tagOf[to.language], { dateStyle: "long", timeZone: "UTC" }).format(last);
  return letter(to.email, say.subject(inviter, team).replace(/\s+/g, " "), [
    say.hello(to.name),
    say.what(inviter, team, say.roles[role]),
    say.how,
    // It opens in the language of the letter, whatever the browser speaks.
    { link: `${app_url}/price/${invitation.id}/${invitation.team_id}?lang=${to.language}` },
    say.until(to.email, date),
    say.end(inviter),
  ]);
}
