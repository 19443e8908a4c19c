import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { freePort, startProduct } from "../../scripts/running-product.ts";
import { PASSWORD } from "./tried-product.ts";
import { until } from "./until.ts";

/** Steps of a purchase, each once it is sent or has its answer: nobody waits for one that doesn't come. */
const steps = ["asked", "paying", "paid", "returning"] as const;
type Step = (typeof steps)[number];

/** A purchase under way: `reached` resolves once it is that far, or over. */
interface Purchase {
  reached: (step: Step) => Promise<void>;
  over: Promise<void>;
}

/**
 * Somebody buys a plan, and the process is killed at a moment, once for each of `moments`; then it starts again. Money that was taken is a
 * plan that runs, with one invoice of its own, and nobody has a plan who didn't pay. Tells what is wrong, and how far the purchases were.
 */
export async function killedPurchases(moments: ((purchase: Purchase) => Promise<unknown>)[]) {
  const folder = mkdtempSync(join(tmpdir(), "proffer-purchase-crash-"));
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const wrong: string[] = [];
  const invoices: string[] = [];
  const met = { nothing: 0, open: 0, paid: 0 };
  let product = await startProduct(port, folder);
  try {
    const { subscriptions } = await send(api.subscription.plans, {}, { base, token: null });
    const solo = subscriptions.find(({ key }) => key === "solo")?.id ?? "";
    for (const [round, moment] of moments.entries()) {
      const email = `buyer-${round}@proffer.example`;
      const person = { first_name: "Marit", last_name: "de Groot", email, password: PASSWORD, password_confirmation: PASSWORD };
      const { token } = await send(api.account.register, person, { base, token: null });
      const purchase = buy(base, token, email, solo);
      await moment(purchase);
      await product.kill();
      await purchase.over;
      product = await startProduct(port, folder);
      const page = purchase.checkout_url();
      if (!page) {
        met.nothing++; // it ended before there was a page to pay at
        continue;
      }
      const isPaid = (await (await fetch(page)).text()).includes("This payment is made");
      met[isPaid ? "paid" : "open"]++;
      const history = async () => (await send(api.subscription.purchased, {}, { base, token })).data;
      if (isPaid) await until(async () => (await history()).subscriptions.length > 0);
      const { subscriptions: bought, subscriptionHistory: orders } = await history();
      const found = JSON.stringify([bought.map(({ state }) => state), ...orders.map(({ status, amount }) => `${status} ${amount}`)]);
      if (isPaid ? found !== '[["active"],"paid 4719"]' : bought.length > 0)
        wrong.push(`purchase ${round}, ${isPaid ? "paid" : "not paid"}: ${found}`);
      if (isPaid) invoices.push(orders[0]?.invoice_number ?? `none of purchase ${round}`);
    }
    await product.stop();
  } finally {
    await product.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  if (new Set(invoices).size < invoices.length) wrong.push(`an invoice comes twice: ${invoices.join()}`);
  wrong.push(...invoices.filter((one) => one.startsWith("none")));
  return { wrong, met };
}

/** From the price page to the page that says that the plan runs; the server may go at any moment. */
function buy(base: string, token: string, email: string, subscription_id: string): Purchase & { checkout_url: () => string | undefined } {
  const reached = new Map(steps.map((step) => [step, Promise.withResolvers<void>()]));
  const note = (step: Step) => reached.get(step)?.resolve();
  let checkout_url: string | undefined;
  const buying = async () => {
    const { data } = await send(api.subscription.subscribe, { subscription_id, interval: "month" }, { base, token });
    checkout_url = `${base}${data.checkout_url}`;
    note("asked");
    const paying = fetch(checkout_url, { method: "POST", body: new URLSearchParams({ action: "pay" }), redirect: "manual" });
    note("paying");
    await paying;
    note("paid");
    const asked = {
      subscriptionId: subscription_id,
      orderId: data.order_id,
      orderEmail: email,
      status: "success",
      sessionId: data.session_id,
    };
    const returning = send(api.subscription.succeed, asked, { base, token });
    note("returning");
    await returning;
  };
  const over = buying().catch(() => {}); // the server is gone
  return {
    reached: (step) => Promise.race([reached.get(step)?.promise, over]),
    over,
    checkout_url: () => checkout_url,
  };
}
