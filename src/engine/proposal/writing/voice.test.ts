import { describe, expect, test } from "vitest";
import { usualVoice, type Voice } from "#contract/text/voice.ts";
import { makeText } from "#server/sample/cv/text.ts";
import { demoVacancies } from "#server/sample/demo-vacancies.ts";
import { demoPeople } from "#server/sample/people.ts";
import { candidateFrom, draftInput, jobFrom } from "#tests/support/drafts.ts";
import { greetingOf, isBlocked, voiceOffers } from "./voice.ts";
import { draftProposal } from "./writer.ts";

const job = jobFrom(demoVacancies[1]?.text ?? "", demoVacancies[1] as { title: string; client: string });
const marloes = candidateFrom(makeText(demoPeople[1] as never));
const letterIn = (language: "en" | "nl", voice: Partial<Voice>) =>
  draftProposal({ ...draftInput(job, marloes, language), voice: { ...usualVoice, ...voice } }).cover_letter;
const names = { contact: "Marjan Elzinga", client: "De Hanzebrug", candidate: "Marloes", recruiter: "Sanne Verhoeven" };

describe("the tone", () => {
  test("is je, or u in every sentence", () => {
    const informal = letterIn("nl", {});
    const formal = letterIn("nl", { tone: "formal" });
    expect(informal).toContain("stel ik je graag");
    expect(informal).not.toMatch(/(?<!\p{L})(?:u|uw)(?!\p{L})/u);
    expect(formal).toContain("stel ik u graag");
    expect(formal).not.toMatch(/(?<!\p{L})(?:je|jij|jullie|jouw)(?!\p{L})/u);
    expect(formal).toMatch(/^Geachte heer of mevrouw Elzinga,/);
    expect(letterIn("en", { tone: "formal" })).toContain("Yours sincerely,");
  });
});

describe("an agency's own words", () => {
  const nl = { salutation: "Hoi {first},", invitation: "Wanneer kun je {candidate} ontmoeten?", closing: "Hartelijke groet," };
  test("stand in the letter, and only in their language", () => {
    const letter = letterIn("nl", { nl });
    expect(letter).toMatch(/^Hoi Marjan,/);
    expect(letter).toContain("Wanneer kun je Marloes ontmoeten?");
    expect(letter).toContain("Hartelijke groet,");
    expect(letterIn("en", { nl })).toMatch(/^Dear Marjan,/);
  });
  test("without the name that they need, the usual words are said", () => {
    expect(greetingOf("nl", { ...usualVoice, nl }, null, "Halderwind")).toBe("Beste mensen van Halderwind,");
    expect(greetingOf("nl", { ...usualVoice, nl }, "mevrouw D. Aalbers", null)).toBe("Beste mevrouw Aalbers,");
    expect(greetingOf("en", usualVoice, "Dr. Ingeborg Hazewinkel", null)).toBe("Dear Dr. Ingeborg Hazewinkel,");
  });
  test("words never used stand in no draft", () => {
    expect(letterIn("nl", {})).toContain("Eerder was");
    expect(letterIn("nl", { blocked: ["verpleegkundige"] })).not.toContain("Eerder was");
    expect(isBlocked("Met passie gewerkt.", { ...usualVoice, blocked: ["Passie"] })).toBe(true);
    expect(isBlocked("Een passief huis.", { ...usualVoice, blocked: ["passie"] })).toBe(false);
  });
});

describe("what somebody writes otherwise is offered", () => {
  const letter = letterIn("nl", {});
  const edited = letter
    .replace("Beste Marjan,", "Hé Marjan,")
    .replace(/Wanneer kan ik een kennismaking[^\n]*/u, "Bel me gerust over Marloes, dan plannen we iets.")
    .replace("Met vriendelijke groet,", "Zonnige groet,");
  test("a draft as it was made offers nothing, in neither tone", () => {
    expect(voiceOffers(letter, "nl", usualVoice, names)).toEqual([]);
    expect(voiceOffers(letterIn("nl", { tone: "formal" }), "nl", usualVoice, names)).toEqual([]);
  });
  test("with the names taken out; kept, it is offered no more", () => {
    const offers = voiceOffers(edited, "nl", usualVoice, names);
    expect(offers).toEqual([
      { field: "salutation", text: "Hé {first}," },
      { field: "invitation", text: "Bel me gerust over {candidate}, dan plannen we iets." },
      { field: "closing", text: "Zonnige groet," },
    ]);
    const kept = { ...usualVoice, nl: Object.fromEntries(offers.map(({ field, text }) => [field, text])) as Voice["nl"] };
    expect(voiceOffers(edited, "nl", kept, names)).toEqual([]);
  });
  test("what tells of the candidate alone is no invitation", () => {
    const short = "Hallo Wouter,\n\nMarloes plant ritten. Ze woont in Maastricht.\n\nMet vriendelijke groet,\nVera van Loon";
    expect(voiceOffers(short, "nl", usualVoice, names).map(({ field }) => field)).not.toContain("invitation");
  });
});
