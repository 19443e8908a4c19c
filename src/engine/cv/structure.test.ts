import { describe, expect, test } from "vitest";
import { readCv } from "./read-cv.ts";

const profileOf = (text: string) => readCv({ kind: "text", text, links: [], hidden: [] }, { today: "2026-11-28" }).profile;
const jobsOf = (text: string) =>
  (profileOf(text).experience ?? []).map(
    ({ title, company, start, end, current }) => `${title ?? "–"} / ${company ?? "–"} ${start ?? ""}–${current ? "now" : (end ?? "")}`,
  );

describe("a kind of work and an employer behind it are a job, no heading", () => {
  const work = "Tessa Vrolijk\n\nWerkervaring\nPlanner, Beta BV\n2013 - 2021\n\n";
  test.each([
    ["Bijbaan, Zeta BV\n2006 - 2008", "Bijbaan / Zeta BV 2006–2008"],
    ["Bijbaan, Zeta BV   2006 - 2008", "Bijbaan / Zeta BV 2006–2008"],
    ["2006 - 2008   Bijbaan, Zeta BV", "Bijbaan / Zeta BV 2006–2008"],
    ["Vakantiewerk, Kwekerij Bloem\n2004 - 2006", "Vakantiewerk / Kwekerij Bloem 2004–2006"],
    ["Bijbaan | Bakkerij Korst\n2006 - 2008", "Bijbaan / Bakkerij Korst 2006–2008"],
    ["Stage (Zeta BV)\n2012 - 2013", "Stage / Zeta BV 2012–2013"],
    ["Internship, Harbour Lab\n2012 - 2013", "Internship / Harbour Lab 2012–2013"],
    ["Side job, Zeta Ltd\n2006 - 2008\nDelivered papers.", "Side job / Zeta Ltd 2006–2008"],
    ["Placement, Royal Infirmary\n2004 - 2005", "Placement / Royal Infirmary 2004–2005"],
    ["Bijbaan\nZeta BV\n2006 - 2008", "Bijbaan / Zeta BV 2006–2008"],
    ["Vakantiewerk\nKwekerij Bloem BV\n2004 - 2006", "Vakantiewerk / Kwekerij Bloem BV 2004–2006"],
  ])("%s", (written, job) => {
    expect(jobsOf(work + written)).toEqual(["Planner / Beta BV 2013–2021", job]);
  });

  test("headings of several kinds stay headings", () => {
    expect(jobsOf("Tessa Vrolijk\n\nStages, bijbanen\nPlanner, Beta BV\n2013 - 2021")).toEqual(["Planner / Beta BV 2013–2021"]);
  });
});

test("the marks of a list that Word writes as letters are marks", () => {
  const text = "Tessa Vrolijk\n\nWork experience\nPlanner, Beta BV\n2017 - 2019\no\tPlanned trips\no\tTrained staff\n";
  expect(profileOf(text).experience?.[0]?.description).toBe("•   Planned trips\n•   Trained staff");
});

test.each([
  ["Page 1 of 2", ""],
  ["Tessa Vrolijk · CV · 1 / 2", "Tessa Vrolijk · CV · 2 / 2"],
  ["Pagina 1 van 2", "Vervolg"],
])("marks of pages in pasted text are no part of a job: %s", (foot, head) => {
  const text = `Tessa Vrolijk\n\nWork experience\nPlanner, Beta BV\n2017 - 2019\n- Planned trips.\n\n${foot}\n${head}\n\n- Ran Kubernetes.\n\nClerk, Gamma BV\n2014 - 2017\n`;
  expect(profileOf(text).experience?.map(({ description }) => description)).toEqual(["- Planned trips.\n- Ran Kubernetes.", undefined]);
});
