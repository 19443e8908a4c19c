import { newsSwitches, type notedRecords, type notificationKinds } from "#contract/choices.ts";
import type { NewsSwitch } from "#contract/note/notification.ts";
import type { DeclineReason } from "#contract/proposal/proposal.ts";
import { proposalWords } from "#contract/proposal/proposal-words.ts";
import type { Language } from "#contract/text/languages.ts";
import { momentInWords } from "#contract/text/local-time.ts";
import { plainTextOf } from "#contract/text/markdown.ts";

/** What the timeline keeps of an answer from outside. */
export interface Happening {
  /** A client's words, and a candidate's. */
  comment?: string | null;
  text?: string | null;
  reason?: DeclineReason | null;
  moments?: string[];
  starts_at?: string | null;
  slots?: string[];
  minutes?: number;
  time_zone?: string;
}

/** Where in the app a record is; of none, the tasks. */
export const addressOf = ({ record, record_id }: { record: (typeof notedRecords)[number] | null; record_id: string | null }): string =>
  record && record_id ? `/dashboard/${record}s/${record_id}` : "/dashboard/tasks";

/** By which switch each kind of news goes. */
export const switchOf: Record<(typeof notificationKinds)[number], (typeof newsSwitches)[number]> = {
  mention: "mention",
  assigned: "assigned",
  client_interview: "client_answer",
  client_not_a_fit: "client_answer",
  client_question: "client_question",
  interview_picked: "interview_picked",
  interview_suggested: "interview_suggested",
  consent_yes: "consent",
  consent_no: "consent",
  consent_withdrawn: "consent",
  renewal_yes: "consent",
  renewal_no: "consent",
  renewal_withdrawn: "consent",
};

/** Switches that somebody has off, of what stands behind the bell and of letters. */
export interface SwitchedOff {
  bell_off: readonly string[];
  letters_off: readonly string[];
}

/** Every switch, on unless somebody has it off. */
export const switchesOf = ({ bell_off, letters_off }: SwitchedOff): NewsSwitch[] =>
  newsSwitches.map((kind) => ({ kind, in_app: !bell_off.includes(kind), by_letter: !letters_off.includes(kind) }));

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
