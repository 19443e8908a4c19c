import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { findLeaks } from "#engine/anonymity/leaks.ts";
import { blindSecrets, logo, longProposal } from "#tests/support/long-proposal.ts";
import { needed } from "#tests/support/programs.ts";
import { candidateOf, noor } from "#tests/support/proposals.ts";
import { proposalDocx } from "./proposal-docx.ts";
import { proposalPdf } from "./proposal-pdf.ts";

const poppler = dirname(needed("pdftotext"));
const soffice = needed("soffice");
const inFolder = <T>(work: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), "papers-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
/** A program of poppler. */
const run = (tool: "pdftotext" | "pdfinfo" | "pdffonts", ...words: string[]) =>
  execFileSync(join(poppler, tool), words, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

describe("the PDF, opened by poppler", () => {
  test.each([
    ["one page", { strengths: 1, requirements: 1, paragraphs: 1, candidate: { ...noor, experience: [], education: [] } }, 1, 2],
    ["three pages and more", { strengths: 7, requirements: 30, paragraphs: 8 }, 3, 9],
  ])("of %s has its text in order, its fonts inside and is tagged", async (_length, of, least, most) => {
    const bytes = await proposalPdf(longProposal(of), { logo: null });
    inFolder((folder) => {
      const path = join(folder, "a.pdf");
      writeFileSync(path, bytes);
      const text = run("pdftotext", "-layout", path, "-").replace(/\s+/g, " ");
      const places = [
        "Proposal for Halderwind Energie",
        "Why Noor",
        "Strength 1",
        "Against your requirements",
        "Requirement 1",
        "Dear Marjan",
        "first point",
        "Contact",
      ].map((told) => text.indexOf(told));
      expect(places.every((at) => at >= 0)).toBe(true);
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(text).toContain("Łódź, één café, Ελληνικά and Кирилл");
      const info = run("pdfinfo", path);
      expect(info).toMatch(/Tagged:\s+yes/);
      expect(info).toMatch(/JavaScript:\s+no/);
      expect(info).toMatch(/Author:\s+Lindekade/);
      const pages = Number(/Pages:\s+(\d+)/.exec(info)?.[1]);
      expect(pages).toBeGreaterThanOrEqual(least);
      expect(pages).toBeLessThanOrEqual(most);
      const fonts = run("pdffonts", path).trim().split("\n").slice(2);
      expect(fonts.every((line) => /\syes yes yes\s/.test(line))).toBe(true);
      expect(run("pdfinfo", "-struct", path)).toMatch(/Document[\s\S]*H1[\s\S]*H2[\s\S]*BlockQuote[\s\S]*Table[\s\S]*TR[\s\S]*TH/);
    });
  });
});

const longName = candidateOf({
  ...noor,
  first_name: "Wilhelmina Alexandrina Bernardina",
  last_name: "van der Hazelaar-Wolthuis van Nieuwenhuijzen tot Oosterbeek",
});
const read = (bytes: Uint8Array) =>
  inFolder((folder) => {
    writeFileSync(join(folder, "a.pdf"), bytes);
    return run("pdftotext", "-layout", join(folder, "a.pdf"), "-").replace(/\s+/g, " ");
  });

describe("the PDF, read by poppler", () => {
  test("holds a long name, a long client and a long address whole, in Dutch and without a logo", async () => {
    const client_name = "Stichting Regionale Ambulancevoorziening Noordoost-Gelderland en Overijssel";
    const email = "wilhelmina.alexandrina.bernardina.van.der.hazelaar@bureau-voor-werving-en-selectie.example";
    const shared = longProposal({ language: "nl", candidate: longName });
    const text = read(await proposalPdf({ ...shared, client_name, recruiter: { ...shared.recruiter, email } }, { logo: null }));
    expect(text).toContain(`Voorstel voor ${client_name}`);
    expect(text.replaceAll(" ", "")).toContain(shared.display_name.replaceAll(" ", ""));
    expect(text.replaceAll(" ", "")).toContain(email);
    const places = ["Waarom", "Aansluiting op je eisen", "Brief", "Werkervaring", "Opleiding"].map((told) => text.indexOf(told));
    expect(places.every((at) => at >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test("of a blind candidate tells no tool of others who it is", async () => {
    for (const language of ["en", "nl"] as const) {
      const shared = longProposal({ anonymity: "blind", language, strengths: 5, requirements: 20 });
      const text = read(await proposalPdf(shared, { logo: await logo() }));
      expect(text.length).toBeGreaterThan(1500);
      expect(findLeaks([{ output: "pdf", place: "page", text }], blindSecrets(shared))).toEqual([]);
      expect(text).not.toMatch(/hazelaar|vaartzicht|rabobank|steenhof|hogeschool utrecht/i);
    }
  });
});

describe("the DOCX, opened by LibreOffice", () => {
  test("has its text in order and its accents right", async () => {
    const bytes = await proposalDocx(longProposal({ strengths: 3, requirements: 12 }), { logo: await logo() });
    inFolder((folder) => {
      writeFileSync(join(folder, "a.docx"), bytes);
      const words = [
        `-env:UserInstallation=file://${folder}/profile`,
        "--headless",
        "--convert-to",
        "pdf",
        "--outdir",
        folder,
        join(folder, "a.docx"),
      ];
      execFileSync(soffice, words, { stdio: "pipe" });
      expect(readFileSync(join(folder, "a.pdf")).subarray(0, 5).toString()).toBe("%PDF-");
      const text = run("pdftotext", "-layout", join(folder, "a.pdf"), "-").replace(/\s+/g, " ");
      const places = ["Proposal for Halderwind Energie", "Why Noor", "Strength 3", "Requirement 12", "Dear Marjan", "Contact"].map((told) =>
        text.indexOf(told),
      );
      expect(places.every((at) => at >= 0)).toBe(true);
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(text).toContain("Łódź, één café, Ελληνικά and Кирилл");
    });
  });
});
