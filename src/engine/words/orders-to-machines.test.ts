import { expect, test } from "vitest";
import { honest, orders } from "#tests/support/orders-to-machines.ts";
import { isInstruction } from "./orders-to-machines.ts";

test("orders to machines are known, honest work isn't taken for one", () => {
  expect(orders.filter((line) => !isInstruction(line))).toEqual([]);
  expect(honest.filter((line) => isInstruction(line))).toEqual([]);
});
