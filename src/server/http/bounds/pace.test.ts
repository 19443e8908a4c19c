import { expect, test } from "vitest";
import { openPace } from "./pace.ts";

test("who has many calls under way begins no further one while somebody else is answered, but now and then", async () => {
  let time = 0;
  const pace = openPace(() => time);
  const begun: string[] = [];
  const call = (owner: string, length: "short" | "long" = "short") => {
    const one = pace.expect(owner, length);
    return { ...one, begins: one.turn().then(() => begun.push(owner)) };
  };
  const rounds = async () => {
    for (let n = 0; n < 20; n++) await new Promise((resolve) => setImmediate(resolve));
  };
  // Alone they begin as they come, uploads as well.
  const many = Array.from({ length: 6 }, () => call("many", "long"));
  await Promise.all(many.map(({ begins }) => begins));
  const few = call("few");
  await few.begins;
  const waiting = [call("many"), call("many")];
  await rounds();
  expect(begun.filter((owner) => owner === "many")).toHaveLength(6);
  // Others who click are let in meanwhile.
  const other = call("other");
  await other.begins;
  time = 50;
  await Promise.race(waiting.map(({ begins }) => begins));
  expect(begun.filter((owner) => owner === "many")).toHaveLength(7);
  few.leave();
  other.leave();
  await Promise.all(waiting.map(({ begins }) => begins));
  expect(begun).toHaveLength(10);
});

test("who leaves before their turn has left nothing behind", async () => {
  const pace = openPace();
  const gone = pace.expect("a", "short");
  gone.leave();
  await Promise.all(Array.from({ length: 10 }, () => pace.expect("b", "short").turn()));
});
