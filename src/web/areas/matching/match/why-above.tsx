import { Loader } from "@mantine/core";
import { api } from "#contract/index.ts";
import type { Job } from "#contract/job/job.ts";
import { failureText } from "#web/kit/calls/failures.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { TextButton } from "#web/ui/input/text-button.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Popover } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { whyText } from "./why-words.ts";

interface WhyAboveProps {
  job: Job;
  /** Two people, in whatever order. */
  ids: readonly [string, string];
}

/** One sentence from the sum: "Anna stands 7 points above Bram: Python 8 y counts 12 more; Driving licence (not found) counts 5 less." */
export function WhyAbove({ job, ids }: WhyAboveProps) {
  const t = useWords();
  const why = useCall(api.matching.whyAbove, { job_id: job.id, candidate_ids: [...ids] }, { quiet: true });
  if (why.isPending) return <Loader size={14} role="status" aria-label={t("common.loading")} />;
  return <Text size={13}>{why.data ? whyText(t, why.data.data, job) : failureText(why.error)}</Text>;
}

interface WhyHereProps {
  job: Job;
  id: string;
  above: string | undefined;
  below: string | undefined;
}

/** Why somebody stands where they stand: against whoever is above and below them in the list. */
export function WhyHere({ job, id, above, below }: WhyHereProps) {
  const t = useWords();
  return (
    <Popover width={380} position="bottom-end" withArrow={false} trapFocus returnFocus>
      <Popover.Target>
        <TextButton>{t("matching.why_here")}</TextButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("matching.why_here")}>
        <Stack gap={10}>
          {above && <WhyAbove job={job} ids={[above, id]} />}
          {below && <WhyAbove job={job} ids={[id, below]} />}
          {!above && !below && <Text size={13}>{t("matching.why_alone")}</Text>}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
