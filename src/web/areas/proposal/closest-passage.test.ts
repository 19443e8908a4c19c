import { describe, expect, test } from "vitest";
import { closestPassage } from "./closest-passage.ts";

const cv = `Noor Akkerman
Backend engineer
• 14 services that exchange events over Kafka
• Led a team of five engineers in Utrecht
Kafka, PostgreSQL, Docker
Kafka courses for colleagues`;

describe("the closest passage of a CV", () => {
  test("is the line that shares most, without its bullet, and stands where it says", () => {
    const found = closestPassage("She runs services that exchange events over Kafka.", cv);
    expect(found).toMatchObject({ source: "cv", quote: "14 services that exchange events over Kafka" });
    expect(cv.slice(found?.start, found?.end)).toBe(found?.quote);
  });

  test("is found by one rare word, and not by one that stands in several lines", () => {
    expect(closestPassage("Lives in Utrecht", cv)?.quote).toBe("Led a team of five engineers in Utrecht");
    expect(closestPassage("Knows Kafka", cv)).toBeNull();
  });

  test("isn't there where only words are shared that stand in any sentence", () => {
    expect(closestPassage("The one that has been with them for years", cv)).toBeNull();
    expect(closestPassage("", cv)).toBeNull();
    expect(closestPassage("Kafka services", "")).toBeNull();
  });
});
