import { expect, test } from "vitest";
import { AppFailure } from "#server/core/failures.ts";
import { openCrowd } from "./crowd.ts";

const call = {};
const refusal = (enter: () => unknown) => {
  try {
    enter();
  } catch (error) {
    return error;
  }
};

test("lets so many in at once, tells the next to come back, and has room again when one leaves", () => {
  const crowd = openCrowd({ all: 2, of_address: 2 });
  const leave = crowd.enter(call, "10.0.0.1");
  crowd.enter(call, "10.0.0.2");
  expect(refusal(() => crowd.enter(call, "10.0.0.3"))).toBeInstanceOf(AppFailure);
  expect(refusal(() => crowd.enter(call, "10.0.0.3"))).toMatchObject({ status: 503, retry_after: 5 });
  // What takes long without keeping others waiting has bounds of its own.
  for (let n = 0; n < 5; n++) crowd.enter({ upload: { file_bytes: 1 } }, "10.0.0.3");
  leave();
  crowd.enter(call, "10.0.0.3");
  expect(refusal(() => crowd.enter(call, "10.0.0.3"))).toBeInstanceOf(AppFailure);
});

test("one address doesn't fill the room", () => {
  const crowd = openCrowd({ all: 4, of_address: 2 });
  const leave = [crowd.enter(call, "10.0.0.1"), crowd.enter(call, "10.0.0.1")];
  expect(refusal(() => crowd.enter(call, "10.0.0.1"))).toMatchObject({ status: 503 });
  crowd.enter(call, "10.0.0.2");
  for (const each of leave) each();
  crowd.enter(call, "10.0.0.1");
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
