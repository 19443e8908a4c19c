import { useRef, useState } from "react";
import type { ModelProblem, ModelProvider } from "#contract/account/model.ts";
import type { BodyInput } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { useWords } from "#web/words/words.ts";

export type Given = BodyInput<typeof api.model.list> & { provider: ModelProvider };
/** Those that are about a field of what was filled in. */
const ofField = ["key_refused", "not_public", "unreachable", "unreadable", "no_model"] as const;
type FieldProblem = (typeof ofField)[number];
const isOfField = (problem: ModelProblem): problem is FieldProblem => (ofField as readonly ModelProblem[]).includes(problem);

/** The models that a provider offers: asked for once with what is filled in, and again when that changes. */
export function useListing(tell: (problem: FieldProblem) => void) {
  const t = useWords();
  const asked = useRef("");
  const [models, setModels] = useState<{ id: string }[]>([]);
  const [said, setSaid] = useState("");
  const isLatest = (given: BodyInput<typeof api.model.list>) => asked.current === JSON.stringify(given);
  const list = useAction(api.model.list, {
    quiet: true,
    onDone: ({ data }, given) => {
      if (!isLatest(given)) return;
      setModels(data.models);
      const { problem } = data;
      if (problem && isOfField(problem)) tell(problem);
      if (problem) setSaid(isOfField(problem) ? "" : t(`model.problem.${problem}`));
      else setSaid(data.models.length > 0 ? t("model.listed", { count: data.models.length }) : t("model.listed_none"));
    },
    // What is wrong is told when it is tried or saved; a name can be typed meanwhile.
    onFailed: (_failure, given) => isLatest(given) && setSaid(""),
  });
  const forget = () => {
    asked.current = "";
    setModels([]);
    setSaid("");
  };
  return {
    models,
    has: (name: string) => models.some(({ id }) => id === name),
    said,
    ask: (given: Given) => {
      if (isLatest(given)) return;
      asked.current = JSON.stringify(given);
      setModels([]);
      setSaid(t("model.listing"));
      list.mutate(given);
    },
    forget,
  };
}
