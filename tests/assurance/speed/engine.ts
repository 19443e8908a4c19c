import { parseMarkdown } from "#contract/text/markdown.ts";
import { readSearch } from "#contract/text/search.ts";
import { finderOf } from "#contract/text/search-marks.ts";
import { composeAnswer } from "#engine/chat/compose.ts";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { prepareJob } from "#engine/matching/job.ts";
import { matchCandidate } from "#engine/matching/match.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { townOf } from "#engine/skills/places/places.ts";
import { snippetsOf } from "#server/core/search.ts";
import { people } from "#server/sample/people/mixed.ts";
import { vacancies } from "#server/sample/vacancies.ts";
import { Records } from "#tests/eval/chat/records.ts";
import { nobody, nothingAsked } from "#tests/support/matchables.ts";
import { ms, percentile } from "../../bench/figures.ts";
import type { Row } from "../row.ts";

/** A piece of the engine's work that somebody waits for, with the processor time that it may take. */
interface Timed {
  what: string;
  goal_ms: number;
  /** Makes what the work needs, and gives the work. */
  prepare(): () => unknown;
}

const TRIES = 5;
const LONGEST = 200_000;

const pieces: Timed[] = [
  {
    what: "a job compared with 1,000 prepared candidates",
    goal_ms: 300,
    prepare() {
      const cv_text = "Senior developer\n- Python and React at a bank since 2015.\n- PostgreSQL, Docker, Kafka.\n".repeat(40);
      const prepared = Array.from({ length: 1000 }, (_, n) => prepareCandidate({ ...nobody, cv_text: `${n}\n${cv_text}` }));
      const texts = ["Python", "PostgreSQL", "Kubernetes", "Kafka or RabbitMQ", "Coaching of juniors in a bank", "Docker"];
      const requirements = texts.map((text) => ({ id: "00000000-0000-4000-8000-000000000001", text, kind: "must" as const }));
      const job = prepareJob({ ...nothingAsked, title: "Python developer", city: "Utrecht", requirements });
      return () => prepared.map((candidate) => matchCandidate(job, candidate));
    },
  },
  {
    what: "an answer about a CV of 200,000 characters",
    goal_ms: 500,
    prepare() {
      const about = new Records(people.slice(0, 4), vacancies).about({ candidate: "Noor Hazelaar" });
      if (!about.candidate) throw new Error("The demo has nobody to talk about");
      const deeds = Array.from({ length: 2500 }, (_, n) => `- Built service ${n} in Python and Kafka for ${n % 90} municipalities\n`);
      const long = { ...about, candidate: { ...about.candidate, cv_text: deeds.join("").repeat(2).slice(0, LONGEST) } };
      return () => composeAnswer("Has she led Kubernetes on sailing boats?", long);
    },
  },
  {
    what: "the places where a search's words stand in 200 long CVs",
    goal_ms: 300,
    prepare() {
      const find = finderOf(readSearch(`"${"senior backend engineer with kafka ".repeat(3)}amsterdam" ${"ab ".repeat(100)}`).node);
      const page = Array.from({ length: 200 }, () => "senior backend engineer with kafka and python at halderstroom ".repeat(650));
      return () => snippetsOf(page, find);
    },
  },
  { what: "a search as large as it may be, read", goal_ms: 300, prepare: () => () => readSearch("-(".repeat(2000)) },
  {
    what: "a letter of marks alone",
    goal_ms: 300,
    prepare() {
      let tries = 0;
      return () => parseMarkdown(`${"[a](".repeat(2500)}${tries++}`); // another one each time: what was read last is kept
    },
  },
  { what: "skills of a text of 200,000 characters", goal_ms: 500, prepare: () => () => findSkills("c c++ ".repeat(33_000)) },
  {
    what: "10,000 names of towns looked up",
    goal_ms: 1000,
    prepare: () => () => Array.from({ length: 10_000 }, (_, n) => townOf(`Plaats ${n}`)),
  },
];

/** In milliseconds of this thread's processor. */
function spentOn(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

export const rows = pieces.map(({ what, goal_ms, prepare }) => async (): Promise<Row> => {
  const work = prepare();
  work(); // compiled, and read what is read once
  const middle = percentile(
    Array.from({ length: TRIES }, () => spentOn(work)),
    0.5,
  );
  return { id: "S2 speed", goal: `${what}: ≤ ${goal_ms} ms of processor`, figure: ms(middle), holds: middle <= goal_ms };
});
