import { expect, test } from "vitest";
import { AppFailure } from "#server/core/failures.ts";
import { openCrowd } from "./crowd.ts";

test("lets so many in at once, tells the next to come back, and has room again when one leaves", () => {
  const crowd = openCrowd(2);
  const [leave] = [crowd.enter({}), crowd.enter({})];
  const refusal = () => {
    try {
      crowd.enter({});
    } catch (error) {
      return error as AppFailure;
    }
  };
  expect(refusal()).toBeInstanceOf(AppFailure);
  expect(refusal()).toMatchObject({ status: 503, retry_after: 5 });
  // What takes long without keeping others waiting has bounds of its own.
  for (let n = 0; n < 5; n++) crowd.enter({ stream: {} as never });
  leave?.();
  crowd.enter({});
  expect(refusal()).toBeInstanceOf(AppFailure);
});
