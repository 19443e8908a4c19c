import type { Anonymity } from "#contract/account/workspace.ts";
import type { Body } from "#contract/call.ts";
import type { Language } from "#contract/fields.ts";
import type { api } from "#contract/index.ts";
import type { Leak } from "#contract/proposal/proposal.ts";
import type { ResumePage } from "#contract/proposal/shared-proposal.ts";
import { senderPhrases } from "#engine/anonymity/anonymise.ts";
import type { StoredCandidate } from "#server/areas/candidate/queries.ts";
import { findAgency, findSender } from "#server/areas/proposal/queries.ts";
import { agencyAsShown, senderOf, stringsIn } from "#server/areas/proposal/rules.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { fileNameOf } from "#server/papers/file-name.ts";
import { jsonResume } from "#server/papers/json-resume.ts";
import type { Parts } from "#server/parts/parts.ts";

type Asked = Omit<Body<typeof api.resume.make>, "language"> & { language: Language };

interface Made {
  page: ResumePage;
  name: string;
  mime: string;
  bytes: Uint8Array;
  texts: Pick<Leak, "output" | "language" | "place" | "text">[];
}

const mimes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  json: "application/json",
} as const;

/** The CV as asked, with all that a stranger could read in it. The caller is who is called about it. */
export async function makeResume(parts: Parts, caller: Caller, known: StoredCandidate, { as, anonymity, language }: Asked): Promise<Made> {
  const { db } = parts.database;
  const now = new Date();
  const agency = await findAgency(db, caller.workspace);
  const recruiter = senderOf(await findSender(db, caller.workspace, caller.recruiter_id));
  const { leak_rulings, ...candidate } = known;
  const shown = agencyAsShown(agency, { brand_color: null, footer: null });
  const of = { candidate, language, anonymity, agency: shown, recruiter };
  const page = await parts.engine.run(agency.id, "resume", of, leak_rulings);
  const name = fileNameOf({ ...page, job_title: "cv" }, as);
  const own = stringsIn(page).map((one) => ({ output: "page" as const, language, ...one }));
  const named = { output: "file_name" as const, language, place: name, text: name };
  if (as === "json") {
    const bytes = Buffer.from(`${JSON.stringify(jsonResume(page, now), null, 2)}\n`);
    return { page, name, mime: mimes.json, bytes, texts: [...own, named] };
  }
  const logo = agency.logo_id ? await parts.files.get(`${agency.id}/${agency.logo_id}`) : undefined;
  const brand = { logo: logo ? await parts.images.png(logo) : null };
  const { bytes, texts } = await parts.engine.run(agency.id, "resumePaper", page, as, brand, now);
  return { page, name, mime: mimes[as], bytes, texts: [...own, named, ...texts.map((one) => ({ output: as, language, ...one }))] };
}

/** What is looked through: the texts of what was made, and whom they may name. */
interface Looked {
  page: { agency: Parameters<typeof senderPhrases>[0]["agency"]; recruiter: Parameters<typeof senderPhrases>[0]["recruiter"] };
  anonymity: Anonymity;
  texts: Made["texts"];
}

/** What in it would give the candidate away at its level of anonymity. */
export async function leaksInResume({ engine }: Parts, workspace: WorkspaceId, candidate: StoredCandidate, of: Looked): Promise<Leak[]> {
  const kept = senderPhrases({ ...of.page, client_name: null, contact_name: null, job_title: "" });
  const [leaks = []] = await engine.run(workspace, "leaks", [{ texts: of.texts, candidate, anonymity: of.anonymity, kept }]);
  return leaks.map((leak) => ({ ...leak, candidate_id: candidate.id }));
}
