import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";
import type { PaymentEvent } from "#server/parts/payments/payments.ts";
import { SANDBOX_SIGNATURE } from "#server/parts/payments/sandbox.ts";
import { sign } from "#server/parts/payments/signature.ts";
import type { startTestServer } from "./server.ts";

type Server = Awaited<ReturnType<typeof startTestServer>>;
type Person = Awaited<ReturnType<Server["signIn"]>>;
type Told = PaymentEvent extends infer E ? (E extends PaymentEvent ? Omit<E, "order_id" | "id"> & { id?: string } : never) : never;

/** What the page after a checkout sends: the parts of the address that the provider sent the browser to. */
export function partsOf(address: string) {
  const [subscriptionId = "", orderId = "", orderEmail = "", status = "", sessionId = ""] = address
    .split("/")
    .slice(3)
    .map(decodeURIComponent);
  return { subscriptionId, orderId, orderEmail, status, sessionId };
}

/** Somebody at the sandbox's checkout, and the provider that tells of it. */
export function checkoutAt(server: Server) {
  /** Presses a button of the page; gives where the browser goes. */
  async function press(checkout_url: string, action: "pay" | "fail" | "cancel", manners: Record<string, string> = {}): Promise<string> {
    const response = await server.app.request(checkout_url, {
      method: "POST",
      body: new URLSearchParams({ action, ...manners }),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    return response.headers.get("location") ?? "";
  }

  /** Buys from the price page to the page that says so. */
  async function buy(person: Person, subscription_id: string, choice: { interval?: "month" | "year"; seats?: number } = {}) {
    const { data } = await person.send(api.subscription.subscribe, { subscription_id, interval: "month", ...choice });
    const address = await press(data.checkout_url, "pay");
    const reply = await person.send(api.subscription.succeed, partsOf(address));
    return { order_id: data.order_id, session_id: data.session_id, user: reply.user, subscription: reply.data.subscription };
  }

  /** Tells something by the webhook, signed as the provider signs it. */
  async function tell(order_id: string, ...told: Told[]): Promise<number[]> {
    const key = server.parts.secret.seal("sandbox webhook", "");
    const answers: number[] = [];
    for (const one of told) {
      const raw = JSON.stringify({ id: `told_${newId()}`, ...one, order_id });
      const headers = { "content-type": "application/json", [SANDBOX_SIGNATURE]: sign(key, Buffer.from(raw)) };
      answers.push((await server.app.request("/v1/payments/webhook", { method: "POST", body: raw, headers })).status);
    }
    return answers;
  }

  return { press, buy, tell };
}
