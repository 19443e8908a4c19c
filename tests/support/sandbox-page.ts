import type { Page } from "playwright-core";
import { at } from "./visit.ts";

export const atCheckout = (page: Page) => page.waitForURL(/\/sandbox\/checkout\//);

/** On the sandbox's page, to the end. */
export async function pay(page: Page): Promise<void> {
  await atCheckout(page);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL(/\/check-out\/order\//);
  await page.waitForURL(at("/dashboard"));
}

/** The address at which a checkout would have ended. */
export const endOf = (subscriptionId: string, orderId: string, email: string, status: string, session: string) =>
  `/check-out/order/${subscriptionId}/${orderId}/${encodeURIComponent(email)}/${status}/${session}`;
