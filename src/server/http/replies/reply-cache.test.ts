import { expect, test } from "vitest";
import { createReplyCache } from "./reply-cache.ts";

const reply = (as_of: string) => ({ as_of, bytes: new Uint8Array(100), row: undefined });

test("a cached reply is found until the next change, and the oldest leave when the room is full", () => {
  const replies = createReplyCache(250);
  for (const key of ["a", "b"]) replies.put(key, reply("7.1"));
  expect(replies.find("a", "7.1")?.bytes).toHaveLength(100);
  expect(replies.find("a", "7.2")).toBeUndefined();
  expect(replies.find("a", "7.1")).toBeUndefined();
  for (const key of ["c", "d"]) replies.put(key, reply("7.2"));
  expect(["b", "c", "d"].map((key) => replies.find(key, key === "b" ? "7.1" : "7.2")?.bytes.length)).toEqual([undefined, 100, 100]);
});
