import { expect, test } from "vitest";
import { outcomeOf } from "./answers.ts";

const question = {
  id: "q",
  scope: "candidate",
  lang: "en",
  question: "Does she dive?",
  answer: [],
  not: ["deep sea"],
  unanswerable: true,
  quotes: [],
};
const outcome = (content: string) => outcomeOf(question as unknown as Parameters<typeof outcomeOf>[0], { content, citations: ["Zwolle"] });

test.each([
  "Whether she dives isn't in the CV. What stands there: available from May [1].",
  "Her diving licence isn’t mentioned.",
  "The documents name no diving licence.",
  "The CV does not list any licence.",
  "That is nowhere in the vacancy.",
  "Een duikbrevet staat niet in het cv. Wel staat er: beschikbaar per 1 mei [1].",
  "Het cv noemt geen duikbrevet.",
  "De documenten vertellen daar niets over.",
  "Dat staat er nergens.",
])("an answer declines, also where it cites what there is: %s", (content) => expect(outcome(content)).toBe("declined"));

test.each([
  "She isn't in Utrecht on Fridays [1].",
  "She has a diving licence [1].",
  "Ze duikt niet op vrijdag [1].",
  "The CV names a diving licence [1].",
  "That isn't in the CV, but she was in the deep sea [1].",
])("an answer doesn't: %s", (content) => expect(outcome(content)).toBe("wrong"));
