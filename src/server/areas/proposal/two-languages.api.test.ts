import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { Proposal } from "#contract/proposal/proposal.ts";
import { textsOfPdf } from "#server/papers/texts.ts";
import { startAssistantServer } from "#tests/support/assistant-server.ts";
import { candidateAndJob } from "#tests/support/pair.ts";
import { startTestServer } from "#tests/support/server.ts";
import { CallFailed } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());
type Person = Awaited<ReturnType<typeof server.signIn>>;

async function started(owner: Person, language: "en" | "nl" = "en"): Promise<Proposal> {
  const { data } = await owner.send(api.proposal.start, { ...(await candidateAndJob(owner)), language });
  return data.proposal;
}
const failureOf = async (call: Promise<unknown>): Promise<CallFailed> => {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(CallFailed);
  return failure as CallFailed;
};
const tokenOf = (url: string) => url.split("/p/")[1] as string;
const partsOf = ({ strengths, information, cover_letter, other_letter, requirements }: Proposal) => ({
  strengths,
  information,
  cover_letter,
  other_letter,
  requirements,
});

describe("a proposal in both languages", () => {
  test("is drafted in both, and the client reads page, PDF and DOCX in the one that they choose", async () => {
    const owner = await server.signIn();
    const proposal = await started(owner);
    expect(proposal.in_both).toBe(true);
    expect(proposal.unsourced).toEqual([]);
    expect(proposal.checks.map(({ kind }) => kind)).not.toContain("one_language");
    expect(proposal.cover_letter).toMatch(/^Dear Marjan,/);
    expect(proposal.other_letter?.said).toMatch(/^Beste Marjan,/);
    expect(proposal.claims.some(({ language }) => language === "nl")).toBe(true);

    const { share } = (await owner.send(api.proposal.submit, { id: proposal.id })).data;
    const token = tokenOf(share.url);
    const { data } = (await server.raw(`/v1/proposals/shared/${token}`)).envelope as unknown as {
      data: { shared: { letter: string; other: { language: string; letter: string; strengths: unknown[] } } } & Record<string, string>;
    };
    expect(data.shared.letter).toBe(proposal.cover_letter);
    expect(data.shared.other).toMatchObject({ language: "nl", letter: proposal.other_letter?.said });
    expect(data.shared.other.strengths).toHaveLength(proposal.strengths.length);
    const wordsOf = async (url: string) => {
      const bytes = new Uint8Array(await (await server.app.request(url)).arrayBuffer());
      return (await textsOfPdf(bytes)).map(({ text }) => text).join("\n");
    };
    expect(await wordsOf(data.pdf_url as string)).toContain("Dear Marjan,");
    expect(await wordsOf(data.other_pdf_url as string)).toContain("Beste Marjan,");
    const word = await server.app.request(data.other_docx_url as string);
    expect([word.status, word.headers.get("content-disposition")]).toEqual([200, expect.stringContaining("-nl.docx")]);
  });

  test("an edit leaves the other language behind: no switch until it is brought up to date, by our own rules here", async () => {
    const owner = await server.signIn();
    const proposal = await started(owner);
    const { id, cover_letter } = proposal;
    const shorter = cover_letter
      .split("\n\n")
      .filter((_one, at) => at !== 2)
      .join("\n\n");
    // Whoever sends the one language alone loses nothing of the other.
    const edited = (await owner.send(api.proposal.editCoverLetter, { id, cover_letter: shorter })).data.proposal;
    expect(edited.in_both).toBe(false);
    expect(edited.other_letter?.said).toBe(proposal.other_letter?.said);
    expect(edited.checks.find(({ kind }) => kind === "one_language")).toMatchObject({
      weight: "advice",
      params: { language: "en", other: "nl", count: 1 },
    });
    expect((await owner.send(api.proposal.preview, { id })).data.shared.other).toBeNull();
    expect((await owner.send(api.proposal.preview, { id, language: "nl" })).data.shared).toMatchObject({ language: "nl" });

    const { parts, open, translated_by } = (await owner.send(api.proposal.updateTranslation, { id, language: "nl" })).data;
    expect([open, translated_by]).toEqual([[], null]);
    expect((await owner.send(api.proposal.show, { id })).data.proposal.in_both).toBe(false);
    const saved = (await owner.send(api.proposal.editCoverLetter, { id, cover_letter: shorter, other_letter: parts.other_letter })).data;
    expect(saved.proposal.in_both).toBe(true);
    expect(saved.proposal.other_letter?.said.length).toBeLessThan(proposal.other_letter?.said.length ?? 0);
  });

  test("an edit of the second language leaves the first behind, and the first can follow it", async () => {
    const owner = await server.signIn();
    const proposal = await started(owner);
    const { id, strengths } = proposal;
    const [first, ...rest] = strengths;
    if (!first?.other || !rest[0]) throw new Error("no strengths");
    const said = { ...first.other.said, title: rest[0].other?.said.title ?? "" };
    const edited = await owner.send(api.proposal.editStrength, { id, strengths: [{ ...first, other: { ...first.other, said } }, ...rest] });
    expect(edited.data.proposal.in_both).toBe(false);
    const { parts } = (await owner.send(api.proposal.updateTranslation, { id, language: "en" })).data;
    expect(parts.strengths[0]).toMatchObject({ title: rest[0].title, text: first.text, other: { said } });
  });

  test("a person's own words are left open where nobody translates, and that is said", async () => {
    const owner = await server.signIn();
    const { id, strengths } = await started(owner);
    const [first, ...rest] = strengths;
    if (!first) throw new Error("no strengths");
    const own = "A calm voice on a bad day.";
    await owner.send(api.proposal.editStrength, { id, strengths: [{ ...first, text: `${first.text} ${own}` }, ...rest] });
    const { open, translated_by } = (await owner.send(api.proposal.updateTranslation, { id, language: "nl" })).data;
    expect([open, translated_by]).toEqual([[{ part: "strength:0", texts: [own] }], null]);
    const { share } = (await owner.send(api.proposal.submit, { id, confirm_unsourced: true })).data;
    const { envelope } = await server.raw(`/v1/proposals/shared/${tokenOf(share.url)}`);
    expect(envelope.data).toMatchObject({ shared: { language: "en", other: null }, other_pdf_url: null, other_docx_url: null });
  });

  test("changing the proposal's language puts the other texts first", async () => {
    const owner = await server.signIn();
    const before = await started(owner);
    const { proposal } = (await owner.send(api.proposal.update, { id: before.id, language: "nl" })).data;
    expect(proposal).toMatchObject({ language: "nl", in_both: true, cover_letter: before.other_letter?.said });
    expect(proposal.other_letter?.said).toBe(before.cover_letter);
    expect(proposal.strengths.map(({ title }) => title)).toEqual(before.strengths.map(({ other }) => other?.said.title));
    const back = (await owner.send(api.proposal.update, { id: before.id, language: "en" })).data.proposal;
    expect(partsOf(back)).toEqual(partsOf(before));
  });

  test("neither language goes out with a claim that nothing bears, a contradiction, or a name", async () => {
    const owner = await server.signIn();
    const { id, other_letter, cover_letter } = await started(owner);
    const inDutch = async (said: string) => {
      const agreed = { own: cover_letter, other: said };
      return (await owner.send(api.proposal.editCoverLetter, { id, cover_letter, other_letter: { said, agreed } })).data.proposal;
    };
    const said = other_letter?.said ?? "";
    const invented = "Noor leidde 23 mensen bij Zonnebaan Techniek.";
    const claimed = await inDutch(`${said}\n\n${invented}`);
    expect(claimed.unsourced).toEqual([{ part: "letter", language: "nl", text: invented }]);
    expect((await failureOf(owner.send(api.proposal.submit, { id }))).status).toBe(406);

    const other = await inDutch(said.replace(/kan op .+? beginnen/u, "kan op 1 maart 2028 beginnen"));
    expect(other.checks.find(({ kind }) => kind === "contradiction")?.params).toMatchObject({ language: "nl" });
    expect((await failureOf(owner.send(api.proposal.submit, { id, confirm_unsourced: true }))).envelope.data?.checks).toBeDefined();

    await inDutch(`${said}\n\nKent u Hazelaars werk al?`);
    await owner.send(api.proposal.update, { id, anonymity: "blind" });
    const sent = await owner.send(api.proposal.submit, { id, confirm_unsourced: true });
    const { envelope } = await server.raw(`/v1/proposals/shared/${tokenOf(sent.data.share.url)}`);
    const page = JSON.stringify(envelope.data);
    expect(page).toContain('"language":"nl"');
    for (const secret of ["Hazelaar", "Noor", "Veerstroom", "Domstreek"]) expect(page).not.toContain(secret);
  });
});

test("what contradicts itself doesn't go out, and is told with both its places", async () => {
  const owner = await server.signIn();
  const { id, cover_letter } = await started(owner);
  const letter = `${cover_letter}\n\nNoor can start on 1 March 2028.`;
  const { proposal } = (await owner.send(api.proposal.editCoverLetter, { id, cover_letter: letter })).data;
  const told = proposal.checks.find(({ kind }) => kind === "contradiction");
  expect(told).toMatchObject({ weight: "block", params: { about: "start", one_part: expect.stringMatching(/letter|strength/) } });
  const failure = await failureOf(owner.send(api.proposal.submit, { id, confirm_unsourced: true }));
  expect(failure.status).toBe(406);
  expect(failure.message).toContain("contradict");
  expect(failure.envelope.data?.checks).toEqual(expect.arrayContaining([told]));
  await owner.send(api.proposal.editCoverLetter, { id, cover_letter });
  expect((await owner.send(api.proposal.submit, { id, confirm_unsourced: true })).data.proposal.status).toBe("submitted");
});

test("a client who wants it formal is addressed so, in a workspace that says je", async () => {
  const owner = await server.signIn();
  const ids = await candidateAndJob(owner);
  const letterNow = async () => {
    const { parts } = (await owner.send(api.proposal.draft, { id, language: "nl" })).data;
    return parts.cover_letter;
  };
  const { id } = (await owner.send(api.proposal.start, { ...ids, language: "nl" })).data.proposal;
  expect(await letterNow()).toMatch(/^Beste Marjan,[\s\S]+(?<!\p{L})je(?!\p{L})/u);
  const client = { name: "Halderstroom Energy", contact_name: "mevrouw Elzinga", tone: "formal" as const };
  await owner.send(api.job.update, { id: ids.job_id, client });
  const formal = await letterNow();
  expect(formal).toMatch(/^Geachte mevrouw Elzinga,[\s\S]+(?<!\p{L})u(?!\p{L})/u);
  expect(formal).not.toMatch(/(?<!\p{L})(?:je|jullie)(?!\p{L})/u);
});

test("where a language model is set up it says a person's own words in the other language, without names", async () => {
  const model = await startAssistantServer();
  const modelled = await startTestServer({
    settings: { ASSISTANT_BASE_URL: model.url, ASSISTANT_MODEL: "scripted", ASSISTANT_READS: "off" },
  });
  try {
    model.state.manner = { kind: "status", status: 401 };
    const owner = await modelled.signIn();
    const { data } = await owner.send(api.proposal.start, { ...(await candidateAndJob(owner)), language: "en" });
    const { id, strengths } = data.proposal;
    const [first, ...rest] = strengths;
    if (!first?.other) throw new Error("no strengths");
    const text = `${first.text} A calm voice when Noor Hazelaar is needed.`;
    await owner.send(api.proposal.editStrength, { id, strengths: [{ ...first, text }, ...rest] });
    model.state.manner = { kind: "words", words: ['["Een kalme stem als {{PERSON_1}} nodig is."]'] };
    const { parts, open, translated_by } = (await owner.send(api.proposal.updateTranslation, { id, language: "nl" })).data;
    expect([open, translated_by]).toEqual([[], "openai-compatible"]);
    expect(parts.strengths[0]?.other?.said.text).toBe(`${first.other.said.text} Een kalme stem als Noor Hazelaar nodig is.`);
    expect(model.prompts()).not.toContain("Hazelaar");
  } finally {
    await modelled.stop();
    await model.stop();
  }
});
