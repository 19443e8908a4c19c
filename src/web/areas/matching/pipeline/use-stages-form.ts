import { useState } from "react";
import { api } from "#contract/index.ts";
import type { Pipeline } from "#contract/job/pipeline.ts";
import { CallFailed, fieldErrors } from "#web/kit/calls/api.ts";
import { failureText, notify, showFailure } from "#web/kit/calls/failures.ts";
import { queryClient } from "#web/kit/calls/query-client.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { useFirstInvalid } from "#web/ui/input/first-invalid.ts";
import { useWords } from "#web/words/words.ts";
import { rowOf, type StageRow } from "./stage-rows.tsx";

type Save = (rows: StageRow[], moves: Record<string, string>) => Promise<unknown>;

/** The stages of a pipeline as they are being edited, from those it shows or from others; where some go that hold candidates, it asks where those go. */
export function useStagesForm(pipeline: Pipeline, save: Save, onSaved: () => void, from = pipeline.stages) {
  const t = useWords();
  const [rows, setRows] = useState(() => from.map(rowOf));
  const [moves, setMoves] = useState<Record<string, string>>({});
  const [cards, setCards] = useState<Record<string, number>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  useFirstInvalid(errors);
  const [isSaving, setIsSaving] = useState(false);
  const gone = [...pipeline.stages].map(rowOf).filter((row) => cards[row.id] && !rows.some(({ id }) => id === row.id));
  const told = gone.map((row) => ({ row, cards: cards[row.id] ?? 0 }));
  const submit = async () => {
    setIsSaving(true);
    setErrors({});
    try {
      await save(rows, Object.fromEntries(Object.entries(moves).filter(([key, to]) => to && told.some(({ row }) => row.id === key))));
      for (const call of [api.pipeline.show, ...readsMatches]) void queryClient.invalidateQueries({ queryKey: keyOf(call) });
      notify("info", t("pipeline.saved"));
      onSaved();
    } catch (failure) {
      const held = failure instanceof CallFailed && failure.status === 409 ? failure.envelope.data?.cards : undefined;
      // The contract's 409 counts the cards by stage.
      if (held) setCards(held as Record<string, number>);
      else if (failure instanceof CallFailed && failure.status === 409) {
        notify("error", failureText(failure));
        await queryClient.invalidateQueries({ queryKey: keyOf(api.pipeline.show) });
      } else {
        const wrong = failure instanceof CallFailed ? fieldErrors(failure) : {};
        setErrors(wrong);
        if (!Object.keys(wrong).some((field) => field.endsWith(".names"))) showFailure(failure);
      }
    }
    setIsSaving(false);
  };
  const isComplete = told.every(({ row }) => moves[row.id]);
  return { rows, setRows, gone: told, moves, setMoves, errors, submit, isSaving, isComplete };
}
