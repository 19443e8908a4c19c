import type { notedRecords, notificationKinds } from "#contract/choices.ts";
import { proposalWords } from "#contract/proposal/proposal-words.ts";
import type { Language } from "#contract/text/languages.ts";
import { momentInWords } from "#contract/text/local-time.ts";
import { plainTextOf } from "#contract/text/markdown.ts";
import type { Happening } from "./queries.ts";

/** Where in the app a record is; of none, the tasks. */
export const addressOf = ({ record, record_id }: { record: (typeof notedRecords)[number] | null; record_id: string | null }): string =>
  record && record_id ? `/dashboard/${record}s/${record_id}` : "/dashboard/tasks";

const MOST = 1000;

interface Row {
  kind: (typeof notificationKinds)[number];
  text: string;
  happening: Happening | null;
}

/** What somebody is told beside who did it: of a note without its Markdown. */
export const textAsRead = ({ kind, text, happening }: Row, language: Language): string =>
  happening ? inWords(happening, language) : kind === "mention" ? plainTextOf(text) : text;

/** What a client or a candidate said or chose, in a line: why not, their words, and times by the clock that they were planned by. */
function inWords(of: Happening, language: Language): string {
  const { comment, text, reason, moments = [], starts_at, slots = [], minutes = 60, time_zone } = of;
  const times = [starts_at, ...slots].filter((time) => typeof time === "string");
  const said = [
    reason && proposalWords[language].reason[reason],
    comment ?? text,
    ...moments,
    ...(time_zone ? times.map((time) => momentInWords(time, minutes, time_zone, language)) : []),
  ];
  return said.filter(Boolean).join(" · ").replaceAll(/\s+/g, " ").slice(0, MOST);
}
