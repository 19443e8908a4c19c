import type { ModelTrial } from "#contract/account/model.ts";
import type { Language } from "#contract/fields.ts";
import { inLanguage } from "#contract/text/languages.ts";
import { standingVerdicts } from "#engine/matching/by-model/verdicts.ts";
import { askVerdicts, MOST_TOKENS } from "#server/areas/judging/asking/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Assistant, Prompt, Usage } from "#server/parts/assistant/assistant.ts";
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
  const requirements = [{ id: "R1", text: requirement, kind: "must" as const, min_years: null }];
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

interface Heard {
  prompts: Prompt[];
  said: string;
  began: number;
  first: number | null;
  ended: number | null;
  usage: Usage;
}

/** The same model, and all that passes. */
function overheard(assistant: Assistant): { model: Assistant; heard: Heard } {
  const heard: Heard = {
    prompts: [],
    said: "",
    began: 0,
    first: null,
    ended: null,
    usage: { input_tokens: null, output_tokens: null },
  };
  const add = (one: number | null, other: number | null) => (one === null && other === null ? null : (one ?? 0) + (other ?? 0));
  const model: Assistant = {
    ...assistant,
    stream: async function* (prompt, signal, used) {
      if (heard.prompts.push(prompt) === 1) heard.began = performance.now();
      for await (const words of assistant.stream(prompt, signal, (usage) => {
        heard.usage = {
          input_tokens: add(heard.usage.input_tokens, usage.input_tokens),
          output_tokens: add(heard.usage.output_tokens, usage.output_tokens),
        };
        used?.(usage);
      })) {
        heard.first ??= performance.now();
        heard.said += words;
        yield words;
      }
      heard.ended = performance.now();
    },
  };
  return { model, heard };
}

const seconds = (from: number, to: number | null) => (to === null ? null : Math.round(to - from) / 1000);

function whatWasHeard({ prompts, said, began, first, ended, usage }: Heard) {
  const [prompt] = prompts;
  return {
    sent: { system: prompt?.system ?? "", user: prompt?.turns[0]?.content ?? "" },
    said,
    seconds_to_first_word: seconds(began, first),
    seconds: seconds(began, ended),
    ...usage,
  };
}
