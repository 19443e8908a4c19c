import { expect, test } from "vitest";
import { wordsOfHocr } from "./hocr.ts";

const word = (text: string, left: number, right: number, confidence = 95) =>
  `<span class='ocrx_word' id='w' title='bbox ${left} 100 ${right} 140; x_wconf ${confidence}'><strong>${text}</strong></span>`;
const line = (...words: string[]) =>
  `<span class='ocr_line' title="bbox 100 100 900 140; baseline 0 -9; x_size 40; x_descenders 9; x_ascenders 10">${words.join(" ")}</span>`;
const page = (...lines: string[]) =>
  `<?xml version="1.0"?><!DOCTYPE html><html><body><div class='ocr_page' title='image "stdin"; bbox 0 0 2480 3508'>${lines.join("\n")}</div></body></html>`;
const texts = (...lines: string[]) => wordsOfHocr(page(...lines), 2, 300).map(({ text }) => text);

test("words stand in points on their line's baseline, as high as their line", () => {
  const [first, second] = wordsOfHocr(page(line(word("over", 100, 200), word("Planning", 220, 400))), 2, 300);
  expect(first).toMatchObject({ text: "over", page: 2, x: 24, width: 24, bold: false });
  expect(second).toMatchObject({ text: "Planning", x: 52.8, y: first?.y, height: first?.height, size: first?.size });
  // A line of 40 pixels at 300 to an inch is 9.6 points high, and its font somewhat larger.
  expect(first?.size).toBeCloseTo(10.3, 1);
  // Eight tenths of the font stand above the baseline, at (140 - 9) pixels.
  expect((first?.y ?? 0) + (first?.size ?? 0) * 0.8).toBeCloseTo((131 / 300) * 72, 1);
});

test("what was hardly recognised is left out", () => {
  expect(texts(line(word("Kafka", 100, 200), word("~;", 300, 320, 12)))).toEqual(["Kafka"]);
});

test("marks that begin several lines under one edge are bullets; one letter alone is a letter", () => {
  expect(texts(line(word("e", 100, 110), word("Coach", 130, 200)), line(word("e", 101, 111), word("Plan", 130, 200)))).toEqual([
    "•",
    "Coach",
    "•",
    "Plan",
  ]);
  expect(texts(line(word("e", 100, 110), word("commerce", 130, 200)))).toEqual(["e", "commerce"]);
});

test("an address that was cut is one word, and a stroke that begins a sentence an I", () => {
  expect(texts(line(word("m.wiersinga", 100, 300), word("@post.example", 310, 500)))).toEqual(["m.wiersinga@post.example"]);
  expect(texts(line(word("Python.", 100, 200), word("|", 210, 214), word("like", 220, 260)))).toEqual(["Python.", "I", "like"]);
  expect(texts(line(word("Utrecht", 100, 200), word("|", 210, 214), word("github.com", 220, 360)))).toEqual(["Utrecht", "|", "github.com"]);
});
