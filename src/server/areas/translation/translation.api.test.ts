import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
const { send } = await server.signIn();
afterAll(() => server.stop());

test("translates the product's words, tells what it couldn't, and who answered", async () => {
  const { data } = await send(api.translation.translate, { texts: ["Candidate", "An unknown sentence."], target: "nl", source: "en" });
  expect(data).toEqual({
    provider: "vocabulary",
    service: "none",
    translations: [
      { text: "Kandidaat", translated: true },
      { text: "An unknown sentence.", translated: false },
    ],
  });
});

test("takes 100 texts of 5,000 characters and no more", async () => {
  const texts = Array<string>(100).fill("x".repeat(5000));
  expect((await send(api.translation.translate, { texts, target: "en" })).data.translations).toHaveLength(100);
  await expect(send(api.translation.translate, { texts: [...texts, "x"], target: "en" })).rejects.toMatchObject({ status: 422 });
  await expect(send(api.translation.translate, { texts: ["x".repeat(5001)], target: "en" })).rejects.toMatchObject({ status: 422 });
});

test("is for verified e-mail addresses: what is to be translated may leave for a model", async () => {
  const stranger = await server.signIn({ verified: false });
  await expect(stranger.send(api.translation.translate, { texts: ["Candidate"], target: "nl" })).rejects.toMatchObject({ status: 403 });
});
