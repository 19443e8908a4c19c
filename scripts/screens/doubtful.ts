import { api } from "#contract/index.ts";
import { makePdf } from "#server/sample/cv/pdf.ts";
import { people } from "#server/sample/people/mixed.ts";
import type { Person } from "#server/sample/person.ts";
import { pdfOfPictures, photographed } from "#tests/support/cvs/scan.ts";
import { isHere } from "#tests/support/programs.ts";
import { type Account, ask } from "../demo/fill.ts";

export interface Doubtful {
  /** A candidate whose CV was read with doubt, compared with a job whose vacancy asks what the law protects. */
  doubted: string;
  doubtful_job: string;
  /** A candidate whose CV shows years that the reader made nothing of. */
  hard: string;
  /** A candidate whose CV is a scan; where none can be read, the doubted one. */
  scanned: string;
  /** A blind draft about somebody called Iris; two others went out without names. */
  leaking: string;
  /** A draft whose letter tells another place than the profile, in the agency's own salutation and closing. */
  contradicting: string;
}

/** A vacancy that is read with doubt, and asks what the law protects. */
export const doubtfulVacancy = `Teamleider expeditie
Veldkamp Logistiek, Zwolle
32-40 uur

Voor ons nieuwe magazijn in Hattem zoeken wij een teamleider. Je bent een jonge, gedreven man of vrouw met een hart voor de planning.

Wij vragen
- Minimaal 3 jaar ervaring met plannen van ritten
- Nederlands als moedertaal
- Leeftijd tussen 25 en 40 jaar
- Kennis van Excel en een transportmanagementsysteem
- Je bewaakt de werkvoorraad van de chauffeurskamer in Ortec
- Ervaring met het inwerken van nieuwe chauffeurs
- VCA moet en is graag gezien, liefst VOL, een pré

Wij bieden
- € 3.100 tot € 3.700 per maand
- Een gezellig team en elke vrijdag fruit

Solliciteren kan tot 1 december bij Wouter Kromhout.
`;

const cv = `Iris Vonderbos
Zwolle

Werkervaring
Planner, Anker Logistiek
2019 - heden
- Plan dagelijks veertig ritten en begeleid nieuwe collega's op de chauffeurskamer
- Werk in Excel en in het planningssysteem van de zaak
Chauffeur, Boei Transport
2008 - 2012

Opleiding
MBO Logistiek

Talen
Nederlands (moedertaal)
Engels: goed lezen, beetje spreken
`;

const hardCv = `Tjitske Wagenborg
Sneek
tjitske@wagenborg.example

Levensloop
2019 – 2024 ~ De Krakeling ~ ovens, deeg en elke nacht om drie uur op
2015 – 2019 ~ Het Anker ~ de kaart en de keuken
2011 – 2015 ~ Zeilmakerij Bolt ~ doek, naald en draad
2009 – 2011 ~ Dokkum ~ de avondschool

Talen
Nederlands (moedertaal), Fries
`;

async function addRead(text: string, as: Account): Promise<string> {
  const { candidate, extraction_id } = (await ask(as, api.candidate.extractText, { text, kind: "candidate" })).data;
  return (await ask(as, api.candidate.create, { ...candidate, extraction_id })).data.candidate.id;
}

/** Records that a recruiter has to look at twice. */
export async function addDoubtful(as: Account): Promise<Doubtful> {
  const doubted = await addRead(cv, as);
  const hard = await addRead(hardCv, as);
  const scanned = (await addScan(as)) ?? doubted;
  const doubtful_job = await addVacancy(as);
  for (const id of new Set([doubted, scanned]))
    await ask(as, api.matching.updateMatched, { job_id: doubtful_job, candidate_id: id, stage: "shortlisted" });
  const leaking = await addBlind(doubted, doubtful_job, as);
  return { doubted, hard, doubtful_job, scanned, leaking, contradicting: await addContradiction(doubtful_job, as) };
}

async function addContradiction(job_id: string, as: Account): Promise<string> {
  const { data } = await ask(as, api.candidate.create, { first_name: "Joris", last_name: "Tabak", headline: "Planner", city: "Zwolle" });
  const { id } = (await ask(as, api.proposal.start, { job_id, candidate_id: data.candidate.id })).data.proposal;
  const cover_letter = "Dag Wouter,\n\nJoris plant ritten. Hij woont in Maastricht.\n\nEen zonnige groet,\nVera van Loon";
  await ask(as, api.proposal.update, { id, cover_letter, information: { location: "Zwolle" } });
  return id;
}

/** A CV on paper. */
async function addScan(as: Account): Promise<string | null> {
  if (!isHere("tesseract")) return null;
  const pages = await photographed(await makePdf(people[1] as Person, "plain"));
  const file = new File([new Uint8Array(await pdfOfPictures(pages))], "scan-marloes.pdf", { type: "application/pdf" });
  const { data } = await ask(as, api.candidate.extractFile, { file });
  return (await ask(as, api.candidate.create, { ...data.candidate, extraction_id: data.extraction_id })).data.candidate.id;
}

/** One line of it is kept, another one in its neutral wording; it is read once more without becoming a job. */
async function addVacancy(as: Account): Promise<string> {
  const read = async (text: string) => (await ask(as, api.candidate.extractText, { text, kind: "job" })).data;
  const { job, extraction_id, left_out = [] } = await read(doubtfulVacancy);
  const kept = left_out.find(({ quote }) => quote.includes("moedertaal"))?.quote ?? "Nederlands als moedertaal";
  const { data } = await ask(as, api.job.create, {
    ...job,
    title: "Teamleider expeditie",
    client: { name: "Veldkamp Logistiek" },
    requirements: [...(job?.requirements ?? []), { text: kept, kind: "must" }],
    extraction_id,
  });
  await read("Gastheer in een hotel\n\nWij vragen\n- Een representatieve dame\n- Engels op niveau B2\n");
  return data.job.id;
}

/** Two of others sent without names, and a draft; two earlier findings about it were settled. */
async function addBlind(doubted: string, job_id: string, as: Account): Promise<string> {
  const startBlind = async (candidate_id: string) => {
    const { id } = (await ask(as, api.proposal.start, { job_id, candidate_id })).data.proposal;
    return (await ask(as, api.proposal.update, { id, anonymity: "blind" })).data.proposal;
  };
  const { candidates } = (await ask(as, api.matching.matchedCandidates, { id: job_id, limit: 3 })).data;
  for (const { id: candidate_id } of candidates.filter(({ id }) => id !== doubted).slice(0, 2)) {
    const { id } = await startBlind(candidate_id);
    await ask(as, api.proposal.submit, { id, confirm_unsourced: true });
  }
  const { id, language } = await startBlind(doubted);
  const about = { candidate_id: doubted, language };
  await ask(as, api.proposal.ruleLeak, { ...about, text: "Boei", ruling: "harmless", reason: "Ook de naam van een vak in het magazijn" });
  await ask(as, api.proposal.ruleLeak, { ...about, text: "Anker", ruling: "mask", with: "een vervoerder" });
  return id;
}
