import { expect, test } from "vitest";
import { NOBODY, Places } from "./places.ts";

test("a workspace alone has two thirds of the places, and one that comes then finds one at once", () => {
  const places = new Places(10);
  const begun: string[] = [];
  for (let n = 0; n < 50; n++) places.enter("many", () => begun.push("many"));
  expect(begun).toHaveLength(7);
  places.enter("few", () => begun.push("few"));
  expect(begun.at(-1)).toBe("few");
  expect(places.waiting).toBe(43);
});

test("workspaces take turns for places that come free, and nobody's work waits for its turn alone", () => {
  const places = new Places(1);
  const begun: string[] = [];
  const enter = (owner: string, as = owner) => places.enter(owner, () => begun.push(as));
  for (const one of ["many", "many", "many", "few"]) enter(one);
  enter(NOBODY, "nobody's");
  const go = enter("late", "gone before its turn");
  go();
  go();
  for (const owner of ["many", "few", "many", NOBODY, "many"]) places.leave(owner);
  expect(begun).toEqual(["many", "few", "many", "nobody's", "many"]);
  expect(places.waiting).toBe(0);
});

test("work that fails gives its place back", async () => {
  const places = new Places(1);
  await expect(places.run("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await places.run("a", async () => "yes")).toBe("yes");
});
