import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { labelsOf, mentionedIn, stretchesOf, withNames, withTokens } from "./mention.ts";

const sanne = { recruiter_id: "01935b6a-0000-7000-8000-00000000aaaa", name: "Sanne Verhoeven", email: "sanne@proffer.example" };
const jan = { recruiter_id: "01935b6a-0000-7000-8000-00000000bbbb", name: "Jan", email: "jan@proffer.example" };
const janDeBoer = { recruiter_id: "01935b6a-0000-7000-8000-00000000cccc", name: "Jan de Boer", email: "jandb@proffer.example" };
const otherSanne = { recruiter_id: "01935b6a-0000-7000-8000-00000000dddd", name: "sanne verhoeven", email: "sv@proffer.example" };
const people = [sanne, jan, janDeBoer];
const nameOf = (of: readonly (typeof sanne)[]) => (id: string) => of.find(({ recruiter_id }) => recruiter_id === id)?.name;

describe("a mention", () => {
  test("is an id where it is kept and a name where it is read", () => {
    const kept = withTokens("@Sanne Verhoeven, can you call her?", people);
    expect(kept).toBe(`<@${sanne.recruiter_id}>, can you call her?`);
    expect(mentionedIn(kept)).toEqual([sanne.recruiter_id]);
    expect(withNames(kept, nameOf(people), "?")).toBe("@Sanne Verhoeven, can you call her?");
    expect(withNames(kept, () => "Sanne de Wit", "?")).toBe("@Sanne de Wit, can you call her?");
    expect(withNames(kept, () => null, "a former colleague")).toBe("@a former colleague, can you call her?");
  });

  test("is the longest name that fits, whole, and at the beginning of a word", () => {
    expect(mentionedIn(withTokens("@Jan de Boer", people))).toEqual([janDeBoer.recruiter_id]);
    expect(mentionedIn(withTokens("@Jan de Vries", people))).toEqual([jan.recruiter_id]);
    for (const text of ["@Janneke", "info@Jan", "Jan", "@ Jan", "@jan"]) expect(mentionedIn(withTokens(text, people)), text).toEqual([]);
  });

  test("tells two of the same name apart", () => {
    const labels = [...labelsOf([sanne, otherSanne]).keys()];
    expect(labels).toEqual(["@Sanne Verhoeven (sanne@proffer.example)", "@sanne verhoeven (sv@proffer.example)"]);
    expect(mentionedIn(withTokens(labels.join(" and "), [sanne, otherSanne]))).toEqual([sanne.recruiter_id, otherSanne.recruiter_id]);
  });

  test("comes back as it was written, whatever stands around it", () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom(...labelsOf(people).keys(), " ", "\n", "<@", ">", "@"));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const typed = pieces.join("");
        const kept = withTokens(typed, people);
        expect(withNames(kept, nameOf(people), "?")).toBe(typed);
        expect(withTokens(withNames(kept, nameOf(people), "?"), people)).toBe(kept);
      }),
    );
  });

  test("parts a text without losing a letter of it", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constant(`<@${jan.recruiter_id}>`)), { maxLength: 8 }), (pieces) => {
        const text = pieces.join("");
        const again = stretchesOf(text).map((one) => ("text" in one ? one.text : `<@${one.recruiter_id}>`));
        expect(again.join("").toLowerCase()).toBe(text.toLowerCase());
        expect(again).not.toContain("");
      }),
    );
  });
});
