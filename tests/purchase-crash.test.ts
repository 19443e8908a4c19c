import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { freePort, startProduct } from "../scripts/running-product.ts";

const ROUNDS = 20;
const folder = mkdtempSync(join(tmpdir(), "proffer-purchase-crash-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Buyer {
  token: string;
  checkout_url?: string;
}

test(`kill -9 in the middle of a purchase, ${ROUNDS} times: money that was taken is a plan that runs, once`, {
  timeout: 900_000,
}, async () => {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  let product = await startProduct(port, folder);
  const { subscriptions } = await send(api.subscription.plans, {}, { base, token: null });
  const solo = subscriptions.find(({ key }) => key === "solo")?.id as string;
  const password = "loop langs de linde 7";
  const invoices: string[] = [];
  const met = { nothing: 0, open: 0, paid: 0 };
  /** How long a purchase takes here, by the first one, which nobody disturbs. */
  let whole = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const email = `buyer-${round}@proffer.example`;
    const person = { first_name: "Marit", last_name: "de Groot", email, password, password_confirmation: password };
    const buyer: Buyer = await send(api.account.register, person, { base, token: null });
    const { token } = buyer;
    /** From the price page to the page that says that the plan runs; the server may go at any moment. */
    const began = Date.now();
    const buying = (async () => {
      const { data } = await send(api.subscription.subscribe, { subscription_id: solo, interval: "month" }, { base, token });
      buyer.checkout_url = `${base}${data.checkout_url}`;
      await fetch(buyer.checkout_url, { method: "POST", body: new URLSearchParams({ action: "pay" }), redirect: "manual" });
      const asked = { subscriptionId: solo, orderId: data.order_id, orderEmail: email, status: "success", sessionId: data.session_id };
      await send(api.subscription.succeed, asked, { base, token });
    })().catch(() => {}); // the server is gone
    if (round === 0) {
      await buying;
      whole = Date.now() - began;
    } // Another moment of the whole purchase each round: the moment is what is tried here.
    else await new Promise((resolve) => setTimeout(resolve, whole * ((round * 0.618) % 1)));
    await product.kill();
    await buying;
    product = await startProduct(port, folder);
    if (!buyer.checkout_url) {
      met.nothing++; // it ended before there was a page to pay at
      continue;
    }
    const page = await (await fetch(buyer.checkout_url)).text();
    const history = async () => (await send(api.subscription.purchased, {}, { base, token })).data;
    if (page.includes("This payment is made")) {
      met.paid++;
      await expect.poll(async () => (await history()).subscriptions.map(({ state }) => state)).toEqual(["active"]);
      const orders = (await history()).subscriptionHistory;
      expect(orders).toMatchObject([{ status: "paid", amount: 4719, invoice_number: expect.any(String) }]);
      invoices.push(orders[0]?.invoice_number as string);
    } else {
      met.open++;
      expect((await history()).subscriptions).toEqual([]);
    }
  }
  await product.stop();
  expect(new Set(invoices).size).toBe(met.paid);
  expect(met.paid).toBeGreaterThan(1);
});
