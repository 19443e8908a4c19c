import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { describe, expect, test } from "vitest";
import type { Area } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { nth } from "#contract/nth.ts";
import { castsWithoutReason, functionsIn, longAlternations, unusedExports } from "./source-code.ts";
import { bareWaits, expectedMeasures, shortLimits } from "./time-in-tests.ts";

/** What each folder may import, besides itself. Read it as the architecture; a decision record goes with every change. */
const mayImport: Record<string, string[]> = {
  contract: [],
  engine: ["contract"],
  "server/config": ["contract", "server/core"],
  "server/core": ["contract"],
  "server/parts": ["contract", "server/core", "server/config"],
  "server/parts/documents": ["contract", "engine", "server/core", "server/config", "server/parts"],
  "server/parts/engine": ["contract", "engine", "server/core", "server/config", "server/parts", "server/papers"],
  "server/parts/ranker": ["contract", "engine", "server/core", "server/config", "server/parts"],
  "server/papers": ["contract", "server/core", "server/parts/documents/pdfium"],
  "server/sample": ["contract"],
  "server/areas": ["contract", "engine", "server/core", "server/parts", "server/papers", "server/sample"],
  "server/http": ["contract", "server/core", "server/config", "server/parts", "server/areas"],
  "server/main": ["server"],
  "web/ui": [],
  "web/words": ["contract"],
  "web/kit": ["contract", "web/ui", "web/words"],
  "web/areas": ["contract", "web/ui", "web/words", "web/kit"],
  "web/shell": ["contract", "web/ui", "web/words", "web/kit", "web/areas"],
  "web/routes": ["contract", "web/ui", "web/words", "web/kit", "web/areas", "web/shell"],
  web: ["contract", "web"],
};

/** Which areas an area may ask, and there only its queries, rules and tasks: one way only. */
const mayAsk: Record<string, string[]> = {
  security: ["letter"],
  account: ["file", "letter", "membership", "privacy", "security", "subscription", "weights", "workspace"],
  "custom-field": [],
  file: [],
  letter: [],
  membership: ["subscription"],
  subscription: ["letter"],
  model: ["subscription"],
  "model-settings": ["judging", "model", "subscription", "workspace"],
  purchase: ["account", "file", "letter", "membership", "subscription"],
  workspace: [],
  "workspace-export": ["file", "merge"],
  notification: ["subscription", "workspace"],
  note: ["notification", "workspace"],
  "to-do": ["note", "notification", "workspace"],
  ranking: ["client", "model", "subscription"],
  weights: ["candidate", "ranking", "workspace"],
  client: ["custom-field", "duplicate", "file", "workspace"],
  duplicate: [],
  merge: ["candidate", "client", "duplicate", "job", "ranking", "subscription", "workspace"],
  interview: ["candidate", "client", "job", "judging", "matching", "notification", "proposal", "ranking", "subscription", "workspace"],
  decision: ["ranking", "weights", "workspace"],
  dossier: ["candidate", "decision", "job", "matching", "weights", "workspace"],
  import: ["candidate", "client", "custom-field", "duplicate", "file", "job", "note", "ranking", "register", "subscription", "workspace"],
  reading: ["model"],
  resume: ["candidate", "proposal"],
  register: ["workspace"],
  privacy: ["file", "letter", "workspace", "workspace-export"],
  compliance: ["model", "workspace"],
  candidate: [
    "custom-field",
    "duplicate",
    "file",
    "model",
    "note",
    "privacy",
    "ranking",
    "reading",
    "register",
    "subscription",
    "workspace",
  ],
  job: ["client", "custom-field", "duplicate", "ranking", "reading", "register", "subscription", "workspace"],
  translation: ["model", "subscription"],
  view: [],
  contact: ["letter"],
  dashboard: ["candidate", "interview", "security", "workspace"],
  judging: ["candidate", "job", "model", "ranking"],
  matching: ["candidate", "decision", "file", "job", "judging", "ranking", "workspace"],
  pointing: ["candidate", "client", "file", "job", "matching", "ranking", "register", "subscription", "workspace"],
  statistics: ["job", "workspace"],
  status: ["letter", "ranking", "subscription"],
  team: ["account", "file", "membership", "subscription"],
  sample: ["candidate", "client", "file", "job", "ranking", "subscription", "workspace"],
  "second-look": ["model"],
  chat: ["candidate", "job", "matching", "model", "ranking", "second-look", "subscription", "workspace"],
  proposal: [
    "account",
    "candidate",
    "second-look",
    "client",
    "decision",
    "file",
    "job",
    "judging",
    "letter",
    "matching",
    "model",
    "note",
    "notification",
    "ranking",
    "subscription",
    "translation",
    "workspace",
  ],
};

/** Which areas of the web an area may show: one way only. What two areas need that don't stand above each other belongs into the kit. */
const mayShow: Record<string, string[]> = {
  "to-do": [],
  note: ["to-do"],
  notification: [],
  account: ["interview"],
  compliance: [],
  auth: ["account", "subscription"],
  "custom-field": [],
  "client-page": [],
  help: [],
  import: [],
  interview: [],
  "language-model": [],
  merge: [],
  pointing: [],
  privacy: [],
  public: [],
  register: [],
  security: [],
  statistics: [],
  "workspace-export": [],
  status: [],
  subscription: [],
  team: [],
  upload: [],
  weights: [],
  proposal: ["client-page", "note"],
  chat: ["proposal"],
  matching: ["chat", "interview", "language-model", "pointing", "proposal", "upload"],
  candidate: ["chat", "interview", "merge", "note", "pointing", "privacy", "proposal", "upload"],
  job: ["chat", "interview", "language-model", "matching", "merge", "note", "pointing", "proposal"],
  client: ["interview", "job", "merge", "note", "proposal"],
  dashboard: ["job", "notification", "to-do", "upload"],
};
/** `plans` is the price list, which an operator edits; `system-text` what a language model is told, which has versions. */
const areaWords = new Set(["handlers", "queries", "rules", "tasks", "mails", "plans", "system-text"]);

const folders = Object.keys(mayImport).sort((a, b) => b.length - a.length);
const within = (path: string, folder: string) => path === `${folder}.ts` || path.startsWith(`${folder}/`);
const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .sort();
const products = files.filter((file) => !/\.test\.tsx?$/.test(file) && !file.endsWith(".gen.ts"));

function importsOf(file: string): string[] {
  const text = readFileSync(join("src", file), "utf8");
  return [...text.matchAll(/(?:\bfrom|\bimport\(|^import) ?"([#.][^"]+)"/gm)].map(([, path = ""]) =>
    path.startsWith("#") ? path.slice(1) : normalize(join(dirname(file), path)),
  );
}

describe("who may import whom", () => {
  test("each file imports only what its folder may", () => {
    const homeless = products.filter((file) => !folders.some((one) => within(file, one)));
    expect(homeless, "lies in no folder of the architecture: move it, or add its folder to the table with a decision record").toEqual([]);
    const forbidden = products.flatMap((file) => {
      const folder = folders.find((one) => within(file, one)) ?? "";
      const allowed = [folder, ...(mayImport[folder] ?? [])];
      const wrong = importsOf(file).filter((path) => !allowed.some((one) => within(path, one)) && !path.endsWith("package.json"));
      return wrong.map((path) => `${file} ← ${path} (may import ${allowed.join(", ")})`);
    });
    expect(forbidden, "hand what it needs in from outside, or move the code to where it may").toEqual([]);
  });

  test("each area of the server asks only areas below its own, and there only queries, rules and tasks", () => {
    const inAreas = products.filter((file) => file.startsWith("server/areas/") && file.split("/").length > 3);
    const wrong = inAreas.flatMap((file) => {
      const area = nth(file.split("/"), 2);
      const asked = mayAsk[area];
      if (!asked) return [`${area} isn't in the table`];
      return importsOf(file)
        .filter((path) => {
          const [, other, word = ""] = /^server\/areas\/([^/]+)\/(.+)\.ts$/.exec(path) ?? [];
          return other && other !== area && !(asked.includes(other) && ["queries", "rules", "tasks"].includes(word));
        })
        .map((path) => `${file} ← ${path}`);
    });
    expect(wrong, "areas use each other one way only, as the table has it, and only queries, rules and tasks").toEqual([]);
  });
});

/** What files import, directly or not, now or later, but for what `apart` names. */
function reached(entries: string[], apart: RegExp, found = new Set<string>()): string[] {
  for (const file of entries) {
    if (found.has(file) || !products.includes(file) || apart.test(file)) continue;
    found.add(file);
    reached(importsOf(file), apart, found);
  }
  return [...found].filter((file) => file.startsWith("web/"));
}

describe("areas of the web", () => {
  test("each shows only areas below its own", () => {
    const wrong = products
      .filter((file) => file.startsWith("web/areas/"))
      .flatMap((file) => {
        const area = nth(file.split("/"), 2);
        const shown = mayShow[area];
        if (!shown) return [`${area} isn't in the table`];
        const others = importsOf(file).flatMap((path) => /^web\/areas\/([^/]+)\//.exec(path)?.[1] ?? []);
        return others.filter((other) => other !== area && !shown.includes(other)).map((other) => `${file} ← ${other}`);
      });
    expect(wrong, "move what it needs of them into web/kit, or hand it in where both are shown").toEqual([]);
  });

  test("no file imports itself on a way round, not even a type", () => {
    expect(circlesOf(products)).toEqual([]);
  });
});

/** Files that import each other in a circle: each such group once (Tarjan's strongly connected components). */
function circlesOf(files: string[]): string[][] {
  const numbers = new Map<string, { index: number; low: number; isOpen: boolean }>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string) => {
    const own = { index: numbers.size, low: numbers.size, isOpen: true };
    numbers.set(file, own);
    open.push(file);
    for (const path of importsOf(file)) {
      if (!files.includes(path)) continue;
      const other = numbers.get(path) ?? visit(path);
      if (other.isOpen) own.low = Math.min(own.low, other.low);
    }
    if (own.low === own.index) {
      const group = open.splice(open.indexOf(file));
      for (const each of group) (numbers.get(each) as typeof own).isOpen = false;
      if (group.length > 1) circles.push(group);
    }
    return own;
  };
  for (const file of files) if (!numbers.has(file)) visit(file);
  return circles;
}

describe("the closed list of words", () => {
  test("a file of an area has a word of the list as its name", () => {
    const named = products.filter((file) => /^server\/areas\/[^/]+\/[^/]+$/.test(file));
    expect(named.filter((file) => !areaWords.has(nth(file.split("/"), 3).replace(".ts", "")))).toEqual([]);
  });

  test("a file is kebab-case and no drawer for odds and ends", () => {
    const drawers = ["utils", "util", "helpers", "helper", "service", "services", "misc"];
    const isWrong = (name: string) => !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(name) || drawers.includes(name);
    const called = (file: string) => file.replace(/\.(gen|test|api\.test)?\.?tsx?$/, "").split("/");
    expect(files.filter((file) => !file.startsWith("web/routes/") && called(file).some(isWrong))).toEqual([]);
  });
});

/** Lists of like things, one file each: nobody reads them as a room. */
const lists = new Set([
  "engine/data/en",
  "engine/data/nl",
  "engine/data/shared",
  "engine/data/shared/practice",
  "server/parts/database/migrations",
  "web/pictures",
  "web/routes",
  "web/words/en",
  "web/words/nl",
]);
const MOST_FILES = 20;

test("a folder is a room that can be overseen", () => {
  const counts = new Map<string, number>();
  for (const entry of readdirSync("src", { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const folder = relative("src", entry.parentPath);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  const large = [...counts].filter(([folder, count]) => count > MOST_FILES && !lists.has(folder));
  expect(large, `more than ${MOST_FILES} files: give what belongs to one noun a folder of its own within it`).toEqual([]);
});

/** Lines of a file. */
const MOST_LENGTH = 400;

test("a file can be read in one go", () => {
  const styles = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  const long = [...products, ...styles]
    .map((file) => [file, readFileSync(join("src", file), "utf8").split("\n").length - 1] as const)
    .filter(([, lines]) => lines > MOST_LENGTH);
  expect(long, `more than ${MOST_LENGTH} lines: part it where its parts have names of their own`).toEqual([]);
});

/** Literals of the engine with more than five alternatives. Lists of words belong into `src/engine/data`: this may only fall. */
const LONG_ALTERNATIONS = 1117;

test("what the engine knows is data: no more lists of words in its code", () => {
  const places = products
    .filter((file) => file.startsWith("engine/"))
    .flatMap((file) => longAlternations(join("src", file)).map((line) => `${file}:${line}`));
  expect(places.length, "put the words into a table of src/engine/data, or lower the number where there are fewer").toBe(LONG_ALTERNATIONS);
});

describe("styles", () => {
  const modules = readdirSync("src/web", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".module.css"));
  /** The names of a module's classes, without those of other parts that it speaks of. */
  const classesOf = (css: string) =>
    new Set(
      [...css.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|\{[^{}]*\}/g, " ").matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name),
    );
  /** How a file says a class of a module that it imports: by name, by the beginning of a name, or by any name at all. */
  const saysClass = (text: string, module: string) => (name: string) =>
    RegExp(`\\b${module}(\\.${name}\\b|\\["${name}"\\]|\\[[a-z])`).test(text) ||
    [...text.matchAll(RegExp(`\\b${module}\\[\`([\\w-]+)\\$\\{`, "g"))].some(([, start = ""]) => name.startsWith(start));

  test("a module holds no class that nothing has", () => {
    const users = new Map<string, ((name: string) => boolean)[]>();
    for (const each of products.filter((one) => one.startsWith("web/"))) {
      const text = readFileSync(join("src", each), "utf8");
      for (const [, module = "", path = ""] of text.matchAll(/^import (\w+) from "([^"]+\.module\.css)"/gm)) {
        const file = path.startsWith("#web/") ? path.slice(5) : normalize(join(dirname(each), path).slice(4));
        users.set(file, [...(users.get(file) ?? []), saysClass(text, module)]);
      }
    }
    const unused = modules.flatMap((file) =>
      [...classesOf(readFileSync(join("src/web", file), "utf8"))]
        .filter((name) => !users.get(file)?.some((says) => says(name)))
        .map((name) => `${file} .${name}`),
    );
    expect(unused, "remove the rules of these classes").toEqual([]);
  });
});

describe("single doors", () => {
  const readers = (pattern: RegExp) => products.filter((file) => pattern.test(readFileSync(join("src", file), "utf8")));

  test("only server/main.ts hands the environment to server/config.ts", () => {
    expect(readers(/process\.env/)).toEqual(["server/main.ts"]);
  });
  test("the engine reads no file but its tables, by one module", () => {
    expect(readers(/from "node:/).filter((file) => file.startsWith("engine/"))).toEqual(["engine/data/read.ts"]);
  });
  test("only server/http knows Hono", () => {
    expect(readers(/from "(hono|@hono)/).filter((file) => !file.startsWith("server/http/"))).toEqual([]);
  });
  test("a WorkspaceId is made in core/caller.ts, of rows that prove it: a session's, a link's by its token, an order's, a task's", () => {
    expect(readers(/as WorkspaceId/)).toEqual(["server/core/caller.ts"]);
    expect(readers(/\bworkspaceIn\(/)).toEqual([
      "server/areas/account/handlers.ts",
      "server/areas/account/person/tasks.ts",
      "server/areas/account/queries.ts",
      "server/areas/account/sso/login/tasks.ts",
      "server/areas/candidate/retention/tasks.ts",
      "server/areas/candidate/tasks.ts",
      "server/areas/import/tasks.ts",
      "server/areas/interview/feed/tasks.ts",
      "server/areas/membership/queries.ts",
      "server/areas/membership/tasks.ts",
      "server/areas/privacy/tasks.ts",
      "server/areas/proposal/consent/renewing/tasks.ts",
      "server/areas/proposal/consent/tasks.ts",
      "server/areas/proposal/share/tasks.ts",
      "server/areas/purchase/handlers.ts",
      "server/areas/purchase/tasks.ts",
      "server/areas/security/tasks.ts",
      "server/areas/team/handlers.ts",
      "server/areas/work.ts",
      "server/areas/workspace-export/tasks.ts",
      "server/core/caller.ts",
      "server/http/session.ts",
      "server/parts/audit/batches.ts",
    ]);
    expect(readers(/\bputInReach\(/)).toEqual(["server/core/caller.ts", "server/core/reach.ts"]);
  });
  test("a query takes the proof of its workspace, unless it finds that proof, or sweeps through all of them", () => {
    const plain = products
      .filter((file) => /^server\/areas\/.+\/queries\.ts$/.test(file))
      .flatMap((file) => readFileSync(join("src", file), "utf8").split(/\n(?=(?:export )?(?:async )?function )/))
      .filter((text) => /^[^)]*\b(?:workspace|workspace_id|team_id): string\b/.test(text) && !text.includes("acrossWorkspaces("))
      .map((text) => /function (\w+)/.exec(text)?.[1] ?? text);
    expect(plain.sort(), "take a WorkspaceId: workspaceIn makes it of the row that proves it").toEqual([
      "findInvitation",
      "findInvitationTo",
      "hasInvitations",
    ]);
  });
  test("zod comes as a namespace, which costs a browser a third of the other way", () => {
    expect(readers(/import \{[^}]*\} from "zod"/)).toEqual([]);
  });
  test("what opens above a page comes by #web/ui/overlays.tsx, not with a first visit", () => {
    const takes = /import \{[^}]*\b(Menu|Popover|Tooltip|Modal|Drawer)\b[^}]*\} from "@mantine\/core"/;
    expect(readers(takes)).toEqual(["web/areas/matching/compare-drawer.tsx"]);
  });
  test("where visits begin, nothing is said but with words that are there: base.ts, and inside the dashboard inside.ts", () => {
    const areasOf = (part: string) =>
      [...readFileSync(`src/web/words/en/${part}.ts`, "utf8").matchAll(/^import .* from "\.\/(\w+)\.ts"/gm)].map(([, area = ""]) => area);
    const saidBy = (entries: string[], apart: RegExp, parts: string[]) => {
      const others = ["base", "inside", "plans", "further"].flatMap(areasOf).filter((area) => !parts.flatMap(areasOf).includes(area));
      const key = new RegExp(`["\`](${others.join("|")})\\.[\\w$]+`, "g");
      return reached(entries, apart).flatMap((file) =>
        [...readFileSync(join("src", file), "utf8").matchAll(key)].map(([text]) => `${file}: ${text}`),
      );
    };
    // The toast brings its words along; the palette stands in the dashboard's frame.
    const told = "load the part it stands in before (loadWords), or say it with a word of the earlier part";
    expect(saidBy(["web/main.tsx", "web/routes/login.tsx"], /limit-toast|palette-door/, ["base"]), told).toEqual([]);
    const begins = ["dashboard", "dashboard.index", "dashboard.candidates.index"].map((name) => `web/routes/${name}.tsx`);
    expect(saidBy(begins, /limit-toast/, ["base", "inside"]), told).toEqual([]);
  });
  test("the browser takes no schema: every call's path comes by #contract/index.ts, closed lists by #contract/choices.ts", () => {
    const holdsSchemas = readers(/^import \* as z from "zod"/m);
    const takers = products
      .filter((file) => file.startsWith("web/"))
      .flatMap((file) => {
        const text = readFileSync(join("src", file), "utf8");
        const taken = [...text.matchAll(/^import (?!type\b)[^;]*? from "#(contract\/[^"]+)"/gm)].map(([, path = ""]) => path);
        return taken.filter((path) => path !== "contract/index.ts" && holdsSchemas.includes(path)).map((path) => `${file} ← ${path}`);
      });
    expect(
      takers,
      "zod and the schemas are a third of a first visit: import the type only, and the words from #contract/choices.ts",
    ).toEqual([]);
    expect(holdsSchemas.filter((file) => file.startsWith("web/"))).toEqual([]);
  });
});

/** Fields for more than a line that don't keep what is typed in them themselves, and what keeps it for them. */
const keptElsewhere: Record<string, string> = {
  "web/areas/candidate/profile/list-dialog.tsx": "web/areas/candidate/profile/list-dialog.tsx",
  "web/areas/job/form/job-editor.tsx": "web/areas/job/vacancy/vacancy-tab.tsx",
  "web/areas/proposal/steps/brand-step.tsx": "web/areas/proposal/editor/use-editor.ts",
  "web/areas/proposal/steps/information-step.tsx": "web/areas/proposal/editor/use-editor.ts",
  "web/areas/proposal/steps/letter-step.tsx": "web/areas/proposal/editor/use-editor.ts",
  "web/areas/proposal/steps/requirements-step.tsx": "web/areas/proposal/editor/use-editor.ts",
};

test("what is typed in a field for more than a line is kept until it is saved", () => {
  const read = (file: string) => readFileSync(join("src", file), "utf8");
  const kinds = ["Textarea", "JsonInput"].map((name) => `import \\{[^}]*\\b${name}\\b[^}]*\\} from "@mantine/core"`);
  const isField = new RegExp(
    [...kinds, "<textarea", "\\bcontentEditable\\b", "@mantine/tiptap", "TextInput[^>]*\\bmultiline\\b"].join("|"),
  );
  const fields = products.filter((file) => file.startsWith("web/") && isField.test(read(file)));
  const own = ["web/kit/draft/kept-textarea.tsx", "web/areas/client-page/kept-area.tsx"];
  expect(
    fields.filter((file) => !own.includes(file) && !keptElsewhere[file]),
    "take KeptTextarea with useDraft (web/kit/draft), or KeptArea with useKeptByLink on the client's page",
  ).toEqual([]);
  const keepers = Object.entries(keptElsewhere).filter(([file, by]) => !fields.includes(file) || !/\bkeep\(|useDraft\(/.test(read(by)));
  expect(keepers, "no such field, or nothing that keeps it").toEqual([]);
});

test("a call that nobody makes is no call: a screen makes each, or hands its area on", () => {
  const web = products.filter((file) => file.startsWith("web/")).map((file) => readFileSync(join("src", file), "utf8"));
  const isSaid = (words: RegExp) => web.some((text) => words.test(text));
  const unused = Object.entries(api).flatMap(([area, calls]) =>
    Object.entries(calls as Area)
      .filter(([name, { path }]) => {
        const [beginning = ""] = path.split("{");
        const isOfLink = beginning !== path && web.some((text) => text.includes(`"${beginning}"`));
        const isHandedOn = isSaid(RegExp(`calls: api\\.${area}\\b`)) && isSaid(RegExp(`\\bcalls\\.${name}\\b`));
        return !isOfLink && !isHandedOn && !isSaid(RegExp(`\\bapi\\.${area}\\.${name}\\b`));
      })
      .map(([name]) => `${area}.${name}`),
  );
  expect(unused, "show what it is for on a screen, or take it away").toEqual([]);
});

/** Lines between the braces of a function in a file of handlers. */
const MOST_LINES = 15;

describe("code that reads as it runs", () => {
  test("handlers are made of steps that each have a name", () => {
    const long = products
      .filter((file) => file.endsWith("/handlers.ts"))
      .flatMap((file) =>
        functionsIn(join("src", file))
          .filter(({ lines }) => lines > MOST_LINES)
          .map(({ name, line, lines }) => `${file}:${line} ${name}, ${lines} lines`),
      );
    expect(
      long,
      `a handler has at most ${MOST_LINES} lines: permit, load, refuse, act, return. Name the steps as the field would, in the area's tasks.ts, or that of a folder within it`,
    ).toEqual([]);
  });

  test("a cast that goes round the types says why", () => {
    expect(
      products.flatMap((file) => castsWithoutReason(join("src", file))),
      "read a place by nth (#contract/nth.ts), walk with for…of, or parse; where the types can't know, a comment above says why",
    ).toEqual([]);
  });

  test("what a file exports, another one takes", () => {
    // Primitives of layout: screens are moved onto them one by one.
    const unused = unusedExports().filter((one) => !one.startsWith("src/web/ui/layout.tsx "));
    expect(unused, "take the word `export` away, or what it exports where nothing in its file needs it either").toEqual([]);
  });
});

describe("a test asserts an outcome, on any machine", () => {
  const files = ["src", "tests"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".test.ts"))
      .map((file) => `${folder}/${file}`),
  );
  test("no duration, processor time or memory is expected: that is a measurement", () => {
    expect(
      files.flatMap(expectedMeasures),
      "make it a row of npm run assurance -- speed, or of npm run bench, where the load stands beside it; assert what comes of the work",
    ).toEqual([]);
  });
  test("a limit below two seconds is for what has to run out, and says so", () => {
    expect(
      files.flatMap(shortLimits),
      "give what has to succeed ten times as long, or a clock of its own; beside a limit that has to run out a comment says so",
    ).toEqual([]);
  });
  test("nothing waits for time alone", () => {
    expect(
      files.flatMap(bareWaits),
      "wait for a condition (expect.poll, until, an event), or move the clock; where time is what is tried a comment beside it says so",
    ).toEqual([]);
  });
});
