import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { timeOf } from "#server/core/ids.ts";
import { type Mail, messageOf } from "./mail.ts";

/** Letters as .eml files in a folder, newest last by name. One that is sent again lies there once. */
export function openOutbox(folder: string, from: string): Mail {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    about: `e-mails as .eml files in ${folder}`,
    is_outbox: true,
    send: async (letter, id) => {
      const { message } = await transport.sendMail({ ...messageOf(from, letter, id), textEncoding: "quoted-printable" });
      await mkdir(folder, { recursive: true });
      const name = `${new Date(timeOf(id)).toISOString().replace(/[:.]/g, "-")}-${id.slice(-8)}.eml`;
      await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    forget: async (named) => {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        if (named.test(decoded(await readFile(path, "latin1").catch(() => "")))) await rm(path, { force: true });
      }
    },
    close: async () => {},
  };
}

/** Quoted-printable as text: its bytes are UTF-8, its lines broken by "=". */
const decoded = (letter: string) =>
  Buffer.from(
    letter.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString();
