import { monitorEventLoopDelay } from "node:perf_hooks";
import { api } from "#contract/index.ts";
import { dropCv } from "#tests/support/pair.ts";
import { newDatabase, startPostgres } from "#tests/support/postgres.ts";
import { startTestServer } from "#tests/support/server.ts";

/** The longest that the server's thread was busy without a break, in milliseconds, while something was done. */
async function busyFor(work: () => Promise<unknown>): Promise<{ busy: number; took: number; failed: string | null }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  let failed: string | null = null;
  await work().catch((error: unknown) => {
    failed = String(error).slice(0, 80);
  });
  const took = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 5)); // the delay after the last step counts as well
  delay.disable();
  return { busy: delay.max / 1e6, took, failed };
}

/** Whoever has long texts does what can be done with them; what of it kept the server's thread busy, the longest first. */
export async function throughServer(texts: readonly { name: string; text: string }[]) {
  const postgres = await startPostgres();
  const server = await startTestServer({ own: true, ...(postgres && { postgres: await newDatabase(postgres.url, "texts") }) });
  const found: { step: string; text: string; busy: number; took: number; failed: string | null }[] = [];
  try {
    for (const { name, text } of texts) {
      const owner = await server.signIn();
      const step = async (called: string, work: () => Promise<unknown>) =>
        void found.push({ step: called, text: name, ...(await busyFor(work)) });
      let candidate_id = "";
      let job_id = "";
      let proposal_id = "";
      const cv = `Noor Hazelaar\nnoor.hazelaar@post.example\nUtrecht\n\nSkills\nPython\n\n${text}`;
      await step("a CV dropped", async () => {
        candidate_id = await dropCv(owner, cv.slice(0, text.length), { first_name: "Noor", last_name: "Hazelaar" });
      });
      await step("a candidate with long fields saved", () =>
        owner.send(api.candidate.update, { id: candidate_id, summary: text.slice(0, 10_000) }),
      );
      await step("a job with a long vacancy saved", async () => {
        const { data } = await owner.send(api.job.create, {
          title: "Backend engineer",
          description: text,
          skills: [{ name: "Python", kind: "must" }],
          client: { name: "Halderstroom Energy" },
        });
        job_id = data.job.id;
      });
      await step("a job shown", () => owner.send(api.job.show, { id: job_id }));
      await step("matches", () => owner.send(api.matching.matchCandidates, { id: job_id, mode: "manual", candidate_ids: [candidate_id] }));
      await step("a match shown", () => owner.send(api.matching.fetchMatched, { job_id, candidate_id }));
      await step("a candidate shown", () => owner.send(api.candidate.show, { id: candidate_id }));
      await step("a proposal begun", async () => {
        const { data } = await owner.send(api.proposal.start, { job_id, candidate_id });
        proposal_id = data.proposal.id;
      });
      await step("a proposal's letter saved", () =>
        owner.send(api.proposal.update, { id: proposal_id, version: 1, anonymity: "blind", cover_letter: text.slice(0, 10_000) }),
      );
      await step("a blind preview", () => owner.send(api.proposal.preview, { id: proposal_id }));
      await step("a blind preview with papers", () => owner.send(api.proposal.preview, { id: proposal_id, papers: true }));
      await step("an answer", async () => {
        const { data } = await owner.send(api.chat.startWithBoth, { candidate_id, job_id });
        await owner.send(api.chat.ask, { chat_id: data.chat.id, message: "Heeft Noor ervaring met Python?" });
      });
      await step("a search", () => owner.send(api.candidate.list, { q: "python" }));
    }
  } finally {
    await server.stop();
    await postgres?.stop();
  }
  return found.sort((one, other) => other.busy - one.busy);
}
