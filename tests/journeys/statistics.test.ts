import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { seriousFindings } from "#tests/support/axe.ts";
import { startJourneys } from "#tests/support/journey.ts";
import { addMember, buyTeam } from "#tests/support/team.ts";

const product = await startJourneys();
afterAll(() => product.stop());
type Person = Awaited<ReturnType<typeof product.newRecruiter>>;

/** Nothing sticks out of the window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A job at a client, and six candidates on their way: one placed, two in between, one turned down. */
async function fill({ send }: Person) {
  const { job } = (
    await send(api.job.create, {
      title: "Backend engineer",
      client: { name: "Halderwind Energie" },
      skills: [
        { name: "Python", kind: "must" },
        { name: "Kafka", kind: "must" },
      ],
    })
  ).data;
  const ids: string[] = [];
  for (const [first_name, last_name, source] of [
    ["Noor", "Akkerman", "Referral"],
    ["Joost", "Terpstra", "Referral"],
    ["Mila", "de Wit", null],
    ["Sam", "Bos", null],
    ["Fleur", "Visser", null],
    ["Daan", "Smit", "Career site"],
  ] as const)
    ids.push((await send(api.candidate.create, { first_name, last_name, source, skills: [{ name: "python" }] })).data.candidate.id);
  await send(api.matching.matchCandidates, { id: job.id, mode: "manual", candidate_ids: ids });
  const [noor = "", joost = "", mila = "", sam = ""] = ids;
  const move = (candidate_id: string, stage: "placed" | "shortlisted") =>
    send(api.matching.updateMatched, { job_id: job.id, candidate_id, stage });
  await move(noor, "placed");
  await move(joost, "shortlisted");
  const { proposal } = (await send(api.proposal.create, { job_id: job.id, candidate_id: mila })).data;
  await send(api.proposal.submit, { id: proposal.id, confirm_unsourced: true });
  const declined = (await send(api.proposal.create, { job_id: job.id, candidate_id: sam })).data.proposal;
  const { share } = (await send(api.proposal.submit, { id: declined.id, confirm_unsourced: true })).data;
  const token = share.url.split("/p/")[1] ?? "";
  await send(api.proposal.respond, { token, decision: "not_a_fit", reason: "pay", name: "Marjan Elzinga" });
}

let owner: Person;
let viewer: { token: string };
beforeAll(async () => {
  owner = await product.newRecruiter();
  await buyTeam(owner, 2);
  viewer = await addMember(owner, await product.newRecruiter({ first_name: "Tom", last_name: "Bakker" }), "viewer");
  await fill(owner);
});

describe("statistics", () => {
  test("tell where work sticks; a figure opens its records, a chart its table, and all of it goes along as CSV", async () => {
    const page = await product.openPage({ token: owner.token });
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Statistics" }).waitFor();
    await page.keyboard.press("g");
    await page.keyboard.press("s");
    await page.waitForURL("**/dashboard/statistics");
    await page.getByText("against the 12 weeks before").waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    // Every figure says what it counts, by keyboard too.
    await page.getByRole("button", { name: "What “Placements” counts" }).focus();
    await page.getByRole("tooltip", { name: /^Candidates placed at a job in the period/ }).waitFor();

    await page.getByRole("link", { name: "Candidates added: 6. Show them" }).click();
    const drawer = page.getByRole("dialog", { name: "Candidates added" });
    await drawer.getByRole("link", { name: "Joost Terpstra" }).waitFor();
    expect(await drawer.getByRole("listitem").count()).toBe(6);
    expect(new URL(page.url()).searchParams.get("rows")).toBe("candidates");
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "hidden" });

    const funnel = page.getByRole("region", { name: "From suggestion to placement", exact: true });
    await funnel.getByRole("link", { name: "Placed: 1. Show them" }).click();
    await page.getByRole("dialog", { name: "Placed" }).getByRole("link", { name: "Noor Akkerman" }).click();
    await page.waitForURL(/\/dashboard\/jobs\/.+candidate=/);
    await page.goBack();
    await page.getByRole("dialog", { name: "Placed" }).waitFor();
    await page.keyboard.press("Escape");

    await funnel.getByRole("button", { name: /^Show as table/ }).click();
    await funnel.getByRole("row", { name: /^Placed 1 0/ }).waitFor();
    const chart = page.getByRole("slider", { name: "Per week" });
    await chart.focus();
    await page.keyboard.press("End");
    await expect.poll(() => chart.getAttribute("aria-valuetext")).toContain("2 proposals sent, 1 interview");

    await page.getByRole("link", { name: "Referral: 2. Show them" }).click();
    const referred = page.getByRole("dialog", { name: "Candidates added" });
    await referred.getByRole("listitem").first().waitFor();
    expect(await referred.getByRole("listitem").count()).toBe(2);
    await page.keyboard.press("Escape");
    await page.getByRole("region", { name: "Why clients decline", exact: true }).getByText("Salary or rate doesn’t suit").waitFor();
    expect(await page.getByRole("img", { name: "scarce: fewer than 2.5 per job" }).count()).toBe(1);

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download these figures as CSV" }).click();
    const csv = readFileSync(await (await download).path(), "utf8");
    expect(csv).toContain('\r\nCandidates added,6,0,"Candidates added in the period');
    expect(csv).toContain("\r\nHalderwind Energie,1,2,1,1,1\r\n");

    // The address holds period and dates.
    await page.getByRole("button", { name: "4 weeks" }).click();
    await page.waitForURL(/period=4w/);
    await page.getByText("against the 4 weeks before").waitFor();
    await page.goto("/dashboard/statistics?from=2020-01-01&to=2020-01-10");
    await page.getByText("1 January to 10 January 2020, against the 10 days before").waitFor();
    await page.getByText("From your first proposal on").first().waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(product.complaints).toEqual([]);
  });

  test("fit on a phone, in Dutch and in the dark", async () => {
    const page = await product.openPage({
      token: owner.token,
      locale_stored: "nl",
      dark_stored: "true",
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await page.goto("/dashboard/statistics");
    await page.getByRole("heading", { name: "Van suggestie tot plaatsing" }).waitFor();
    await page.getByText("vergeleken met de 12 weken ervoor").waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Jaar" }).click();
    await page.getByText("vergeleken met de 52 weken ervoor").waitFor();
    await page.getByRole("button", { name: /^Toon als tabel: Per week/ }).click();
    await page.getByRole("columnheader", { name: "Voorstellen" }).first().waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
  });

  test("show a viewer the totals and nothing else", async () => {
    const page = await product.openPage({ token: viewer.token });
    await page.goto("/dashboard/statistics");
    await page.getByText("You read along in this workspace").waitFor();
    await page.getByRole("link", { name: "Candidates: 6. Show them" }).waitFor();
    expect(await page.getByRole("heading", { name: "Per recruiter" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: /CSV/ }).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    expect(product.complaints).toEqual([]);
  });
});

test("an empty funnel says from when it shows something, with no bar behind the words; skills have the reader's names", async () => {
  const person = await product.newRecruiter();
  await person.send(api.job.create, { title: "Wijkverpleegkundige", skills: [{ name: "Wound care", kind: "must" }] });
  const page = await product.openPage({ token: person.token, locale_stored: "nl" });
  await page.goto("/dashboard/statistics");
  await page.getByRole("rowheader", { name: "Wondzorg" }).waitFor();
  const words = page.getByRole("listitem").filter({ hasText: "Vanaf je eerste voorstel" });
  await words.waitFor();
  const hidden = await words.evaluate((at) =>
    [...(at.parentElement?.querySelectorAll("[aria-hidden]") ?? [])].map((bar) => getComputedStyle(bar).visibility),
  );
  expect(hidden.length).toBeGreaterThan(4);
  expect(new Set(hidden)).toEqual(new Set(["hidden"]));
});
