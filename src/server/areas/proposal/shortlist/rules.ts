import type { Leak } from "#contract/proposal/proposal.ts";
import type { SharedProposal, SharedShortlist } from "#contract/proposal/shared-proposal.ts";
import { senderPhrases } from "#engine/anonymity/anonymise.ts";
import type { Known } from "#engine/anonymity/secrets.ts";
import type { Scan } from "#server/parts/engine/calls.ts";

/** Somebody on a shortlist: who they are, and what may be read of them. */
export interface Listed {
  place: number;
  candidate_id: string;
  candidate: Known;
  shared: SharedProposal;
}

/** A text of the finished shortlist; `of` is the place of whom it speaks, null where it speaks of all. */
export interface ListedText {
  output: Leak["output"];
  place: string;
  text: string;
  of: number | null;
}

/**
 * Where to look for what would give somebody on a shortlist away. Their names and contact data are searched for in every text, those about the others
 * included; where they worked or learned only where it is said of them or of all, since two may have had the same employer.
 */
export function scansAmong(people: readonly Listed[], texts: readonly ListedText[]): (Scan & { candidate_id: string })[] {
  return people.flatMap((person) => {
    const { candidate, candidate_id, shared, place } = person;
    const others = people.filter((other) => other !== person);
    const scan = (about: number | null, of: Known, kept: string[]) => ({
      texts: texts.filter(({ of: whom }) => whom === about),
      candidate: of,
      candidate_id,
      anonymity: shared.anonymity,
      kept: [...senderPhrases(shared), ...kept],
    });
    const namesAlone = { ...candidate, experience: [], education: [], certifications: [] };
    return [
      scan(place, candidate, []),
      scan(
        null,
        candidate,
        others.flatMap((other) => [...namesTold(other.shared), ...placesTold(other.shared)]),
      ),
      ...others.map((other) => scan(other.place, namesAlone, [...senderPhrases(other.shared), ...namesTold(other.shared)])),
    ].filter(({ texts: some }) => some.length > 0);
  });
}

/** How somebody is called on their own page: a namesake's name may stand there. */
const namesTold = ({ display_name, short_name, anonymity, facts }: SharedProposal): string[] =>
  anonymity === "blind"
    ? []
    : [display_name, ...display_name.split(/[\s-]+/), short_name ?? "", facts.email ?? "", ...facts.links].filter(
        (name) => name.length > 1,
      );

const placesTold = ({ anonymity, experience, education }: SharedProposal): string[] =>
  anonymity === "blind"
    ? []
    : [...experience.map(({ company }) => company), ...education.map(({ institution }) => institution)].flatMap((name) => name ?? []);

/** Every string of the page that speaks of candidates, with whom it speaks of. */
export function textsOfPage(page: SharedShortlist): ListedText[] {
  const { items, title, intro, job_title, client_name } = page;
  const ofAll = Object.entries({ title, intro, job_title, client_name }).flatMap(([place, text]) =>
    text ? [{ output: "page" as const, place, text, of: null }] : [],
  );
  return [...ofAll, ...items.flatMap(({ place, shared }) => stringsIn(shared, `items.${place}`, place))];
}

/** What names the agency's own people isn't looked at. */
function stringsIn(value: unknown, path: string, of: number): ListedText[] {
  if (typeof value === "string")
    return /^items\.\d+\.(recruiter|agency)\./.test(path) ? [] : [{ output: "page", place: path, text: value, of }];
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, one]) => stringsIn(one, `${path}.${name}`, of));
}
