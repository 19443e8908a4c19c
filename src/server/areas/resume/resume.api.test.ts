import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { api } from "#contract/index.ts";
import { findCandidateOrFail } from "#server/areas/candidate/queries.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { textsOfDocx, textsOfPdf } from "#server/papers/texts.ts";
import { startTestServer } from "#tests/support/server.ts";
import { leaksInResume } from "./tasks.ts";

const server = await startTestServer({ settings: { SUBSCRIPTIONS: "off" } });
afterAll(() => server.stop());

const person = {
  first_name: "Femke",
  last_name: "Oosterwold",
  headline: "Senior planner",
  email: "femke.oosterwold@example.com",
  phone: "+31 6 0000 0177",
  city: "Zwolle",
  summary: "Plans the fleet of a carrier. Femke leads four people.",
  links: { linkedin: "https://www.linkedin.com/in/femkeoosterwold", website: "https://oosterwold.example" },
  skills: [{ name: "Route planning", years: 6 }, { name: "SAP TM" }],
  languages: [{ language: "nl", level: "native" as const }],
  experience: [
    {
      title: "Planner",
      company: "Halderstroom Logistiek",
      location: "Zwolle",
      start: "2019-03",
      current: true,
      description: "Planned 80 trucks a day at Halderstroom.\n- Femke cut empty miles by 12%",
    },
  ],
  education: [{ degree: "BSc", field: "Logistics", institution: "Windesheim", start: "2012-09", end: "2016-07" }],
  certifications: [{ name: "APICS CPIM", issuer: "ASCM", year: 2020 }],
  desired: { salary_min: 450_000, currency: "EUR", period: "month" as const },
};

const made = async (as: "pdf" | "docx" | "json", anonymity: "full" | "no_contact" | "initials" | "blind") => {
  const owner = await server.signIn();
  const { candidate } = (await owner.send(api.candidate.create, person)).data;
  const { name, file } = (await owner.send(api.resume.make, { id: candidate.id, as, anonymity, language: "en" })).data;
  return { name, bytes: new Uint8Array(Buffer.from(file, "base64")) };
};

/** What the schema 1.0.0 of JSON Resume asks, of the parts that are written; no other field. */
const day = z.string().regex(/^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$/);
const jsonResume = z.strictObject({
  $schema: z.url(),
  basics: z.strictObject({
    name: z.string(),
    label: z.string().optional(),
    email: z.email().optional(),
    phone: z.string().optional(),
    url: z.url().optional(),
    summary: z.string().optional(),
    location: z.strictObject({ city: z.string() }).optional(),
    profiles: z.array(z.strictObject({ network: z.string(), url: z.url() })).optional(),
  }),
  work: z.array(
    z.strictObject({
      name: z.string().optional(),
      position: z.string().optional(),
      location: z.string().optional(),
      startDate: day.optional(),
      endDate: day.optional(),
      summary: z.string().optional(),
    }),
  ),
  education: z.array(
    z.strictObject({
      institution: z.string().optional(),
      area: z.string().optional(),
      studyType: z.string().optional(),
      startDate: day.optional(),
      endDate: day.optional(),
    }),
  ),
  certificates: z.array(z.strictObject({ name: z.string(), issuer: z.string().optional(), date: day.optional() })),
  skills: z.array(z.strictObject({ name: z.string() })),
  languages: z.array(z.strictObject({ language: z.string(), fluency: z.string().optional() })),
  meta: z.strictObject({ version: z.string(), lastModified: z.string() }),
});

test("a candidate leaves as JSON Resume that holds by its schema", async () => {
  const { name, bytes } = await made("json", "full");
  expect(name).toMatch(/-cv-femke-oosterwold\.json$/);
  const resume = jsonResume.parse(JSON.parse(Buffer.from(bytes).toString()));
  expect(resume.basics).toMatchObject({ name: "Femke Oosterwold", email: "femke.oosterwold@example.com", location: { city: "Zwolle" } });
  expect(resume.basics.profiles).toEqual([{ network: "LinkedIn", url: "https://www.linkedin.com/in/femkeoosterwold" }]);
  expect(resume.work[0]).toMatchObject({ name: "Halderstroom Logistiek", position: "Planner", startDate: "2019-03" });
  expect(resume.skills.map((skill) => skill.name)).toEqual(["Route planning", "SAP TM"]);
});

test.each(["pdf", "docx", "json"] as const)("blind, nothing in the %s says who it is; its name neither", async (as) => {
  const { name, bytes } = await made(as, "blind");
  expect(name).not.toMatch(/femke|oosterwold/i);
  const texts =
    as === "pdf" ? await textsOfPdf(bytes) : as === "docx" ? textsOfDocx(bytes) : [{ text: Buffer.from(bytes).toString(), place: "" }];
  const all = texts.map(({ text }) => text).join("\n");
  expect(all).not.toMatch(/femke|oosterwold|halderstroom|windesheim|0177/i);
  expect(all).toMatch(/80 trucks a day/);
});

test("initials hide the name and the ways to reach them; full shows both, and never what they ask", async () => {
  const initials = (await textsOfPdf((await made("pdf", "initials")).bytes)).map(({ text }) => text).join("\n");
  expect(initials).toContain("F. O.");
  expect(initials).not.toMatch(/femke|oosterwold|0177/i);
  const full = (await textsOfPdf((await made("pdf", "full")).bytes)).map(({ text }) => text).join("\n");
  expect(full).toMatch(/Femke Oosterwold[\s\S]*femke\.oosterwold@example/);
  expect(full).not.toMatch(/4[.,]?500/);
});

test("the finished file is looked through: what it would tell is named with its place, but for what people let stand", async () => {
  const owner = await server.signIn();
  const { candidate } = (await owner.send(api.candidate.create, person)).data;
  const workspace = workspaceIn({ workspace_id: owner.workspace_id });
  const told = { output: "pdf" as const, language: "en" as const, place: "page 2", text: "Ask F e m k e herself" };
  const leaks = async () => {
    const known = await findCandidateOrFail(server.parts.database.db, workspace, candidate.id);
    const page = { agency: { name: "Lindekade", footer: null }, recruiter: { name: "Sanne", email: "s@lindekade.example", phone: null } };
    return leaksInResume(server.parts, workspace, known, { page, anonymity: "blind", texts: [told] });
  };
  expect(await leaks()).toEqual([{ output: "pdf", language: "en", place: "page 2", text: "F e m k e", candidate_id: candidate.id }]);
  const about = { candidate_id: candidate.id, text: "F e m k e", language: "en" as const };
  await owner.send(api.proposal.ruleLeak, { ...about, ruling: "harmless", reason: "A trade name" });
  expect(await leaks()).toEqual([]);
});
