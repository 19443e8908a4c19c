import type { Language, RequirementKind, Verdict } from "#contract/fields.ts";
import { inEach } from "#contract/text/languages.ts";
import type { Decision } from "./proposal.ts";
import { factsOf, proposalWords } from "./proposal-words.ts";
import type { ShortlistItem } from "./shared-proposal.ts";

/** What stands on a shortlist besides its candidates' own texts, alike on the page and in the PDF. */
const en = {
  shortlist_for: (client: string | null, job: string) => (client ? `Shortlist for ${client}, ${job}` : `Shortlist for ${job}`),
  title: (n: number) => (n === 1 ? "1 candidate" : `${n} candidates`),
  candidate: (place: number) => `Candidate ${place}`,
  candidates: "The candidates",
  compare: "Side by side",
  compare_hint: "What you ask, and what is known of each. Nobody is ranked.",
  not_listed: "Not in this proposal",
  counted: {
    met: (n) => `${n} met`,
    partly: (n) => `${n} partly`,
    not_met: (n) => `${n} not met`,
    unknown: (n) => `${n} unknown`,
  } as Record<Verdict, (n: number) => string>,
  unknown_means: "Unknown means: not in the CV and not discussed. It is not a no.",
  withdrawn: (n: number) =>
    n === 1
      ? "1 candidate is no longer available and was taken off this page."
      : `${n} candidates are no longer available and were taken off this page.`,
  sent: (date: string) => `Sent ${date}.`,
  answered: { interview: "Interview", question: "Question", not_a_fit: "Not a fit" } satisfies Record<Decision, string>,
};
export type ShortlistWords = typeof en;

const nl: ShortlistWords = {
  shortlist_for: (client, job) => (client ? `Shortlist voor ${client}, ${job}` : `Shortlist voor ${job}`),
  title: (n) => (n === 1 ? "1 kandidaat" : `${n} kandidaten`),
  candidate: (place) => `Kandidaat ${place}`,
  candidates: "De kandidaten",
  compare: "Naast elkaar",
  compare_hint: "Wat je vraagt, en wat er van ieder bekend is. Niemand krijgt een rangnummer.",
  not_listed: "Staat niet in dit voorstel",
  counted: {
    met: (n) => `voldoet aan ${n}`,
    partly: (n) => `deels aan ${n}`,
    not_met: (n) => `niet aan ${n}`,
    unknown: (n) => `${n} onbekend`,
  },
  unknown_means: "Onbekend: staat niet in het cv en is niet besproken. Dat is geen nee.",
  withdrawn: (n) =>
    n === 1
      ? "1 kandidaat is niet meer beschikbaar en is van deze pagina gehaald."
      : `${n} kandidaten zijn niet meer beschikbaar en zijn van deze pagina gehaald.`,
  sent: (date) => `Verstuurd op ${date}.`,
  answered: { interview: "Gesprek", question: "Vraag", not_a_fit: "Geen match" },
};

export const shortlistWords = inEach<ShortlistWords>({ en, nl });

type Shown = Pick<ShortlistItem, "place" | "shared">;

/** What each is called in a sentence and above a column: their short name, the whole one where two share it, else a number that stays theirs. */
export function labelsOf(items: readonly Shown[], language: Language): string[] {
  const isAlone = (name: string, of: (item: Shown) => string | null) =>
    items.filter((item) => of(item)?.toLowerCase() === name.toLowerCase()).length === 1;
  return items.map(({ place, shared: { short_name, display_name } }) => {
    if (short_name && isAlone(short_name, (item) => item.shared.short_name)) return short_name;
    if (short_name && isAlone(display_name, (item) => item.shared.display_name)) return display_name;
    return shortlistWords[language].candidate(place);
  });
}

interface CompareRow {
  text: string;
  kind: RequirementKind;
  /** Per candidate, in their order; null where their proposal doesn't speak of it. */
  cells: ({ verdict: Verdict; note: string | null } | null)[];
}

/** The requirements of all of them, each once, in the order in which the first proposal has them. */
export function compareRows(items: readonly Shown[]): CompareRow[] {
  const rows = new Map<string, CompareRow>();
  for (const [at, { shared }] of items.entries()) {
    const times = new Map<string, number>();
    for (const { text, kind, verdict, note } of shared.requirements) {
      const said = text.trim().replace(/\s+/g, " ").toLowerCase();
      const time = times.get(said) ?? 0;
      times.set(said, time + 1);
      const key = `${said}\n${time}`;
      const row = rows.get(key) ?? { text, kind, cells: items.map(() => null) };
      row.cells[at] = { verdict, note };
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}

/** The practical facts that stand side by side, in the order in which a client asks for them. */
const COMPARED = ["available", "notice", "hours", "salary", "rate", "location", "remote", "languages"] as const;

/** Per fact the value of each candidate; facts that none of them tells are left out. */
export function compareFacts(items: readonly Shown[], language: Language, today: string): { label: string; values: (string | null)[] }[] {
  const words = proposalWords[language];
  const told = items.map(({ shared }) => factsOf(shared.facts, language, today));
  return COMPARED.map((name) => ({
    label: words.fact[name],
    values: told.map((facts) => facts.find((fact) => fact.name === name)?.value ?? null),
  })).filter(({ values }) => values.some((value) => value !== null));
}

/** "6 met · 1 partly · 1 unknown": what there is none of isn't said. */
export function verdictsInWords(counts: Record<Verdict, number>, language: Language): string {
  const words = shortlistWords[language];
  return (["met", "partly", "not_met", "unknown"] as const)
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => words.counted[verdict](counts[verdict]))
    .join(" · ");
}
