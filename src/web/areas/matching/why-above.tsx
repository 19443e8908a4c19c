import { Loader, UnstyledButton } from "@mantine/core";
import { api } from "#contract/index.ts";
import type { Job } from "#contract/job.ts";
import type { WhyAbove as Why } from "#contract/matching.ts";
import { failureText } from "#web/failures.ts";
import { Popover } from "#web/ui/floating.tsx";
import { useCall } from "#web/use-call.ts";
import { formatNumber } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import { reasonLabel } from "./reason-label.ts";
import classes from "./why-above.module.css";

interface WhyAboveProps {
  job: Job;
  /** Two people, in whatever order. */
  ids: readonly [string, string];
}

/** One sentence from the sum: "Anna stands 7 points above Bram: Python 8 y counts 12 more; Driving licence (not found) counts 5 less." */
export function WhyAbove({ job, ids }: WhyAboveProps) {
  const t = useWords();
  const why = useCall(api.matching.whyAbove, { job_id: job.id, candidate_ids: [...ids] }, { quiet: true });
  if (why.isPending) return <Loader size={14} aria-label={t("common.loading")} />;
  return <p className={classes.why}>{why.data ? whyText(t, why.data.data, job) : failureText(why.error)}</p>;
}

interface WhyHereProps {
  job: Job;
  id: string;
  name: string;
  above: string | undefined;
  below: string | undefined;
}

/** Why somebody stands where they stand: against whoever is above and below them in the list. */
export function WhyHere({ job, id, name, above, below }: WhyHereProps) {
  const t = useWords();
  return (
    <Popover width={380} position="bottom-end" withArrow={false} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.ask}>{t("matching.why_here")}</UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("matching.why_here_of", { name })}>
        <div className={classes.both}>
          {above && <WhyAbove job={job} ids={[above, id]} />}
          {below && <WhyAbove job={job} ids={[id, below]} />}
          {!above && !below && <p className={classes.why}>{t("matching.why_alone")}</p>}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

type Asking = Parameters<typeof reasonLabel>[2];

export function whyText(t: Words, { upper, lower, by, lines, rest }: Why, job: Asking): string {
  const called = nameBoth(t, upper.name, lower.name);
  const points = (of: number) => formatNumber(Math.abs(Math.round(of)));
  const told = lines.map((line) => {
    const what = t(`matching.why_what.${line.verdict}`, { name: whatOf(t, line, job) });
    return t(line.by > 0 ? "matching.why_more" : "matching.why_less", { what, n: points(line.by) });
  });
  if (told.length > 0 && Math.round(Math.abs(rest)) >= 1)
    told.push(t(rest > 0 ? "matching.why_rest_more" : "matching.why_rest_less", { n: points(rest) }));
  if (by < LEAST)
    return told.length > 0 ? t("matching.why_same_lines", { ...called, lines: told.join("; ") }) : t("matching.why_same", called);
  const all = told.join("; ") || t("matching.why_nothing");
  const count = Math.round(by);
  return count === 0 ? t("matching.why_hardly", { ...called, lines: all }) : t("matching.why_above", { ...called, count, lines: all });
}

/** Scores are ordered by hundred-thousandths of a point. */
const LEAST = 1e-5;

/** What a line is about, as short as it can be said: "Python 8 y". */
function whatOf(t: Words, line: Why["lines"][number], job: Asking): string {
  if (line.criterion === "relevance") return t("matching.criterion.relevance");
  return (reasonLabel(t, line, job).split(" · ")[0] as string).trim();
}

/** By their first names, unless both have the same. */
function nameBoth(t: Words, upper: string, lower: string): { upper: string; lower: string } {
  const first = (name: string) => name.split(" ")[0] ?? "";
  const isTold = first(upper) !== first(lower);
  const shown = (name: string) => (isTold ? first(name) : name).replace(/\.$/, "") || t("common.unnamed");
  return { upper: shown(upper), lower: shown(lower) };
}
