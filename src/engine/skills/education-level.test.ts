import { expect, test } from "vitest";
import { findEducationLevels } from "./education-level.ts";

test.each([
  ["Je staat zelf ook nog graag aan het bed", []],
  ["Bed and breakfast", []],
  ["VERPLEEGKUNDIGE AAN HET BED", []],
  ["B.Ed, University of Nowhere", ["bachelor"]],
  ["BEd (Hons) Primary Education", ["bachelor", "bachelor"]],
  ["MEd and b.ed", ["master", "bachelor"]],
  ["Short and med term planning", []],
  ["Scrum master, master in physics", ["master"]],
])("the levels of education in %s", (text, levels) => {
  expect(findEducationLevels(text).map(({ level }) => level)).toEqual(levels);
});
