import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import type { Row } from "../row.ts";

/** Where models and payment providers are tried in their failure modes: dead, silent, slow, cut off, lying, told twice and out of order. */
const tried = {
  "F6 payment events": [
    "src/server/parts/payments/payments.test.ts",
    "src/server/http/webhook.api.test.ts",
    "src/server/areas/purchase/purchase.api.test.ts",
  ],
  "F7 models": [
    "src/server/parts/assistant/assistant.test.ts",
    "src/server/parts/embeddings/endpoint.test.ts",
    "src/server/areas/chat/model.api.test.ts",
    "src/server/areas/reading/model.api.test.ts",
    "src/server/areas/translation/model.api.test.ts",
  ],
};

const report = z.object({ numPassedTests: z.int(), numTotalTests: z.int(), numPendingTests: z.int(), success: z.boolean() });

export async function providerRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "proffer-providers-"));
  const rows: Row[] = [];
  for (const [id, files] of Object.entries(tried)) {
    const file = join(folder, "report.json");
    const vitest = ["node_modules/vitest/vitest.mjs", "run", "--reporter=json", `--outputFile=${file}`, ...files];
    await promisify(execFile)(process.execPath, vitest).catch(() => {}); // what failed stands in the report
    const { numPassedTests, numTotalTests, numPendingTests, success } = report.parse(JSON.parse(readFileSync(file, "utf8")));
    const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : "";
    rows.push({
      id,
      goal: "every failure mode that has a test",
      figure: `${numPassedTests} of ${numTotalTests} tests passed${skipped}`,
      holds: success,
    });
  }
  rmSync(folder, { recursive: true });
  return rows;
}
