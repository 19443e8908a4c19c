import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { HANGING_STEP_MS, HANGING_TEST_MS } from "./tests/support/hangs.ts";
import { isRoomy, writeIntoMemory } from "./tests/support/roomy.ts";

/** What needs programs of others is tried by `npm run assurance -- programs`: which of them a machine has decides nothing else. */
const programs = ["**/*.programs.test.ts"];
const withPrograms = process.env.TEST_PROGRAMS !== undefined;

/** Tests whose files one process runs one after the other: what the first loaded and started serves those that follow. */
const together = (name: string, include: string[], exclude: string[] = [], more: object = {}) => ({
  extends: true as const,
  test: { name, include, exclude: [...configDefaults.exclude, ...(include === programs ? [] : programs), ...exclude], ...more },
});

/**
 * Where nobody has measured them yet, the largest file goes first. Those of `tests` that end products and start them again are short and take
 * longest: begun last, one of them would have the whole run wait. So in each project `tests` goes first.
 */
class WholeProductFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWhole = ({ moduleId }: TestSpecification) => moduleId.startsWith(join(import.meta.dirname, "tests/"));
    const ofProjects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...ofProjects.values()].flatMap((some) => [...some.filter(isWhole), ...some.filter((one) => !isWhole(one))]);
  }
}

const units = ["contract", "engine", "web"].map((layer) => `src/${layer}/**/*.test.ts`);
const pages = ["tests/journeys/*.test.ts", "tests/client-page.test.ts"];
/** Their pages are those of the web code as it stands now. */
const asBuilt = { globalSetup: "tests/support/build-web.ts" };

writeIntoMemory();

export default defineConfig({
  test: {
    globalSetup: "tests/support/global-setup.ts",
    testTimeout: HANGING_TEST_MS,
    hookTimeout: HANGING_TEST_MS,
    // As long as a page is given: on a busy machine a second is short.
    expect: { poll: { timeout: HANGING_STEP_MS } },
    // One more than the processors of a small machine: a third of a test's time it waits, for a browser, a child or the clock.
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: WholeProductFirst },
    // For the products and readers that tests start: two fifths of a start is compiling.
    env: {
      NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/node"),
      // Most of them end before they have read much.
      WARM_UP: "off",
      // A second one reads nothing more where a test waits for each document.
      READING_PROCESSES: "1",
      ...(!withPrograms && { TESSERACT: "off", LIBREOFFICE: "off" }),
    },
    // The first as the server does; see `main.ts`. A heap that begins small is collected again and again while it grows.
    execArgv: ["--no-regexp-tier-up", ...(isRoomy ? ["--initial-heap-size=1024"] : [])],
    // One after the other in the order of their names, the longest first: nobody waits at the end.
    projects: [
      together("pages", pages, [], asBuilt),
      together("server", ["src/server/**/*.test.ts", "tests/**/*.test.ts"], pages),
      together("units", units),
      ...(withPrograms ? [together("programs", programs, [], asBuilt)] : []),
    ],
  },
});
