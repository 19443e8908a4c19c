import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startJourneys } from "#tests/support/journey.ts";
import { addDraft, addPair, submitDraft } from "#tests/support/sent-proposal.ts";
import { startTranslateElementServer } from "#tests/support/translate-element-server.ts";
import { startTranslationServer } from "#tests/support/translation-server.ts";

const element = await startTranslateElementServer();
const translator = await startTranslationServer();
const translated = await startJourneys({
  TRANSLATE_SCRIPT_URL: element.url,
  TRANSLATE_SCRIPT_HOSTS: element.hosts,
  TRANSLATE_URL: translator.url,
});
const plain = await startJourneys();
afterAll(async () => {
  await Promise.all([translated.stop(), plain.stop()]);
  await Promise.all([element.stop(), translator.stop()]);
});

/** Somebody with a candidate, a vacancy, a note, and a client's answer. */
async function withAnswer(product: typeof plain) {
  const person = await product.newRecruiter();
  const pair = await addPair(person.send);
  await person.send(api.candidate.addNote, { candidate_id: pair.candidate_id, text: "Prefers to start in March." });
  const proposal_id = await addDraft(person.send, pair);
  const token = await submitDraft(person.send, proposal_id);
  await person.send(
    api.proposal.respond,
    { token, decision: "question", name: "Marjan Elzinga", comment: "Can she come on Tuesday?" },
    product.asNobody,
  );
  return { ...person, ...pair, proposal_id };
}
const translate = async (page: Page, at: ReturnType<Page["locator"]>, into: string) => {
  await at
    .getByRole("button", { name: /^(Translate|Vertalen)$/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: into }).click();
  return page.getByRole("dialog");
};

describe("the page's translation script", () => {
  test("starts by its call-back, goes by the language's cookie, and gives up the page's own refusal", async () => {
    const { token, candidate_id } = await withAnswer(translated);
    const page = await translated.openPage({ token });
    await page.goto("/login?lang=en");
    await page.goto(`/dashboard/candidates/${candidate_id}?tab=timeline`);
    await page.locator("#google_translate_element .goog-te-gadget").waitFor({ state: "attached" });
    expect(await page.evaluate(() => document.documentElement.hasAttribute("translate"))).toBe(false);
    // English is the page's language: nothing to translate.
    await page.getByText("Prefers to start in March.", { exact: true }).waitFor();
    expect(element.asked.texts).toEqual([]);

    await page.goto(`/dashboard/candidates/${candidate_id}?tab=timeline&lang=nl`);
    await page.getByText("[nl] Prefers to start in March.").waitFor();
    expect(await page.evaluate(() => document.documentElement.className)).toContain("translated-ltr");
    // As React takes a text away, or puts another before it, after the script has moved it.
    const left = await page.evaluate(() => {
      const [box, moved, font] = [document.createElement("p"), document.createTextNode("one"), document.createElement("font")];
      box.append(moved);
      moved.replaceWith(font);
      font.append(moved);
      box.insertBefore(document.createTextNode("zero "), moved);
      const both = box.textContent;
      box.removeChild(moved);
      return [both, box.textContent];
    });
    expect(left).toEqual(["zero one", "zero "]);
  });

  test("leaves CVs and quotes as they are, and the screens go on working", async () => {
    const { token, candidate_id, job_id } = await withAnswer(translated);
    const page = await translated.openPage({ token, locale_stored: "nl" });
    await page.context().addCookies([{ name: "googtrans", value: "/en/nl", url: translated.url }]);
    element.asked.texts.length = 0;
    await page.goto(`/dashboard/candidates/${candidate_id}`);
    await page.getByText("[nl] ").first().waitFor();
    await page.getByText("Rebuilt the planning service in Python", { exact: false }).first().waitFor();
    // From screen to screen and back: React takes away what the script has moved.
    await page
      .getByRole("link", { name: /Vacatures/ })
      .first()
      .click();
    await page.waitForURL("**/dashboard/jobs");
    await page.goto(`/dashboard/jobs/${job_id}?candidate=${candidate_id}`);
    await page.getByText("[nl] ").first().waitFor();
    await page.getByRole("link", { name: /Vacature en eisen/ }).click();
    await page
      .getByRole("region", { name: /Vacaturetekst/ })
      .or(page.locator('[translate="no"]'))
      .first()
      .waitFor();
    await page.goBack();
    await page.getByText("[nl] ").first().waitFor();
    for (const text of element.asked.texts)
      expect(text).not.toMatch(/eleven services that exchange|At least 3 years of experience with Python\n/);
  });

  test("may ask the hosts that are set, and no other", () => {
    expect(element.asked.elsewhere).toBe(0);
    const refused = translated.complaints.filter((one) => /Content Security Policy|asked elsewhere/.test(one));
    expect(refused.some((one) => one.includes("/pixel.gif"))).toBe(true);
    const others = refused.filter(
      (one) => !one.includes("/pixel.gif") && !one.includes(new URL(element.url).origin) && !one.includes(element.hosts),
    );
    expect(others).toEqual([]);
    expect(translated.complaints.filter((one) => !refused.includes(one))).toEqual([]);
  });
});

describe("Translate", () => {
  test("stands beside a note, a client's answer, a vacancy and a CV, and shows both texts", async () => {
    const { token, candidate_id, job_id, proposal_id } = await withAnswer(translated);
    const page = await translated.openPage({ token });
    translator.asked.length = 0;

    await page.goto(`/dashboard/candidates/${candidate_id}?tab=timeline`);
    const note = page.getByRole("listitem").filter({ hasText: "Prefers to start in March." });
    let dialog = await translate(page, note, "Into Dutch");
    await dialog.getByText("[auto>nl] Prefers to start in March.").waitFor();
    await dialog.getByText("Prefers to start in March.", { exact: true }).waitFor();
    await dialog.getByText("Translated by LibreTranslate").waitFor();
    await page.keyboard.press("Escape");
    const answer = page.getByRole("listitem").filter({ hasText: "Can she come on Tuesday?" });
    dialog = await translate(page, answer, "Into Dutch");
    await dialog.getByText("[auto>nl] Can she come on Tuesday?").waitFor();

    await page.goto(`/dashboard/proposals/${proposal_id}/review`);
    dialog = await translate(page, page.getByRole("region", { name: "Conversation" }), "Into Dutch");
    await dialog.getByText("[auto>nl] Can she come on Tuesday?").waitFor();

    await page.goto(`/dashboard/jobs/${job_id}?tab=vacancy`);
    const vacancy = page.locator('[translate="no"]').filter({ hasText: "Kafka or RabbitMQ" }).first();
    await vacancy.getByText("PostgreSQL with large data sets").first().click({ clickCount: 3 });
    dialog = await translate(page, vacancy, "Into Dutch");
    // A passage that is selected goes before the whole.
    await dialog.getByText(/^\[auto>nl\] (- )?PostgreSQL with large data sets$/).waitFor();

    await page.goto(`/dashboard/candidates/${candidate_id}`);
    dialog = await translate(page, page.getByRole("region", { name: "CV", exact: true }), "Into Dutch");
    await dialog.getByText("[auto>nl] Work experience", { exact: false }).waitFor();

    translator.trouble.kind = "error";
    await page.goto(`/dashboard/candidates/${candidate_id}?tab=timeline`);
    dialog = await translate(page, note, "Into English");
    await dialog.getByText("The translation service doesn't answer.", { exact: false }).waitFor();
    translator.trouble.kind = "none";
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByText("[auto>en] Prefers to start in March.").waitFor();
  });

  test("says how to set a service up where there is none, in the reader's language, instead of echoing", async () => {
    const { token, candidate_id } = await withAnswer(plain);
    const page = await plain.openPage({ token, locale_stored: "nl" });
    await page.goto(`/dashboard/candidates/${candidate_id}?tab=timeline`);
    const note = page.getByRole("listitem").filter({ hasText: "Prefers to start in March." });
    const dialog = await translate(page, note, "Naar het Nederlands");
    await dialog.getByText("Er is hier nog geen vertaaldienst.").waitFor();
    await dialog.getByText("TRANSLATE_URL", { exact: false }).waitFor();
    expect(await dialog.getByText("Prefers to start in March.").count()).toBe(0);
    await page.goto("/privacy");
    await page.getByRole("heading", { name: "Privacy" }).waitFor();
    expect(await page.getByText("vertaalt een notitie", { exact: false }).count()).toBe(0);
    expect(plain.complaints).toEqual([]);
  });

  test("stands in the privacy page with the host that gets the text", async () => {
    const page = await translated.openPage();
    await page.goto("/privacy");
    await page.getByText("translates a note, an answer or a passage when a recruiter asks for it", { exact: false }).waitFor();
    await page.getByText("a script in the page that translates what stands on it", { exact: false }).waitFor();
  });
});
