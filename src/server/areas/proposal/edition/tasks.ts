import type { Language } from "#contract/fields.ts";
import type { Leak } from "#contract/proposal/proposal.ts";
import type { SharedPage, SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { senderPhrases } from "#engine/anonymity/anonymise.ts";
import { insertFile } from "#server/areas/file/queries.ts";
import { storeBytes } from "#server/areas/file/tasks.ts";
import type { Invitation } from "#server/areas/proposal/mails.ts";
import { invitationTexts } from "#server/areas/proposal/mails.ts";
import { stringsIn } from "#server/areas/proposal/rules.ts";
import { type Gathered, sharedNow, sideNow } from "#server/areas/proposal/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { fileNameOf } from "#server/papers/file-name.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";

interface Paper {
  name: string;
  bytes: Uint8Array;
}

/** What goes out, finished: the page's data, the papers' bytes in each of its languages, and the texts of all of it as a stranger could find them. */
export interface Outputs {
  shared: SharedProposal;
  papers: { pdf: Paper; docx: Paper; other_pdf: Paper | null; other_docx: Paper | null };
  texts: Pick<Leak, "output" | "language" | "place" | "text">[];
}

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Makes every output of a proposal as it is now. `sent_at` is when its first edition went out, null for the first. */
export async function makeOutputs(parts: Parts, of: Gathered, now: Date, invitation?: Invitation): Promise<Outputs> {
  const { stored, agency } = of;
  const shared = await sharedNow(parts, of, editionOf(of, now));
  const logo_id = stored.logo_id ?? agency.logo_id;
  const logo = logo_id ? await parts.files.get(`${agency.id}/${logo_id}`) : undefined;
  const brand = { logo: logo ? await parts.images.png(logo) : null };
  const own = await papersOf(parts, agency.id, shared, brand);
  const other = shared.other ? await papersOf(parts, agency.id, shared.other, brand, shared.other.language) : null;
  const letter = invitation && invitationTexts(invitation, null);
  return {
    shared,
    papers: { pdf: own.pdf, docx: own.docx, other_pdf: other?.pdf ?? null, other_docx: other?.docx ?? null },
    texts: [
      ...pageTexts(shared),
      ...own.texts,
      ...(other?.texts ?? []),
      ...(letter ? [letter.subject, ...letter.paragraphs] : []).map((text) => ({
        output: "letter" as const,
        language: stored.language,
        place: "letter",
        text,
      })),
    ],
  };
}

/** The papers of one language with what can be read in them; those of the second language say so in their names. */
async function papersOf({ engine }: Parts, workspace: string, page: SharedPage, brand: { logo: Uint8Array | null }, suffix?: Language) {
  const { language } = page;
  const made = await engine.run(workspace, "papers", page, brand);
  const pdf = { name: fileNameOf(page, "pdf", suffix), bytes: made.pdf };
  const docx = { name: fileNameOf(page, "docx", suffix), bytes: made.docx };
  const texts: Outputs["texts"] = [
    ...made.texts_of_pdf.map((one) => ({ output: "pdf" as const, language, ...one })),
    ...made.texts_of_docx.map((one) => ({ output: "docx" as const, language, ...one })),
  ];
  return { pdf, docx, texts };
}

/** What the page alone would show, made quickly: for the view beside the editor. With a language: its texts in that one. */
export async function makePage(parts: Parts, of: Gathered, now: Date, language?: Language): Promise<Pick<Outputs, "shared" | "texts">> {
  const side = of.sides.find((one) => one.language === language);
  const edition = editionOf(of, now);
  const shared = side ? { ...(await sideNow(parts, of, side, edition)), other: null } : await sharedNow(parts, of, edition);
  return { shared, texts: pageTexts(shared) };
}

/** The number and dates of the edition that would go out now. */
function editionOf({ stored }: Gathered, now: Date) {
  const first = stored.submitted_at;
  return { number: stored.edition + 1, sent_at: first ?? now.toISOString(), changed_at: first ? now.toISOString() : null };
}

const pageTexts = ({ other, ...own }: SharedProposal): Outputs["texts"] =>
  [own, other].flatMap((page) => {
    if (!page) return [];
    const { language } = page;
    const names = (["pdf", "docx"] as const).map((kind) => fileNameOf(page, kind));
    return [
      ...stringsIn(page).map(({ place, text }) => ({ output: "page" as const, language, place, text })),
      ...names.map((name) => ({ output: "file_name" as const, language, place: name, text: name })),
    ];
  });

/** Everything in the outputs that would give the candidate away, at the proposal's level of anonymity. */
export async function leaksIn({ engine }: Parts, of: Gathered, outputs: Pick<Outputs, "shared" | "texts">): Promise<Leak[]> {
  const { candidate, stored, agency } = of;
  const scan = { texts: outputs.texts, candidate, anonymity: stored.anonymity, kept: senderPhrases(outputs.shared) };
  const [leaks = []] = await engine.run(agency.id, "leaks", [scan]);
  return leaks.map((leak) => ({ ...leak, candidate_id: stored.candidate_id }));
}

/** Stores the papers' bytes, before the transaction that keeps their rows. */
export async function storePapers(parts: Parts, workspace: WorkspaceId, papers: Outputs["papers"]) {
  const store = async (paper: Paper | null) =>
    paper && (await storeBytes(parts, workspace, paper.name, paper.name.endsWith(".pdf") ? "application/pdf" : DOCX, paper.bytes));
  const { pdf, docx, other_pdf, other_docx } = papers;
  return { pdf: await store(pdf), docx: await store(docx), other_pdf: await store(other_pdf), other_docx: await store(other_docx) };
}

/** Keeps the rows of an edition's papers; their ids. */
export async function keepPapers(trx: Trx, workspace: WorkspaceId, stored: Awaited<ReturnType<typeof storePapers>>) {
  for (const paper of Object.values(stored)) if (paper) await insertFile(trx, workspace, paper);
  return {
    pdf_id: stored.pdf?.id as string,
    docx_id: stored.docx?.id as string,
    other_pdf_id: stored.other_pdf?.id ?? null,
    other_docx_id: stored.other_docx?.id ?? null,
  };
}
