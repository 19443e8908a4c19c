import { afterAll, expect, test } from "vitest";
import { vacancies } from "#server/sample/vacancies.ts";
import { makeCvs } from "../support/cvs/make-cvs.ts";
import { password, startJourneys } from "../support/journey.ts";

const journeys = await startJourneys();
afterAll(() => journeys.stop());

test("a recruiter registers, verifies, drops CVs, pastes a vacancy, and sees who fits with the quoted proof", async () => {
  // This one sees the product move, as most people do.
  const page = await journeys.openPage({ reducedMotion: "no-preference" });
  const email = "marit@lindekade.example";

  // Register, and verify with the code of the letter.
  await page.goto("/");
  await page.waitForURL("**/login");
  await page.getByRole("link", { name: "Create one, it's free" }).click();
  await page.getByLabel("First name").fill("Marit");
  await page.getByLabel("Last name").fill("de Groot");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password again").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/email-verification");
  const code = await journeys.codeFor(email);
  for (const [index, digit] of [...code].entries()) await page.getByLabel(`Digit ${index + 1} of 6`).fill(digit);
  await page.waitForURL("**/dashboard");
  await page.getByRole("heading", { name: "Drop CVs or paste a vacancy" }).waitFor();

  // Drop every invented CV at once; each becomes a profile by itself.
  const cvs = await makeCvs();
  const files = cvs.map(({ name, mime, bytes }) => ({ name, mimeType: mime, buffer: Buffer.from(bytes) }));
  await page.locator('input[type="file"]').first().setInputFiles(files);
  await page
    .getByText(new RegExp(`${cvs.length} files`))
    .first()
    .waitFor();
  await page
    .getByRole("link", { name: /^Candidates/ })
    .first()
    .click();
  await page.getByText("Hazelaar").first().waitFor();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).locator("..").textContent()).toContain(String(cvs.length));

  // Paste a vacancy, look its requirements over, save.
  await page.goto("/dashboard/jobs/new");
  await page.getByRole("textbox", { name: "Text of the vacancy" }).fill(vacancies[0]?.text ?? "");
  await page.getByRole("button", { name: "Read the vacancy" }).click();
  await page.getByRole("heading", { name: "Check the new job" }).waitFor();
  expect(await page.getByLabel("Title", { exact: true }).inputValue()).toBe(vacancies[0]?.title);
  await page.getByRole("button", { name: "Save job" }).click();
  await page.waitForURL(/\/dashboard\/jobs\/[0-9a-f-]{36}/);

  // The best stands first, with a table of requirements, verdicts and quotes.
  await page.getByRole("heading", { name: "Senior backend engineer" }).first().waitFor();
  await page.getByRole("heading", { name: "Noor Hazelaar" }).waitFor();
  await page.getByText("of 100").first().waitFor();
  await page
    .getByRole("button", { name: /PostgreSQL/ })
    .first()
    .click();
  await page.getByText("Asked in the vacancy").first().waitFor();

  // One click from the quote to its passage in the CV.
  await page.getByRole("button", { name: "Open passage" }).first().click();
  const passage = page.getByRole("dialog");
  await passage.locator("canvas").first().waitFor();
  await passage.locator("[data-passage]").first().waitFor();
  await page.keyboard.press("Escape");
  await passage.waitFor({ state: "detached" });

  expect(journeys.complaints).toEqual([]);
});

test.each([
  {
    locale_stored: "en",
    create: "Create account",
    needed: "Give a first name or a last name.",
    first: "First name",
    last: "Last name",
    email: "E-mail address",
    password: "Password",
    again: "Password again",
    profile: "Save",
  },
  {
    locale_stored: "nl",
    create: "Account aanmaken",
    needed: "Geef een voornaam of een achternaam.",
    first: "Voornaam",
    last: "Achternaam",
    email: "E-mailadres",
    password: "Wachtwoord",
    again: "Wachtwoord nogmaals",
    profile: "Opslaan",
  },
] as const)("one name is enough to register and on one's profile ($locale_stored)", async ({ locale_stored, ...said }) => {
  const page = await journeys.openPage({ locale_stored, viewport: { width: 360, height: 800 } });
  const email = `suharti-${locale_stored}@lindekade.example`;
  await page.goto("/register");
  await page.getByLabel(said.email).fill(email);
  await page.getByLabel(said.password, { exact: true }).fill(password);
  await page.getByLabel(said.again).fill(password);
  await page.getByRole("button", { name: said.create }).click();
  await page.getByText(said.needed).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByLabel(said.last).fill("Suharti");
  await page.getByRole("button", { name: said.create }).click();
  await page.waitForURL("**/email-verification");
  for (const [index, digit] of [...(await journeys.codeFor(email))].entries()) await page.getByRole("textbox").nth(index).fill(digit);
  await page.waitForURL("**/dashboard");
  await page.goto("/dashboard/profile");
  expect(await page.getByLabel(said.first).inputValue()).toBe("");
  expect(await page.getByLabel(said.last).inputValue()).toBe("Suharti");
  await page.getByLabel(said.last).fill("");
  await page.getByRole("button", { name: said.profile, exact: true }).first().click();
  await page.getByText(said.needed).waitFor();
  expect(journeys.complaints).toEqual([]);
});

test("a link from the letter verifies too, also when it is opened logged out", async () => {
  const recruiter = await journeys.newRecruiter();
  const page = await journeys.openPage();
  const path = `/email-verification/${recruiter.email}/123456`;
  await page.goto(path);
  await page.waitForURL(/\/login\?to=/);
  expect(new URL(page.url()).searchParams.get("to")).toBe(path);
  await page.getByLabel("E-mail address").fill(recruiter.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/dashboard");
  expect(journeys.complaints).toEqual([]);
});

test("addresses keep to whom they are for", async () => {
  const guest = await journeys.openPage();
  for (const path of ["/dashboard", "/dashboard/candidates", "/email-verification"]) {
    await guest.goto(path);
    await guest.waitForURL(/\/login/);
  }
  await guest.goto("/nothing/of/this");
  await guest.getByText("This page doesn't exist").waitFor();
  const recruiter = await journeys.newRecruiter();
  const page = await journeys.openPage({ token: recruiter.token });
  for (const path of ["/login", "/register", "/email-verification"]) {
    await page.goto(path);
    await page.waitForURL("**/dashboard");
  }
  expect(journeys.complaints).toEqual([]);
});

test("in Dutch everything is Dutch", async () => {
  const page = await journeys.openPage({ locale_stored: "nl" });
  await page.goto("/login");
  await page.getByRole("heading", { name: "Inloggen" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("nl");
  await page.getByLabel("E-mailadres").fill("niemand@lindekade.example");
  await page.getByLabel("Wachtwoord", { exact: true }).fill("zomaar iets langs");
  await page.getByRole("button", { name: "Inloggen", exact: true }).click();
  await page.getByText("Dit e-mailadres en wachtwoord horen niet bij elkaar.").first().waitFor();
});
