import { readdirSync } from "node:fs";
import { join } from "node:path";
import { api } from "#contract/index.ts";
import { vacancies } from "#server/sample/vacancies.ts";
import { seconds } from "#tests/bench/figures.ts";
import { onPostgres, type TriedProduct, tryProduct } from "#tests/support/tried-product.ts";
import { until } from "#tests/support/until.ts";
import { type Acknowledged, cvOf, lostOf, writeOne } from "#tests/support/writers.ts";
import { CallFailed, send } from "#web/kit/calls/api.ts";
import type { Row } from "../row.ts";
import { openSmallDisk, type SmallDisk } from "./small-disk.ts";

const EMAIL = "marit@proffer.example";
/** The embedded database looks at the disk every two seconds. */
const LOOK_MS = 3000;
/** An answer that takes longer doesn't come. */
const ANSWER_MS = 10_000;
const BACK_MS = 5000;

type At = { base: string; token: string };
const within = (at: At) => ({ ...at, signal: AbortSignal.timeout(ANSWER_MS) });
const statusOf = (answer: Promise<unknown>): Promise<number> =>
  answer.then(
    () => 200,
    (failure: unknown) => (failure instanceof CallFailed ? failure.status : 0),
  );

/** What a person reads in an hour, by its name; and what they write. */
const readings = (at: At, { candidate_id, job_id }: { candidate_id: string; job_id: string }) => ({
  candidates: send(api.candidate.list, { q: "python" }, within(at)),
  candidate: send(api.candidate.show, { id: candidate_id }, within(at)),
  file: send(api.candidate.show, { id: candidate_id }, within(at)).then(async ({ data }) => {
    const { status } = await fetch(`${at.base}${data.candidate.files[0]?.url}`);
    if (status !== 200) throw new CallFailed(status, {}, false);
  }),
  jobs: send(api.job.list, {}, within(at)),
  matches: send(api.matching.matchedCandidates, { id: job_id }, within(at)),
  proposals: send(api.proposal.list, {}, within(at)),
  statistics: send(api.statistics.fetch, {}, within(at)),
  attention: send(api.dashboard.attention, {}, within(at)),
  figures: send(api.dashboard.figures, {}, within(at)),
});
const uploads = (at: At) => ({
  upload: send(api.candidate.create, { last_name: "Full", files: [new File([cvOf("Full")], "cv.txt")], allow_duplicate: true }, within(at)),
  extraction: send(api.candidate.extractFile, { file: new File([cvOf("Full")], "cv.txt") }, within(at)),
});
/** Opening a match is one of them: that somebody looked at it is kept in its dossier, or it isn't shown. */
const writings = (at: At, { candidate_id, job_id }: { candidate_id: string; job_id: string }) => ({
  match: send(api.matching.fetchMatched, { job_id, candidate_id }, within(at)),
  ...uploads(at),
  create: send(api.candidate.create, { last_name: "Full", allow_duplicate: true }, within(at)),
  update: send(api.candidate.update, { id: candidate_id, tags: ["full"] }, within(at)),
});

/** What of these isn't answered as it should be. */
async function wrongOf(when: string, calls: Record<string, Promise<unknown>>, right: (status: number) => boolean): Promise<string[]> {
  const answers = await Promise.all(Object.entries(calls).map(async ([name, answer]) => ({ name, status: await statusOf(answer) })));
  return answers.flatMap(({ name, status }) => (right(status) ? [] : [`${when}: ${name} answers ${status || "nothing"}`]));
}

const halves = (product: TriedProduct): string[] =>
  readdirSync(join(product.folder, "files"), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".part"));

/** Somebody with a few candidates and a vacancy, and what was acknowledged of them. */
async function begin(product: TriedProduct) {
  const at = { base: product.base, token: await product.register(EMAIL) };
  const said: Acknowledged = new Map();
  for (let n = 0; n < 4; n++) await writeOne(at, `Before ${n}`, said, n);
  const [vacancy] = vacancies;
  const { data } = await send(api.candidate.extractText, { text: vacancy?.text ?? "", kind: "job" }, at);
  const { job } = (await send(api.job.create, { ...data.job, title: data.job?.title ?? "Python developer" }, at)).data;
  const [candidate_id = ""] = said.keys();
  const known = { candidate_id, job_id: job.id };
  await wrongOf("before", readings(at, known), () => true);
  return { at, said, known };
}

interface Filling {
  id: string;
  goal: string;
  product: TriedProduct;
  disk: SmallDisk;
  /** What takes room, and is refused. */
  writes: (at: At, known: { candidate_id: string; job_id: string }) => Record<string, Promise<unknown>>;
  /** Takes the disk's room step by step; each step has a name. */
  steps: Record<string, () => void>;
}

const isFullAnswer = (status: number) => status === 507 || status === 503;

async function filledRow({ id, goal, product, disk, writes, steps }: Filling): Promise<Row> {
  const { at, said, known } = await begin(product);
  const wrong: string[] = [];
  for (const [when, take] of Object.entries(steps)) {
    take();
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    wrong.push(...(await wrongOf(when, writes(at, known), isFullAnswer)));
    wrong.push(...(await wrongOf(when, readings(at, known), (status) => status === 200)));
    wrong.push(...halves(product).map((name) => `${when}: ${name} is left`));
  }
  disk.empty();
  const since = performance.now();
  const after: Acknowledged = new Map();
  const isBack = await until(
    () =>
      writeOne(at, "After", after, 0)
        .then(() => true)
        .catch(() => false),
    60_000,
  );
  const back = isBack ? performance.now() - since : Number.POSITIVE_INFINITY;
  const lost = isBack ? await lostOf(at, new Map([...said, ...after])) : ["everything: it doesn't come back"];
  for (const one of [...wrong, ...lost]) console.log("  ", one);
  return {
    id,
    goal,
    figure: `${wrong.length} answers otherwise or halves left, ${lost.length} lost; written again after ${seconds(back)}`,
    holds: wrong.length + lost.length === 0 && back <= BACK_MS,
  };
}

const GOAL = "writes answer 507 or 503, reads 200; no .part is left; nothing lost, writing again in ≤ 5 s";

/** A disk that fills up, where everything lies on it. */
export async function embeddedDiskRow(): Promise<Row | null> {
  const disk = openSmallDisk(700);
  if (!disk) return null;
  const product = await tryProduct({}, join(disk.folder, "data"));
  try {
    const steps = { "nearly full": () => disk.fill(60 * 1024 * 1024), "without a byte left": () => disk.fillRest() };
    return await filledRow({ id: "F4 disk full, embedded", goal: GOAL, product, disk, writes: writings, steps });
  } finally {
    await product.close();
    disk.close();
  }
}

/** The files' disk fills up, the database has room. */
export async function filesDiskRow(database_url: string): Promise<Row | null> {
  const disk = openSmallDisk(4);
  if (!disk) return null;
  const product = await tryProduct(onPostgres(database_url), join(disk.folder, "data"));
  try {
    const steps = { "without a byte left": () => disk.fill() };
    return await filledRow({ id: "F4 disk full, files", goal: GOAL, product, disk, writes: uploads, steps });
  } finally {
    await product.close();
    disk.close();
  }
}
