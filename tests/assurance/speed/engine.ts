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
import { longestShortlist } from "#tests/support/longest-shortlist.ts";
import { nobody, nothingAsked } from "#tests/support/matchables.ts";
import { ms, percentile } from "../../bench/figures.ts";
import type { Row } from "../row.ts";
import { spentOn } from "../texts/spent.ts";

/** A piece of the engine's work that somebody waits for, with the processor time that it may take. */
interface Timed {
  what: string;
  goal_ms: number;
  /** Makes what the work needs, and gives the work. */
  prepare(): (() => unknown) | Promise<() => unknown>;
}

const TRIES = 5;
/** In a try: the processor's time is counted in steps of some milliseconds. */
const RUNS = 10;
const LONGEST = 200_000;
/** As it is built for the server. */
const DRAWER = new URL("../../../dist/client-page/draw.js", import.meta.url).href;
/** Some look at every passage, some at what was read from them. */
const QUESTIONS = ["Does she know sailing boats?", "Has she led Kubernetes on sailing boats?", "Who is she?", "Are there gaps?"];

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
  ...QUESTIONS.map((question) => ({
    what: `the answer to “${question}” about a CV of 200,000 characters`,
    goal_ms: 500,
    prepare() {
      const about = new Records(people.slice(0, 4), vacancies).about({ candidate: "Noor Hazelaar" });
      if (!about.candidate) throw new Error("The demo has nobody to talk about");
      const deeds = Array.from({ length: 2500 }, (_, n) => `- Built service ${n} in Python and Kafka for ${n % 90} municipalities\n`);
      const long = { ...about, candidate: { ...about.candidate, cv_text: deeds.join("").repeat(2).slice(0, LONGEST) } };
      return () => composeAnswer(question, long);
    },
  })),
  {
    what: "the places where a search's words stand in 200 long CVs",
    goal_ms: 300,
    prepare() {
      const find = finderOf(readSearch(`"${"senior backend engineer with kafka ".repeat(3)}amsterdam" ${"ab ".repeat(100)}`).node);
      const page = Array.from({ length: 200 }, () => "senior backend engineer with kafka and python at halderstroom ".repeat(650));
      return () => snippetsOf(page, find);
    },
  },
  {
    what: "three searches as large as they may be, read",
    goal_ms: 100,
    prepare: () => () => ["NOT ".repeat(1000), '"'.repeat(3999), "-(".repeat(2000)].map(readSearch),
  },
  {
    what: "a text of 40,000 characters gone through for four searches as large as they may be",
    goal_ms: 500,
    prepare() {
      const words = (of: string, count: number) => Array.from({ length: count }, (_, n) => `${of}${n}`).join(" ");
      const quoted = Array.from({ length: 10 }, (_, n) => `"a a${n}"`).join(" ");
      const searches = [`"${"a ".repeat(19)}b"`, quoted, words("w", 120), "a".repeat(500)];
      const finders = searches.map((search) => finderOf(readSearch(search).node));
      const text = "a a ".repeat(10_000);
      return () => finders.map((find) => find?.(text));
    },
  },
  {
    what: "eight letters of 10,000 characters, of marks alone",
    goal_ms: 300,
    prepare() {
      const marks = ["*", "**", "_a", "[", "[a](", "![", "**a _b ", "https://"];
      const letters = marks.map((mark) => mark.repeat(10_000 / mark.length));
      return () => letters.map(parseMarkdown);
    },
  },
  { what: "skills of a text of 200,000 characters", goal_ms: 500, prepare: () => () => findSkills("c c++ ".repeat(33_000)) },
  {
    what: "10,000 names of towns looked up",
    goal_ms: 1000,
    prepare: () => () => Array.from({ length: 10_000 }, (_, n) => townOf(`Plaats ${n}`)),
  },
  {
    what: "the client's page of the longest shortlist drawn",
    goal_ms: 500,
    async prepare() {
      const { draw } = await import(DRAWER);
      const page = longestShortlist();
      return () => draw(page);
    },
  },
];

export const rows = pieces.map(({ what, goal_ms, prepare }) => async (): Promise<Row> => {
  const work = await prepare();
  work(); // compiled, and read what is read once
  const tries = Array.from({ length: TRIES }, () => spentOn(() => Array.from({ length: RUNS }, work)) / RUNS);
  const middle = percentile(tries, 0.5);
  return { id: "S2 speed", goal: `${what}: ≤ ${goal_ms} ms of processor`, figure: ms(middle), holds: middle <= goal_ms };
});
