import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Document, Header, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from "docx";
import { strToU8, zipSync } from "fflate";
import PDFDocument from "pdfkit";
import { afterAll, describe, expect, test } from "vitest";
import { openDocuments } from "./child.ts";
import { UnreadableDocument } from "./documents.ts";

const documents = openDocuments();
afterAll(() => documents.close());

type Pdf = InstanceType<typeof PDFDocument>;

function makePdf(draw: (pdf: Pdf) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const pdf = new PDFDocument({ size: "A4", ...options });
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    draw(pdf);
    pdf.end();
  });
}

const cvPdf = () =>
  makePdf((pdf) => {
    pdf.fontSize(22).text("Wendelmoet Brinkhorst");
    pdf.fontSize(10).text("w.brinkhorst@post.example   06 0000 0321").moveDown();
    pdf.font("Helvetica-Bold").fontSize(13).text("Werkervaring");
    pdf
      .font("Helvetica")
      .fontSize(10)
      .text("Teamleider, Zorggroep Waterkant")
      .text("maart 2019 - heden")
      .text("• Leidt een team van twaalf");
  });

const docxOf = async (children: (Paragraph | Table)[], header?: string) =>
  new Uint8Array(
    await Packer.toBuffer(
      new Document({
        sections: [{ ...(header ? { headers: { default: new Header({ children: [new Paragraph(header)] }) } } : {}), children }],
      }),
    ),
  );

const reasonOf = (reading: Promise<unknown>) =>
  reading.then(
    () => "read",
    (error: unknown) => (error instanceof UnreadableDocument ? error.reason : String(error)),
  );
const reasonFor = (bytes: Uint8Array, name: string) => reasonOf(documents.readCv("a workspace", { bytes, name }));
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe("a document that can be read", () => {
  test("a PDF gives its text, a profile, and the place of each quote on the page", async () => {
    const { text, profile, evidence, layout } = await documents.readCv("a workspace", { bytes: await cvPdf(), name: "cv.pdf" });
    expect(text).toContain("Wendelmoet Brinkhorst");
    expect(profile).toMatchObject({ first_name: "Wendelmoet", last_name: "Brinkhorst", email: "w.brinkhorst@post.example" });
    expect(profile.experience?.[0]).toMatchObject({ title: "Teamleider", company: "Zorggroep Waterkant", start: "2019-03", current: true });
    expect(layout?.pages).toHaveLength(1);
    expect(evidence.email?.page).toBe(1);
    expect(evidence.email?.boxes?.[0]?.width).toBeGreaterThan(50);
  });

  test("a Word file is read with its header, its tables and its links", async () => {
    const row = (...cells: string[]) => new TableRow({ children: cells.map((cell) => new TableCell({ children: [new Paragraph(cell)] })) });
    const bytes = await docxOf(
      [new Paragraph("Werkervaring"), new Table({ rows: [row("2018 - 2021", "Planner, Drukkerij Lindeboom")] })],
      "Ruurd Hoekzema, ruurd@post.example",
    );
    const { text } = await documents.readCv("a workspace", { bytes, name: "cv.docx" });
    expect(text.indexOf("Ruurd Hoekzema")).toBe(0);
    expect(text).toMatch(/2018 - 2021 {3}Planner, Drukkerij Lindeboom/);
  });

  test("a Word file's headings, lists, rows and bold words are told beside its text, each where it stands", async () => {
    const cell = (words: string) => new TableCell({ children: [new Paragraph(words)] });
    const bytes = await docxOf([
      new Paragraph({ text: "Ruurd Hoekzema", heading: HeadingLevel.TITLE }),
      new Paragraph({ text: "Werkervaring", heading: HeadingLevel.HEADING_1 }),
      new Paragraph({ children: [new TextRun({ text: "Planner", bold: true }), new TextRun(" bij Drukkerij Lindeboom")] }),
      new Paragraph({ text: "Plande tachtig orders per week", bullet: { level: 0 } }),
      new Table({
        rows: [
          new TableRow({
            children: [cell("Talen"), new TableCell({ children: [new Paragraph("Nederlands"), new Paragraph("Engels")] })],
          }),
        ],
      }),
    ]);
    const { text, formatting } = await documents.readCv("a workspace", { bytes, name: "cv.docx" });
    expect(formatting.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
      ["title", "Ruurd Hoekzema"],
      ["heading", "Werkervaring"],
      ["bold", "Planner"],
      ["item", "• Plande tachtig orders per week"],
      ["row", "Talen   Nederlands"],
      ["cell", "Engels"],
    ]);
  });

  test.each([
    ["UTF-8", bytesOf("Renée Öztürk\nrenee@post.example")],
    ["UTF-16 with a mark", new Uint8Array([0xff, 0xfe, ...Buffer.from("Renée Öztürk\nrenee@post.example", "utf16le")])],
    ["UTF-16 without a mark", new Uint8Array(Buffer.from("Renée Öztürk\nrenee@post.example", "utf16le"))],
    ["Windows-1252", new Uint8Array(Buffer.from("Renée Öztürk\nrenee@post.example", "latin1"))],
  ])("plain text in %s keeps its accents", async (_, bytes) => {
    const { text, profile } = await documents.readCv("a workspace", { bytes, name: "cv.txt" });
    expect(text).toContain("Renée Öztürk");
    expect(profile.email).toBe("renee@post.example");
  });

  test("a file with the ending of another kind is read as what it is", async () => {
    const { layout, profile } = await documents.readCv("a workspace", { bytes: await cvPdf(), name: "cv.docx" });
    expect([layout?.pages.length, profile.last_name]).toEqual([1, "Brinkhorst"]);
    const word = await documents.readCv("a workspace", { bytes: await docxOf([new Paragraph("Ruurd Hoekzema")]), name: "cv.doc" });
    expect(word.text).toBe("Ruurd Hoekzema");
  });

  test("pasted text is read like a file, and a vacancy as a job", async () => {
    const cv = await documents.readCv("a workspace", { text: "Ruurd Hoekzema\nruurd@post.example\u0000" });
    expect(cv.profile.last_name).toBe("Hoekzema");
    expect(cv.text).not.toContain("\u0000");
    const vacancy = await documents.readVacancy("a workspace", { text: "Planner\n\nJe hebt ervaring met Excel.\n" });
    expect(vacancy.job.title).toBe("Planner");
  });
});

describe("what nobody sees", () => {
  test("white, tiny and off-page text of a PDF is left out of the text and reported", async () => {
    const bytes = await makePdf((pdf) => {
      pdf.fontSize(12).text("Ruurd Hoekzema");
      pdf.fillColor("white").text("wittetekst").fillColor("black");
      pdf.fontSize(1).text("kleinetekst").fontSize(12);
      pdf.text("verwegtekst", 2000, 100, { lineBreak: false });
    });
    const { text, hidden } = await documents.readCv("a workspace", { bytes, name: "cv.pdf" });
    expect(text).toBe("Ruurd Hoekzema");
    expect(hidden.map(({ text, reason }) => [text, reason])).toEqual([
      ["wittetekst", "same_colour"],
      ["kleinetekst", "tiny"],
      ["verwegtekst", "off_page"],
    ]);
  });

  test("white text on a dark bar is seen", async () => {
    const bytes = await makePdf((pdf) => {
      pdf.rect(0, 0, 595, 120).fill("#203040");
      pdf.fillColor("white").fontSize(20).text("Ruurd Hoekzema", 50, 50);
    });
    const { text, hidden } = await documents.readCv("a workspace", { bytes, name: "cv.pdf" });
    expect(text).toBe("Ruurd Hoekzema");
    expect(hidden).toEqual([]);
  });

  test("vanished and white text of a Word file is left out and reported", async () => {
    const bytes = await docxOf([
      new Paragraph({
        children: [
          new TextRun("Ruurd Hoekzema"),
          new TextRun({ text: "weg", vanish: true }),
          new TextRun({ text: "wit", color: "FFFFFF" }),
        ],
      }),
    ]);
    const { text, hidden } = await documents.readCv("a workspace", { bytes, name: "cv.docx" });
    expect(text).toBe("Ruurd Hoekzema");
    expect(hidden.map(({ text, reason }) => [text, reason])).toEqual([
      ["weg", "invisible"],
      ["wit", "same_colour"],
    ]);
  });
});

describe("a document that cannot be read says why", () => {
  test("nothing in it: empty", async () => {
    expect(await reasonFor(new Uint8Array(), "cv.pdf")).toBe("empty");
    expect(await reasonFor(bytesOf(" \n\t\n"), "cv.txt")).toBe("empty");
    expect(await reasonFor(await makePdf(() => {}), "cv.pdf")).toBe("empty");
    expect(await reasonFor(await docxOf([new Paragraph("")]), "cv.docx")).toBe("empty");
  });

  test("pages without a word: scanned", async () => {
    expect(await reasonFor(await makePdf((pdf) => pdf.rect(50, 50, 400, 500).fill("#999999")), "scan.pdf")).toBe("scanned");
  });

  test("a password: encrypted", async () => {
    expect(await reasonFor(await makePdf((pdf) => pdf.text("geheim"), { userPassword: "slot" }), "cv.pdf")).toBe("encrypted");
    const wrapped = new Uint8Array([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ...new Uint8Array(600),
      ...Buffer.from("EncryptedPackage", "utf16le"),
    ]);
    expect(await reasonFor(wrapped, "cv.docx")).toBe("encrypted");
  });

  test("damage: broken", async () => {
    expect(await reasonFor(bytesOf("%PDF-1.7\nnothing that follows is a PDF"), "cv.pdf")).toBe("broken");
    expect(await reasonFor((await docxOf([new Paragraph("Ruurd")])).slice(0, 400), "cv.docx")).toBe("broken");
  });

  test("another kind, whatever its name: wrong_kind", async () => {
    expect(await reasonFor(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), "cv.pdf")).toBe("wrong_kind");
    expect(await reasonFor(bytesOf("<!doctype html><p>Ruurd</p>"), "cv.txt")).toBe("wrong_kind");
    expect(await reasonFor(bytesOf("{\\rtf1 Ruurd}"), "cv.rtf")).toBe("wrong_kind");
    expect(await reasonFor(zipSync({ "a.txt": strToU8("Ruurd") }), "cv.docx")).toBe("wrong_kind");
  });

  test("more than 10 MB, or a bomb that says it is more: too_large", async () => {
    expect(await reasonFor(new Uint8Array(10 * 1024 * 1024 + 1), "cv.pdf")).toBe("too_large");
    expect(await reasonFor(zipSync({ "word/document.xml": new Uint8Array(60 * 1024 * 1024) }), "cv.docx")).toBe("too_large");
  });

  test("deep nesting and entities of a document's own are read without expanding anything", async () => {
    const deep = `<w:document xmlns:w="w"><w:body>${"<w:sdt>".repeat(50_000)}<w:p><w:r><w:t>Ruurd Hoekzema</w:t></w:r></w:p>${"</w:sdt>".repeat(50_000)}</w:body></w:document>`;
    expect((await documents.readCv("a workspace", { bytes: zipSync({ "word/document.xml": strToU8(deep) }), name: "cv.docx" })).text).toBe(
      "Ruurd Hoekzema",
    );
    const entity = `<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document><w:p><w:r><w:t>Ruurd &x;Hoekzema</w:t></w:r></w:p></w:document>`;
    expect(
      (await documents.readCv("a workspace", { bytes: zipSync({ "word/document.xml": strToU8(entity) }), name: "cv.docx" })).text,
    ).toBe("Ruurd Hoekzema");
  });
});

describe("the watchdog", () => {
  test("a document past its time is given up, and the next one is read", async () => {
    const hasty = openDocuments({ seconds: 0 });
    try {
      expect(await reasonOf(hasty.readCv("a workspace", { bytes: await cvPdf(), name: "cv.pdf" }))).toBe("too_slow");
      expect(hasty.readers()[0]).toMatchObject({ kind: "plain", busy: 0, waiting: 0, killed: 1 });
    } finally {
      await hasty.close();
    }
    expect(await reasonFor(await cvPdf(), "cv.pdf")).toBe("read");
  });

  test("a document past its memory is given up", async () => {
    const tight = openDocuments({ megabytes: 64 });
    try {
      expect(await reasonOf(tight.readCv("a workspace", { bytes: await cvPdf(), name: "cv.pdf" }))).toBe("too_slow");
    } finally {
      await tight.close();
    }
  });

  test("a process that is killed costs nobody a document", async () => {
    const few = openDocuments({ processes: 1 });
    try {
      await few.readCv("a workspace", { text: "Ruurd Hoekzema" });
      for (const { pid, command } of await childrenOf(process.pid)) if (command.includes("child-main")) process.kill(pid, "SIGKILL");
      expect(await reasonOf(few.readCv("a workspace", { text: "Ruurd Hoekzema" }))).toBe("read");
    } finally {
      await few.close();
    }
  });

  test("many documents at once are all read, and closing leaves no process behind", async () => {
    const readers = async () => (await childrenOf(process.pid)).filter(({ command }) => command.includes("child-main"));
    const before = new Set((await readers()).map(({ pid }) => pid));
    const pool = openDocuments();
    const bytes = await cvPdf();
    const readings = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        pool.readCv("a workspace", index % 2 === 0 ? { bytes, name: "cv.pdf" } : { text: `Ruurd Hoekzema\nr${index}@post.example` }),
      ),
    );
    expect(new Set(readings.map(({ profile }) => profile.email)).size).toBe(16);
    const own = (await readers()).filter(({ pid }) => !before.has(pid));
    expect(own.length).toBeGreaterThan(0);
    await pool.close();
    await expect.poll(() => own.filter(({ pid }) => isAlive(pid))).toEqual([]);
    await expect(pool.readCv("a workspace", { text: "Ruurd" })).rejects.toThrow("closed");
  });

  test("of sixty long CVs of one workspace nobody else's waits for more than what is being read", async () => {
    const pool = openDocuments({ processes: 1 });
    const order: string[] = [];
    const long = Array.from({ length: 150 }, (_, at) => `Planner bij Veerstroom Logistics, ${2000 + (at % 20)} - heden, Utrecht`).join(
      "\n",
    );
    const theirs = Array.from({ length: 60 }, (_, at) =>
      pool.readCv("theirs", { text: `${long}\n${at}` }).then(() => order.push("theirs")),
    );
    await theirs[0];
    await pool.readCv("ours", { text: "Ruurd Hoekzema\nruurd@post.example" });
    order.push("ours");
    // Before it: the one that was read, and the one that had begun.
    expect(order.length).toBeLessThanOrEqual(3);
    await Promise.allSettled([pool.close(), ...theirs]);
  });

  test("what finds no room to wait is refused with 503, and another workspace's still does", async () => {
    const pool = openDocuments({ processes: 1 });
    const page = "x".repeat(50 * 2 ** 20);
    const waiting = ["theirs", "theirs", "ours"].map((workspace) =>
      pool.readCv(workspace, { text: page }).catch((error: unknown) => error),
    );
    await expect(pool.readCv("theirs", { text: page })).rejects.toMatchObject({ status: 503, retry_after: 5 });
    await pool.close();
    await Promise.all(waiting);
  });

  test("a reading process ends with the process that started it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "documents-"));
    try {
      const script = join(folder, "parent.ts");
      const child = fileURLToPath(new URL("./child.ts", import.meta.url));
      writeFileSync(
        script,
        `const { openDocuments } = await import(${JSON.stringify(child)}); await openDocuments().readCv("a workspace", { text: "Ruurd" }); console.log("read"); setInterval(() => {}, 1000);`,
      );
      const parent = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "ignore"] });
      await once(parent.stdout, "data");
      const readers = await childrenOf(parent.pid ?? 0);
      expect(readers.length).toBeGreaterThan(0);
      parent.kill("SIGKILL");
      await once(parent, "exit");
      await expect.poll(() => readers.filter(({ pid }) => isAlive(pid)).length).toBe(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

async function childrenOf(parent: number): Promise<{ pid: number; command: string }[]> {
  const { stdout } = await promisify(execFile)("ps", ["-eo", "pid=,ppid=,args="]);
  return stdout.split("\n").flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    return match && Number(match[2]) === parent ? [{ pid: Number(match[1]), command: match[3] ?? "" }] : [];
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
