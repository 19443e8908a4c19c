import { describe, expect, test } from "vitest";
import { readCv } from "../read-cv.ts";

const cityOf = (...lines: string[]) =>
  readCv({ kind: "text", text: ["Ruurd Hoekzema", ...lines].join("\n"), links: [], hidden: [] }, { today: "2026-06-15" }).profile.city;

describe("a town that is called as a skill is", () => {
  test.each([
    [["Skills", "Java, Kafka, Rust"]],
    [["ruurd@post.example", "Skills: Java, Kafka, Rust"]],
    [["ruurd@post.example", "Java, Kafka, Rust"]],
    [["Vaardigheden", "- Java", "- Rust", "- Scala"]],
  ])("is none among skills: %j", (lines) => expect(cityOf(...lines)).toBeUndefined());

  test.each([
    [["Woonplaats: Rust", "Skills: Java"]],
    [["Rust, Germany", "Skills", "- Java", "- Kafka"]],
    [["ruurd@post.example | 06-1234 0321 | Rust", "", "Skills", "Java, Kafka"]],
  ])("is one where it is told as a place: %j", (lines) => expect(cityOf(...lines)).toBe("Rust"));

  test("and another town beside skills stays one", () => expect(cityOf("Zwolle | Java | Kafka")).toBe("Zwolle"));
});
