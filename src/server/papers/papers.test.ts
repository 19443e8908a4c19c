import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { findLeaks, secretsOf } from "#engine/anonymity/leaks.ts";
import { blindSecrets, logo, longProposal } from "#tests/support/long-proposal.ts";
import { noor } from "#tests/support/proposals.ts";
import { sharedInEnglish } from "#tests/support/shared-proposal.ts";
import { fileNameOf } from "./file-name.ts";
import { proposalDocx } from "./proposal-docx.ts";
import { proposalPdf } from "./proposal-pdf.ts";
import { textsOfDocx, textsOfPdf } from "./texts.ts";

describe("the papers of a proposal", () => {
  test("say the same text, every letter of it, in PDF and DOCX", async () => {
    const shared = longProposal();
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
    const shared = { ...longProposal(), display_name: odd, client_name: `Client\ufffe of ${odd}`, cover_letter: `Dear ${odd}` };
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

  test("keep every character to be searched and copied, also one that was first written as a part of another", async () => {
    const named = async (display_name: string) => {
      const texts = await textsOfPdf(await proposalPdf({ ...longProposal(), display_name }, { logo: null }));
      return texts.find(({ place }) => place === "page 1")?.text;
    };
    // Ў is drawn as У with an accent, and no other test writes either of them in this font.
    expect(await named("Ў")).toContain("Ў");
    expect(await named("У")).toContain("У");
  });

  test("hold nothing of a blind candidate: pages, parts, properties and names", async () => {
    for (const language of ["en", "nl"] as const) {
      const shared = longProposal({ anonymity: "blind", language });
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
    const shared = { ...longProposal({ anonymity: "blind" }), display_name: "Noor" };
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
    expect(fileNameOf(longProposal(), "pdf")).toBe("lindekade-senior-backend-engineer-noor-van-der-hazelaar.pdf");
    expect(fileNameOf(longProposal({ anonymity: "initials" }), "docx")).toBe("lindekade-senior-backend-engineer-n-h.docx");
    expect(fileNameOf(longProposal({ anonymity: "blind" }), "pdf")).toBe("lindekade-senior-backend-engineer-region-utrecht.pdf");
    const odd = { agency: { name: "../Ünïcode & Zn. \u202e" }, job_title: "C#/C++", display_name: "李", language: "nl" };
    expect(fileNameOf(odd as never, "pdf")).toBe("unicode-zn-c-c.pdf");
  });

  test("closes up where its last page would hold nothing but whom to call", async () => {
    const pages = (await textsOfPdf(await proposalPdf(sharedInEnglish, { logo: null }))).filter(({ place }) => place.startsWith("page "));
    expect(pages).toHaveLength(2);
    expect(pages[1]?.text).toContain("Experience");
    expect(pages[1]?.text).toContain("sanne@lindekade.example");
  });
});
