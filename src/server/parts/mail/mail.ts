import addressparser from "nodemailer/lib/addressparser";
import { timeOf } from "#server/core/ids.ts";

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, where that isn't the sender. */
  reply_to?: string;
  /** Who writes through the product: the sender is then called "Sanne Verhoeven via Proffer". */
  from_name?: string;
  /** An event for their calendar: to be put into it, or taken out. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
  /** For whoever runs the product and has named no address: it stays on this machine. */
  stays_here?: true;
}

/** Sends letters. */
export interface Mail {
  about: string;
  /** True where letters stay on this machine, to be read at /outbox. */
  is_outbox: boolean;
  /**
   * Resolves once the letter is handed over; throws when it can't be, and the task that sends it tries again. Under the same
   * id it is the same letter: its Message-ID stays.
   */
  send(letter: Letter, id: string): Promise<void>;
  /** Removes letters that lie on this machine and name somebody; what was handed over is with others. */
  forget(named: RegExp): Promise<void>;
  close(): Promise<void>;
}

/** One line of visible text, whatever stands in it. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();

/** A sentence that ends in "B.V." or "Ltd." ends on that stop. */
const oneStop = (text: string) => text.replace(/(?<=\.\p{L}|(?<!\p{L})(?:Ltd|Inc|Co))\.\.(?!\.)/gu, ".");

/** A letter as the library that writes it takes it. Addresses go as one address each, so that none brings others or headers along. */
export function messageOf(sender: string, { reply_to, from_name, stays_here: _, to, calendar, ...letter }: Letter, id: string) {
  const [own] = addressparser(sender, { flatten: true });
  const address = own?.address ?? "";
  const name = own?.name || "Proffer";
  return {
    ...letter,
    text: oneStop(letter.text),
    html: oneStop(letter.html),
    from: { name: from_name ? `${oneLine(from_name)} via ${name}` : name, address },
    to: { name: "", address: to },
    ...(calendar && { icalEvent: { method: calendar.method, filename: "interview.ics", content: calendar.content } }),
    ...(reply_to && { replyTo: { name: "", address: reply_to } }),
    messageId: `<${id}@${address.split("@").at(-1)}>`,
    date: new Date(timeOf(id)),
  };
}
