import type { api } from "#contract/index.ts";
import type { Answer } from "#web/kit/calls/api.ts";
import { NOTICE_AT, shareOf } from "#web/kit/plan/usage.ts";
import { Stack } from "#web/ui/layout.tsx";
import { formatBytes, formatTime } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { formatSpan, secondsSince } from "./spans.ts";
import { StatusLine } from "./status-line.tsx";
import classes from "./status-screen.module.css";

type Status = Answer<typeof api.status.show>["data"];
/** Comparing takes minutes where many candidates came; after this something holds it up. */
const LONG_S = 30 * 60;

export function WorkspaceLines({ matching, letters, storage }: Omit<Status, "installation">) {
  return (
    <Stack as="ul" className={classes.lines}>
      <MatchingLine {...matching} />
      <LettersLine {...letters} />
      <LostLine {...letters} />
      <StorageLine {...storage} />
    </Stack>
  );
}

function MatchingLine({ jobs_behind, since }: Status["matching"]) {
  const t = useWords();
  const name = t("status.matching");
  if (jobs_behind === 0) return <StatusLine name={name} tone="met" said={t("status.up_to_date")} />;
  const isLong = since !== null && secondsSince(since) > LONG_S;
  return (
    <StatusLine
      name={name}
      tone={isLong ? "partly" : "text"}
      said={t("status.jobs_behind", { count: jobs_behind })}
      note={since && t(isLong ? "status.behind_long" : "status.behind_since", { span: formatSpan(t, secondsSince(since)) })}
    />
  );
}

function LettersLine({ waiting, failing, oldest_at }: Status["letters"]) {
  const t = useWords();
  const name = t("status.letters");
  if (waiting === 0) return <StatusLine name={name} tone="met" said={t("status.all_sent")} />;
  const oldest = oldest_at && t("status.oldest", { span: formatSpan(t, secondsSince(oldest_at)) });
  if (failing === 0) return <StatusLine name={name} tone="text" said={t("status.letters_waiting", { count: waiting })} note={oldest} />;
  return (
    <StatusLine
      name={name}
      tone="partly"
      said={t("status.letters_failing", { count: failing })}
      note={[t("status.tried_again"), oldest].filter(Boolean).join(" ")}
    />
  );
}

function LostLine({ lost, lost_at }: Status["letters"]) {
  const t = useWords();
  const name = t("status.lost");
  if (lost === 0 || !lost_at) return <StatusLine name={name} tone="met" said={t("status.none_lost")} />;
  return (
    <StatusLine
      name={name}
      tone="not_met"
      said={t("status.letters_lost", { count: lost })}
      note={t("status.lost_text", { time: formatTime(lost_at) })}
    />
  );
}

function StorageLine({ bytes, max_bytes }: Status["storage"]) {
  const t = useWords();
  const share = shareOf(bytes, max_bytes);
  const tone = share >= 1 ? "not_met" : share >= NOTICE_AT ? "partly" : "text";
  const used = formatBytes(bytes);
  const said = max_bytes === null ? used : t("frame.used_of", { used, max: formatBytes(max_bytes) });
  return <StatusLine name={t("status.storage")} tone={tone} said={said} note={share >= NOTICE_AT && t("status.nearly_full")} />;
}
