import { expect, test } from "vitest";
import { readCv } from "../read-cv.ts";

const papersOf = (body: string) => {
  const text = `Marloes Dekeizer\nmarloes.dekeizer@post.example\n06 12345644\nZwolle\n\n${body}\n`;
  const { profile, evidence } = readCv({ kind: "text", text, links: [], hidden: [] }, { today: "2026-11-28" });
  for (const [path, { quote, start, end }] of Object.entries(evidence)) expect([path, text.slice(start, end)]).toEqual([path, quote]);
  const papers = (profile.certifications ?? []).map(({ name }) => name);
  expect(papers.filter((_name, index) => evidence[`certifications.${index}`] === undefined)).toEqual([]);
  return papers;
};

test.each([
  ["Profiel\nIk ben wijkverpleegkundige en BIG-geregistreerd sinds 2015, en werk graag in de wijk.", ["BIG-registratie"]],
  ["Profile\nDistrict nurse with a valid BIG registration, working in the neighbourhood.", ["BIG registration"]],
  ["Persoonlijk\nIk woon in Zwolle en werk in de zorg.\nBIG-nummer: 00000000099", ["BIG-registratie"]],
  ["Overig\nBHV-certificaat, elk jaar herhaald", ["bhv-certificaat"]],
  ["Other\nFirst aid, renewed each year", ["First aid"]],
  ["Profile\nI am a Certified Scrum Master and like small teams.", ["Certified Scrum Master"]],
  ["Profiel\nIk heb VCA VOL en werk graag buiten.", ["VCA VOL"]],
  ["Werkervaring\nVerpleegkundige bij Zorg De Linde, Zwolle (2018 - 2024)\n- Werkte zelfstandig, met BIG-registratie en wondzorg", []],
])("a paper that is told anywhere is on the profile, once: %s", (body, papers) => {
  const found = papersOf(body);
  for (const paper of papers) expect(found.map((one) => one.toLowerCase())).toContain(paper.toLowerCase());
});

test.each([
  ["Certificaten\nBIG-registratie\n\nProfiel\nAls BIG-geregistreerd verpleegkundige werk ik in de wijk.", ["BIG-registratie"]],
  ["Certificaten\nVCA-VOL (2023)\n\nProfiel\nIk heb VCA en werk graag buiten.", ["VCA-VOL"]],
  ["Certificaten\nBHV\nEHBO", ["BHV", "EHBO"]],
  ["Vaardigheden\nBHV, Excel, Plannen\n\nCertificaten\nBHV", ["BHV"]],
  ["Profiel\nMijn VCA is verlopen.", []],
  ["Profiel\nIk heb nog geen BHV en wil mijn heftruckcertificaat halen.", []],
  ["Werkervaring\nKantoorassistent | Notary De Graaf & Zn, Barneveld | 2008 – 2012", []],
  ["Profile\nI sit in the regional network of absence managers.", []],
  ["Hobby\nThuis bouw ik aan RC-auto's.", []],
])("nothing is told twice, nor what nobody holds: %s", (body, papers) => {
  expect(papersOf(body)).toEqual(papers);
});

test.each([
  ["Vaardigheden\nPlannen\nExcel\nRijbewijs\nB", ["Rijbewijs B"]],
  ["Vaardigheden\nPlannen\nExcel\n\nRijbewijs:\n\nB, BE en C1", ["Rijbewijs B, BE en C1"]],
  ["Skills\nPlanning\nExcel\nDriving licence\nC", ["Driving licence C"]],
])("classes below a driving licence are its own, and no skill is: %s", (body, papers) => {
  expect(papersOf(body)).toEqual(papers);
  const text = `Marloes Dekeizer\n\n${body}\n`;
  const { skills } = readCv({ kind: "text", text, links: [], hidden: [] }, { today: "2026-11-28" }).profile;
  expect(skills?.map(({ name }) => name).filter((name) => /rijbewijs|licence|^B/i.test(name))).toEqual([]);
});
