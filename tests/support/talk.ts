import type { Page } from "playwright-core";
import { api } from "#contract/index.ts";
import { makeCv } from "#server/sample/cv/make-cv.ts";
import { people } from "#server/sample/people/mixed.ts";
import { vacancies } from "#server/sample/vacancies.ts";
import type { startJourneys } from "./journey.ts";

const [noor] = people;
if (!noor) throw new Error("There is no Noor among the invented people");
const cv = await makeCv(noor, { pdf: "plain" });

/** A recruiter with Noor's CV and one job, filled through the API. */
export async function withNoor({ newRecruiter }: Awaited<ReturnType<typeof startJourneys>>) {
  const recruiter = await newRecruiter();
  const read = (await recruiter.send(api.candidate.extractFile, { file: new File([cv.bytes], cv.name) })).data;
  const { candidate } = (await recruiter.send(api.candidate.create, { ...read.candidate, extraction_id: read.extraction_id })).data;
  const vacancy = (await recruiter.send(api.candidate.extractText, { text: vacancies[0]?.text ?? "", kind: "job" })).data;
  const { job } = (await recruiter.send(api.job.create, { ...vacancy.job, title: vacancy.job?.title ?? "" })).data;
  return { ...recruiter, candidate, job };
}

/** Asks at the field; an answer that is still coming ends first, as nothing is sent before. */
export async function askOn(page: Page, label: string, question: string): Promise<void> {
  await page.getByRole("button", { name: "Send", exact: true }).waitFor();
  const field = page.getByLabel(label, { exact: true });
  await field.fill(question);
  await field.press("Enter");
}
