import { expect, test } from "vitest";
import { callsOf, piecesOf } from "./pieces.ts";

const joined = (text: string) =>
  piecesOf(text)
    .map((piece) => piece.text + piece.after)
    .join("");
const sentences = Array.from({ length: 300 }, (_, at) => `This is sentence ${at} of a long paragraph.`).join(" ");

test("a text is translated paragraph by paragraph, and joined again is itself", () => {
  expect(piecesOf("One.\n\nTwo,\nstill two.\n \nThree")).toEqual([
    { text: "One.", after: "\n\n" },
    { text: "Two,\nstill two.", after: "\n \n" },
    { text: "Three", after: "" },
  ]);
  for (const text of ["", " ", "One.\n\n", `${sentences}\n\n${sentences}`, "x".repeat(12_001)]) expect(joined(text)).toBe(text);
});

test("no piece is longer than a text of the call may be, however long a paragraph or a word", () => {
  for (const text of [sentences, "x".repeat(12_001)])
    for (const piece of piecesOf(text)) expect(piece.text.length).toBeLessThanOrEqual(5000);
});

test("a call holds 100 texts and 8,000 characters at most, in their order", () => {
  const many = piecesOf(Array<string>(250).fill("Short.").join("\n\n"));
  expect(callsOf(many).map((call) => call.length)).toEqual([100, 100, 50]);
  const long = piecesOf(sentences);
  expect(callsOf(long).flat()).toEqual(long);
  for (const call of callsOf(long)) expect(call.map(({ text }) => text).join("").length).toBeLessThanOrEqual(8000);
});
