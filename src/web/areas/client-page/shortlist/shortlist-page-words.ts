import { inEach } from "#contract/text/languages.ts";

/** What a shortlist's page says beyond `#contract/proposal/shortlist-words.ts`. */
const en = {
  read: (name: string) => `Read about ${name}`,
  all: (n: number) => `All ${n} candidates`,
  shortlist: "Shortlist",
  previous: (name: string) => `Previous: ${name}`,
  next: (name: string) => `Next: ${name}`,
  top: "Strengths",
  answers: (done: number, of: number) =>
    done === 0 ? `Answer per candidate: interview, question or not a fit.` : `${done} of ${of} answered.`,
  gone: "This candidate is no longer on the shortlist",
  requirement: "Requirement",
};
type ShortlistPageWords = typeof en;

const nl: ShortlistPageWords = {
  read: (name) => `Lees meer over ${name}`,
  all: (n) => `Alle ${n} kandidaten`,
  shortlist: "Shortlist",
  previous: (name) => `Vorige: ${name}`,
  next: (name) => `Volgende: ${name}`,
  top: "Sterke punten",
  answers: (done, of) => (done === 0 ? "Antwoord per kandidaat: gesprek, vraag of geen match." : `${done} van ${of} beantwoord.`),
  gone: "Deze kandidaat staat niet meer op de shortlist",
  requirement: "Eis of wens",
};

export const shortlistPageWords = inEach<ShortlistPageWords>({ en, nl });
