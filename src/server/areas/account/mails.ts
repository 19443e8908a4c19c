import type { Language } from "#contract/fields.ts";
import { escapeHtml } from "#server/core/html.ts";
import type { Letter } from "#server/parts/mail/mail.ts";

const words = {
  en: {
    subject: (code: string) => `${code} is your Proffer code`,
    hello: (name: string) => `Hello ${name},`,
    why: "Enter this code to verify your e-mail address:",
    or: "Or open this address, on this device or another:",
    end: "The code is good for 10 minutes. You didn't register? Then ignore this letter: nothing happens without the code.",
  },
  nl: {
    subject: (code: string) => `${code} is je code voor Proffer`,
    hello: (name: string) => `Hallo ${name},`,
    why: "Vul deze code in om je e-mailadres te bevestigen:",
    or: "Of open dit adres, op dit apparaat of een ander:",
    end: "De code is 10 minuten geldig. Heb je je niet aangemeld? Dan hoef je niets te doen: zonder de code gebeurt er niets.",
  },
} as const;

/** The letter that verifies an address: the subject starts with the six digits, so that a phone shows them at once. */
export function verificationLetter(to: { email: string; first_name: string; language: Language }, code: string, app_url: string): Letter {
  const say = words[to.language];
  const link = `${app_url}/email-verification/${encodeURIComponent(to.email)}/${code}`;
  const paragraphs = [say.hello(to.first_name), say.why, code, say.or, link, say.end];
  return {
    to: to.email,
    subject: say.subject(code),
    text: `${paragraphs.join("\n\n")}\n`,
    html: `<div style="font:16px/1.6 sans-serif;color:#1d1c1a;max-width:36em">${paragraphs
      .map((text) =>
        text === code
          ? `<p style="font-size:28px;font-weight:600;letter-spacing:.12em;margin:16px 0">${code}</p>`
          : text === link
            ? `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`
            : `<p>${escapeHtml(text)}</p>`,
      )
      .join("")}</div>`,
  };
}
