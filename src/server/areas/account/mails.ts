import { inEach, tagOf } from "#contract/text/languages.ts";
import { type Addressee, letter } from "#server/core/letter.ts";
import type { Letter } from "#server/parts/mail/mail.ts";

const words = inEach({
  en: {
    hello: (name: string) => `Hello ${name},`,
    or: "Or open this address, on this device or another:",
    verify: {
      subject: (code: string) => `${code} is your Proffer code`,
      why: "Enter this code to verify your e-mail address:",
      end: "The code is good for 10 minutes. You didn't register? Then ignore this e-mail: nothing happens without the code.",
    },
    reset: {
      subject: (code: string) => `${code} is your code for a new Proffer password`,
      why: "Enter this code to choose a new password:",
      end: "The code is good for 10 minutes. You didn't ask for it? Then ignore this e-mail: your password stays as it is.",
    },
    changed: {
      subject: "Your Proffer password was changed",
      what: "The password of your account was changed just now. Every earlier session has ended.",
      end: "Wasn't that you? Then choose a new password at once:",
    },
    moved: {
      subject: "The e-mail address of your Proffer account was changed",
      what: (email: string) => `From now on you log in with ${email}. Our e-mails go there too.`,
      end: "Wasn't that you? Then tell the people who run Proffer for you at once: with this address you can't log in any more.",
    },
    taken: {
      subject: "You now log in to Proffer with this address",
      what: (before: string) =>
        `The e-mail address of your Proffer account was ${before}. From now on you log in with this one, and our e-mails come here.`,
      end: "Wasn't that you? Then choose a new password at once, which also ends every session:",
    },
    locked: {
      subject: "Too many wrong codes for your Proffer account",
      what: {
        two_factor:
          "Twenty wrong codes were entered within a day by somebody who knows your password. For a day no code is looked at there; a passkey still logs you in.",
        verification: "Twenty wrong codes to verify this address were entered within a day. For a day no code for it is looked at there.",
        password:
          "Twenty wrong codes for a new password were entered within a day. For a day no code for a new password is looked at there; your own stays as it is.",
      },
      end: "Was that you? Then wait, or use a device that you logged in with before. If not, choose a new password:",
    },
    signed_in: {
      subject: "New sign-in to your Proffer account",
      what: (time: string) => `Somebody logged in to your account from a device that we hadn't seen before, on ${time}:`,
      no_device: "a device that doesn't say what it is",
      end: "Was that you? Then you're done. If not, choose a new password at once, which also ends every session:",
    },
    factor: {
      passkey_added: {
        subject: "A passkey was added to your Proffer account",
        what: (name: string) => `From now on this passkey logs in to your account: ${name}.`,
      },
      passkey_removed: {
        subject: "A passkey was removed from your Proffer account",
        what: (name: string) => `This passkey no longer logs in to your account: ${name}.`,
      },
      two_factor_on: {
        subject: "Two-factor log-in was turned on for your Proffer account",
        what: "From now on log-in asks for a code of your authenticator app besides your password.",
      },
      two_factor_off: {
        subject: "Two-factor log-in was turned off for your Proffer account",
        what: "From now on log-in asks for your password alone. The recovery codes no longer count.",
      },
      api_key_made: {
        subject: "An API key was made for your Proffer account",
        what: (name: string) =>
          `From now on a program can call in your name by this key, within its scopes: ${name}. You end it in your profile.`,
      },
      recovery_used: {
        subject: "A recovery code logged in to your Proffer account",
        what: (left: number) =>
          `Somebody logged in with one of your recovery codes. ${left === 0 ? "None is left" : left === 1 ? "One is left" : `${left} are left`}. For new ones, turn two-factor log-in off and on again in your profile.`,
      },
      dropped: {
        subject: "Ways to log in were removed from your Proffer account",
        what: "You have shown that this e-mail address is yours. What was set up to log in before may have been somebody else's, so it was removed:",
        passkey: (name: string) => `Passkey: ${name}`,
        api_key: (name: string) => `API key: ${name}`,
        two_factor: "Two-factor log-in, with its recovery codes",
        again: "Was it yours? Then set it up anew in your profile.",
      },
      end: "Wasn't that you? Then choose a new password at once. That also ends every session and API key, removes every passkey and turns two-factor log-in off:",
    },
  },
  nl: {
    hello: (name: string) => `Hallo ${name},`,
    or: "Of open dit adres, op dit apparaat of een ander:",
    verify: {
      subject: (code: string) => `${code} is je code voor Proffer`,
      why: "Vul deze code in om je e-mailadres te bevestigen:",
      end: "De code is 10 minuten geldig. Heb je je niet aangemeld? Dan hoef je niets te doen: zonder de code gebeurt er niets.",
    },
    reset: {
      subject: (code: string) => `${code} is je code voor een nieuw wachtwoord`,
      why: "Vul deze code in om een nieuw wachtwoord te kiezen:",
      end: "De code is 10 minuten geldig. Heb je er niet om gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.",
    },
    changed: {
      subject: "Je wachtwoord voor Proffer is gewijzigd",
      what: "Het wachtwoord van je account is zojuist gewijzigd. Alle eerdere sessies zijn beëindigd.",
      end: "Was jij dat niet? Kies dan meteen een nieuw wachtwoord:",
    },
    moved: {
      subject: "Het e-mailadres van je Proffer-account is gewijzigd",
      what: (email: string) => `Vanaf nu log je in met ${email}. Ook onze e-mails gaan daarheen.`,
      end: "Was jij dat niet? Laat het meteen weten aan wie Proffer voor je beheert: met dit adres kun je niet meer inloggen.",
    },
    taken: {
      subject: "Je logt voortaan met dit adres in bij Proffer",
      what: (before: string) =>
        `Het e-mailadres van je Proffer-account was ${before}. Vanaf nu log je in met dit adres, en komen onze e-mails hier.`,
      end: "Was jij dat niet? Kies dan meteen een nieuw wachtwoord. Daarmee eindigt ook elke sessie:",
    },
    locked: {
      subject: "Te veel verkeerde codes voor je Proffer-account",
      what: {
        two_factor:
          "Er zijn binnen een dag twintig verkeerde codes ingevuld door iemand die je wachtwoord kent. Een dag lang kijken we daar naar geen enkele code; met een passkey kom je er wel in.",
        verification:
          "Er zijn binnen een dag twintig verkeerde codes ingevuld om dit adres te bevestigen. Een dag lang kijken we daar naar geen enkele code ervoor.",
        password:
          "Er zijn binnen een dag twintig verkeerde codes voor een nieuw wachtwoord ingevuld. Een dag lang kijken we daar naar geen enkele code voor een nieuw wachtwoord; je eigen wachtwoord blijft zoals het is.",
      },
      end: "Was jij dat? Wacht dan, of gebruik een apparaat waarop je eerder hebt ingelogd. Zo niet, kies dan een nieuw wachtwoord:",
    },
    signed_in: {
      subject: "Nieuwe login op je Proffer-account",
      what: (time: string) => `Er is op je account ingelogd vanaf een apparaat dat we nog niet kenden, op ${time}:`,
      no_device: "een apparaat dat niet zegt wat het is",
      end: "Was jij dat? Dan hoef je niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord. Daarmee eindigt ook elke sessie:",
    },
    factor: {
      passkey_added: {
        subject: "Er is een passkey toegevoegd aan je Proffer-account",
        what: (name: string) => `Vanaf nu logt deze passkey in op je account: ${name}.`,
      },
      passkey_removed: {
        subject: "Er is een passkey verwijderd van je Proffer-account",
        what: (name: string) => `Deze passkey logt niet meer in op je account: ${name}.`,
      },
      two_factor_on: {
        subject: "Inloggen in twee stappen is aangezet voor je Proffer-account",
        what: "Vanaf nu vragen we bij het inloggen naast je wachtwoord om een code van je authenticator-app.",
      },
      two_factor_off: {
        subject: "Inloggen in twee stappen is uitgezet voor je Proffer-account",
        what: "Vanaf nu log je in met alleen je wachtwoord. De herstelcodes gelden niet meer.",
      },
      api_key_made: {
        subject: "Er is een API-sleutel gemaakt voor je Proffer-account",
        what: (name: string) =>
          `Vanaf nu kan een programma met deze sleutel namens jou werken, binnen wat de sleutel mag: ${name}. Intrekken doe je in je profiel.`,
      },
      recovery_used: {
        subject: "Met een herstelcode is ingelogd op je Proffer-account",
        what: (left: number) =>
          `Iemand heeft ingelogd met een van je herstelcodes. Er ${left === 0 ? "is er geen" : left === 1 ? "is er nog één" : `zijn er nog ${left}`} over. Voor nieuwe zet je inloggen in twee stappen in je profiel uit en weer aan.`,
      },
      dropped: {
        subject: "Manieren om in te loggen op je Proffer-account zijn verwijderd",
        what: "Je hebt laten zien dat dit e-mailadres van jou is. Wat eerder was ingesteld om in te loggen, kan van iemand anders zijn geweest. Daarom is dit verwijderd:",
        passkey: (name: string) => `Passkey: ${name}`,
        api_key: (name: string) => `API-sleutel: ${name}`,
        two_factor: "Inloggen in twee stappen, met de herstelcodes",
        again: "Was het van jou? Stel het dan opnieuw in bij je profiel.",
      },
      end: "Was jij dat niet? Kies dan meteen een nieuw wachtwoord. Daarmee eindigt ook elke sessie, verdwijnt elke passkey en API-sleutel en gaat inloggen in twee stappen uit:",
    },
  },
});

/** The letter that verifies an address: the subject starts with the six digits, so that a phone shows them at once. */
export function verificationLetter(to: Addressee, code: string, app_url: string): Letter {
  const say = words[to.language];
  const link = `${app_url}/email-verification/${encodeURIComponent(to.email)}/${code}`;
  return letter(to.email, say.verify.subject(code), [say.hello(to.name), say.verify.why, { code }, say.or, { link }, say.verify.end]);
}

/** The letter that lets somebody choose a new password. */
export function resetLetter(to: Addressee, code: string, app_url: string): Letter {
  const say = words[to.language];
  const link = `${app_url}/email/verify/forgot-password/${encodeURIComponent(to.email)}/${code}`;
  return letter(to.email, say.reset.subject(code), [say.hello(to.name), say.reset.why, { code }, say.or, { link }, say.reset.end]);
}

/** Tells that the password is another one, for the case that it wasn't its owner who changed it. */
export function passwordChangedLetter(to: Addressee, app_url: string): Letter {
  const { hello, changed } = words[to.language];
  return letter(to.email, changed.subject, [hello(to.name), changed.what, changed.end, { link: `${app_url}/forgot-password` }]);
}

/** Tells the old address that the account moved to another. */
export function emailChangedLetter(to: Addressee, email: string): Letter {
  const { hello, moved } = words[to.language];
  return letter(to.email, moved.subject, [hello(to.name), moved.what(email), moved.end]);
}

/** Tells the new address that the account is at it now. */
export function emailTakenLetter(to: Addressee, before: string, app_url: string): Letter {
  const { hello, taken } = words[to.language];
  return letter(to.email, taken.subject, [hello(to.name), taken.what(before), taken.end, { link: `${app_url}/forgot-password` }]);
}

/** Tells that no code is looked at for a day, since too many were wrong. */
export function codesLockedLetter(to: Addressee, kind: "two_factor" | "verification" | "password", app_url: string): Letter {
  const { hello, locked } = words[to.language];
  return letter(to.email, locked.subject, [hello(to.name), locked.what[kind], locked.end, { link: `${app_url}/forgot-password` }]);
}

/** Tells of a log-in from a device that the person hadn't used before; `device` is what the browser calls itself. */
export function newSignInLetter(to: Addressee, device: string, at: Date, app_url: string): Letter {
  const { hello, signed_in } = words[to.language];
  const form = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  const time = `${new Intl.DateTimeFormat(tagOf[to.language], form).format(at)} UTC`;
  const link = `${app_url}/forgot-password`;
  const paragraphs = [hello(to.name), signed_in.what(time), device || signed_in.no_device, signed_in.end, { link }];
  return letter(to.email, signed_in.subject, paragraphs);
}

/** A way in that came or went. `dropped`: those that went when somebody showed that the address is theirs. */
export type FactorChange =
  | { kind: "passkey_added" | "passkey_removed" | "api_key_made"; name: string }
  | { kind: "two_factor_on" | "two_factor_off" }
  | { kind: "recovery_used"; left: number }
  | { kind: "dropped"; passkeys: string[]; two_factor: boolean; api_keys: string[] };

/** Tells of a way in that came or went. */
export function factorLetter(to: Addressee, change: FactorChange, app_url: string): Letter {
  const { hello, factor } = words[to.language];
  const told = (subject: string, ...what: string[]) => letter(to.email, subject, [hello(to.name), ...what, ...ending]);
  const ending = change.kind === "dropped" ? [] : [factor.end, { link: `${app_url}/forgot-password` }];
  if ("name" in change) return told(factor[change.kind].subject, factor[change.kind].what(change.name));
  if (change.kind === "recovery_used") return told(factor.recovery_used.subject, factor.recovery_used.what(change.left));
  if (change.kind !== "dropped") return told(factor[change.kind].subject, factor[change.kind].what);
  const { subject, what, passkey, api_key, two_factor, again } = factor.dropped;
  return told(
    subject,
    what,
    ...change.passkeys.map(passkey),
    ...change.api_keys.map(api_key),
    ...(change.two_factor ? [two_factor] : []),
    again,
  );
}
