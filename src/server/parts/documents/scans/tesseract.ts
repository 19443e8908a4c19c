import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import type { Word } from "#engine/cv/page/document.ts";
import { UnreadableDocument } from "../documents.ts";
import { wordsOfHocr } from "./hocr.ts";

/** Wall time for one page. */
const PAGE_MS = 60_000;
const MOST_OUTPUT = 16 * 2 ** 20;
const LANGUAGES = ["nld", "eng"];
/** One thread: the machine has other work. */
const ENVIRONMENT = { OMP_THREAD_LIMIT: "1", LC_ALL: "C.UTF-8" };

/** A page as a picture: a byte of grey per pixel, rows from the top. */
export interface PagePicture {
  width: number;
  height: number;
  /** Pixels to an inch. */
  dpi: number;
  grey: Uint8Array;
}

type ReadPicture = (picture: PagePicture, page: number) => Promise<Word[]>;

/** Tesseract at `path`, with those of Dutch and English that are installed; refuses (`scanned`) where neither is. */
export async function openTesseract(path: string): Promise<ReadPicture> {
  const { stdout } = await promisify(execFile)(path, ["--list-langs"], { env: ENVIRONMENT, timeout: PAGE_MS });
  const installed = stdout.split(/\s+/);
  const languages = LANGUAGES.filter((language) => installed.includes(language));
  if (languages.length === 0) throw new UnreadableDocument("scanned", "tesseract");
  return async (picture, page) => wordsOfHocr(await hocrOf(path, languages.join("+"), picture), page, picture.dpi);
}

function hocrOf(path: string, languages: string, { width, height, dpi, grey }: PagePicture): Promise<string> {
  const around = ["-l", languages, "--dpi", String(Math.round(dpi)), "--psm", "3", "-c", "tessedit_create_hocr=1"];
  const tesseract = spawn(path, ["stdin", "stdout", ...around], {
    env: ENVIRONMENT,
    stdio: ["pipe", "pipe", "ignore"],
    timeout: PAGE_MS,
    killSignal: "SIGKILL",
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    tesseract.stdout.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length > MOST_OUTPUT) tesseract.kill("SIGKILL");
      else chunks.push(chunk);
    });
    tesseract.on("error", reject);
    tesseract.on("close", (code) => {
      if (code === 0) resolve(Buffer.concat(chunks).toString("utf8"));
      else reject(new UnreadableDocument("too_slow"));
    });
    tesseract.stdin.on("error", () => {});
    tesseract.stdin.write(`P5\n${width} ${height}\n255\n`);
    tesseract.stdin.end(grey);
  });
}
