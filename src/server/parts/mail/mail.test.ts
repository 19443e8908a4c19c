import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, describe, expect, test } from "vitest";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { openOutbox } from "./outbox.ts";
import { openSmtp } from "./smtp.ts";

const from = "Proffer <no-reply@proffer.example>";
const folder = mkdtempSync(join(tmpdir(), "proffer-mail-"));
const smtp = await startSmtpServer();
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await smtp.stop();
});

const implementations = [
  [
    "the outbox",
    () => openOutbox(folder, from),
    () =>
      readdirSync(folder)
        .filter((name) => name.endsWith(".eml"))
        .sort()
        .map((name) => readFileSync(join(folder, name))),
  ],
  ["SMTP", () => openSmtp(smtp.url, from), () => smtp.messages],
] as const;

describe.each(implementations)("%s", (_name, open, delivered) => {
  test("delivers a letter whole, accents and all", async () => {
    const mail = open();
    await mail.send({
      to: "zoe@proffer.example",
      subject: "123456 is your Proffer code",
      text: "Hallo Zoë,\n\nééns € 5",
      html: "<p>Hallo Zoë</p>",
    });
    await mail.close();
    const letter = await PostalMime.parse(delivered().at(-1) as string);
    expect(letter).toMatchObject({
      subject: "123456 is your Proffer code",
      from: { address: "no-reply@proffer.example" },
      to: [{ address: "zoe@proffer.example" }],
    });
    expect(letter.text).toContain("Hallo Zoë,\n\nééns € 5");
    expect(letter.html).toContain("Hallo Zoë");
  });

  test("never lets an address or subject add headers", async () => {
    const mail = open();
    await mail.send({ to: "zoe@proffer.example", subject: "Hello\r\nBcc: thief@proffer.example", text: "x", html: "x" });
    await mail.close();
    const letter = await PostalMime.parse(delivered().at(-1) as string);
    expect(letter.bcc).toBeUndefined();
    expect(letter.headers.some(({ key }) => key === "bcc")).toBe(false);
  });
});

test("letters in the outbox are for their owner's eyes only", () => {
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
});

test("a refusing server makes sending fail, so that its task tries again", async () => {
  const refusing = await startSmtpServer({ refuse: true });
  const mail = openSmtp(refusing.url, from);
  await expect(mail.send({ to: "zoe@proffer.example", subject: "x", text: "x", html: "x" })).rejects.toThrow();
  await mail.close();
  await refusing.stop();
});
