import type { Interview } from "#contract/interview/interview.ts";
import { CallFailed } from "#web/kit/calls/api.ts";
import { queryClient } from "#web/kit/calls/query-client.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { StaleNotice } from "#web/kit/draft/stale-notice.tsx";
import { formatTimeIn } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import { whenIs } from "./moments.ts";
import { readsInterviews } from "./reads-interviews.ts";

/** As somebody else left it meanwhile, where that was why nothing was saved; what shows interviews is asked again. */
export function currentIn(failure: Error): Interview | undefined {
  const current = failure instanceof CallFailed && failure.status === 409 ? failure.envelope.data?.interview : undefined;
  if (current) for (const call of readsInterviews) void queryClient.invalidateQueries({ queryKey: keyOf(call) });
  return current as Interview | undefined;
}

/** What can be told of an interview in a line, by the field that says it. */
const linesOf = (t: Words, of: Interview) => ({
  how: of.starts_at
    ? whenIs(of.starts_at, of)
    : [t(`interviews.state.${of.state}`), ...of.slots.map((slot) => formatTimeIn(slot, of.time_zone))].join(", "),
  round: String(of.round),
  location: of.location ?? "",
  link: of.link ?? "",
  at_client: of.contacts.map(({ name }) => name).join(", "),
  here: of.recruiters.map(({ name }) => name).join(", "),
  notes: of.notes ?? "",
  outcome_label: of.outcome ? t(`interviews.outcome.${of.outcome}`) : "",
  outcome_note: of.outcome_note ?? "",
});
type Lines = ReturnType<typeof linesOf>;

interface StaleInterviewProps {
  /** As the form began with it, and as it is now. */
  before: Interview;
  current: Interview;
  /** What was typed, where that can be told beside theirs. */
  mine: Partial<Lines>;
  isBusy: boolean;
  onKeep: () => void;
  onTake: () => void;
}

/** What somebody else changed of an interview, beside what was typed. */
export function StaleInterview({ before, current, mine, ...choice }: StaleInterviewProps) {
  const t = useWords();
  const [was, now] = [linesOf(t, before), linesOf(t, current)];
  const changed = (Object.keys(now) as (keyof Lines)[]).filter((field) => now[field] !== was[field]);
  const typed = (field: keyof Lines) => {
    const text = mine[field]?.trim() ?? was[field];
    return text === was[field] || text === now[field] ? undefined : text;
  };
  return (
    <StaleNotice
      title={t("interviews.stale")}
      changed={changed.map((field) => ({ name: t(`interviews.${field}`), theirs: now[field], mine: typed(field) }))}
      {...choice}
    />
  );
}
