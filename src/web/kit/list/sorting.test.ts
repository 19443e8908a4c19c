import { describe, expect, test } from "vitest";
import type { List } from "./define-list.ts";
import { sortByHead, sortNow, turned } from "./sorting.ts";

const name = () => "";
const best = { by: "-score", name, column: "score", isTwoWay: true };
const added = { by: "-created_at", name, column: "created_at", isTwoWay: true };
const usual = { by: undefined, name };
const client = { by: "client", name, column: "client" };
const newest = { by: "-active", name, column: "active" };
const twoWay = { sorts: [best, added], usual: "-created_at" } as unknown as List;
const oneWay = { sorts: [usual, client, newest] } as unknown as List;

describe("orders that can be turned round", () => {
  test("an address that names none has the usual one", () => {
    expect(sortNow(twoWay, undefined)).toEqual({ sort: added, isDown: true });
    expect(sortNow(twoWay, "score")).toEqual({ sort: best, isDown: false });
  });

  test("a head asks for its order, then for the other way round; the usual one stays out of the address", () => {
    expect(sortByHead(twoWay, undefined, best)).toBe("-score");
    expect(sortByHead(twoWay, "-score", best)).toBe("score");
    expect(sortByHead(twoWay, "score", best)).toBe("-score");
    expect(sortByHead(twoWay, "score", added)).toBeUndefined();
    expect(turned(added, true)).toBe("created_at");
  });
});

describe("orders that go one way", () => {
  test("a head asks for its order, and then for none", () => {
    expect(sortNow(oneWay, undefined).sort).toBe(usual);
    expect(sortByHead(oneWay, undefined, client)).toBe("client");
    expect(sortByHead(oneWay, "client", client)).toBeUndefined();
    expect(sortByHead(oneWay, "client", newest)).toBe("-active");
    expect(sortNow(oneWay, "-active")).toEqual({ sort: newest, isDown: true });
  });
});
