import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Block, type Inline, parseMarkdown, plainTextOf, safeAddress } from "./markdown.ts";

const said = (inlines: Inline[]): string =>
  inlines
    .map((one) =>
      one.kind === "text"
        ? one.text
        : one.kind === "break"
          ? "⏎"
          : one.kind === "link"
            ? `<${one.href}|${said(one.inlines)}>`
            : `{${one.kind} ${said(one.inlines)}}`,
    )
    .join("");
const told = (block: Block): string =>
  block.kind === "list"
    ? `${block.is_ordered ? block.start : "•"} ${block.items.map(said).join(" / ")}`
    : `${block.kind}: ${said(block.inlines)}`;
const read = (text: string) => parseMarkdown(text).map(told);

describe("a letter in Markdown", () => {
  test.each([
    ["Dear Marjan,\n\nNoor does that.", ["paragraph: Dear Marjan,", "paragraph: Noor does that."]],
    ["Kind regards,\nSanne", ["paragraph: Kind regards,⏎Sanne"]],
    ["## Why\ntext", ["heading: Why", "paragraph: text"]],
    ["Two things:\n- one\n- two\n  more of two\n\nend", ["paragraph: Two things:", "• one / two⏎more of two", "paragraph: end"]],
    ["3. three\n4. four", ["3 three / four"]],
    ["> she said\n> this", ["quote: she said⏎this"]],
    ["a\n***\nb", ["paragraph: a", "paragraph: b"]],
    ["**bold** and *not* _so_", ["paragraph: {strong bold} and {em not} {em so}"]],
    ["*a **b** c*", ["paragraph: {em a {strong b} c}"]],
    ["**a *b* c**", ["paragraph: {strong a {em b} c}"]],
    ["2 * 3 * 4 and snake_case_name", ["paragraph: 2 * 3 * 4 and snake_case_name"]],
    ["\\*not so\\*", ["paragraph: *not so*"]],
    [
      "[site](https://a.example/x) or https://b.example/y.",
      ["paragraph: <https://a.example/x|site> or <https://b.example/y|https://b.example/y>."],
    ],
    ["[mail](mailto:a@b.example)", ["paragraph: <mailto:a@b.example|mail>"]],
    ["", []],
    ["\r\n \r\n", []],
  ])("%j", (text, blocks) => {
    expect(read(text)).toEqual(blocks);
  });

  test.each([
    ["[x](javascript:alert(1))", "paragraph: x)"],
    ["[x](data:text/html,hi)", "paragraph: x"],
    ["[x](//elsewhere.example)", "paragraph: x"],
    ["![a picture](https://t.example/pixel.gif)", "paragraph: a picture"],
    ["<script>alert(1)</script>", "paragraph: <script>alert(1)</script>"],
    ["[a [b](https://c.example)", "paragraph: [a <https://c.example|b>"],
  ])("%j brings nothing in", (text, block) => {
    expect(read(text)).toEqual([block]);
  });

  test("no letter breaks it, or makes a link that leads elsewhere than to a page or a mailbox", () => {
    const links = (inlines: Inline[]): string[] =>
      inlines.flatMap((one) => [...(one.kind === "link" ? [one.href] : []), ...("inlines" in one ? links(one.inlines) : [])]);
    const piece = fc.constantFrom(
      "*",
      "**",
      "_",
      "[",
      "](",
      ")",
      "![",
      "\n",
      "\n\n",
      "- ",
      "1. ",
      "> ",
      "# ",
      "\\",
      "javascript:",
      "https://a.b",
      "word",
      " ",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (pieces) => {
        const blocks = parseMarkdown(pieces.join(""));
        const found = blocks.flatMap((block) => (block.kind === "list" ? block.items.flatMap(links) : links(block.inlines)));
        expect(found.filter((href) => !/^(https?:\/\/|mailto:)/i.test(href))).toEqual([]);
      }),
    );
  });

  test("an address is one of the web or a mailbox", () => {
    expect(safeAddress("HTTPS://a.example")).toBe("HTTPS://a.example");
    expect(safeAddress("https://")).toBeNull();
    expect(safeAddress("ftp://a.example")).toBeNull();
  });
});

test("as plain text it says the same without its marks", () => {
  expect(plainTextOf("# Bellen\n**donderdag** of [hier](https://proffer.example)\nsnake_case\n\n- een\n- _twee_")).toBe(
    "Bellen\n\ndonderdag of hier\nsnake_case\n\n- een\n- twee",
  );
});
