import { expect, test } from "vitest";
import { readCv } from "../read-cv.ts";
import { inReadingOrder, isMostlyFromRight } from "./direction.ts";
import type { Word } from "./document.ts";

const read = (seen: string, isRight: boolean) =>
  inReadingOrder(
    seen.split(" ").map((text) => ({ text })),
    isRight,
  )
    .map(({ text }) => text)
    .join(" ");

test("words from left to right are put in the order they are read in", () => {
  expect(read("לוינסון דנה", true)).toBe("דנה לוינסון");
  expect(read("2019 - 2016 ,אורן", true)).toBe(",אורן 2016 - 2019");
  expect(read("Java ו Spring Boot ב פיתוח", true)).toBe("פיתוח ב Spring Boot ו Java");
  expect(read("Teacher at אורן ספר בית in Amsterdam", false)).toBe("Teacher at בית ספר אורן in Amsterdam");
  expect(read("Dana Levinson, Delft", false)).toBe("Dana Levinson, Delft");
});

test("a document is written from the right where most of its letters are", () => {
  expect(isMostlyFromRight(["דנה", "לוינסון", "Go"])).toBe(true);
  expect(isMostlyFromRight(["Dana", "Levinson", "דנה"])).toBe(false);
});

test("a phone between such letters keeps its beginning, wherever the page shows it", () => {
  const word = (text: string, x: number, width: number): Word => ({ text, page: 1, x, y: 50, width, height: 10, size: 10, bold: false });
  const phoneIn = (seen: string) => {
    let x = 300;
    const words = seen.split(" ").map((text) => {
      const placed = word(text, x, text.length * 5);
      x += text.length * 5 + 3;
      return placed;
    });
    return readCv({ kind: "pages", pages: [{ width: 595, height: 842 }], words, links: [] }, { today: "2026-11-28" }).profile.phone;
  };
  expect(phoneIn("+972 50 123 4567 :טלפון")).toBe("+972 50 123 4567");
  expect(phoneIn("4567 123 50 972+ :טלפון")).toBe("+972 50 123 4567");
  expect(phoneIn("050 123 4567 :טלפון")).toBe("050 123 4567");
  expect(phoneIn("4567 123 050 :טלפון")).toBe("050 123 4567");
});
