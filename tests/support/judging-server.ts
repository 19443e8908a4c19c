import { afterAll, beforeEach } from "vitest";
import { api } from "#contract/index.ts";
import { startAssistantServer } from "./assistant-server.ts";
import { hasRest, startTestServer } from "./server.ts";
import { until } from "./until.ts";

/** What every planner's CV says of the work. */
const duty = "Maakt elke ochtend het rooster voor veertig chauffeurs";
/** A planner's CV, with more lines of what they do or don't. */
const planner = (more: readonly string[]) => `Wendelmoet Brinkhorst
w.brinkhorst@post.example | 06 0000 0321
Zwolle

Werkervaring
Planner
Vink Logistiek, Zwolle
maart 2019 - heden
${[duty, ...more].map((line) => `• ${line}`).join("\n")}`;

/** A model's answer of one requirement, or of several. */
export const verdictsOf = (...verdicts: { verdict: "met" | "partly" | "not_met"; quote?: string }[]): string =>
  JSON.stringify({
    verdicts: verdicts.map(({ verdict, quote = duty }, at) => ({ requirement: `R${at + 1}`, verdict, quotes: [quote] })),
  });

/** A product whose language model judges and reads nothing, with a model that answers so before each test; both end with the file. */
export async function startJudgingServer(answer: string, more: Record<string, string> = {}) {
  const model = await startAssistantServer();
  const settings = { ASSISTANT_BASE_URL: model.url, ASSISTANT_MODEL: "scripted", ASSISTANT_READS: "off", ...more };
  const server = await startTestServer({ settings });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });
  beforeEach(() => {
    model.asked.length = 0;
    model.state.manner = { kind: "words", words: [answer] };
  });
  return { model, server, rest: () => until(() => hasRest(server.parts)) };
}
export type Person = Awaited<ReturnType<Awaited<ReturnType<typeof startTestServer>>["signIn"]>>;

/** So many planners among somebody's candidates; their numbers. */
export async function addPlanners({ send }: Person, count: number, more: readonly string[] = []): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const text = planner(more).replaceAll("Brinkhorst", `Brinkhorst${"abcdefghij"[n]}`);
    const { data: read } = await send(api.candidate.extractText, { text, kind: "candidate" });
    const body = { ...read.candidate, extraction_id: read.extraction_id, allow_duplicate: true };
    ids.push((await send(api.candidate.create, body)).data.candidate.id);
  }
  return ids;
}

/** A planner's job for which these are matched by hand; its number. */
export async function addJobFor({ send }: Person, ids: string[], ...asked: string[]): Promise<string> {
  const texts = asked.length > 0 ? asked : ["Ervaring met bederfelijke waar"];
  const requirements = texts.map((text) => ({ text, kind: "must" as const }));
  const { job } = (await send(api.job.create, { title: "Transportplanner", requirements })).data;
  await send(api.matching.matchCandidates, { id: job.id, mode: "manual", candidate_ids: ids });
  return job.id;
}
