import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { clockAt } from "#contract/text/local-time.ts";
import { answered } from "../support/answered.ts";
import { seriousFindings } from "../support/axe.ts";
import { startJourneys } from "../support/journey.ts";
import { tick } from "../support/on-page.ts";
import { addDraft } from "../support/sent-proposal.ts";

const product = await startJourneys();
afterAll(() => product.stop());

test.each([
  { on: "a desk", viewport: { width: 1440, height: 900 } },
  { on: "a phone", viewport: { width: 390, height: 844 } },
])(
  "on $on a client's job becomes a match, a proposal, an interview at the client's choice, a placement and a figure of the statistics",
  async ({ viewport }) => {
    const { token, send } = await product.newRecruiter();
    const { candidate } = (
      await send(api.candidate.create, {
        ...{ first_name: "Noor", last_name: "Hazelaar", headline: "Backend engineer", city: "Utrecht" },
        skills: [{ name: "Python" }, { name: "PostgreSQL" }],
        consent: { given_at: new Date().toISOString(), basis: "consent" },
      })
    ).data;
    const name = "Noor Hazelaar";
    const page = await product.openPage({ token, locale_stored: "en", viewport });
    const dialog = page.getByRole("dialog");

    // The client, and whom one writes to there.
    await page.goto("/dashboard/clients");
    await page.getByText("No clients yet").waitFor();
    await page.keyboard.press("n");
    await dialog.getByLabel("Name", { exact: true }).fill("Halderstroom Energy");
    await dialog.getByLabel("Contact").fill("Marjan Elzinga");
    await dialog.getByLabel("E-mail").fill("marjan@halderstroom.example");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "Halderstroom Energy", level: 1 }).waitFor();
    const ofClient = page.url();

    // Its job, and who fits.
    await page.goto(`${ofClient}?tab=jobs`);
    await page.getByRole("link", { name: "New job" }).click();
    await page
      .getByRole("textbox", { name: "Text of the vacancy" })
      .fill("Backend engineer\nHalderstroom Energy, Utrecht\n\nWij vragen\n- Ervaring met Python\n- PostgreSQL");
    await page.getByRole("button", { name: "Read the vacancy" }).click();
    await page.getByRole("heading", { name: "Check the new job" }).waitFor();
    await page.getByRole("button", { name: "Save job" }).click();
    await page.waitForURL(/\/dashboard\/jobs\/[0-9a-f-]{36}/);
    const job_id = /jobs\/([0-9a-f-]{36})/.exec(page.url())?.[1] as string;
    const pair = { job_id, candidate_id: candidate.id };
    await page.getByText(name).first().waitFor();

    // A stage on.
    const at = (stage: string) => page.getByRole("region", { name: stage, exact: true });
    const moveTo = async (stage: string) => {
      await page.goto(`/dashboard/jobs/${job_id}?tab=board`);
      await page.getByRole("button", { name: `Move ${name}`, exact: true }).click();
      await Promise.all([answered(page, api.matching.move), page.getByRole("menuitem", { name: stage }).click()]);
      await at(stage).getByText(name).waitFor();
    };
    await moveTo("Shortlisted");

    // The proposal goes to the client's contact.
    const proposal_id = await addDraft(send, pair);
    await page.goto(`/dashboard/proposals/${proposal_id}/review`);
    await expect.poll(() => page.getByLabel("E-mail", { exact: true }).inputValue()).toBe("marjan@halderstroom.example");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect.poll(() => page.locator("code").first().textContent()).toContain("/p/");
    const link = new URL((await page.locator("code").first().textContent()) ?? "").pathname;

    // The client picks one of the recruiter's times on its page.
    await page.goto(`/dashboard/jobs/${job_id}?candidate=${candidate.id}`);
    await page.getByRole("button", { name: "Plan an interview" }).click();
    await dialog.getByText("The client chooses").click();
    for (const n of [1, 2]) {
      const { day } = clockAt(new Date(Date.now() + (n + 2) * 86_400_000).toISOString(), "Europe/Amsterdam");
      await dialog.getByLabel(`Date of time ${n}`).fill(day);
      await dialog.getByLabel(`Time ${n}`, { exact: true }).fill("10:00");
    }
    await dialog.getByRole("button", { name: "Offer these times" }).click();
    await page.getByRole("region", { name: "Interviews" }).getByText("Offered:").waitFor();
    const client = await product.openPage({ viewport });
    await client.goto(`${link}?lang=en`);
    const choice = client.getByRole("region", { name: "Choose a time for the interview" });
    await tick(choice.getByRole("radio").first());
    const who = choice.getByLabel("Your name");
    if (await who.count()) await who.fill("Marjan Elzinga");
    await choice.getByRole("button", { name: "Plan it for this time" }).click();
    await client.getByRole("region", { name: "The interview is planned" }).waitFor();

    // It stands on the client's screen.
    await page.goto(ofClient);
    const interviews = page.getByRole("region", { name: "Interviews" });
    await interviews.getByText("Planned", { exact: true }).waitFor();
    await interviews.getByRole("link", { name }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    // Placed: so say the client's screen and the statistics.
    await moveTo("Placed");
    await page.goto(ofClient);
    await page.getByRole("region", { name: "Placed here" }).getByRole("link", { name }).waitFor();
    await page.goto("/dashboard/statistics");
    const funnel = page.getByRole("region", { name: "From suggestion to placement", exact: true });
    await funnel.getByRole("link", { name: "Placed: 1. Show them" }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await funnel.getByRole("link", { name: "Placed: 1. Show them" }).click();
    await page.getByRole("dialog", { name: "Placed" }).getByRole("link", { name }).waitFor();
    expect(product.complaints).toEqual([]);
  },
);
