import type { Citation } from "#contract/chat.ts";

/** A passage that a talk cites. A talk has one number for it, however many answers rest on it. */
export interface Source {
  number: number;
  citation: Citation;
}

interface Cites {
  id: string;
  citations?: readonly Citation[] | undefined;
}

const placeOf = ({ candidate_id, source, start, end }: Citation): string => `${candidate_id ?? ""} ${source} ${start} ${end}`;

export interface Sources {
  all: readonly Source[];
  /** The talk's number for `[n]` of one answer. */
  numberOf: (message_id: string, n: number) => number | undefined;
}

/** Numbers the passages of a talk in the order in which its answers cite them. */
export function numberSources(messages: readonly Cites[]): Sources {
  const byPlace = new Map<string, Source>();
  const numbers = new Map<string, number>();
  for (const { id, citations = [] } of messages) {
    for (const citation of citations) {
      const place = placeOf(citation);
      const source = byPlace.get(place) ?? { number: byPlace.size + 1, citation };
      byPlace.set(place, source);
      numbers.set(`${id} ${citation.n}`, source.number);
    }
  }
  return { all: [...byPlace.values()], numberOf: (id, n) => numbers.get(`${id} ${n}`) };
}
