import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, describe, expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { aboutParts } from "#server/parts/assemble.ts";
import { openOutbox } from "#server/parts/mail/outbox.ts";
import { startTestServer } from "#tests/support/server.ts";

const operator = "hallo@lindekade.example";
const open = await startTestServer({
  settings: { CONTACT_EMAIL: operator, SELLER_NAME: "Lindekade", SELLER_ADDRESS: "Lindekade 7, Utrecht" },
});
const closed = await startTestServer({ own: true });
afterAll(async () => {
  await open.stop();
  await closed.stop();
});

type Server = typeof open;
const post = (server: Server, body: Record<string, unknown>, language = "en") =>
  server.raw("/v1/contact", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", "accept-language": language },
  });
const message = { name: "Noor Akkerman", email: "noor@proffer.example", message: "Do you read scans?\n\nAnd <b>this</b>?" };

describe("a message", () => {
  test("reaches the operator once, and the answer goes to who wrote it", async () => {
    const { envelope } = await post(open, message);
    expect(envelope).toMatchObject({ response_status: 200, response_message: "Thank you. Your message has been sent." });
    const letter = await open.letterTo(operator);
    expect(letter).toMatchObject({ subject: "Message from Noor Akkerman", reply_to: "noor@proffer.example" });
    expect(letter.text).toContain("Do you read scans?\n\nAnd <b>this</b>?");
    expect(letter.html).toContain("And &#60;b&#62;this&#60;/b&#62;?");
    expect(letter.text).toContain("Noor Akkerman (noor@proffer.example)");
    expect(open.letters.filter(({ to }) => to === operator)).toHaveLength(1);
  });

  test("is thanked for in the writer's language", async () => {
    expect((await post(open, message, "nl")).envelope.response_message).toBe("Bedankt. Je bericht is verstuurd.");
  });

  test("that lacks something is told field by field, and costs no try", async () => {
    for (let n = 0; n < 8; n++) {
      const { status, envelope } = await post(open, { name: " ", email: "noor", message: "" }, "nl");
      expect(status).toBe(422);
      expect(envelope.validation_errors).toEqual({
        name: ["Vul dit in."],
        email: ["Dit is geen e-mailadres."],
        message: ["Vul dit in."],
      });
    }
    expect((await post(open, { ...message, message: "x".repeat(5001) })).envelope.validation_errors).toEqual({
      message: ["At most 5000 characters."],
    });
  });

  test("can't add headers or people to the letter", async () => {
    for (const change of [
      { name: "Noor\r\nBcc: thief@proffer.example" },
      { name: "Noor\nReply-To: thief@proffer.example" },
      { name: "Noor\u0085Bcc: thief@proffer.example" },
      { email: "noor@proffer.example\r\nBcc: thief@proffer.example" },
      { email: "noor@proffer.example, thief@proffer.example" },
      { email: "Noor <noor@proffer.example>" },
    ])
      expect([change, (await post(open, { ...message, ...change })).status]).toEqual([change, 422]);
  });

  test("by a program that fills in what nobody sees is refused, and says so", async () => {
    const { status, envelope } = await post(open, { ...message, website: "https://buy.example" });
    expect(status).toBe(422);
    expect(Object.keys(envelope.validation_errors ?? {})).toEqual(["website"]);
    expect((await post(open, { ...message, website: "" })).status).toBe(200);
  });

  test("comes five times an hour from one address, then is told when to try again", async () => {
    const statuses: number[] = [];
    let refused = await post(open, message);
    for (let n = 0; n < 6; n++) {
      statuses.push(refused.status);
      refused = await post(open, message);
    }
    expect(statuses).toContain(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
    const sent = open.letters.length;
    expect(sent).toBeLessThanOrEqual(5);
  });
});

test("a name with quotes and accents stands in the letter as it is, on paper too", async () => {
  const folder = mkdtempSync(join(tmpdir(), "proffer-contact-"));
  await openOutbox(folder, "Proffer <no-reply@proffer.example>").send(
    {
      to: operator,
      subject: 'Message from "Zoë" <b>',
      text: "x",
      html: "x",
      reply_to: "zoe@proffer.example",
    },
    newId(),
  );
  const [file = ""] = readdirSync(folder);
  const letter = await PostalMime.parse(readFileSync(join(folder, file)));
  rmSync(folder, { recursive: true });
  expect(letter).toMatchObject({ subject: 'Message from "Zoë" <b>', to: [{ address: operator }] });
  expect(letter.replyTo).toEqual([{ name: "", address: "zoe@proffer.example" }]);
});

describe("without an address for messages", () => {
  test("the form is there all the same, and who runs the product is told", async () => {
    const about = async (server: Server) => (await server.raw("/v1/contact")).envelope.data?.contact;
    expect(await about(closed)).toEqual({ operator: "Proffer", address: null });
    expect(await about(open)).toEqual({ operator: "Lindekade", address: "Lindekade 7, Utrecht" });
  });

  test("a message lies in the outbox, also where other letters go through a server", async () => {
    const { status, envelope } = await post(closed, message);
    expect([status, envelope.response_message]).toEqual([200, "Thank you. Your message has been sent."]);
    expect(await closed.letterTo("contact@localhost")).toMatchObject({ stays_here: true, reply_to: "noor@proffer.example" });
  });

  test("the start says where they go", () => {
    const line = (server: Server) => aboutParts(server.parts).find((one) => one.startsWith("contact"));
    expect(line(closed)).toContain(closed.parts.config.outbox);
    expect(line(open)).toContain(operator);
  });
});
