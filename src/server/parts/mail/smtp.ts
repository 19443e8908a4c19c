import nodemailer from "nodemailer";
import { headersOf, type Mail } from "./mail.ts";

/** Letters through an SMTP server (`smtp://user:password@host:587`, `smtps://…`). */
export function openSmtp(url: string, from: string): Mail {
  const transport = nodemailer.createTransport(url, { connectionTimeout: 10_000, socketTimeout: 30_000 } as object);
  return {
    about: `letters through ${new URL(url).host}`,
    is_outbox: false,
    send: async (letter) => {
      await transport.sendMail({ from, ...headersOf(letter) });
    },
    close: async () => transport.close(),
  };
}
