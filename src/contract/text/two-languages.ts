import type { ProposalParts } from "#contract/proposal/proposal.ts";
import type { SharedPage, SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { type Language, otherLanguageOf } from "./languages.ts";

/** What a text says in the proposal's other language, and what both said when they last said the same; null: they never did. */
export interface Twin<T> {
  said: T;
  agreed: { own: T; other: T } | null;
}

export const otherLanguage = (language: Language): Language => otherLanguageOf[language];

/**
 * How a text stands to the same text in the other language. `missing`: there is none here; `behind`: the other was changed since;
 * `unsettled`: both were, or nobody said yet that they say the same; `ahead` and `alone`: the other one is behind, or missing.
 */
export type Standing = "same" | "missing" | "behind" | "unsettled" | "ahead" | "alone";

/** One text of a proposal with its twin: what is compared as one. */
interface Pair {
  part: string;
  own: Texts;
  twin: Twin<Texts> | null | undefined;
}
type Texts = Record<string, string | null | undefined>;

const wordsOf = (text: string | null | undefined) => (text ?? "").trim();
const isSame = (one: Texts, other: Texts) => Object.keys(one).every((name) => wordsOf(one[name]) === wordsOf(other[name]));
const lacks = (here: Texts, there: Texts) => Object.keys(there).some((name) => wordsOf(there[name]) !== "" && wordsOf(here[name]) === "");

function standingOf({ own, twin }: Omit<Pair, "part">): Standing {
  const nothing = Object.fromEntries(Object.keys(own).map((name) => [name, null]));
  const { said, agreed } = twin ?? { said: nothing, agreed: null };
  if (isSame(own, nothing) && isSame(said, nothing)) return "same";
  const isOwnAsAgreed = agreed !== null && isSame(own, agreed.own);
  const isSaidAsAgreed = agreed !== null && isSame(said, agreed.other);
  if (isOwnAsAgreed && isSaidAsAgreed) return "same";
  if (lacks(own, said)) return "missing";
  if (lacks(said, own)) return "alone";
  if (isSaidAsAgreed) return "ahead";
  return isOwnAsAgreed ? "behind" : "unsettled";
}

const letterOf = (twin: Twin<string> | null | undefined): Twin<Texts> | null =>
  twin
    ? {
        said: { letter: twin.said },
        agreed: twin.agreed && { own: { letter: twin.agreed.own }, other: { letter: twin.agreed.other } },
      }
    : null;

/** Every text of a proposal that a client reads, by the part that it stands in. What a vacancy asks in its own words has one language. */
function pairsOf({ strengths, information, cover_letter, other_letter, requirements }: ProposalParts): Pair[] {
  return [
    ...strengths.map(({ title, text, other }, at) => ({ part: `strength:${at}`, own: { title, text }, twin: other })),
    { part: "summary", own: { title: information.title, summary: information.summary }, twin: information.other },
    { part: "letter", own: { letter: cover_letter }, twin: letterOf(other_letter) },
    ...requirements.map(({ note, other }, at) => ({
      part: `requirement:${at}`,
      own: { note },
      twin: other && {
        said: { note: other.said.note },
        agreed: other.agreed && { own: { note: other.agreed.own.note }, other: { note: other.agreed.other.note } },
      },
    })),
  ];
}

/** How each text stands to its twin, in the order of the page. */
export const standingsOf = (parts: ProposalParts): { part: string; standing: Standing }[] =>
  pairsOf(parts).map(({ part, ...pair }) => ({ part, standing: standingOf(pair) }));

/** Whether the client can read all of it in both languages. */
export const isInBoth = (parts: ProposalParts): boolean =>
  (parts.cover_letter.trim() !== "" || parts.strengths.length > 0) && standingsOf(parts).every(({ standing }) => standing === "same");

/** Whether every text is there in the other language, behind or not. */
export const isThereInBoth = (parts: ProposalParts): boolean =>
  standingsOf(parts).every(({ standing }) => standing !== "alone" && standing !== "missing");

const turnedTwin = <T extends object | string>(own: T, twin: Twin<T> | null | undefined, isBlank: boolean): Twin<T> | null =>
  isBlank && !twin?.agreed ? null : { said: own, agreed: twin?.agreed ? { own: twin.agreed.other, other: twin.agreed.own } : null };

/** A proposal's parts from the side of its other language: its texts first, these as their twins. Turned twice they are as they were. */
export function turned({ strengths, information, cover_letter, other_letter, requirements }: ProposalParts): ProposalParts {
  const { title = null, summary = null, other } = information;
  return {
    strengths: strengths.map((strength) => {
      const own = { title: strength.title, text: strength.text };
      const said = strength.other?.said ?? { title: "", text: "" };
      return { ...strength, ...said, other: turnedTwin(own, strength.other, !own.title && !own.text) };
    }),
    information: {
      ...information,
      title: other?.said.title ?? null,
      summary: other?.said.summary ?? null,
      other: turnedTwin({ title, summary }, other, !title && !summary),
    },
    cover_letter: other_letter?.said ?? "",
    other_letter: turnedTwin(cover_letter, other_letter, cover_letter === ""),
    requirements: requirements.map((line) => {
      const own = { text: line.text, note: line.note ?? null };
      const said = line.other?.said ?? { text: line.text, note: null };
      return { ...line, ...said, other: turnedTwin(own, line.other, !own.note && own.text === said.text) };
    }),
  };
}

const paired = <T extends object>(own: T, said: T): Twin<T> | null => {
  const [here, there] = [own, said] as [Texts, Texts];
  if (Object.keys(there).every((name) => wordsOf(there[name]) === "")) return null;
  return { said, agreed: lacks(there, here) ? null : { own, other: said } };
};

/** Parts with those of the other language as their twins, one by one: both say the same, as far as there is a text. */
export const withOther = (own: ProposalParts, other: ProposalParts): ProposalParts => {
  const letter = paired({ letter: own.cover_letter }, { letter: other.cover_letter });
  return {
    strengths: own.strengths.map((strength, at) => {
      const { title = "", text = "" } = other.strengths[at] ?? {};
      return { ...strength, other: paired({ title: strength.title, text: strength.text }, { title, text }) };
    }),
    information: {
      ...own.information,
      other: paired(
        { title: own.information.title ?? null, summary: own.information.summary ?? null },
        { title: other.information.title ?? null, summary: other.information.summary ?? null },
      ),
    },
    cover_letter: own.cover_letter,
    other_letter: letter && {
      said: letter.said.letter,
      agreed: letter.agreed && { own: letter.agreed.own.letter, other: letter.agreed.other.letter },
    },
    requirements: own.requirements.map((line, at) => {
      const { text = line.text, note = null } = other.requirements[at] ?? {};
      return {
        ...line,
        other: note ? { said: { text, note }, agreed: { own: { text: line.text, note: line.note ?? null }, other: { text, note } } } : null,
      };
    }),
  };
};

/** Whether a reader of this language reads the second one's page: where it is there in that language. */
export const isOtherRead = ({ other }: SharedProposal, language: Language): boolean => other?.language === language;

/** The page in a language, where it is there in that one; else in its own. */
export function pageIn(shared: SharedProposal, language: Language): SharedPage {
  const { other, ...own } = shared;
  return other && isOtherRead(shared, language) ? other : own;
}

/** The texts of one language alone. */
export const withoutOther = (parts: ProposalParts): ProposalParts => ({
  strengths: parts.strengths.map((one) => ({ ...one, other: null })),
  information: { ...parts.information, other: null },
  cover_letter: parts.cover_letter,
  other_letter: null,
  requirements: parts.requirements.map((one) => ({ ...one, other: null })),
});

const agreedNow = <T>(own: T, { said }: Twin<T>): Twin<T> => ({ said, agreed: { own, other: said } });

/** The same with a part of which somebody says that both languages say the same; one that is missing on a side can't. */
export function settled(parts: ProposalParts, part: string): ProposalParts {
  const { strengths, information, cover_letter, other_letter, requirements } = parts;
  const [kind, at] = part.split(":");
  const isOne = (index: number) => index === Number(at);
  if (kind === "letter") return { ...parts, other_letter: other_letter && agreedNow(cover_letter, other_letter) };
  if (kind === "summary") {
    const { title = null, summary = null, other } = information;
    return { ...parts, information: { ...information, other: other && agreedNow({ title, summary }, other) } };
  }
  if (kind === "strength")
    return {
      ...parts,
      strengths: strengths.map((one, index) =>
        isOne(index) && one.other ? { ...one, other: agreedNow({ title: one.title, text: one.text }, one.other) } : one,
      ),
    };
  return {
    ...parts,
    requirements: requirements.map((one, index) =>
      isOne(index) && one.other ? { ...one, other: agreedNow({ text: one.text, note: one.note ?? null }, one.other) } : one,
    ),
  };
}

/** `parts` with what `brought` has for the other language, where that was brought up to date; what was typed meanwhile stays. */
export const withUpdated = (parts: ProposalParts, brought: ProposalParts): ProposalParts => ({
  strengths: parts.strengths.map((one, at) => ({ ...one, other: brought.strengths[at] ? brought.strengths[at].other : one.other })),
  information: { ...parts.information, other: brought.information.other },
  cover_letter: parts.cover_letter,
  other_letter: brought.other_letter,
  requirements: parts.requirements.map((one, at) => ({
    ...one,
    other: brought.requirements[at] ? brought.requirements[at].other : one.other,
  })),
});
