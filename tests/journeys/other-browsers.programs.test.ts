import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { vacancies } from "#server/sample/vacancies.ts";
import { startClientPageServer, tokenOf } from "../support/client-page-server.ts";
import { makeCvs } from "../support/cvs/make-cvs.ts";
import { password, startJourneys } from "../support/journey.ts";
import { otherBrowsers, personBefore } from "../support/other-browsers.ts";

describe.each(otherBrowsers)("in $name", ({ name, open }) => {
  test("the main job is done: an account, CVs, a vacancy, who fits and the passage that proves it", async () => {
    const journeys = await startJourneys();
    const driver = await open();
    const folder = mkdtempSync(join(tmpdir(), "proffer-cvs-"));
    onTestFinished(async () => {
      await driver.close();
      await journeys.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    const { go, see, press, fill, choose, read, arrive } = personBefore(driver);
    const email = `marit-${name.toLowerCase()}@lindekade.example`;

    await go(journeys.url);
    await arrive(/^\/login/);
    await press("link", "Create one, it's free");
    await fill("First name", "Marit");
    await fill("Last name", "de Groot");
    await fill("E-mail address", email);
    await fill("Password", password);
    await fill("Password again", password);
    await press("button", "Create account");
    await arrive(/^\/email-verification/);
    for (const [index, digit] of [...(await journeys.codeFor(email))].entries()) await fill(`Digit ${index + 1} of 6`, digit);
    await arrive(/^\/dashboard/);

    const cvs = await makeCvs();
    const files = cvs.map(({ name, bytes }) => {
      writeFileSync(join(folder, name), bytes);
      return join(folder, name);
    });
    await see("heading", "Drop CVs or paste a vacancy");
    await choose(files);
    await read(new RegExp(`${cvs.length} files`));
    await press("link", "Candidates");
    await read(new RegExp(`Candidates\\s*${cvs.length}\\b`));

    await go(`${journeys.url}/dashboard/jobs/new`);
    await fill("Text of the vacancy", vacancies[0]?.text ?? "");
    await press("button", "Read the vacancy");
    await see("heading", "Check the new job");
    await press("button", "Save job");
    await arrive(/^\/dashboard\/jobs\/[0-9a-f-]{36}/);
    await see("heading", "Noor Hazelaar");
    await read(/of 100/);
    await press("button", "PostgreSQL");
    await read(/Asked in the vacancy/i);
    await press("button", "Open passage");
    await see("passage");
    expect(driver.complaints).toEqual([]);
  });

  test("a client reads a proposal and answers it", async () => {
    const server = await startClientPageServer();
    const driver = await open();
    onTestFinished(async () => {
      await driver.close();
      await server.stop();
    });
    const { go, see, press, read } = personBefore(driver);

    await go(`${server.url}/p/${tokenOf("english")}`);
    await see("heading", "Noor Akkerman");
    expect(await read(/Against your requirements/i)).toContain("14 services that exchange 2.4 million events a day over Kafka");
    await press("button", "Invite for an interview");
    await press("button", "Send the invitation");
    await expect.poll(() => server.responses.get("english")).toMatchObject({ decision: "interview", name: "Marjan Elzinga" });
    expect(driver.complaints).toEqual([]);
  });
});
