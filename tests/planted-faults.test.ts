import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { plantedFaults, withFault } from "./assurance/planted/faults.ts";

test("twenty faults can be planted, of security, of faults and of privacy", () => {
  expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(20);
  expect(new Set(plantedFaults.map(({ about }) => about)).size).toBe(3);
});

test.each(plantedFaults)("$name: its place is there, and so are the tests that should find it", (fault) => {
  const text = readFileSync(fault.file, "utf8");
  expect(withFault(fault, text)).not.toBe(text);
  for (const path of fault.tests) expect(existsSync(path), path).toBe(true);
});
