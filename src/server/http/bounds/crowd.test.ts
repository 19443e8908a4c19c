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
  const leave = crowd.enter(from("10.0.0.1"));
  crowd.enter(from("10.0.0.2"));
  expect(refusal(() => crowd.enter(from("10.0.0.3")))).toBeInstanceOf(AppFailure);
  expect(refusal(() => crowd.enter(from("10.0.0.3")))).toMatchObject({ status: 503, retry_after: 5 });
  // What takes long without keeping others waiting has bounds of its own.
  for (let n = 0; n < 5; n++) crowd.enter({ ...from("10.0.0.3"), call: { upload: { file_bytes: 1 } } });
  leave();
  crowd.enter(from("10.0.0.3"));
  expect(refusal(() => crowd.enter(from("10.0.0.3")))).toBeInstanceOf(AppFailure);
});

test("one address doesn't fill the room", () => {
  const crowd = openCrowd({ all: 4, of_address: 2, of_strangers: 4 });
  const leave = [crowd.enter(from("10.0.0.1")), crowd.enter(from("10.0.0.1"))];
  expect(refusal(() => crowd.enter(from("10.0.0.1")))).toMatchObject({ status: 503 });
  crowd.enter(from("10.0.0.2"));
  for (const each of leave) each();
  crowd.enter(from("10.0.0.1"));
});

test("strangers leave room for those who work here; a session that was made up is a stranger's", () => {
  const crowd = openCrowd({ all: 4, of_address: 4, of_strangers: 2 });
  crowd.recognise("Bearer ours");
  const leave = crowd.enter(from("10.0.0.1"));
  crowd.enter(from("10.0.0.2", "Bearer made-up"));
  for (const authorization of [null, "Bearer made-up"])
    expect(refusal(() => crowd.enter(from("10.0.0.3", authorization)))).toMatchObject({ status: 503 });
  crowd.enter(from("10.0.0.4", "Bearer ours"));
  crowd.enter(from("10.0.0.4", "Bearer ours"));
  expect(refusal(() => crowd.enter(from("10.0.0.4", "Bearer ours")))).toMatchObject({ status: 503 });
  leave();
  crowd.enter(from("10.0.0.3"));
});

test("each call that was let in begins in a round of its own, in their order: in between others are heard", async () => {
  const crowd = openCrowd();
  let heard = 0;
  const hear = () => {
    heard += 1;
    if (heard < 20) setImmediate(hear);
  };
  setImmediate(hear);
  const begun = await Promise.all(
    Array.from({ length: 5 }, async () => {
      await crowd.turn();
      return heard;
    }),
  );
  expect(new Set(begun).size).toBe(5);
  expect(begun).toEqual(begun.toSorted((one, other) => one - other));
});
