import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, describe, expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { messageOf } from "./mail.ts";
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
  ["SMTP", () => openSmtp({ url: smtp.url, from, requires_tls: false }, openOutbox(folder, from)), () => smtp.messages],
] as const;

describe.each(implementations)("%s", (_name, open, delivered) => {
  test("delivers a letter whole, accents and all", async () => {
    const mail = open();
    await mail.send(
      {
        to: "zoe@proffer.example",
        subject: "123456 is your Proffer code",
        text: "Hallo Zoë,\n\nééns € 5",
        html: "<p>Hallo Zoë</p>",
      },
      newId(),
    );
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
    await mail.send({ to: "zoe@proffer.example", subject: "Hello\r\nBcc: thief@proffer.example", text: "x", html: "x" }, newId());
    await mail.close();
    const letter = await PostalMime.parse(delivered().at(-1) as string);
    expect(letter.bcc).toBeUndefined();
    expect(letter.headers.some(({ key }) => key === "bcc")).toBe(false);
  });

  test.each([
    ["Sanne Verhoeven", "Sanne Verhoeven via Proffer"],
    ["Zoë Łukasz-Żółć 李", "Zoë Łukasz-Żółć 李 via Proffer"],
    ['Sanne "de baas" <ceo@bank.example>, Noor', 'Sanne "de baas" <ceo@bank.example>, Noor via Proffer'],
    ["Sanne\r\nBcc: thief@proffer.example", "Sanne Bcc: thief@proffer.example via Proffer"],
    ["Sanne\u0085\u2028\u202eReply-To: thief@proffer.example", "Sanne Reply-To: thief@proffer.example via Proffer"],
  ])("names who writes, and nobody else: %j", async (from_name, told) => {
    const mail = open();
    const reply_to = "sanne@lindekade.example";
    await mail.send({ to: "zoe@proffer.example", subject: "x", text: "x", html: "x", from_name, reply_to }, newId());
    await mail.close();
    const letter = await PostalMime.parse(delivered().at(-1) as string);
    expect(letter.from).toEqual({ name: told, address: "no-reply@proffer.example" });
    expect(letter.replyTo).toEqual([{ name: "", address: reply_to }]);
    expect(letter.to).toEqual([{ name: "", address: "zoe@proffer.example" }]);
    expect(
      letter.headers
        .map(({ key }) => key)
        .filter((key) => ["bcc", "reply-to", "from", "to"].includes(key))
        .sort(),
    ).toEqual(["from", "reply-to", "to"]);
  });

  test("is the same letter when it is sent again", async () => {
    const mail = open();
    const id = newId();
    const before = delivered().length;
    for (let n = 0; n < 2; n++) await mail.send({ to: "zoe@proffer.example", subject: "x", text: "x", html: "x" }, id);
    await mail.close();
    const sent = await Promise.all(
      delivered()
        .slice(before)
        .map((letter) => PostalMime.parse(letter)),
    );
    expect(new Set(sent.map(({ messageId }) => messageId))).toEqual(new Set([`<${id}@proffer.example>`]));
    // In a folder it lies once; a server and the reader's mailbox know it by its Message-ID.
    expect(sent).toHaveLength(mail.is_outbox ? 1 : 2);
  });
});

test("letters in the outbox are for their owner's eyes only", () => {
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
});

const letter = { to: "zoe@proffer.example", subject: "x", text: "x", html: "x" };

test("a refusing server makes sending fail, so that its task tries again", async () => {
  const refusing = await startSmtpServer({ manner: "refuses" });
  const mail = openSmtp({ url: refusing.url, from, requires_tls: false }, openOutbox(folder, from));
  await expect(mail.send(letter, newId())).rejects.toThrow();
  await mail.close();
  await refusing.stop();
});

test.each([
  // Each has to run out.
  ["silent", { greet_ms: 500 }, /Greeting/],
  ["dribbles", { whole_ms: 800 }, /too long/], // has to run out
] as const)("a server that is %s holds nobody up for long", async (manner, short, reason) => {
  const slow = await startSmtpServer({ manner });
  const patience = { reach_ms: 60_000, greet_ms: 60_000, silent_ms: 60_000, whole_ms: 60_000, ...short };
  const mail = openSmtp({ url: slow.url, from, requires_tls: false }, openOutbox(folder, from), patience);
  await expect(mail.send(letter, newId())).rejects.toThrow(reason);
  await mail.close();
  await slow.stop();
});

test("what is meant for whoever runs the product stays here, with a mail server too", async () => {
  const kept = mkdtempSync(join(tmpdir(), "proffer-mail-"));
  const mail = openSmtp({ url: smtp.url, from, requires_tls: false }, openOutbox(kept, from));
  const before = smtp.messages.length;
  await mail.send({ ...letter, stays_here: true }, newId());
  expect(smtp.messages).toHaveLength(before);
  expect(readdirSync(kept)).toHaveLength(1);
  await mail.close();
  rmSync(kept, { recursive: true });
});

test("a sentence that ends in the stop of a firm's name has one, and points that somebody wrote stay", () => {
  const letter = { to: "a@post.example", subject: "Hello", html: "<p>At Zwaluw B.V..</p>", text: "At Zwaluw Ltd.. Well.. and so on..." };
  const { html, text } = messageOf("Proffer <no-reply@proffer.example>", letter, newId());
  expect([html, text]).toEqual(["<p>At Zwaluw B.V.</p>", "At Zwaluw Ltd. Well.. and so on..."]);
});
