import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { plantedFaults, withFault } from "./assurance/planted/faults.ts";

test("twenty faults can be planted, of security, of faults and of privacy", () => {
  expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(20);
  expect(new Set(plantedFaults.map(({ about }) => about)).size).toBe(3);
});

test("the place of each is there, and so are the tests that should find it", () => {
  for (const fault of plantedFaults) {
    const text = readFileSync(fault.file, "utf8");
    expect(withFault(fault, text), fault.name).not.toBe(text);
    expect(
      fault.tests.filter((path) => !existsSync(path)),
      fault.name,
    ).toEqual([]);
  }
});
