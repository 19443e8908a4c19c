import type { Hono } from "hono";
import { BODY_BYTES } from "#contract/fields.ts";
import { takeEvents } from "#server/areas/purchase/tasks.ts";
import type { Parts } from "#server/parts/parts.ts";
import { SignatureRefused } from "#server/parts/payments/payments.ts";
import { addressOf } from "./circumstances.ts";
import { readStrangers } from "./read-body.ts";
import type { SecurityWatch } from "./security-watch.ts";
import type { ArrivalOf } from "./uploads/room.ts";

const PATH = "/v1/payments/webhook";

/**
 * Where the payment provider tells what happened. Its signature is over the raw bytes, so it stands outside the contract's
 * calls, and its answers go without their envelope: 200 taken in, 400 not signed by the provider, 500 to be told again.
 */
export function serveWebhook(server: Hono, parts: Parts, { security, arrivalOf }: { security: SecurityWatch; arrivalOf: ArrivalOf }): void {
  server.post(PATH, async (c) => {
    const raw = await readStrangers(c.req.raw, BODY_BYTES, arrivalOf(c));
    try {
      await takeEvents(parts, await parts.payments.readWebhook(raw, c.req.raw.headers));
    } catch (error) {
      if (!(error instanceof SignatureRefused)) throw error;
      security.count({ kind: "webhook_forged", address: addressOf(c, parts.config) });
      return c.json({ received: false, error: error.message }, 400);
    }
    return c.json({ received: true });
  });
  // The sandbox knocks on the same door as a provider would, whatever address or port the product lives at.
  parts.sandbox?.deliverTo(async (body, headers) => server.request(PATH, { method: "POST", body, headers }));
}
