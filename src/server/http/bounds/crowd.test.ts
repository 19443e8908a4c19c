import { expect, test } from "vitest";
import { AppFailure } from "#server/core/failures.ts";
import { openCrowd } from "./crowd.ts";

const from = (address: string, authorization: string | null = null) => ({ call: {}, address, authorization });
const refusal = (enter: () => unknown) => {
  try {
    enter();
  } catch (error) {
    return error;
  }
};

test("lets so many in at once, tells the next to come back, and has room again when one leaves", () => {
  const crowd = openCrowd({ all: 2, of_address: 2, of_strangers: 2 });
  const guest = crowd.enter(from("10.0.0.1"));
  crowd.enter(from("10.0.0.2"));
  expect(refusal(() => crowd.enter(from("10.0.0.3")))).toBeInstanceOf(AppFailure);
  expect(refusal(() => crowd.enter(from("10.0.0.3")))).toMatchObject({ status: 503, retry_after: 5 });
  // What takes long without keeping others waiting has bounds of its own.
  for (let n = 0; n < 5; n++) crowd.enter({ ...from("10.0.0.3"), call: { upload: { file_bytes: 1 } } });
  guest.leave();
  crowd.enter(from("10.0.0.3"));
  expect(refusal(() => crowd.enter(from("10.0.0.3")))).toBeInstanceOf(AppFailure);
});

test("one address doesn't fill the room", () => {
  const crowd = openCrowd({ all: 4, of_address: 2, of_strangers: 4 });
  const guests = [crowd.enter(from("10.0.0.1")), crowd.enter(from("10.0.0.1"))];
  expect(refusal(() => crowd.enter(from("10.0.0.1")))).toMatchObject({ status: 503 });
  crowd.enter(from("10.0.0.2"));
  for (const guest of guests) guest.leave();
  crowd.enter(from("10.0.0.1"));
});

test("strangers leave room for those who work here; a session that was made up is a stranger's", () => {
  const crowd = openCrowd({ all: 6, of_address: 6, of_strangers: 2 });
  crowd.recognise("Bearer ours", "a workspace");
  const guest = crowd.enter(from("10.0.0.1"));
  crowd.enter(from("10.0.0.2", "Bearer made-up"));
  for (const authorization of [null, "Bearer made-up"])
    expect(refusal(() => crowd.enter(from("10.0.0.3", authorization)))).toMatchObject({ status: 503 });
  crowd.enter(from("10.0.0.4", "Bearer ours"));
  guest.leave();
  crowd.enter(from("10.0.0.3"));
});

test("one workspace leaves as many places as it takes, from however many addresses and sessions", () => {
  const crowd = openCrowd({ all: 12, of_address: 12, of_strangers: 12 });
  for (const [session, workspace] of ["a1 a", "a2 a", "b1 b", "c1 c"].map((one) => one.split(" ")))
    crowd.recognise(`Bearer ${session}`, workspace as string);
  const fill = (sessions: string[]) => {
    for (let count = 0; ; count++)
      if (refusal(() => crowd.enter(from(`10.0.0.${count}`, `Bearer ${sessions[count % sessions.length]}`)))) return count;
  };
  expect(fill(["a1", "a2"])).toBe(6);
  expect(fill(["b1"])).toBe(3);
  crowd.enter(from("10.0.1.1", "Bearer c1"));
});

test("each call that was let in begins in a round of its own, in their order: in between others are heard", async () => {
  const crowd = openCrowd();
  let heard = 0;
  const hear = () => {
    heard += 1;
    hearing = setImmediate(hear);
  };
  let hearing = setImmediate(hear);
  const begun = await Promise.all(
    Array.from({ length: 5 }, async () => {
      await crowd.enter(from("10.0.0.1")).turn();
      return heard;
    }),
  );
  clearImmediate(hearing);
  expect(new Set(begun).size).toBe(5);
  expect(begun).toEqual(begun.toSorted((one, other) => one - other));
});

test("workspaces take turns: a click behind a hundred of another workspace is the second to begin", async () => {
  const crowd = openCrowd();
  crowd.recognise("Bearer many", "many");
  crowd.recognise("Bearer few", "few");
  const begun: string[] = [];
  const begin = async (session: string) => {
    await crowd.enter(from(`10.0.0.${session}`, `Bearer ${session}`)).turn();
    begun.push(session);
  };
  await Promise.all([...Array.from({ length: 100 }, () => begin("many")), begin("few")]);
  expect(begun.indexOf("few")).toBe(1);
});
