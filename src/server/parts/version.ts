import { readFileSync } from "node:fs";
import * as z from "zod";

/** What of the product runs here. Whoever only visits isn't told: weaknesses are looked up by it. */
export const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")));
