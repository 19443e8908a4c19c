import { describe, expect, it } from "vitest";
import type { FitLine, ProposalParts } from "#contract/proposal/proposal.ts";
import { marked, refreshed } from "./refresh.ts";

const line = (id: string, verdict: FitLine["verdict"], note = `note on ${id}`): FitLine => ({
  requirement_id: id,
  text: `Requirement ${id}`,
  kind: "must",
  verdict,
  evidence: [],
  note,
});
const strength = (title: string) => ({ title, text: `${title}, as the CV says.`, evidence: [] });
const draft = (requirements: FitLine[], strengths = [strength("Seven years of Java")]): ProposalParts =>
  marked({ strengths, information: {}, cover_letter: "", requirements });

describe("a draft whose match changed", () => {
  const before = draft([line("java", "met"), line("licence", "unknown"), line("dutch", "partly")]);

  it("has nothing to say while the match says the same", () => expect(refreshed(before, before)).toBeNull());

  it("takes changed verdicts into lines that nobody touched, with their notes", () => {
    const now = draft([line("java", "met"), line("licence", "met", "Told by telephone"), line("dutch", "partly")]);
    const found = refreshed(before, now);
    expect(found?.lines).toEqual([{ text: "Requirement licence", from: "unknown", to: "met" }]);
    expect(found?.parts.requirements[1]).toMatchObject({ verdict: "met", note: "Told by telephone" });
    // Once taken over there is nothing more to offer; undone, there is again.
    expect(refreshed({ ...before, ...found?.parts }, now)).toBeNull();
    expect(refreshed(before, now)).toEqual(found);
  });

  it("leaves what a person wrote, and says where the match says otherwise", () => {
    const edited = {
      ...before,
      requirements: before.requirements.map((one) => (one.requirement_id === "licence" ? { ...one, note: "Bram has one" } : one)),
    };
    const now = draft([line("java", "partly"), line("licence", "not_met"), line("dutch", "partly")]);
    const found = refreshed(edited, now);
    expect(found?.parts.requirements[1]).toMatchObject({ verdict: "unknown", note: "Bram has one" });
    expect(found?.kept).toEqual([{ text: "Requirement licence", mine: "unknown", now: "not_met" }]);
    expect(found?.lines).toEqual([{ text: "Requirement java", from: "met", to: "partly" }]);
  });

  it("brings new requirements, drops those that are gone, and keeps lines of one's own", () => {
    const own: FitLine = { requirement_id: null, text: "Starts at once", kind: "nice", verdict: "met", note: "Yes" };
    const now = draft([line("java", "met"), line("dutch", "partly"), line("english", "met")]);
    const found = refreshed({ ...before, requirements: [...before.requirements, own] }, now);
    expect(found?.lines).toEqual([
      { text: "Requirement english", from: null, to: "met" },
      { text: "Requirement licence", from: "unknown", to: null },
    ]);
    expect(found?.parts.requirements.map(({ text }) => text)).toEqual([
      "Requirement java",
      "Requirement dutch",
      "Requirement english",
      "Starts at once",
    ]);
  });

  it("replaces a strength whose proof is gone, and never one that was edited", () => {
    const two = draft([line("java", "met")], [strength("Seven years of Java"), strength("Led a team of five")]);
    const now = draft([line("java", "met")], [strength("Nine years of Java"), strength("Speaks Dutch")]);
    const edited = { ...two, strengths: two.strengths.map((one, at) => (at === 1 ? { ...one, text: "Led five people." } : one)) };
    const found = refreshed(edited, now);
    expect(found).toMatchObject({ strengths_gone: ["Seven years of Java"], strengths_new: ["Nine years of Java"], lines: [] });
    expect(found?.parts.strengths.map(({ title }) => title)).toEqual(["Led a team of five", "Nine years of Java"]);
  });

  it("touches nothing of a draft that carries no marks", () => {
    const bare = { strengths: [strength("Seven years of Java")], requirements: [line("java", "met")] };
    const now = draft([line("java", "not_met")], [strength("Speaks Dutch")]);
    expect(refreshed(bare, now)).toBeNull();
  });
});
