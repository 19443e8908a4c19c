import { expect, test } from "vitest";
import { createReplyCache } from "./reply-cache.ts";

test("a cached reply is found until the next change, and the oldest leave when the room is full", () => {
  const replies = createReplyCache(250);
  for (const key of ["a", "b"]) replies.put(key, "7.1", new Uint8Array(100));
  expect(replies.find("a", "7.1")).toHaveLength(100);
  expect(replies.find("a", "7.2")).toBeUndefined();
  expect(replies.find("a", "7.1")).toBeUndefined();
  for (const key of ["c", "d"]) replies.put(key, "7.2", new Uint8Array(100));
  expect(["b", "c", "d"].map((key) => replies.find(key, key === "b" ? "7.1" : "7.2")?.length)).toEqual([undefined, 100, 100]);
});
