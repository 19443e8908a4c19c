// What clients and candidates read without an account, in every state.
import { tmpdir } from "node:os";
import type { Page } from "playwright-core";
import type { ClosedConsent } from "#contract/candidate/consent.ts";
import type { Language } from "#contract/fields.ts";
import type { LinkState } from "#contract/proposal/client-page.ts";
import type { ClosedShare } from "#contract/proposal/shared-proposal.ts";
import { readConfig } from "#server/config.ts";
import { openBuiltPage } from "#server/parts/client-page/built.ts";
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

/** A closed page, as if its time were over: drawn as the server draws it, from what its call says. */
async function closeByTime(page: Page): Promise<void> {
  const { draw } = openBuiltPage(readConfig({ DATA_DIR: tmpdir() }).client_page);
  await page.route(/^https?:\/\/[^/]+\/[pc]\//, async (route) => {
    const address = route.request().url();
    const { origin, pathname, searchParams } = new URL(address);
    const [, kind, token = ""] = pathname.split("/");
    const told = await fetch(`${origin}/v1/${kind === "c" ? "consents" : "proposals/shared"}/${token}`);
    const { data } = (await told.json()) as { data: ClosedShare & ClosedConsent };
    const closed = { ...data, reason: "expired" as const };
    const state: LinkState = kind === "c" ? { kind: "closed_consent", closed } : { kind: "closed", closed };
    const language = (searchParams.get("lang") as Language | null) ?? data.language;
    const { html } = await draw({ token, address, language, is_chosen: false, place: null, today: "", state });
    await route.fulfill({ status: 410, contentType: "text/html", body: html });
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
