import type { Language } from "#contract/fields.ts";
import { inEach } from "#contract/text/languages.ts";
import { button, escapeHtml, page, paragraph } from "#server/core/html.ts";
import type { Letter } from "#server/parts/mail/mail.ts";

const words = inEach({
  en: {
    subject: (who: string, job: string) => `About ${who} for ${job}`,
    hello: (name: string | null) => (name ? `Hello ${name},` : "Hello,"),
    read: "Read the proposal",
    answer: (sender: string) => `You can answer on that page, or by replying to this e-mail: ${sender} gets both.`,
    answer_by_mail: (sender: string) => `You can reply to this e-mail: ${sender} gets it.`,
  },
  nl: {
    subject: (who: string, job: string) => `Over ${who} voor ${job}`,
    hello: (name: string | null) => (name ? `Beste ${name},` : "Goedendag,"),
    read: "Bekijk het voorstel",
    answer: (sender: string) => `Je kunt op die pagina antwoorden of op deze e-mail: ${sender} krijgt het allebei.`,
    answer_by_mail: (sender: string) => `Je kunt op deze e-mail antwoorden: ${sender} krijgt het.`,
  },
});

/** What a recruiter writes to a client about a proposal; all of it as anonymous as the page. `url` null: no page is open any more. */
export interface ReplyToClient {
  language: Language;
  agency: string;
  who: string;
  job: string;
  text: string;
  sender: { name: string; email: string; phone: string | null };
  url: string | null;
}

/** The letter that brings a recruiter's words to a client. What is mailed back goes to the recruiter's own address. */
export function replyLetter(of: ReplyToClient, to: { email: string; name: string | null }): Letter {
  const say = words[of.language];
  const { sender, agency, url } = of;
  const said = [say.hello(to.name), ...of.text.split(/\n{2,}/)];
  const how = url ? say.answer(sender.name) : say.answer_by_mail(sender.name);
  const signature = [sender.name, agency, sender.phone, sender.email].filter((line) => line !== null);
  return {
    to: to.email,
    from_name: sender.name,
    reply_to: sender.email,
    subject: say.subject(of.who, of.job),
    text: `${[...said, ...(url ? [`${say.read}: ${url}`] : []), how, signature.join("\n")].join("\n\n")}\n`,
    html: page([
      ...said.map(paragraph),
      ...(url ? [button(url, say.read)] : []),
      paragraph(how),
      `<p>${signature.map(escapeHtml).join("<br>")}</p>`,
    ]),
  };
}
