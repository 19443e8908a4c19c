import type { Language } from "#contract/fields.ts";
import { inEach } from "#contract/text/languages.ts";
import { letter } from "#server/core/letter.ts";
import type { Letter } from "#server/parts/mail/mail.ts";

const words = inEach({
  en: {
    subject: (name: string) => `Message from ${name}`,
    from: (name: string, email: string) => `${name} (${email}) wrote this in the contact form:`,
    end: "An answer to this e-mail goes straight to them.",
  },
  nl: {
    subject: (name: string) => `Bericht van ${name}`,
    from: (name: string, email: string) => `${name} (${email}) schreef dit in het contactformulier:`,
    end: "Je antwoord op deze e-mail gaat rechtstreeks naar de afzender.",
  },
});

/** What somebody wrote in the contact form, for whoever runs this Proffer. */
export function contactLetter(to: string, from: { name: string; email: string; message: string }, language: Language): Letter {
  const say = words[language];
  const message = from.message.split(/\n+/).filter((line) => line.trim());
  return {
    ...letter(to, say.subject(from.name), [say.from(from.name, from.email), ...message, say.end]),
    reply_to: from.email,
  };
}
