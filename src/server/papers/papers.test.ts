import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { senderPhrases, sharedOf } from "#engine/anonymity/anonymise.ts";
import { findLeaks, secretsOf } from "#engine/anonymity/leaks.ts";
import { candidateOf, noor, toShare } from "#tests/support/proposals.ts";
import { sharedInEnglish } from "#tests/support/shared-proposal.ts";
import { fileNameOf } from "./file-name.ts";
import { proposalDocx } from "./proposal-docx.ts";
import { proposalPdf } from "./proposal-pdf.ts";
import { textsOfDocx, textsOfPdf } from "./texts.ts";

const sentence = "Noor van der Hazelaar built the platform at Vaartzicht, with Łódź, één café, Ελληνικά and Кирилл in it.";

function proposal(
  of: Parameters<typeof toShare>[0] & { strengths?: number; requirements?: number; paragraphs?: number } = {},
): SharedProposal {
  const { strengths = 2, requirements = 4, paragraphs = 2, ...rest } = of;
  const verdicts = ["met", "partly", "not_met", "unknown"] as const;
  return sharedOf(
    toShare({
      anonymity: "full",
      parts: {
        strengths: Array.from({ length: strengths }, (_, n) => ({
          title: `Strength ${n + 1} of Noor`,
          text: sentence,
          evidence: [{ source: "cv", quote: sentence, start: 0, end: sentence.length, page: 1 }],
        })),
        information: { summary: sentence, available_from: "2027-01-01", pay: { min: 590_000, currency: "EUR", period: "month" } },
        cover_letter: `Dear Marjan,\n\n${Array.from({ length: paragraphs }, (_, n) => `Paragraph ${n + 1}: **${sentence}**`).join("\n\n")}\n\n- first point\n- second point\n\nKind regards,\nSanne Verhoeven`,
        requirements: Array.from({ length: requirements }, (_, n) => ({
          text: `Requirement ${n + 1}`,
          kind: "must" as const,
          verdict: verdicts[n % 4] as (typeof verdicts)[number],
          note: n % 2 ? sentence : null,
        })),
      },
      ...rest,
    }),
  );
}

const logo = async () =>
  new Uint8Array(
    await sharp({ create: { width: 300, height: 80, channels: 4, background: "#55224480" } })
      .png()
      .toBuffer(),
  );
const blindSecrets = (shared: SharedProposal) => secretsOf(noor, "blind", senderPhrases(shared));

describe("the papers of a proposal", () => {
  test("say the same text, every letter of it, in PDF and DOCX", async () => {
    const shared = proposal();
    const pdf = (await textsOfPdf(await proposalPdf(shared, { logo: await logo() }))).map(({ text }) => text).join("\n");
    const docx = textsOfDocx(await proposalDocx(shared, { logo: await logo() }))
      .map(({ text }) => text)
      .join("\n");
    const flat = (text: string) => text.replace(/\s+/g, " ");
    for (const told of [
      "Noor van der Hazelaar",
      "Łódź, één café, Ελληνικά and Кирилл",
      "Strength 2 of Noor",
      "Requirement 4",
      "Not met",
      "second point",
      "Hogeschool Utrecht",
      "sanne@lindekade.example",
      "from €5,900 a month",
    ]) {
      expect(flat(pdf)).toContain(told);
      expect(flat(docx)).toContain(told);
    }
  });

  test("leave out what XML can't hold, wherever it stands, and stay whole", async () => {
    const strangersIn = (text: string) => ["\ufffe", "\uffff", "\u0001", "\u000b", "□"].filter((one) => text.includes(one));
    const odd = "Noor\ufffe van\uffff der\u0001 Hazel\u000baar";
    const plain = "Noor van der Hazelaar";
    const shared = { ...proposal(), display_name: odd, client_name: `Client\ufffe of ${odd}`, cover_letter: `Dear ${odd}` };
    const told = {
      ...shared,
      agency: { ...shared.agency, name: `Linde\ufffekade`, footer: odd },
      strengths: [{ ...shared.strengths[0], title: odd }],
    };
    const bytes = await proposalDocx(told as never, { logo: null });
    for (const part of Object.values(unzipSync(bytes))) expect(strangersIn(strFromU8(part))).toEqual([]);
    const docx = textsOfDocx(bytes);
    const pdf = await textsOfPdf(await proposalPdf(told as never, { logo: null }));
    for (const texts of [docx, pdf]) {
      const all = texts.map(({ text }) => text).join("\n");
      expect(all.replace(/\s+/g, " ")).toContain(plain);
      expect(strangersIn(all)).toEqual([]);
    }
    expect(fileNameOf({ ...told, display_name: "No\ufffeor" } as never, "docx")).toBe("lindekade-senior-backend-engineer-noor.docx");
  });

  test("hold nothing of a blind candidate: pages, parts, properties and names", async () => {
    for (const language of ["en", "nl"] as const) {
      const shared = proposal({ anonymity: "blind", language });
      const secrets = blindSecrets(shared);
      const pdf = await textsOfPdf(await proposalPdf(shared, { logo: await logo() }));
      const docx = textsOfDocx(await proposalDocx(shared, { logo: await logo() }));
      expect(pdf.map(({ place }) => place)).toEqual(expect.arrayContaining(["page 1", "metadata", "information"]));
      expect(docx.map(({ place }) => place)).toEqual(expect.arrayContaining(["word/document.xml", "docProps/core.xml"]));
      const names = (["pdf", "docx"] as const).map((kind) => fileNameOf(shared, kind));
      const outputs = [
        ...pdf.map((one) => ({ output: "pdf" as const, ...one })),
        ...docx.map((one) => ({ output: "docx" as const, ...one })),
        ...names.map((name) => ({ output: "file_name" as const, place: name, text: name })),
      ];
      expect(findLeaks(outputs, secrets)).toEqual([]);
    }
  });

  test("are searched whole: a name in the properties, a header or the structure is found with its place", async () => {
    const shared = { ...proposal({ anonymity: "blind" }), display_name: "Noor" };
    const secrets = blindSecrets(shared);
    const pdf = findLeaks(
      (await textsOfPdf(await proposalPdf(shared, { logo: null }))).map((one) => ({ output: "pdf" as const, ...one })),
      secrets,
    );
    expect(pdf.map(({ place }) => place)).toEqual(["page 1", "metadata", "information"]);
    const hidden = { ...shared, display_name: "Candidate", agency: { ...shared.agency, footer: "cv of Noor" } };
    const docx = findLeaks(
      textsOfDocx(await proposalDocx(hidden, { logo: null })).map((one) => ({ output: "docx" as const, ...one })),
      secretsOf(noor, "blind"),
    );
    expect(docx.map(({ place }) => place)).toEqual(["word/footer1.xml"]);
  });

  test("are named after agency, job and who may be known", () => {
    expect(fileNameOf(proposal(), "pdf")).toBe("lindekade-senior-backend-engineer-noor-van-der-hazelaar.pdf");
    expect(fileNameOf(proposal({ anonymity: "initials" }), "docx")).toBe("lindekade-senior-backend-engineer-n-h.docx");
    expect(fileNameOf(proposal({ anonymity: "blind" }), "pdf")).toBe("lindekade-senior-backend-engineer-region-utrecht.pdf");
    const odd = { agency: { name: "../Ünïcode & Zn. \u202e" }, job_title: "C#/C++", display_name: "李", language: "nl" };
    expect(fileNameOf(odd as never, "pdf")).toBe("unicode-zn-c-c.pdf");
  });
});

/** The tools of others that this machine has; without them their tests are skipped, and say so. */
const has = (tool: string) => {
  try {
    execFileSync("sh", ["-c", `command -v ${tool}`]);
    return true;
  } catch {
    return false;
  }
};
const inFolder = <T>(work: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), "papers-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
const run = (tool: string, ...words: string[]) => execFileSync(tool, words, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

describe.skipIf(!has("pdftotext"))("the PDF, opened by poppler (skipped where pdftotext isn't installed)", () => {
  test.each([
    ["one page", { strengths: 1, requirements: 1, paragraphs: 1, candidate: { ...noor, experience: [], education: [] } }, 1, 2],
    ["three pages and more", { strengths: 7, requirements: 30, paragraphs: 8 }, 3, 9],
  ])("of %s has its text in order, its fonts inside and is tagged", async (_length, of, least, most) => {
    const bytes = await proposalPdf(proposal(of), { logo: null });
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

describe.skipIf(!has("pdftotext"))("the PDF, read by poppler (skipped where pdftotext isn't installed)", () => {
  test("holds a long name, a long client and a long address whole, in Dutch and without a logo", async () => {
    const client_name = "Stichting Regionale Ambulancevoorziening Noordoost-Gelderland en Overijssel";
    const email = "wilhelmina.alexandrina.bernardina.van.der.hazelaar@bureau-voor-werving-en-selectie.example";
    const shared = proposal({ language: "nl", candidate: longName });
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
      const shared = proposal({ anonymity: "blind", language, strengths: 5, requirements: 20 });
      const text = read(await proposalPdf(shared, { logo: await logo() }));
      expect(text.length).toBeGreaterThan(1500);
      expect(findLeaks([{ output: "pdf", place: "page", text }], blindSecrets(shared))).toEqual([]);
      expect(text).not.toMatch(/hazelaar|vaartzicht|rabobank|steenhof|hogeschool utrecht/i);
    }
  });

  test("closes up where its last page would hold nothing but whom to call", async () => {
    const pages = (await textsOfPdf(await proposalPdf(sharedInEnglish, { logo: null }))).filter(({ place }) => place.startsWith("page "));
    expect(pages).toHaveLength(2);
    expect(pages[1]?.text).toContain("Experience");
    expect(pages[1]?.text).toContain("sanne@lindekade.example");
  });
});

describe.skipIf(!has("soffice") || !has("pdftotext"))("the DOCX, opened by LibreOffice (skipped where soffice isn't installed)", () => {
  test("has its text in order and its accents right", async () => {
    const bytes = await proposalDocx(proposal({ strengths: 3, requirements: 12 }), { logo: await logo() });
    inFolder((folder) => {
      writeFileSync(join(folder, "a.docx"), bytes);
      run(
        "soffice",
        `-env:UserInstallation=file://${folder}/profile`,
        "--headless",
        "--convert-to",
        "pdf",
        "--outdir",
        folder,
        join(folder, "a.docx"),
      );
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
