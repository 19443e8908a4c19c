import { describe, expect, it } from "vitest";
import { readSalary } from "./pay.ts";

const told = (text: string) => {
  const salary = readSalary(text)?.value;
  return salary && [salary.salary_min / 100, salary.salary_max / 100, salary.currency, salary.period];
};

describe("pay whose currency is written as a word", () => {
  it.each([
    ["We pay 4,000 to 5,100 euros a month.", [4000, 5100, "EUR", "month"]],
    ["Pay: between 4,000 and 5,100 euros monthly", [4000, 5100, "EUR", "month"]],
    ["4,000–5,100 EUR per month", [4000, 5100, "EUR", "month"]],
    ["€4,000 to €5,100 a month", [4000, 5100, "EUR", "month"]],
    ["Je verdient 4.000 tot 5.100 euro per maand", [4000, 5100, "EUR", "month"]],
    ["Tussen de 4.000 en 5.100 euro's per maand", [4000, 5100, "EUR", "month"]],
    ["60,000 to 70,000 euros a year", [60_000, 70_000, "EUR", "year"]],
    ["4,000 euros a month to 5,100 euros a month", [4000, 5100, "EUR", "month"]],
    ["60,000 to 70,000 dollars each year", [60_000, 70_000, "USD", "year"]],
  ])("%s", (text, pay) => expect(told(text)).toEqual(pay));

  it.each(["A turnover of 4,000 to 5,100 euros", "A training budget of 2,000 euros a year", "We bake 4,000 to 5,100 loaves a month"])(
    "no pay: %s",
    (text) => expect(told(text)).toBeUndefined(),
  );
});
