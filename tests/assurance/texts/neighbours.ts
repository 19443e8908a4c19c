import { monitorEventLoopDelay } from "node:perf_hooks";
import { api } from "#contract/index.ts";
import { dropCv } from "#tests/support/pair.ts";
import { newDatabase, startPostgres } from "#tests/support/postgres.ts";
import { startTestServer } from "#tests/support/server.ts";

const LONG_CVS = 60;
/** Between two clicks of one person. */
const PAUSE_MS = 200;
/** Clicks without anybody else, to compare with. */
const CALM_CLICKS = 50;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

interface Clicks {
  p50: number;
  p99: number;
  /** The longest that the server's thread was busy without a break. */
  busy: number;
  count: number;
}

/** In milliseconds: what one workspace's clicks take while another one drops 60 long CVs and looks at blind previews of them, and without. */
export async function besideLongTexts(text: string): Promise<{ calm: Clicks; beside: Clicks; small_cv: number; not_done: string[] }> {
  const postgres = await startPostgres();
  const server = await startTestServer({ own: true, ...(postgres && { postgres: await newDatabase(postgres.url, "neighbours") }) });
  try {
    const [theirs, ours] = [await server.signIn(), await server.signIn()];
    const name = { first_name: "Noor", last_name: "Hazelaar" };
    const job = { title: "Backend engineer", description: "Wij vragen Python.", client: { name: "Halderstroom Energy" } };
    const made = await ours.send(api.job.create, job);
    await dropCv(ours, "Noor Hazelaar\nUtrecht\n\nSkills\nPython", name);
    const clicks = async (isOver: (count: number) => boolean): Promise<Clicks> => {
      const took: number[] = [];
      const delay = monitorEventLoopDelay({ resolution: 1 });
      delay.enable();
      while (!isOver(took.length)) {
        const start = performance.now();
        await (took.length % 2 === 0 ? ours.send(api.candidate.list, {}) : ours.send(api.job.show, { id: made.data.job.id }));
        took.push(performance.now() - start);
        await pause();
      }
      delay.disable();
      return { p50: percentile(took, 0.5), p99: percentile(took, 0.99), busy: delay.max / 1e6, count: took.length };
    };
    await clicks((count) => count === 10);
    const calm = await clicks((count) => count === CALM_CLICKS);

    const refusals: Record<string, number> = {};
    const refused = (error: { status?: number }) => {
      const why = String(error.status ?? error).slice(0, 40);
      refusals[why] = (refusals[why] ?? 0) + 1;
    };
    const cv = (at: number) => `Noor Hazelaar\nUtrecht\n\nSkills\nPython\n\n${at} ${text}`.slice(0, text.length);
    const first = await dropCv(theirs, cv(0), name);
    const theirJob = await theirs.send(api.job.create, job);
    const { data } = await theirs.send(api.proposal.start, { job_id: theirJob.data.job.id, candidate_id: first });
    const previews = async () => {
      for (let at = 0; at < LONG_CVS; at++) await theirs.send(api.proposal.preview, { id: data.proposal.id }).catch(refused);
    };
    let isDone = false;
    const load = Promise.all([
      previews(),
      ...Array.from({ length: LONG_CVS - 1 }, (_, at) => dropCv(theirs, cv(at + 1), name).catch(refused)),
    ]).finally(() => {
      isDone = true;
    });
    const besides = clicks(() => isDone);
    await pause();
    const start = performance.now();
    await dropCv(ours, "Noor Hazelaar\nAmsterdam\n\nSkills\nPython", name);
    const small_cv = performance.now() - start;
    const beside = await besides;
    await load;
    return { calm, beside, small_cv, not_done: Object.entries(refusals).map(([why, count]) => `${count} × ${why}`) };
  } finally {
    await server.stop();
    await postgres?.stop();
  }
}
