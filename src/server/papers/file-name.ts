import type { SharedProposal, SharedShortlist } from "#contract/proposal/shared-proposal.ts";
import { inLanguage, type Language } from "#contract/text/languages.ts";
import { writable } from "./writable.ts";

const part = (text: string, most: number): string =>
  writable(text)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/æ/g, "ae")
    .replace(/[øö]/g, "o")
    .replace(/ł/g, "l")
    .replace(/đ/g, "d")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, most)
    .replace(/^-+|-+$/g, "");

/** `lindekade-senior-backend-engineer-noor-hazelaar.pdf`: only what the client may read, in characters that every system takes. */
export function fileNameOf(
  shared: Pick<SharedProposal, "agency" | "job_title" | "display_name" | "language">,
  kind: "pdf" | "docx" | "json",
  suffix?: Language,
): string {
  const job = part(shared.job_title, 60);
  // "Senior backend engineer, region Utrecht" after the job of the same title says it once.
  const who = part(shared.display_name, 60);
  const rest = job && who.startsWith(`${job}-`) ? who.slice(job.length + 1) : who === job ? "" : who;
  const name = [part(shared.agency.name, 40), job, rest, suffix ?? ""].filter((one) => one !== "").join("-");
  return `${name || inLanguage(shared.language, { en: "proposal", nl: "voorstel" })}.${kind}`;
}

/** `lindekade-senior-backend-engineer-shortlist.pdf`: nobody's name. */
export function shortlistFileName(shared: Pick<SharedShortlist, "agency" | "job_title">): string {
  return `${[part(shared.agency.name, 40), part(shared.job_title, 60), "shortlist"].filter((one) => one !== "").join("-")}.pdf`;
}
