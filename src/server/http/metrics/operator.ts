import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import type { Config } from "#server/config.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether whoever asks runs the installation: they know METRICS_TOKEN. Nobody does where there is none. */
export function isOperator(c: Context, { metrics_token }: Pick<Config, "metrics_token">): boolean {
  const token = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  return metrics_token !== null && token !== undefined && timingSafeEqual(digest(token), digest(metrics_token));
}
