import type { Page } from "playwright-core";
import type { Call } from "#contract/call.ts";

/** Answers once the server has answered this call of the page: whoever leaves a page before may leave before it was asked. */
export const answered = (page: Page, { method, path }: Pick<Call, "method" | "path">) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === path && response.request().method() === method);
