import { readFileSync } from "node:fs";

export const proofPage = "docs/specification-proof.md";

/** The rows of the page: a section, a sentence, its proof. */
export const proofRows = (): string[][] =>
  readFileSync(proofPage, "utf8")
    .split("\n")
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "").trim()));

/** Each test or group of tests that the page names, with the sentence that it proves. */
export const namedProofs = (): { sentence: string; file: string; name: string }[] =>
  proofRows().flatMap(([, sentence = "", proof = ""]) =>
    [...proof.matchAll(/`([^`]+) › ([^`]+)`/g)].map(([, file = "", name = ""]) => ({ sentence, file, name })),
  );

/** Whether a test is called so, where the page names one for every value by its pattern: `%s opens it`. */
export function isCalled(name: string, title: string): boolean {
  const parts = name.split(/%[sdifjop]|\$[\w.]+/).map(RegExp.escape);
  return new RegExp(`^${parts.join(".*")}$`, "s").test(title);
}
