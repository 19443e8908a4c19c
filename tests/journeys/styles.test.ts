import { afterAll, expect, test } from "vitest";
import { startJourneys } from "#tests/support/journey.ts";

const journeys = await startJourneys();
afterAll(() => journeys.stop());

/** Which styles of scripts the page lets in: one with its nonce, one without, and whether the refusal was reported. */
const tryStyles = () => {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  const refused: string[] = [];
  const reported = new Promise<void>((resolve) =>
    document.addEventListener("securitypolicyviolation", (event) => {
      refused.push(event.effectiveDirective);
      resolve();
    }),
  );
  const add = (name: string, own?: string) => {
    const style = document.createElement("style");
    if (own) style.nonce = own;
    style.textContent = `:root { --${name}: there }`;
    document.head.append(style);
  };
  add("with-nonce", nonce);
  add("without-nonce");
  const read = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return reported.then(() => ({
    has_nonce: nonce.length === 24,
    with_nonce: read("--with-nonce"),
    without_nonce: read("--without-nonce"),
    theme: read("--mantine-color-body") !== "",
    refused,
  }));
};

test("a page takes the library's styles, and none that somebody else puts into it", async () => {
  const page = await journeys.openPage();
  await page.goto("/login");
  await page.getByRole("button").first().waitFor();
  // The theme came in, and nothing of ours was refused before.
  expect(journeys.complaints).toEqual([]);
  expect(await page.evaluate(tryStyles)).toEqual({
    has_nonce: true,
    with_nonce: "there",
    without_nonce: "",
    theme: true,
    refused: ["style-src-elem"],
  });
  // What journeys look at tells of it: one with a violation doesn't end well.
  expect(journeys.complaints.splice(0).join()).toContain("style");
});
