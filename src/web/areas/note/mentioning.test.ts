import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mentioningAt, peopleFor, withMention } from "./mentioning.ts";

const labels = new Map(["@Sanne Verhoeven", "@Sander Vis", "@Bea de Vries", "@Vera Smit"].map((label) => [label, label]));
const names = (asked: string) => peopleFor(labels, asked).map(([label]) => label);

describe("typing a mention", () => {
  test("begins with an @ before which no word stands", () => {
    expect(mentioningAt("Ask @san", 8)).toEqual({ start: 4, asked: "san" });
    expect(mentioningAt("@", 1)).toEqual({ start: 0, asked: "" });
    expect(mentioningAt("@Bea de V and more", 9)).toEqual({ start: 0, asked: "Bea de V" });
    for (const text of ["info@san", "@ san", "@san\n", "@Bea  de", "nobody"]) expect(mentioningAt(text, text.length), text).toBeNull();
  });

  test("finds people by the beginning of any of their names, the first name before the others", () => {
    expect(names("san")).toEqual(["@Sander Vis", "@Sanne Verhoeven"]);
    expect(names("ve")).toEqual(["@Vera Smit", "@Sanne Verhoeven"]);
    expect(names("")).toHaveLength(4);
    expect(names("sanne verhoeven")).toEqual([]);
    expect(names("xyz")).toEqual([]);
    const plain = (asked: string) => peopleFor(new Map([["@Łukasz Sørensen", 1]]), asked).length;
    expect(["lu", "Łu", "sore", "Sø"].map(plain)).toEqual([1, 1, 1, 1]);
  });

  test("puts the whole name in, and leaves what stands around it", () => {
    expect(withMention("Ask @san about it", { start: 4, asked: "san" }, "@Sanne Verhoeven")).toEqual({
      text: "Ask @Sanne Verhoeven about it",
      caret: 21,
    });
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("", "s", "san"), fc.string(), (before, asked, after) => {
        const typed = `${before} @${asked}`;
        const at = mentioningAt(typed, typed.length);
        expect(at).toEqual({ start: typed.length - asked.length - 1, asked });
        const made = at && withMention(`${typed} ${after}`, at, "@Sander Vis");
        expect(made?.text).toBe(`${before} @Sander Vis ${after}`);
      }),
    );
  });
});
