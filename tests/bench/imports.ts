import { createWriteStream, openAsBlob } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { BlobReader, configure, ZipWriter } from "@zip.js/zip.js";
import { api } from "#contract/index.ts";
import { nth } from "#contract/nth.ts";
import { makeCv } from "#server/sample/cv/make-cv.ts";
import { people } from "#server/sample/people/mixed.ts";
import { tryProduct } from "#tests/support/tried-product.ts";
import { CallFailed, NotReached, send } from "#web/kit/calls/api.ts";
import { load, seconds, tell, took } from "./figures.ts";

configure({ useWebWorkers: false });

/** Rows of the table, and CVs beside it: CVS=10000 for the figures of decision 81. */
const ROWS = Number(process.env.ROWS ?? 5000);
const CVS = Number(process.env.CVS ?? 500);
const TOKEN = "a token for the bench alone";
const MB = 1024 * 1024;
const forms = [{ pdf: "plain" }, { docx: "styled" }, { pdf: "sidebar" }, { docx: "table" }, "text"] as const;
const AGAIN_MS = 250;
const MARIT = "marit@proffer.example";

/** Who comes: the same invented people over and over, each time with another name, address and number. */
const personAt = (n: number) => {
  const person = nth(people, n % people.length);
  const own = { last_name: `${person.last_name} ${n}`, email: `p${n}@proffer.example`, phone: `+31 6 ${10_000_000 + n}` };
  return { ...person, ...own, links: [] };
};
const lineAt = (n: number) => {
  const { first_name, last_name, email, city } = personAt(n);
  return [first_name, last_name, email, city].join(",");
};

/** A table taken over by the product as a process, then people with a CV each: how long it takes, and how much memory. */
export async function benchImports(): Promise<void> {
  const product = await tryProduct({ METRICS_TOKEN: TOKEN });
  try {
    const at = { base: product.base, token: await product.register(MARIT) };
    const resident = async () => {
      const told = await (await fetch(`${product.base}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
      return Number(/^proffer_memory_bytes\{kind="resident"\} (\d+)$/m.exec(told)?.[1]) / MB;
    };
    /** Until it stands in that state; the most that was resident in the first and in the last tenth of it. */
    const until = async (id: string, state: string, rows: number) => {
      const peaks = { first: 0, last: 0 };
      for (;;) {
        // A connection that the product closes just then is no answer: it is asked again.
        const seen = await Promise.all([send(api.import.show, { id }, at), resident()]).catch(async (failure) => {
          // Looking on is no work: a long import outlives the session.
          if (failure instanceof CallFailed && failure.status === 401) at.token = await product.logIn(MARIT);
          else if (!(failure instanceof NotReached || failure instanceof TypeError)) throw failure;
          return null;
        });
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
        if (!seen) continue;
        const [{ data }, mb] = seen;
        const { state: now, done } = data.import;
        if (done <= rows / 10) peaks.first = Math.max(peaks.first, mb);
        if (done >= rows * 0.9) peaks.last = Math.max(peaks.last, mb);
        if (now === state) return peaks;
        if (now !== "checking" && now !== "running") throw new Error(`The import stands at ${now}`);
      }
    };
    const bring = async (what: string, file: File, rows: number) => {
      const before = await resident();
      let id = "";
      const looked = await took(async () => {
        const begun = (await send(api.import.begin, { file }, at)).data.import;
        id = begun.id;
        await send(api.import.check, { id, mapping: begun.mapping }, at);
      });
      const checked = await took(() => until(id, "checked", rows));
      let peaks = { first: 0, last: 0 };
      const ran = await took(async () => {
        await send(api.import.run, { id }, at);
        peaks = await until(id, "done", rows);
      });
      const { counts } = (await send(api.import.show, { id }, at)).data.import;
      if (counts.added !== rows) throw new Error(`Of ${rows} rows ${counts.added} were added`);
      tell(`${what}: sent and looked at / dry run`, `${seconds(looked)} / ${seconds(checked)}`);
      tell(`${what}: taken over (load ${load()})`, `${seconds(ran)}, ${((rows / ran) * 1000).toFixed(1)} a second`);
      tell(
        `${what}: resident before / at most in the first / in the last tenth`,
        `${before.toFixed(0)} / ${peaks.first.toFixed(0)} / ${peaks.last.toFixed(0)} MB`,
      );
    };
    const head = "First name,Last name,E-mail,City";
    const table = [head, ...Array.from({ length: ROWS }, (_, n) => lineAt(CVS + n))].join("\n");
    await bring(`${ROWS} rows`, new File([table], "people.csv"), ROWS);
    await bring(`${CVS} rows with a CV each`, await archiveOfCvs(product.folder), CVS);
  } finally {
    await product.close();
  }
}

/** A table, and the CVs that it names, in PDF, DOCX and text. */
async function archiveOfCvs(folder: string): Promise<File> {
  const path = join(folder, "cvs.zip");
  const zip = new ZipWriter(Writable.toWeb(createWriteStream(path)));
  const lines = ["First name,Last name,E-mail,City,CV"];
  for (let n = 0; n < CVS; n++) {
    const { name, bytes } = await makeCv(personAt(n), nth(forms, n % forms.length));
    const file = `${n}-${name}`;
    lines.push(`${lineAt(n)},${file}`);
    await zip.add(`cvs/${file}`, new BlobReader(new Blob([bytes])), { level: 0 });
  }
  await zip.add("people.csv", new BlobReader(new Blob([lines.join("\n")])));
  await zip.close();
  return new File([await openAsBlob(path)], "cvs.zip");
}
