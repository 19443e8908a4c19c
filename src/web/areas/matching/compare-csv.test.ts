import { expect, test } from "vitest";
import { csvOf } from "#web/kit/record/csv.ts";

test("a comparison opens in a spreadsheet as it stands, and never as a formula", () => {
  expect(
    csvOf([
      ["Requirement", "Noor"],
      ["Kafka, or RabbitMQ", '=HYPERLINK("x")'],
    ]),
  ).toBe('\uFEFFRequirement,Noor\r\n"Kafka, or RabbitMQ","\'=HYPERLINK(""x"")"\r\n');
});
