import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { type Manner, startAssistantServer } from "#tests/support/assistant-server.ts";
import { impatiently } from "#tests/support/impatience.ts";
import { candidateAndJob } from "#tests/support/pair.ts";
import { isPair, startTestServer } from "#tests/support/server.ts";

const model = await startAssistantServer();
const server = await startTestServer({
  settings: {
    ASSISTANT_BASE_URL: model.url,
    ASSISTANT_MODEL: "scripted",
    ASSISTANT_TIMEOUT_SECONDS: "600",
    ASSISTANT_READS: "off",
    ASSISTANT_JUDGES: "off",
  },
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

const LETTER = `Dear Marjan,

For your vacancy {{PERSON_1}} comes to mind. The work at Veerstroom Logistics is in Python: eleven services that exchange 1.9 million events a day over Kafka. Before that came import pipelines for 45 municipalities.

The team at Veerstroom counted 900 people. Shall we plan a conversation next week?

Kind regards,
Sanne Verhoeven`;
const draft = {
  strengths: [
    { title: "Python and Kafka at scale", text: "Rebuilt the planning service in Python: eleven services over Kafka.", passages: [1, 2] },
    { title: "A leader of many", text: "Led 250 engineers in Singapore.", passages: [1] },
  ],
  cover_letter: LETTER,
};

async function started(manner: Manner) {
  model.state.manner = manner;
  const person = await server.signIn();
  const pair = await candidateAndJob(person);
  return { person, ...(await person.send(api.proposal.start, { ...pair, language: "en" })).data };
}

function isBuiltIn({ proposal, written_by }: Awaited<ReturnType<typeof started>>, failure: string) {
  expect(written_by).toEqual({ provider: "built_in", model: null, failure });
  expect(proposal.strengths.length).toBeGreaterThan(1);
  expect(proposal.cover_letter).not.toBe("");
}

test("a model writes strengths and letter from masked passages; what no source bears is cut, as from any draft", async () => {
  const text = `Here it is:\n\`\`\`json\n${JSON.stringify(draft)}\n\`\`\``;
  const { proposal, written_by } = await started({ kind: "words", words: text.match(/[\s\S]{1,40}/g) ?? [] });
  expect(written_by).toEqual({ provider: "openai-compatible", model: "scripted", failure: null });
  expect(proposal.strengths.map(({ title }) => title)).toEqual(["Python and Kafka at scale"]);
  expect(proposal.cover_letter).toContain("Noor Hazelaar comes to mind");
  expect(proposal.cover_letter).not.toContain("900 people");
  expect(proposal.unsourced).toEqual([]);
  expect(proposal.requirements.length).toBeGreaterThan(0);
  for (const { evidence } of proposal.strengths) expect(evidence?.length).toBeGreaterThan(0);
  for (const secret of ["Noor", "Hazelaar", "Marjan", "Verhoeven", "12-03-1985"]) expect(model.prompts()).not.toContain(secret);
});

test.each([
  ["refuses", { kind: "status", status: 401 }, "refused"],
  ["breaks off", { kind: "cut", words: ['{"strengths": ['] }, "cut_off"],
  ["writes prose", { kind: "words", words: ["Noor is great."] }, "unreadable"],
  [
    "makes everything up",
    {
      kind: "words",
      words: [JSON.stringify({ ...draft, strengths: [{ title: "Rust", text: "Wrote Rust for 14 years at Google.", passages: [99] }] })],
    },
    "unreadable",
  ],
] as [string, Manner, string][])("where it %s, the built-in writer drafts and the reply says so", async (_what, manner, failure) => {
  isBuiltIn(await started(manner), failure);
});

// The settings of one process alone.
test.skipIf(isPair).each([
  ["is silent", { kind: "silent" }],
  ["drips on past the time there is", { kind: "drip", word: "{ ", pause_ms: 50 }],
] as [string, Manner][])("where it %s, it is given up, and the built-in writer drafts", async (_what, manner) => {
  isBuiltIn(await impatiently(server, () => started(manner)), "timeout");
});
