import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { textsOfDocx, textsOfPdf } from "#server/papers/texts.ts";
import { startTestServer } from "#tests/support/server.ts";
import { candidateSheet } from "#web/kit/list/candidate-sheet.ts";
import { sheetOf } from "#web/kit/list/list-sheet.ts";
import { numbersIn, type Output, people, questions, shownIn, vacancy } from "./support/numbers.ts";

/**
 * Every number about a person, over everything that leaves the product through its calls: each has one value, wherever it is said.
 * The table that this prints is the proof.
 */

const server = await startTestServer({ settings: { SUBSCRIPTIONS: "off" } });
afterAll(() => server.stop());

test.each(people)("$name is told with one value each", async (person) => {
  const owner = await server.signIn();
  const outputs: Output[] = [];
  const add = (name: string, value: unknown) => outputs.push({ name, text: typeof value === "string" ? value : textsOf(value).join("\n") });

  const read = (await owner.send(api.candidate.extractText, { text: person.cv, kind: "candidate" })).data;
  const { candidate } = (
    await owner.send(api.candidate.create, {
      ...read.candidate,
      desired: { ...read.candidate?.desired, ...person.pay },
      consent: { given_at: new Date().toISOString(), basis: "consent" },
      extraction_id: read.extraction_id,
    })
  ).data;
  const asked = (await owner.send(api.candidate.extractText, { text: vacancy, kind: "job" })).data;
  const client = { name: "Halderstroom Energy", contact_name: "Marjan Elzinga", contact_email: "marjan@halderstroom.example" };
  const body = { ...asked.job, title: "Team lead", client, extraction_id: asked.extraction_id };
  const { job } = (await owner.send(api.job.create, body)).data;
  const ids = { job_id: job.id, candidate_id: candidate.id };
  await owner.send(api.matching.matchCandidates, { id: job.id, mode: "manual", candidate_ids: [candidate.id] });

  const profile = (await owner.send(api.candidate.show, { id: candidate.id })).data.candidate;
  const rows = (await owner.send(api.candidate.list, {})).data.candidates;
  const { match } = (await owner.send(api.matching.fetchMatched, ids)).data;
  const ranked = (await owner.send(api.matching.matchedCandidates, { id: job.id })).data;
  add("match", match.criteria);
  add("ranked list", ranked);
  const { proposal } = (await owner.send(api.proposal.start, { ...ids, language: "en" })).data;
  add("proposal draft", [proposal.strengths, proposal.information, proposal.cover_letter, proposal.requirements]);
  if (proposal.unsourced.length > 0) await owner.send(api.proposal.confirm, { id: proposal.id, claims: proposal.unsourced });
  add("preview", (await owner.send(api.proposal.preview, { id: proposal.id, papers: true })).data.shared);
  const { share } = (await owner.send(api.proposal.submit, { id: proposal.id })).data;
  const page = (await server.raw(`/v1/proposals/shared/${share.url.split("/p/")[1]}`)).envelope.data as Record<string, string>;
  add("client's page", page.shared);
  const bytes = async (url: string | undefined) => new Uint8Array(await (await server.app.request(url ?? "")).arrayBuffer());
  add("PDF", (await textsOfPdf(await bytes(page.pdf_url))).map(({ text }) => text).join("\n"));
  add(
    "Word",
    textsOfDocx(await bytes(page.docx_url))
      .map(({ text }) => text)
      .join("\n"),
  );
  const chat_id = (await owner.send(api.chat.startWithCandidate, { candidate_id: candidate.id })).data.chat.id;
  for (const { about, ask } of questions(person)) {
    const { message } = (await owner.send(api.chat.ask, { chat_id, message: ask })).data;
    outputs.push({ name: `chat: ${ask}`, text: message.content, about });
  }
  add("statistics", (await owner.send(api.statistics.fetch, {})).data.stats);

  const sheet = await sheetOf("csv", "candidates", candidateSheet, [rows], { nameOf: () => null });
  const table = numbersIn(person, [
    ...shownIn("profile", profile),
    ...rows.flatMap((row) => shownIn("list", row)),
    ...shownIn("match's candidate", (await owner.send(api.matching.fetchMatched, ids)).data.candidate),
    ...csvShown(await sheet.file.text()),
    ...outputs,
  ]);
  console.log(
    `\n${person.name}\n${table.map(({ about, values, told }) => `  ${about.padEnd(26)} ${values.join(" ≠ ").padEnd(14)} ${told.join(", ")}`).join("\n")}`,
  );
  expect(table.filter(({ values }) => values.length > 1)).toEqual([]);
  for (const [about, value] of Object.entries(person.truth))
    expect([about, table.find((row) => row.about === about)?.values]).toEqual([about, [value]]);
});

/** The numbers that stand in columns of their own. */
function csvShown(csv: string): Output[] {
  const [head = "", line = ""] = csv.split("\r\n");
  const names = head.split(",");
  const cells = line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)?.map((cell) => cell.replace(/,$/, "").replace(/^"|"$/g, "")) ?? [];
  const at = (name: string) => cells[names.indexOf(name)] ?? "";
  return shownIn("CSV", {
    years_experience: at("years_experience") ? Number(at("years_experience")) : null,
    skills: [],
    languages: at("languages")
      .split("; ")
      .filter(Boolean)
      .map((one) => ({ language: one.split(" ")[0] ?? "", level: one.split(" ")[1] ?? null })),
    available_from: at("available_from") || null,
    notice_weeks: at("notice_weeks") ? Number(at("notice_weeks")) : null,
    desired: { hours_per_week: at("hours_per_week") ? Number(at("hours_per_week")) : null },
  });
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
