import { expect, test } from "vitest";
import nearby from "../data/areas-nearby.json" with { type: "json" };
import data from "../data/regions.json" with { type: "json" };
import { liesIn, regionIn } from "./regions.ts";

test("every part of a region is a province or municipality of the list, by the name that it has there", () => {
  const known = new Set(nearby.areas.split("\n").flatMap((line) => line.split("\t").slice(1, 3)));
  const parts = data.regions.flatMap(({ provinces = [], municipalities = [] }) => [...provinces, ...municipalities]);
  expect(parts.filter((part) => !known.has(part))).toEqual([]);
});

test("the longer name of a region goes before the shorter within it", () => {
  expect(regionIn("wonen in Noord-Brabant")).toBe("Noord-Brabant");
  expect(regionIn("somewhere in south limburg")).toBe("south limburg");
  expect(regionIn("Limburgse vlaai")).toBeNull();
});

test("a town of several places lies where it names its municipality; an unknown one nowhere", () => {
  expect(liesIn("Middelburg", "Walcheren")).toBe(true);
  expect(liesIn("Koudekerke", "Walcheren")).toBe(true);
  expect(liesIn("Hengelo", "Friesland")).toBe(false);
  expect(liesIn("Nergenshuizen", "Friesland")).toBeNull();
});
