import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { headersOf, type Mail } from "./mail.ts";

/** Letters as .eml files in a folder, newest last by name. */
export function openOutbox(folder: string, from: string): Mail {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    about: `letters as .eml files in ${folder}`,
    is_outbox: true,
    send: async (letter) => {
      const { message } = await transport.sendMail({ from, ...headersOf(letter), textEncoding: "quoted-printable" });
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    close: async () => {},
  };
}
