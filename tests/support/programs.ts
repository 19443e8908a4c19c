import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { postgresProgram } from "./postgres.ts";

/** Programs of others that the product is tried with, each with the packages of Debian that bring it. */
const packages = {
  tesseract: "tesseract-ocr tesseract-ocr-eng tesseract-ocr-nld",
  soffice: "libreoffice-writer-nogui",
  pdftotext: "poppler-utils",
  "redis-server": "redis-server",
  postgres: "postgresql",
  pgbouncer: "pgbouncer",
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  Xvfb: "xvfb",
  promtool: "prometheus",
  "docker-compose": "docker-compose",
};
type Program = keyof typeof packages;

function placeOf(program: Program): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/sbin", dirname(postgresProgram("postgres"))];
  return folders.map((folder) => join(folder, program)).find(existsSync);
}

/** Those that this machine lacks, with what brings them. */
export const missingPrograms = (): { program: string; packages: string }[] =>
  Object.entries(packages)
    .filter(([program]) => !placeOf(program as Program)) // its own keys
    .map(([program, packages]) => ({ program, packages }));

export const isHere = (program: Program): boolean => placeOf(program) !== undefined;

/** What a test failed with that lacks its program says this. */
export const NOT_HERE = "isn't here. On Debian";

/** Where a program is; who tries the product with one that isn't here is told what brings it. */
export function needed(program: Program): string {
  const place = placeOf(program);
  if (!place) throw new Error(`${program} ${NOT_HERE}: apt-get install ${packages[program]}`);
  return place;
}
