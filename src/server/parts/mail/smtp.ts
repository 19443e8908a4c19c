import nodemailer, { type TransportOptions } from "nodemailer";
import { ConfigError } from "#server/config.ts";
import { tlsFailure } from "#server/parts/tls.ts";
import { type Mail, messageOf } from "./mail.ts";

/** How long the server may take: to be reached, to greet, to say anything at all, and for a whole letter. */
const patience = { reach_ms: 10_000, greet_ms: 10_000, silent_ms: 30_000, whole_ms: 60_000 };

const CHECK_MS = 3000;

/** Refuses a start where the server's TLS fails. That it can't be reached is no reason: letters wait. */
export async function refuseWithoutTls(url: string): Promise<void> {
  const transport = nodemailer.createTransport({
    url,
    requireTLS: true,
    dnsTimeout: CHECK_MS,
    connectionTimeout: CHECK_MS,
    greetingTimeout: CHECK_MS,
    socketTimeout: CHECK_MS,
  } as TransportOptions);
  const failure: unknown = await transport.verify().then(
    () => null,
    (error: unknown) => tlsFailure(error, "SMTP", new URL(url).host),
  );
  transport.close();
  if (failure instanceof ConfigError) throw failure;
}

/**
 * Letters through an SMTP server (`smtp://user:password@host:587`, `smtps://…`), each over a connection of its own: none waits
 * for another. What is to stay on this machine goes to `outbox`.
 */
export function openSmtp(
  { url, from, requires_tls }: { url: string; from: string; requires_tls: boolean },
  outbox: Mail,
  { reach_ms, greet_ms, silent_ms, whole_ms } = patience,
): Mail {
  const transport = nodemailer.createTransport({
    url,
    requireTLS: requires_tls,
    dnsTimeout: reach_ms,
    connectionTimeout: reach_ms,
    greetingTimeout: greet_ms,
    socketTimeout: silent_ms,
  } as TransportOptions);
  return {
    about: `e-mails through ${new URL(url).host}${requires_tls ? ", over TLS alone" : ""}`,
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
