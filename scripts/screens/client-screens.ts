// What clients and candidates read without an account, in every state.
import type { Page } from "playwright-core";
import { type Screen, screen } from "./screen.ts";

const guest = { who: "guest" } as const;
const refused = { ...guest, refuses: true };
const late = { ...refused, before: closeByTime };

export const clientScreens: Screen[] = [
  screen("client-page", ({ page }) => page, guest),
  screen("client-page-opened", ({ opened }) => opened, guest),
  screen("client-page-locked", ({ locked }) => locked, guest),
  screen("client-page-wrong", ({ locked }) => locked, { ...refused, prepare: giveWrongPassword }),
  screen("client-page-withdrawn", ({ withdrawn }) => withdrawn, refused),
  screen("client-page-expired", ({ withdrawn }) => withdrawn, late),
  screen("client-page-none", "/p/0000000000000000000000", refused),
  screen("shortlist", ({ shortlist }) => shortlist, guest),
  screen("shortlist-one", ({ shortlist }) => `${shortlist}/1`, guest),
  screen("shortlist-wrong", ({ shortlist_locked }) => shortlist_locked, { ...refused, prepare: giveWrongPassword }),
  screen("shortlist-withdrawn", ({ shortlist_closed }) => shortlist_closed, refused),
  screen("shortlist-expired", ({ shortlist_closed }) => shortlist_closed, late),
  screen("consent", ({ asked }) => asked, guest),
  screen("consent-yes", ({ agreed }) => agreed, guest),
  screen("consent-no", ({ refused: no }) => no, guest),
  screen("consent-revoked", ({ unasked }) => unasked, refused),
  screen("consent-expired", ({ unasked }) => unasked, late),
  screen("consent-none", "/c/0000000000000000000000", refused),
];

/** A closed page, as if its time were over. */
async function closeByTime(page: Page): Promise<void> {
  await page.route(/\/v1\/(proposals\/shared|consents)\//, async (route) => {
    const response = await route.fetch();
    const told = (await response.json()) as { data?: object };
    await route.fulfill({ response, json: { ...told, data: { ...told.data, reason: "expired" } } });
  });
}

async function giveWrongPassword(page: Page): Promise<void> {
  await page.getByLabel(/^(Password|Wachtwoord)$/).fill("not this one");
  await page.getByRole("button", { name: "Open" }).click();
  await page
    .getByRole("alert")
    .getByText(/password|wachtwoord|Too many|Te vaak/)
    .waitFor();
}
