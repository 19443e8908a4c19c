import type { stages } from "#contract/choices.ts";
import type { Language } from "#contract/fields.ts";
import { ownName } from "#contract/job/stages.ts";
import { type Said, saidIn } from "#contract/text/languages.ts";
import { dateIn } from "#engine/proposal/words.ts";
import type { ChatNote } from "./chat.ts";

type Stage = (typeof stages)[number];
const stageNames: Record<Stage, Said<string>> = {
  suggested: { en: "suggested", nl: "gevonden" },
  shortlisted: { en: "on the shortlist", nl: "op de shortlist" },
  proposed: { en: "proposed", nl: "voorgesteld" },
  interview: { en: "interview", nl: "gesprek" },
  offer: { en: "offer", nl: "aanbod" },
  placed: { en: "placed", nl: "geplaatst" },
  rejected: { en: "rejected", nl: "afgewezen" },
};
const decisionNames: Record<string, Said<string>> = {
  interview: { en: "wants an interview", nl: "wil een gesprek" },
  question: { en: "has a question", nl: "heeft een vraag" },
  not_a_fit: { en: "says it is not a fit", nl: "vindt het geen match" },
};

/** A line of a candidate's timeline as it is stored; `text` is that of a note. */
export interface Happening {
  id: string;
  kind: string;
  at: string;
  by: string | null;
  job_title: string | null;
  detail: Record<string, unknown>;
}

const textIn = (detail: Record<string, unknown>, key: string) => {
  const value = detail[key];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
};

/** A line of the timeline as a source: a note by its own words, a stage or a client's answer told in one. Null for any other. */
export function noteOf({ id, kind, at, by, job_title, detail }: Happening, language: Language): ChatNote | null {
  const t = saidIn(language);
  const whole = job_title ? t({ en: ` for ${job_title}`, nl: ` voor ${job_title}` }) : "";
  if (kind === "note") return { id, kind: "note", text: textIn(detail, "text") ?? "", by, at };
  if (kind === "stage_changed" || kind === "reason_changed") {
    const stage = ownName(detail.to_names, language) ?? (stageNames[detail.to as Stage] && t(stageNames[detail.to as Stage]));
    const reason = textIn(detail, "reason");
    if (!stage) return null;
    const since = kind === "stage_changed" ? `, ${t({ en: "since", nl: "sinds" })} ${dateIn(language, at.slice(0, 10))}` : "";
    const text = `${t({ en: "Stage", nl: "Fase" })}${whole}: ${stage}${since}${reason ? `, ${t({ en: "reason", nl: "reden" })}: ${reason}` : "."}`;
    return { id, kind: "stage", text, by, at };
  }
  if (kind === "client_answered") {
    const decided = decisionNames[String(detail.decision)];
    const decision = decided && t(decided);
    if (!decision) return null;
    const comment = textIn(detail, "comment");
    const moments = Array.isArray(detail.moments) ? detail.moments.filter((one) => typeof one === "string") : [];
    const told = [
      `${t({ en: "The client", nl: "De opdrachtgever" })}${whole} ${decision}.`,
      moments.length > 0
        ? `${t({ en: "Proposed times for an interview", nl: "Voorgestelde momenten voor een gesprek" })}: ${moments.join(", ")}.`
        : null,
      comment,
    ];
    return { id, kind: "client", text: told.filter((one) => one !== null).join("\n"), by: textIn(detail, "name") ?? by, at };
  }
  return null;
}
