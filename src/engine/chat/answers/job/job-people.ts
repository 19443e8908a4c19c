import { nth } from "#contract/nth.ts";
import { type Draft, harmless, quoted } from "#engine/chat/draft.ts";
import type { Question } from "#engine/chat/question/question.ts";
import { jobField } from "#engine/chat/sources.ts";
import { statementsOf } from "#engine/vacancy/text/lines.ts";
import { type JobLine, lacksJob, lineAround, lineWith } from "./job.ts";

export function answerClient(draft: Draft): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const name = job.client?.name;
  const text = job.description ?? "";
  if (!name)
    return lacksJob(
      draft,
      true,
      { en: "its client", nl: "opdrachtgever" },
      draft.t({ en: "Who is the client?", nl: "Wie is de opdrachtgever?" }),
    );
  const at = text.indexOf(name);
  const first = lineAround(job, at === -1 ? undefined : { start: at, end: at + name.length });
  draft.say(draft.t({ en: `The client is ${name}.`, nl: `De opdrachtgever is ${name}.` }), first ?? jobField(draft.records, "client.name"));
  const short = nth(name.split(/\s+/), 0);
  const about = statementsOf(text).find(
    ({ start, end, section }) =>
      !["must", "nice", "knock_out"].includes(section) && start > at && end - start > 40 && text.slice(start, end).includes(short),
  );
  if (about) {
    const quote = text.slice(about.start, about.end);
    draft.say(`${quoted(quote)}.`, { source: "job", quote, start: about.start, end: about.end });
  }
  return true;
}

const roleWords =
  /(?<!\p{L})(?:contact|ceo|cto|cfo|direct(?:or|eur|ie)|manager|boss|baas|supervisor|leidinggevende|owner|eigenaar|founder|oprichter|recruiter|team ?(?:lead|leider)|afdelingshoofd|head of|coll(?:eague|ega)|report|rapporte)/giu;

/** Who somebody at the client is: the vacancy's contact, or the line that names the role; else that nothing says it. */
export function answerPeople(draft: Draft, question: Question): boolean {
  const { job } = draft.records;
  if (!job) return false;
  const roles = [...question.text.matchAll(roleWords)].map(([word]) => word.toLowerCase());
  const isContact = roles.length === 0 || roles.includes("contact");
  if (isContact && job.client?.contact_name) return tellContact(draft, question.text);
  const line = lineWith(job, (said) => roles.some((role) => said.toLowerCase().includes(role)));
  if (!line)
    return lacksJob(
      draft,
      true,
      isContact ? { en: "a contact", nl: "contactpersoon" } : { en: "who that is", nl: "naam daarvoor" },
      draft.t({ en: "Could you tell us who that is?", nl: "Kun je ons zeggen wie dat is?" }),
    );
  draft.say(draft.t({ en: `The vacancy says: ${quoted(line.quote)}.`, nl: `De vacature zegt: ${quoted(line.quote)}.` }), line);
  return true;
}

const asksPhone = /(?<!\p{L})(?:phone|call|tel|number|bel|bellen|telefoon\p{L}*|nummer|06)(?!\p{L})/iu;
const asksMail = /(?<!\p{L})(?:e-?mail\p{L}*|mail\p{L}*|address|adres)(?!\p{L})/iu;

/** The contact by name, with how to reach them; a number or address that was asked for and isn't there is told as such. */
function tellContact(draft: Draft, question: string): true {
  const { job, facts } = draft.records;
  const { contact_name: name, contact_phone: phone, contact_email: email } = job?.client ?? {};
  const lineOf = (kind: "contact" | "contact_phone" | "contact_email", value: string): JobLine | null => {
    const at = job?.description?.indexOf(value) ?? -1;
    const found = facts.find((fact) => fact.kind === kind)?.quotes[0] ?? (at === -1 ? undefined : { start: at, end: at + value.length });
    return lineAround(job, found) ?? jobField(draft.records, `client.${kind === "contact" ? "contact_name" : kind}`);
  };
  draft.say(draft.t({ en: `The contact is ${name}.`, nl: `De contactpersoon is ${name}.` }), lineOf("contact", name ?? ""));
  if (phone) draft.say(draft.t({ en: `Phone: ${harmless(phone)}.`, nl: `Telefoon: ${harmless(phone)}.` }), lineOf("contact_phone", phone));
  else if (asksPhone.test(question)) draft.say(draft.t({ en: "No phone number is named.", nl: "Er staat geen telefoonnummer bij." }));
  if (email) draft.say(draft.t({ en: `E-mail: ${harmless(email)}.`, nl: `E-mail: ${harmless(email)}.` }), lineOf("contact_email", email));
  else if (asksMail.test(question)) draft.say(draft.t({ en: "No e-mail address is named.", nl: "Er staat geen e-mailadres bij." }));
  return true;
}
