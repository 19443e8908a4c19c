import type { Page } from "playwright-core";
import { password } from "./journey.ts";

/** The page's address, without what stands in front. */
export const pathOf = (page: Page) => new URL(page.url()).pathname;
export const at = (path: string) => (url: URL) => url.pathname === path;

export async function logIn(page: Page, email: string, given = password): Promise<void> {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(given);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}
