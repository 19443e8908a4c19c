import { expect, test } from "vitest";
import { openPace } from "./pace.ts";

/** A pace with a clock of its own, and the calls that begin at it. */
function watched() {
  const clock = { time: 0 };
  const pace = openPace(() => clock.time);
  const begun: string[] = [];
  const call = (owner: string, length: "short" | "long" | "strangers" = "short") => {
    const one = pace.expect(owner, length);
    void one.turn().then(() => begun.push(`${owner} ${length}`));
    return one;
  };
  const count = (what: string) => begun.filter((one) => one === what).length;
  return { clock, call, count };
}

test("who brings much stands back while others are here, and goes on when one of theirs ends or after a while", async () => {
  const { clock, call, count } = watched();
  const alone = Array.from({ length: 10 }, () => call("many", "long"));
  await expect.poll(() => count("many long")).toBe(10);
  for (const each of alone.slice(2)) each.leave();

  call("few");
  await expect.poll(() => count("few short")).toBe(1);
  for (let n = 0; n < 3; n++) call("many", "long");
  // What their own people click begins all the same, and so does what others bring.
  call("many");
  call("other", "long");
  await expect.poll(() => [count("many short"), count("other long")]).toEqual([1, 1]);
  expect(count("many long")).toBe(10);

  alone[0]?.leave();
  await expect.poll(() => count("many long")).toBe(11);
  // The others stay: the next one waits for two seconds.
  clock.time = 1500;
  call("few");
  await expect.poll(() => count("few short")).toBe(2);
  expect(count("many long")).toBe(11);
  clock.time = 2000;
  await expect.poll(() => count("many long")).toBe(12);
  // Nobody else has been here for a second.
  clock.time = 2500;
  await expect.poll(() => count("many long")).toBe(13);
});

test("who leaves before their turn leaves nothing behind", async () => {
  const { call, count } = watched();
  call("few");
  for (let n = 0; n < 10; n++) call("many").leave();
  await expect.poll(() => count("many short")).toBe(10);
});

test("uploads of nobody's workspace don't stand back: their time runs from their first byte", async () => {
  const { call, count } = watched();
  call("few");
  for (let n = 0; n < 10; n++) call("an address", "strangers");
  await expect.poll(() => count("an address strangers")).toBe(10);
});
