import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { demoVacancies } from "#server/sample/demo-vacancies.ts";
import { demoPeople } from "#server/sample/people.ts";
import { fillWorkspace } from "../../scripts/demo/fill.ts";
import { seriousFindings } from "../support/axe.ts";
import { startJourneys } from "../support/journey.ts";
import { tick } from "../support/on-page.ts";
import { buyTeam } from "../support/team.ts";

const product = await startJourneys();
afterAll(() => product.stop());

const phone = { viewport: { width: 390, height: 844 } };
interface Person {
  id: string;
  name: string;
}
let sanne: Awaited<ReturnType<typeof product.newRecruiter>>;
let jobs: string[] = [];
/** Five for each job; the first three of each are proposed. */
const people: Person[][] = [];

beforeAll(async () => {
  sanne = await product.newRecruiter();
  await buyTeam(sanne, 2);
  const filled = await fillWorkspace(
    { url: product.url, token: sanne.token, email: sanne.email },
    demoPeople.slice(0, 10),
    demoVacancies.slice(0, 2),
  );
  jobs = filled.job_ids;
  const { candidates } = (await sanne.send(api.candidate.list, { limit: 10 })).data;
  for (const [at, job_id] of jobs.entries()) {
    const five = candidates.slice(5 * at, 5 * at + 5);
    people.push(five.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` })));
    for (const { id: candidate_id } of five.slice(0, 3)) {
      const { proposal } = (await sanne.send(api.proposal.start, { job_id, candidate_id, language: at === 0 ? "en" : "nl" })).data;
      await sanne.send(api.proposal.submit, { id: proposal.id, confirm_unsourced: true });
    }
  }
});

const peopleOf = (at: number) => people[at] as Person[];
/** Without scrolling to it: `click` would. */
const isInView = (what: Locator) =>
  what.evaluate((at) => {
    const { left, right, top, bottom } = at.getBoundingClientRect();
    const shown = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
    return shown.every((under) => under !== null && at.contains(under));
  });
const isAsWide = "document.documentElement.scrollWidth <= window.innerWidth";

test("several proposals go out as one page, and each is answered on it", async () => {
  const [first, second, third] = peopleOf(0) as [Person, Person, Person];
  const page = await product.openPage({ token: sanne.token });
  await page.goto(`/dashboard/jobs/${jobs[0]}?tab=proposals`);
  for (const { name } of [first, second, third]) await tick(page.getByRole("checkbox", { name: `Select ${name}` }));
  await page.getByRole("button", { name: "Send as shortlist" }).click();
  const dialog = page.getByRole("dialog", { name: "Send 3 candidates as one shortlist" });
  // By the arrows, by dragging and back, and with the keys: third before second in the end.
  const places = () => dialog.getByRole("listitem").allInnerTexts();
  const handle = (name: string) => dialog.getByRole("button", { name: `Move “${name}”` });
  await dialog.getByRole("button", { name: `Move down: ${first.name}` }).click();
  await handle(first.name).press("Alt+ArrowUp");
  await handle(third.name).dragTo(handle(first.name));
  await expect.poll(async () => (await places())[0]).toContain(third.name);
  await handle(third.name).dragTo(handle(first.name));
  await expect.poll(async () => (await places())[1]).toContain(third.name);
  await dialog.getByLabel("Title (optional)").fill("Three who could start soon");
  await expect.poll(() => isInView(dialog.getByRole("button", { name: "Make the link" }))).toBe(true);
  const emails = dialog.getByLabel("E-mail", { exact: true });
  await emails.first().fill("marjan@halderwind.example");
  await dialog.getByRole("button", { name: "Add recipient" }).click();
  await emails.nth(1).fill("bas@halderwind.example");
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Send as shortlist" }).click();
  const link = (await dialog.locator("code").textContent()) ?? "";
  for (const email of ["marjan@halderwind.example", "bas@halderwind.example"])
    expect(await product.linkFor(email, /./)).toContain(new URL(link).pathname);

  const client = await product.openPage();
  await client.goto(link);
  await client.getByRole("heading", { level: 1, name: "Three who could start soon" }).waitFor();
  const table = client.getByRole("table");
  const heads = await table.getByRole("columnheader").allTextContents();
  expect(heads.slice(1)).toEqual([first, third, second].map(({ name }) => name.split(" ")[0]));
  expect(await table.getByRole("row").count()).toBeGreaterThan(4);
  expect(await seriousFindings(client)).toEqual([]);
  expect(await client.evaluate(isAsWide)).toBe(true);

  const card = (name: string) => client.getByRole("list", { name: "The candidates" }).getByRole("listitem").filter({ hasText: name });
  await card(first.name).getByRole("button", { name: "Invite for an interview" }).click();
  await card(first.name).getByLabel("Your name").fill("Marjan Elzinga");
  await card(first.name).getByRole("button", { name: "Send the invitation" }).click();
  await card(first.name).getByText("for an interview.").waitFor();
  await card(second.name).getByRole("button", { name: "Not a fit" }).click();
  await tick(card(second.name).getByRole("radio").first());
  await card(second.name).getByRole("button", { name: "Send the answer" }).click();
  await card(second.name).getByText("You answered: not a fit.").waitFor();
  await client.reload();
  await client.getByText("2 of 3 answered.").waitFor();

  await page.goto(`/dashboard/jobs/${jobs[0]}?tab=proposals`);
  const sent = page.getByRole("region", { name: "Shortlists" });
  await sent.getByText("2 of 3 answered").waitFor();
  await expect.poll(() => sent.textContent()).toContain("opened 1 time");
  expect(await sent.textContent()).toContain(`${first.name}: Interview`);
  await page.goto(`/dashboard/candidates/${first.id}?tab=timeline`);
  await page.getByText("Marjan Elzinga, the client, wants an interview").waitFor();
  await page.getByText("sent a shortlist", { exact: false }).first().waitFor();
  await page.goto("/dashboard");
  await page.getByText(`Marjan Elzinga wants to meet ${first.name}`).first().waitFor();

  // Taken back, it says so and nothing of the candidates.
  await page.goto("/dashboard/proposals?view=shortlists");
  await page.getByRole("button", { name: "Close its links" }).click();
  await page.getByText("closed", { exact: false }).first().waitFor();
  await client.reload();
  await client.getByRole("heading", { level: 1, name: /withdrawn/ }).waitFor();
  expect(await client.locator("body").textContent()).not.toContain(first.name);
  expect(product.complaints).toEqual([]);
});

test("in Dutch and by thumb: ticked on cards, sent with a password, compared and answered", async () => {
  const [first, second, third] = peopleOf(1) as [Person, Person, Person];
  const page = await product.openPage({ token: sanne.token, locale_stored: "nl", ...phone });
  await page.goto("/dashboard/proposals?view=sent");
  await page.getByRole("button", { name: "Volgorde en selectie" }).click();
  await page.getByRole("menuitem", { name: "Meerdere selecteren" }).click();
  for (const { name } of [first, second, third]) await tick(page.getByRole("checkbox", { name: `Selecteer ${name}` }));
  await page.getByRole("button", { name: "Verstuur als shortlist" }).click();
  const dialog = page.getByRole("dialog");
  await expect.poll(() => isInView(dialog.getByRole("button", { name: "Maak de link" }))).toBe(true);
  await dialog.getByLabel("Wachtwoord", { exact: true }).fill("zomerlinde");
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Maak de link" }).click();
  const link = (await dialog.locator("code").textContent()) ?? "";

  const client = await product.openPage({ ...phone, locale: "nl-NL" });
  await client.goto(link);
  await client.getByLabel("Wachtwoord", { exact: true }).fill("winterlinde");
  await client.getByRole("button", { name: "Open" }).click();
  await client.getByRole("alert").getByText("wachtwoord", { exact: false }).waitFor();
  await client.getByLabel("Wachtwoord", { exact: true }).fill("zomerlinde");
  await client.getByRole("button", { name: "Open" }).click();
  await client.getByRole("heading", { level: 1, name: "3 kandidaten" }).waitFor();
  expect(await seriousFindings(client)).toEqual([]);
  expect(await client.evaluate(isAsWide)).toBe(true);
  await client.getByRole("heading", { name: "Naast elkaar" }).waitFor();
  await client
    .getByRole("link", { name: /^Lees meer over/ })
    .first()
    .click();
  await client.getByRole("heading", { level: 1, name: first.name }).waitFor();
  expect(await seriousFindings(client)).toEqual([]);
  await client.getByRole("button", { name: "Stel een vraag" }).click();
  await client.getByRole("textbox", { name: "Vraag" }).fill("Per wanneer?");
  await client.getByLabel("Je naam").fill("Marjan Elzinga");
  await client.getByRole("button", { name: "Verstuur de vraag" }).click();
  await client.getByRole("heading", { name: /^Dank je, Marjan/ }).waitFor();
  await client.getByRole("link", { name: "Alle 3 kandidaten" }).click();
  await client.getByText("1 van 3 beantwoord.").waitFor();

  await page.goto("/dashboard/proposals?view=shortlists");
  const line = page.getByRole("row").filter({ hasText: "1 van 3 beantwoord" }).filter({ hasText: second.name });
  expect(await line.textContent()).toContain(`${first.name}: vraag`);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate(isAsWide)).toBe(true);
  expect(product.complaints).toEqual([]);
});

test("the guard warns, the candidate is asked by mail and says yes, and the guard falls silent", async () => {
  const somebody = peopleOf(0)[3] as Person;
  await sanne.send(api.account.updateWorkspace, { defaults: { consent_policy: "warn" } });
  const { email } = (await sanne.send(api.candidate.show, { id: somebody.id })).data.candidate;
  const { proposal } = (await sanne.send(api.proposal.start, { job_id: jobs[0] ?? "", candidate_id: somebody.id })).data;
  if (proposal.unsourced.length > 0) await sanne.send(api.proposal.confirm, { id: proposal.id, claims: proposal.unsourced });
  const given = somebody.name.split(" ")[0] ?? "";

  const page = await product.openPage({ token: sanne.token });
  await page.goto(`/dashboard/proposals/${proposal.id}/review`);
  await page.getByText("The candidate hasn’t agreed to be proposed").waitFor();
  // Whom the shortlist was mailed to is a contact of the client by now, and stands there.
  await expect.poll(() => page.getByRole("button", { name: "Send", exact: true }).isEnabled()).toBe(true);
  await page.getByRole("button", { name: `Ask ${given}` }).click();
  const dialog = page.getByRole("dialog", { name: `May ${given} be proposed?` });
  await dialog.getByLabel("A few words of your own").fill("We spoke on Tuesday.");
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Send by e-mail" }).click();
  const link = (await dialog.locator("code").textContent()) ?? "";
  expect(await product.linkFor(email ?? "", /./)).toBe(link);

  const candidate = await product.openPage(phone);
  await candidate.goto(link);
  await candidate.getByRole("heading", { level: 1, name: /^May Lindekade propose you/ }).waitFor();
  await candidate.getByText("We spoke on Tuesday.").waitFor();
  expect(await seriousFindings(candidate)).toEqual([]);
  expect(await candidate.evaluate(isAsWide)).toBe(true);
  await candidate.getByRole("textbox").fill("Gladly.");
  await candidate.getByRole("button", { name: "Yes, propose me" }).click();
  await candidate.getByRole("heading", { level: 1, name: "Thank you. Sanne may propose you." }).waitFor();
  expect(await seriousFindings(candidate)).toEqual([]);

  await page.reload();
  await page.getByRole("heading", { name: "Review and send" }).waitFor();
  expect(await page.getByText("hasn’t agreed").count()).toBe(0);
  await page.goto(`/dashboard/candidates/${somebody.id}?tab=proposals`);
  await page.getByText(/^Agreed on/).waitFor();
  await page.goto(`/dashboard/candidates/${somebody.id}?tab=timeline`);
  await page.getByText("The candidate agreed to be proposed").waitFor();
  await page.getByText("Gladly.").waitFor();
  expect(product.complaints).toEqual([]);
});

test("in Dutch on a phone: the guard blocks until the candidate agrees, and when the consent is taken back; off, it says nothing", async () => {
  const somebody = peopleOf(1)[3] as Person;
  await sanne.send(api.account.updateWorkspace, { defaults: { consent_policy: "block" } });
  const { proposal } = (await sanne.send(api.proposal.start, { job_id: jobs[1] ?? "", candidate_id: somebody.id, language: "nl" })).data;
  if (proposal.unsourced.length > 0) await sanne.send(api.proposal.confirm, { id: proposal.id, claims: proposal.unsourced });
  const given = somebody.name.split(" ")[0] ?? "";

  const page = await product.openPage({ token: sanne.token, locale_stored: "nl", ...phone });
  await page.goto(`/dashboard/proposals/${proposal.id}/review`);
  const send = page.getByRole("button", { name: "Maak de link" });
  await page.getByRole("button", { name: `Vraag ${given} om toestemming` }).waitFor();
  expect(await send.isDisabled()).toBe(true);
  await page.getByRole("button", { name: `Vraag ${given} om toestemming` }).click();
  const dialog = page.getByRole("dialog", { name: `Mag ${given} worden voorgesteld?` });
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Maak een link" }).click();
  await dialog.locator("code").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Terugnemen" }).click();
  await page.getByText(/^Gevraagd op .*, teruggenomen/).waitFor();
  await page.getByRole("button", { name: `Vraag ${given} opnieuw om toestemming` }).click();
  await dialog.getByRole("button", { name: "Maak een link" }).click();
  const link = (await dialog.locator("code").textContent()) ?? "";

  const candidate = await product.openPage({ ...phone, locale: "nl-NL" });
  await candidate.goto(link);
  await candidate.getByRole("button", { name: "Ja, stel me voor" }).click();
  await candidate.getByRole("heading", { level: 1, name: "Dank je. Sanne mag je voorstellen." }).waitFor();
  await page.reload();
  await expect.poll(() => send.isEnabled()).toBe(true);
  await send.click();
  const shared = (await page.locator("code").textContent()) ?? "";
  const client = await product.openPage({ ...phone, locale: "nl-NL" });
  await client.goto(shared);
  await client.getByRole("heading", { level: 1, name: somebody.name }).waitFor();

  await candidate.getByRole("button", { name: "Trek mijn toestemming in" }).click();
  await candidate.getByRole("button", { name: "Trek in", exact: true }).click();
  await candidate.getByRole("heading", { level: 1, name: "Je hebt je toestemming ingetrokken." }).waitFor();
  await client.reload();
  await client.getByRole("heading", { level: 1, name: "Dit voorstel is ingetrokken" }).waitFor();
  expect(await client.locator("body").textContent()).not.toContain(somebody.name);

  const other = peopleOf(1)[4] as Person;
  await sanne.send(api.account.updateWorkspace, { defaults: { consent_policy: "off" } });
  const { data } = await sanne.send(api.proposal.start, { job_id: jobs[1] ?? "", candidate_id: other.id, language: "nl" });
  await page.goto(`/dashboard/proposals/${data.proposal.id}/review`);
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  expect(await page.getByRole("button", { name: /^Vraag het/ }).count()).toBe(0);
  expect(product.complaints).toEqual([]);
});
