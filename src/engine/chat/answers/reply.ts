import type { ChatAnswer } from "../chat.ts";
import type { Draft } from "../draft.ts";
import type { Question } from "../question/question.ts";

/** What the client asks, out of "reply to the client's question: can she start in May?"; null where it isn't told. */
export function askedByClient(text: string): string | null {
  const quoted = /["“”'‘’](.{6,300}?)["“”'‘’]\s*[.?!]?\s*$/u.exec(text)?.[1];
  const behind =
    /(?::|(?<!\p{L})(?:asks|asked|wants to know|would like to know|vraagt|vroeg|wil weten)(?: us| me| ons| mij)?(?: whether| if| of)?)\s+(.{6,300})$/iu.exec(
      text,
    )?.[1];
  return (quoted ?? behind)?.trim() ?? null;
}

/** A reply that can be sent: the answer to what the client asks, in whole sentences, with what remains to be asked told as such. */
export function writeReply(draft: Draft, question: Question, answer: ChatAnswer | null): boolean {
  const contact = draft.records.job?.client?.contact_name;
  draft.say(contact ? draft.t({ en: `Hello ${contact},`, nl: `Beste ${contact},` }) : draft.t({ en: "Hello,", nl: "Beste," })).paragraph();
  if (!answer) {
    draft.say(draft.t({ en: "Thank you for your question.", nl: "Dank voor je vraag." }));
    draft.lacks(
      draft.t({ en: "The question of the client isn’t in your message.", nl: "De vraag van de opdrachtgever staat niet in je bericht." }),
      draft.t({ en: "What exactly does the client ask?", nl: "Wat vraagt de opdrachtgever precies?" }),
    );
  } else if (answer.missing && answer.citations.length === 0) {
    draft.say(
      draft.t({
        en: "Thank you for your question. That isn’t in the documents I have; I will ask and come back to you.",
        nl: "Dank voor je vraag. Dat staat niet in de documenten die ik heb; ik vraag het na en kom erop terug.",
      }),
    );
    draft.lacks(answer.missing.text, answer.missing.ask);
  } else {
    draft.say(draft.t({ en: "Thank you for your question.", nl: "Dank voor je vraag." })).join(answer);
  }
  draft.paragraph().say(draft.t({ en: "Kind regards,", nl: "Met vriendelijke groet," }));
  return question.intent === "reply";
}
