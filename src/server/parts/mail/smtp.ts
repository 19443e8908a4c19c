import nodemailer, { type TransportOptions } from "nodemailer";
import { type Mail, messageOf } from "./mail.ts";

/** How long the server may take: to be reached, to greet, to say anything at all, and for a whole letter. */
const patience = { reach_ms: 10_000, greet_ms: 10_000, silent_ms: 30_000, whole_ms: 60_000 };

/**
 * Letters through an SMTP server (`smtp://user:password@host:587`, `smtps://…`), each over a connection of its own: none waits
 * for another. What is to stay on this machine goes to `outbox`.
 */
export function openSmtp(url: string, from: string, outbox: Mail, { reach_ms, greet_ms, silent_ms, whole_ms } = patience): Mail {
  const transport = nodemailer.createTransport({
    url,
    dnsTimeout: reach_ms,
    connectionTimeout: reach_ms,
    greetingTimeout: greet_ms,
    socketTimeout: silent_ms,
  } as TransportOptions);
  return {
    about: `letters through ${new URL(url).host}`,
    is_outbox: false,
    send: async (letter, id) => {
      if (letter.stays_here) return outbox.send(letter, id);
      let timer: NodeJS.Timeout | undefined;
      const over = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error("The mail server takes too long over one letter")), whole_ms);
      });
      await Promise.race([transport.sendMail(messageOf(from, letter, id)), over]).finally(() => clearTimeout(timer));
    },
    forget: async () => {}, // what lies here was written to whoever runs the product
    close: async () => transport.close(),
  };
}
