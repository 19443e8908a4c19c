import { expect, test } from "vitest";
import { inShownOrder } from "./steady-rows.ts";

const row = (id: string, score = 0) => ({ id, score });

test("rows stay where they were shown, as they are now; new ones follow, and who left stays", () => {
  const shown = [row("a", 80), row("b", 70), row("c", 60)];
  const rows = [row("b", 90), row("d", 85), row("a", 75)];
  expect(inShownOrder(shown, rows)).toEqual([row("a", 75), row("b", 90), row("c", 60), row("d", 85)]);
});
