// The dashboard, the lists, and what stands around them.
import type { Page } from "playwright-core";
import { makeCv } from "#server/sample/cv/make-cv.ts";
import { demoPeople } from "#server/sample/people.ts";
import { makeSpecialCvs } from "#tests/support/cvs/make-cvs.ts";
import type { Ids } from "./place.ts";
import { both, failAnswers, inTurn, press, readers, rest, type Screen, screen, tickTwo, troubled } from "./screen.ts";

const candidates = "/dashboard/candidates";
const statistics = "/dashboard/statistics";
const recruiters = "/dashboard/recruiters";
const imported = (ids: Ids) => `/dashboard/import/${ids.imported}`;

export const listScreens: Screen[] = [
  screen("dashboard", "/dashboard", { who: [...both, "viewer"] }),
  ...troubled("dashboard", "/dashboard"),
  screen("dashboard-team", "/dashboard?scope=team", { who: readers }),
  screen("dashboard-rows", "/dashboard?rows=in_interview"),
  screen("activity", "/dashboard/activity", { who: both }),
  screen("help", "/dashboard/help"),
  screen("help-matching", "/dashboard/help/matching"),
  screen("profile", "/dashboard/profile"),
  screen("two-factor-owed", "/two-factor", { before: oweTwoFactor }),
  screen("stages", "/dashboard/profile/pipeline"),
  ...troubled("stages", "/dashboard/profile/pipeline"),
  screen("fields", "/dashboard/profile/fields", { who: both }),
  ...troubled("fields", "/dashboard/profile/fields"),
  screen("archive", "/dashboard/profile/archive"),
  ...troubled("archive", "/dashboard/profile/archive"),
  screen("weights", "/dashboard/profile/weights"),
  ...troubled("weights", "/dashboard/profile/weights"),
  screen("model", "/dashboard/profile/model"),
  ...troubled("model", "/dashboard/profile/model"),
  screen("security", "/dashboard/profile/security"),
  ...troubled("security", "/dashboard/profile/security"),
  ...(["processing-register", "dpia", "processing-agreement", "instructions-for-use", "candidate-notice"] as const).map((name) =>
    screen(`documents-${name}`, `/dashboard/profile/documents?show=${name}`),
  ),
  screen("status", "/dashboard/profile/status", { who: both }),
  screen("status-trouble", "/dashboard/profile/status", { before: troubleAtWork }),
  ...troubled("status", "/dashboard/profile/status"),
  screen("audit-trail", "/dashboard/profile/security?show=trail"),
  screen("no-page-inside", "/dashboard/nothing-here"),
  screen("palette", "/dashboard", { prepare: openPalette }),
  screen("palette-found", "/dashboard", { prepare: inTurn(openPalette, findInPalette) }),
  screen("keys", "/dashboard", { prepare: (page) => page.keyboard.press("?") }),

  screen("candidates", candidates, { who: [...both, "viewer"] }),
  ...troubled("candidates", candidates),
  screen("duplicates", `${candidates}/duplicates`, { who: [...both, "viewer"] }),
  ...troubled("duplicates", `${candidates}/duplicates`),
  screen("privacy-requests", `${candidates}/requests`, { who: both }),
  ...troubled("privacy-requests", `${candidates}/requests`),
  screen("privacy-requests-closed", `${candidates}/requests?view=closed`),
  screen("privacy-request", `${candidates}/requests`, { prepare: press(["Write down a request", "Verzoek noteren"]) }),
  screen("candidates-none", `${candidates}?location=Atlantis`),
  screen("candidates-trash", `${candidates}?view=trash`, { who: both }),
  screen("candidates-selected", candidates, { prepare: tickTwo }),
  screen("candidates-filter", candidates, { prepare: inTurn(press(["Filters?.*", "Filters?.*"]), rest(400)) }),
  screen("candidates-search", `${candidates}?q=python AND (sql OR kafka) NOT junior`),
  screen("candidates-mistake", `${candidates}?q=python AND (sql`),
  screen("candidates-help", candidates, { prepare: press(["How to search.*", "Zo zoek je.*"]) }),
  // On a phone the order stands in the columns' place.
  screen("candidates-columns", candidates, { prepare: press(["Columns|Order and selection", "Kolommen|Volgorde en selectie"]) }),
  screen("candidates-save-view", `${candidates}?min_years=3`, { prepare: press(["Save view.*", "Bewaar weergave.*"]) }),
  screen("candidates-tray", candidates, { prepare: dropCvs, refuses: true }),

  screen("pipeline", "/dashboard/pipeline", { who: both }),
  ...troubled("pipeline", "/dashboard/pipeline"),
  screen("imports", "/dashboard/import", { who: ["empty", "filled", "viewer"] }),
  ...troubled("imports", "/dashboard/import"),
  screen("import-columns", "/dashboard/import", { prepare: giveTable }),
  screen("import-fields", "/dashboard/import", { prepare: inTurn(giveTable, makeFields) }),
  screen("import-checked", "/dashboard/import", {
    prepare: inTurn(giveTable, makeFields, press(["Check all rows", "Controleer alle rijen"]), untilChecked),
  }),
  screen("import-running", imported, { before: halfway }),
  screen("import-done", imported),
  ...troubled("import", imported),

  screen("tasks", "/dashboard/tasks", { who: both }),
  ...troubled("tasks", "/dashboard/tasks"),
  screen("clients", "/dashboard/clients", { who: both }),
  ...troubled("clients", "/dashboard/clients"),
  screen("clients-none", "/dashboard/clients?q=nothing"),

  screen("jobs", "/dashboard/jobs", { who: both }),
  ...troubled("jobs", "/dashboard/jobs"),
  screen("jobs-none", "/dashboard/jobs?q=nothing"),
  screen("jobs-selected", "/dashboard/jobs", { prepare: tickTwo }),
  screen("jobs-trash", "/dashboard/jobs?view=trash", { who: both }),

  screen("proposals", "/dashboard/proposals", { who: both }),
  ...troubled("proposals", "/dashboard/proposals"),
  screen("proposals-none", "/dashboard/proposals?q=nothing"),
  screen("proposals-selected", "/dashboard/proposals", { prepare: tickTwo }),
  screen("proposals-trash", "/dashboard/proposals?view=trash"),
  screen("proposals-shortlists", "/dashboard/proposals?view=shortlists", { who: both }),

  screen("statistics", statistics, { who: [...both, "viewer"] }),
  ...troubled("statistics", statistics),
  screen("statistics-few", `${statistics}?from=2020-01-01&to=2020-01-10`),
  screen("statistics-rows", `${statistics}?rows=candidates`),
  screen("statistics-table", statistics, { prepare: showTables }),

  screen("recruiters", recruiters, { who: ["empty", ...readers] }),
  ...troubled("recruiters", recruiters),
  screen("recruiters-none", `${recruiters}?q=nobody`),
  screen("recruiters-role", recruiters, { prepare: inTurn(press(["Role of Tom.*", "Rol van Tom.*"]), rest(400)) }),
  screen("workspaces", recruiters, { who: "viewer", prepare: openWorkspaces }),

  screen("subscription-failed", "/dashboard/subscription", { before: failAnswers, refuses: true }),
];

async function showTables(page: Page): Promise<void> {
  // Each that is pressed is called otherwise from then on.
  const charts = page.getByRole("button", { name: /^(Show as table|Toon als tabel)/ });
  while ((await charts.count()) > 0) await charts.first().click();
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.locator(".mantine-Spotlight-search, [role=dialog] input").first().waitFor();
  await page.waitForTimeout(400);
}

async function findInPalette(page: Page): Promise<void> {
  await page.keyboard.type("planner");
  await page.locator("[data-action]").nth(2).waitFor();
  await page.waitForTimeout(800);
}

/** An import whose rows are still on their way. */
async function halfway(page: Page): Promise<void> {
  await page.route("**/api/user/import/show", async (route) => {
    const answer = await route.fetch();
    const reply = (await answer.json()) as { data: { import: object } };
    const running = { state: "running", done: 1240, rows: 3100, undo_until: null };
    return route.fulfill({ response: answer, json: { ...reply, data: { import: { ...reply.data.import, ...running } } } });
  });
}

async function openWorkspaces(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: /^(More|Meer)$/ });
  if (await more.isVisible()) await more.click();
  await page.getByRole("button", { name: /^Lindekade/ }).click();
  await page.waitForTimeout(400);
}

/** Readable files, a scan and a locked one: the tray shows all that can happen. */
async function dropCvs(page: Page): Promise<void> {
  const special = await makeSpecialCvs();
  const readable = demoPeople.slice(40, 43).map((person) => makeCv(person, { pdf: "creative" }));
  const files = [...(await Promise.all(readable)), special.scanned, special.encrypted];
  const payload = files.map(({ name, mime, bytes }) => ({ name, mimeType: mime, buffer: Buffer.from(bytes) }));
  await page.locator('input[type="file"]').first().setInputFiles(payload);
  await page.waitForTimeout(4000);
}

/** Where nothing goes as it should. */
async function troubleAtWork(page: Page): Promise<void> {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  await page.route("**/api/user/status", async (route) => {
    const answer = await route.fetch();
    const reply = (await answer.json()) as { data: { installation: { queue: { task: string }[] } } };
    const { installation } = reply.data;
    const queue = installation.queue.map((one) => ({
      ...one,
      ...(one.task === "send_letter" && { waiting: 412, active: 8, failed: 3, oldest_seconds: 5400 }),
    }));
    const figures = {
      matching: { jobs_behind: 12, since: ago(95) },
      letters: { waiting: 7, failing: 4, oldest_at: ago(26 * 60), lost: 3, lost_at: ago(200) },
      storage: { bytes: 941_000_000, max_bytes: 1_000_000_000 },
      installation: {
        ...installation,
        queue,
        backup: {
          made_at: ago(4 * 1440),
          verified_at: ago(4 * 1440 - 6),
          database: "postgres",
          file_count: 12_480,
          bytes: 31_400_000_000,
          place: "backup-1.lindekade.example:/srv/backups/proffer/2026-11-20-0300",
        },
        behind: { workspaces: 3, oldest_seconds: 2700 },
        readers: [
          { kind: "plain", most: 2, busy: 2, waiting: 38, killed: 2 },
          { kind: "slow", most: 1, busy: 1, waiting: 0, killed: 0 },
        ],
      },
    };
    return route.fulfill({ response: answer, json: { ...reply, data: figures } });
  });
}

/** As in a workspace that requires a second factor, for somebody who has none. */
async function oweTwoFactor(page: Page): Promise<void> {
  await page.route("**/api/user/validateToken", async (route) => {
    const answer = await route.fetch();
    const reply = (await answer.json()) as { user: object };
    return route.fulfill({ response: answer, json: { ...reply, user: { ...reply.user, two_factor_owed: true } } });
  });
}

const table =
  "First name;Last name;Email;City;Tags;Shoe size;Works shifts;Team;Date of birth\nTessa;Akerboom;tessa@post.example;Zwolle;zorg;39;yes;Wind;1990-02-01\nJoost;Wiersum;joost;Assen;;44;no;Water;1985-04-03\nIlse;Terpstra;ilse@post.example;Sneek;;38;no;Wind;\nRob;Zandstra;;Ede;;43;yes;Water;\n;;;Meppel;bouw;40;;;\n";

/** A table is there, its columns are known, and nothing was added. */
async function giveTable(page: Page): Promise<void> {
  await page
    .locator('input[type="file"][accept*=".xlsx"]')
    .setInputFiles([{ name: "candidates.csv", mimeType: "text/csv", buffer: Buffer.from(table) }]);
  await page.getByRole("table").waitFor();
}

/** What fits no field becomes one. */
async function makeFields(page: Page): Promise<void> {
  await press(["Make all \\d fields.*", "Maak van alle \\d .*"])(page);
}

async function untilChecked(page: Page): Promise<void> {
  await page.locator("ol li").first().waitFor();
}
