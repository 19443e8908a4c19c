import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

const drain = <T>(turns: Turns<T>) => {
  const order: T[] = [];
  for (let next = turns.shift(); next !== undefined; next = turns.shift()) order.push(next);
  return order;
};

test("owners take turns, each with what they asked for first", () => {
  const turns = new Turns<string>({ most: 100, most_each: 100 });
  for (const work of ["a1", "a2", "a3"]) turns.push("a", work, 1);
  expect(turns.shift()).toBe("a1");
  turns.push("b", "b1", 1);
  turns.push("b", "b2", 1);
  expect(drain(turns)).toEqual(["b1", "a2", "b2", "a3"]);
  expect(turns.size).toBe(0);
  expect(turns.isEmpty).toBe(true);
});

test("work that was begun is the next one when it has to be done again", () => {
  const turns = new Turns<string>({ most: 100, most_each: 100 });
  for (const owner of ["a", "b"]) turns.push(owner, owner, 1);
  expect(turns.shift()).toBe("a");
  turns.again("a", "a once more", 1);
  expect(drain(turns)).toEqual(["a once more", "b"]);
});

test("what finds no room is refused with 503, and one owner's never takes everybody's", () => {
  const turns = new Turns<number>({ most: 10, most_each: 6 });
  for (let work = 0; work < 6; work++) turns.push("a", work, 1);
  expect(() => turns.push("a", 6, 1)).toThrow(expect.objectContaining({ status: 503, retry_after: 5 }));
  for (let work = 0; work < 4; work++) turns.push("b", work, 1);
  expect(() => turns.push("c", 0, 1)).toThrow(expect.objectContaining({ status: 503 }));
  turns.shift();
  turns.push("c", 0, 1);
  expect(turns.empty()).toHaveLength(10);
  turns.push("a", 0, 50);
  expect(turns.shift()).toBe(0);
});
