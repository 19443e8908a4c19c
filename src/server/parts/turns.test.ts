import { expect, test } from "vitest";
import { Shares } from "./shares.ts";
import { Turns } from "./turns.ts";

const drain = <T>(turns: Turns<T>) => {
  const order: T[] = [];
  for (let next = turns.shift(); next !== undefined; next = turns.shift()) order.push(next);
  return order;
};

test("owners take turns, each with what they asked for first", () => {
  const turns = new Turns<string>(100);
  for (const work of ["a1", "a2", "a3"]) turns.push("a", work, 1);
  expect(turns.shift()).toBe("a1");
  turns.push("b", "b1", 1);
  turns.push("b", "b2", 1);
  expect(drain(turns)).toEqual(["b1", "a2", "b2", "a3"]);
  expect(turns.size).toBe(0);
  expect(turns.isEmpty).toBe(true);
});

test("work that was begun is the next one when it has to be done again", () => {
  const turns = new Turns<string>(100);
  for (const owner of ["a", "b"]) turns.push(owner, owner, 1);
  expect(turns.shift()).toBe("a");
  turns.again("a", "a once more", 1);
  expect(drain(turns)).toEqual(["a once more", "b"]);
});

test("who may not be next keeps their place, and comes once they may", () => {
  const turns = new Turns<string>(100);
  for (const work of ["a1", "a2", "b1", "c1"]) turns.push(work.charAt(0), work, 1);
  expect(turns.shift((owner) => owner !== "a")).toBe("b1");
  expect(turns.shift((owner) => owner === "b")).toBeUndefined();
  expect(drain(turns)).toEqual(["a1", "c1", "a2"]);
});

test("what finds no room is refused with 503, and however many bring much, whoever else comes finds some", () => {
  const turns = new Turns<string>(12);
  const fill = (owner: string) => {
    let count = 0;
    for (;;)
      try {
        turns.push(owner, owner, 1);
        count += 1;
      } catch (failure) {
        expect(failure).toMatchObject({ status: 503, retry_after: 5 });
        return count;
      }
  };
  expect(["a", "b", "c"].map(fill)).toEqual([6, 3, 2]);
  turns.push("d", "d", 1);
  expect(turns.empty()).toHaveLength(12);
  turns.push("a", "heavy", 50);
  expect(turns.shift()).toBe("heavy");
});

test("an amount that is shared goes to those who have less of it, and what is given back can be had again", () => {
  const shares = new Shares(12);
  const take = (who: string) => {
    const lack = shares.lacks(who, 1);
    if (!lack) shares.take(who, 1);
    return lack;
  };
  for (let n = 0; n < 6; n++) expect(take("a")).toBeNull();
  expect(take("a")).toBe("share");
  for (let n = 0; n < 3; n++) expect(take("b")).toBeNull();
  expect(take("b")).toBe("share");
  for (let n = 0; n < 3; n++) shares.take("a", -1);
  // Both have three of twelve: there is room for each to have four.
  expect([take("a"), take("b"), take("a"), take("b")]).toEqual([null, null, "share", "share"]);
  expect(shares.lacks("c", 5)).toBe("all");
});
