import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Parts } from "#server/parts/parts.ts";
import { type AskedModel, startAssistantServer } from "#tests/support/assistant-server.ts";

/** What changes by the day and no answer of these texts depends on. */
const TODAY = /^Today is \d{4}-\d\d-\d\d\.$/m;
const keyOf = (prompt: string) => createHash("sha256").update(prompt.replace(TODAY, "")).digest("hex").slice(0, 24);
const promptOf = ({ messages }: AskedModel) => messages.map(({ role, content }) => `[${role}]\n${content}`).join("\n\n");

/** What one that has no record says. */
const NOTHING = { judging: '{"verdicts": []}', reading: '{"skills": []}' };

/** The language model that judges an evaluation's pairs, or reads its CVs, with the settings that lead to it; undefined: none does. */
export async function judgingModel(
  kind: string | undefined,
  folder = process.env.EVAL_RECORDS,
  { task = "judging" }: { task?: keyof typeof NOTHING } = {},
) {
  if (kind === undefined) return undefined;
  // Whoever isn't a pair of the set isn't judged.
  const alone = { ASSISTANT_READS: task === "reading" ? "on" : "off", ASSISTANT_JUDGES_BEST: "0" };
  let lastKey: string | undefined;
  const began = performance.now();
  const spentIn = async ({ database }: Parts) => {
    const used = "select coalesce(sum(model_calls), 0)::int as calls, coalesce(sum(model_tokens), 0)::int as tokens from daily_usage";
    const [row] = (await database.executeSql(used)).rows as { calls: number; tokens: number }[];
    return `${row?.calls ?? 0} requests, ${row?.tokens ?? 0} tokens, ${Math.round((performance.now() - began) / 1000)} s`;
  };
  if (kind === "live") {
    const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith("ASSISTANT_"))) as Record<string, string>;
    return { settings: { ...own, ...alone }, told: spentIn, lastKey: () => lastKey };
  }
  const records = resolve(folder ?? join(import.meta.dirname, "../recorded"));
  mkdirSync(records, { recursive: true });
  const model = await startAssistantServer();
  let answered = 0;
  const open = new Set<string>();
  model.state.manner = {
    kind: "answers",
    to: (asked) => {
      const prompt = promptOf(asked);
      const key = keyOf(prompt);
      lastKey = key;
      const answer = join(records, `${key}.answer.txt`);
      if (existsSync(answer)) {
        answered += 1;
        return readFileSync(answer, "utf8");
      }
      open.add(key);
      writeFileSync(join(records, `${key}.prompt.txt`), prompt);
      return NOTHING[task];
    },
  };
  return {
    settings: { ASSISTANT_BASE_URL: model.url, ASSISTANT_MODEL: "recorded", ...alone },
    /** Which prompt came last. */
    lastKey: () => lastKey,
    told: async (parts: Parts) => {
      await model.stop();
      const without = open.size > 0 ? `; ${open.size} prompts have no record in ${records}: what is built in stood` : "";
      return `Recorded model: ${answered} answers${without}; ${await spentIn(parts)}`;
    },
  };
}
