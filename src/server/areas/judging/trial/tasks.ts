import type { ModelTrial } from "#contract/account/model.ts";
import type { Language } from "#contract/fields.ts";
import { inLanguage } from "#contract/text/languages.ts";
import { standingVerdicts } from "#engine/matching/by-model/verdicts.ts";
import { askVerdicts, MOST_TOKENS } from "#server/areas/judging/asking/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Assistant } from "#server/parts/assistant/assistant.ts";
import { type Heard, overheard } from "#server/parts/assistant/overheard.ts";
import { problemOf } from "#server/parts/assistant/problem.ts";
import type { Parts } from "#server/parts/parts.ts";
import { inventedPairs, inventedPerson } from "./rules.ts";

/** Null where the day holds no more. */
type Counted = (assistant: Assistant, most_tokens: number) => Promise<Assistant | null>;

/**
 * Lets a model judge somebody invented, by the way that everybody is judged, and hears what goes out and what comes. Null where it can't
 * be counted today any more.
 */
export async function tryModel(
  parts: Parts,
  workspace: WorkspaceId,
  assistant: Assistant,
  { language, counted }: { language: Language; counted: Counted },
): Promise<Omit<ModelTrial, "cost" | "currency"> | null> {
  const { title, requirement, cv, job } = inLanguage(language, inventedPairs);
  const candidate = { ...inventedPerson, cv_text: cv, experience: [inventedJob(job)] };
  const requirements = [{ id: "R1", text: requirement, kind: "must" as const, min_years: null, passage: null }];
  const { heard, model } = overheard(assistant);
  let problem: ModelTrial["problem"] = null;
  let said: Awaited<ReturnType<typeof askVerdicts>> = null;
  try {
    said = await askVerdicts(parts, workspace, { job: { title, city: null }, requirements, candidate }, (characters) =>
      counted(model, characters + MOST_TOKENS),
    );
    if (!said) return null;
  } catch (error) {
    const found = problemOf(error);
    if (!found) throw error;
    problem = found;
  }
  const standing = said && standingVerdicts(said.answer, requirements.length, { cv, offered: said.offered }).get(0);
  const verdict = standing ? { verdict: standing.verdict, quote: standing.evidence[0]?.quote ?? null, why: standing.why } : null;
  return { provider: assistant.provider, model: assistant.model, problem, requirement, cv, verdict, ...whatWasHeard(heard) };
}

const inventedJob = (job: { title: string; company: string }) => ({
  ...job,
  start: "2019-03",
  end: null,
  current: true,
  location: null,
  description: null,
});

const seconds = (from: number, to: number | null) => (to === null ? null : Math.round(to - from) / 1000);

/** What was sent twice, and said twice. */
const BETWEEN = "\n\n";

function whatWasHeard({ prompts, said, began, first, ended, usage }: Heard) {
  // Each goes with all that was sent before it.
  const last = prompts.at(-1);
  const asked = last?.turns.filter(({ role }) => role === "user") ?? [];
  return {
    requests: prompts.length,
    sent: { system: last?.system ?? "", user: asked.map(({ content }) => content).join(BETWEEN) },
    said: said.join(BETWEEN),
    seconds_to_first_word: seconds(began, first),
    seconds: seconds(began, ended),
    ...usage,
  };
}
