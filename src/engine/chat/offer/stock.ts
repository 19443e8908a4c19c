import { isInstruction } from "#engine/words/orders-to-machines.ts";
import type { ChatEvidence, ChatPassage, ChatRecords } from "../chat.ts";
import { isPersonal, passagesNear, passagesOf } from "../passages.ts";
import { candidateOf, stands } from "../sources.ts";

/** Whose a passage is: the job's, the talk's own candidate's, what was written about them, or that of the ranked one with this id. */
type Owner = string;

/** All that may be offered of a talk's records, and where it stands. */
export class Stock {
  readonly all: ChatPassage[];
  /** How many passages each document has. */
  readonly sizes: ReadonlyMap<Owner, number>;
  private readonly records: ChatRecords;
  private readonly byNumber: ReadonlyMap<number, ChatPassage>;
  private readonly bySource = new Map<string, ChatPassage[]>();
  private readonly order: ReadonlyMap<Owner, number>;

  constructor(records: ChatRecords) {
    this.records = records;
    this.all = passagesOf(records).filter(({ text }) => !isInstruction(text));
    this.byNumber = new Map(this.all.map((passage) => [passage.n, passage]));
    for (const passage of this.all) {
      const key = sourceKey(passage);
      const known = this.bySource.get(key);
      if (known) known.push(passage);
      else this.bySource.set(key, [passage]);
    }
    const owners = ["own", "notes", "job", ...records.ranked.map(({ candidate }) => candidate.id)];
    this.order = new Map(owners.map((owner, place) => [owner, place]));
    this.sizes = this.counted(this.all);
  }

  ownerOf({ source, candidate_id }: ChatPassage): Owner {
    if (source === "job" || source.startsWith("job:")) return "job";
    if (source.startsWith("note:") || source.startsWith("match:")) return "notes";
    return candidate_id ?? "own";
  }

  keyOf = ({ source, candidate_id, start, end }: ChatPassage): string => `${candidate_id ?? ""} ${source} ${start} ${end}`;

  /** The passage that the records hold under this number, unless it may not be offered. */
  numbered(n: number): ChatPassage[] {
    const passage = this.byNumber.get(n);
    return passage ? [passage] : [];
  }

  counted(passages: readonly ChatPassage[]): Map<Owner, number> {
    const counts = new Map<Owner, number>();
    for (const passage of passages) counts.set(this.ownerOf(passage), (counts.get(this.ownerOf(passage)) ?? 0) + 1);
    return counts;
  }

  /** The passages that evidence stands in: whole, so that what is hidden in them stays so. A field that no passage holds is one itself. */
  at(evidence: ChatEvidence): ChatPassage[] {
    const { source, start, end, quote } = evidence;
    const own = evidence.candidate_id === this.records.candidate?.id ? undefined : evidence.candidate_id;
    const of = own && !source.startsWith("job") && !source.startsWith("note:") ? { candidate_id: own } : {};
    const held = (this.bySource.get(sourceKey({ source, ...of })) ?? []).filter((one) => one.start < end && start < one.end);
    if (held.length > 0 || source === "cv" || source === "job") return held;
    // A field that was read in the CV is shown where it was read.
    const read = source.startsWith("profile:") && candidateOf(this.records, own)?.evidence[source.slice("profile:".length)];
    const inCv = read ? this.at({ source: "cv", ...of, quote: read.quote, start: read.start, end: read.end }) : [];
    if (inCv.length > 0) return inCv;
    const isShown = stands(this.records, { ...evidence, ...of }) && !isPersonal(quote) && !isInstruction(quote);
    return isShown ? [{ n: 0, source, ...of, start, end, text: quote }] : [];
  }

  /** What names the job of the career that a passage tells of: its title, employer and dates. */
  headsOf(passage: ChatPassage): ChatPassage[] {
    const candidate = passage.source === "cv" ? candidateOf(this.records, passage.candidate_id) : null;
    if (!candidate) return [];
    const at = candidate.experience.findIndex((_, index) => {
      const places = parts.flatMap((part) => candidate.evidence[`experience.${index}.${part}`] ?? []);
      if (places.length === 0) return false;
      const [from, to] = [Math.min(...places.map(({ start }) => start)), Math.max(...places.map(({ end }) => end))];
      return from <= passage.start && passage.start < to;
    });
    if (at === -1) return [];
    const heads = parts.slice(0, -1).flatMap((part) => candidate.evidence[`experience.${at}.${part}`] ?? []);
    const of = passage.candidate_id ? { candidate_id: passage.candidate_id } : {};
    return [...new Set(heads.flatMap(({ quote, start, end }) => this.at({ source: "cv", quote, start, end, ...of })))];
  }

  /** Passages that are like a question, the likest first. */
  alike = (question: string): ChatPassage[] => passagesNear(question, this.all).map(({ passage }) => passage);

  /** As many of these as there is room for, in their order; what is too long for the room that is left gives way to what follows. */
  within(room: number, passages: readonly ChatPassage[]): ChatPassage[] {
    const chosen = new Map<string, ChatPassage>();
    let left = room;
    for (const passage of passages) {
      const key = this.keyOf(passage);
      if (chosen.has(key) || passage.text.length > left) continue;
      left -= passage.text.length;
      chosen.set(key, passage);
    }
    return [...chosen.values()];
  }

  /** Each once, by document and place. */
  inOrder(passages: readonly ChatPassage[]): ChatPassage[] {
    const placeOf = (passage: ChatPassage) => this.order.get(this.ownerOf(passage)) ?? this.order.size;
    const unique = new Map(passages.map((passage) => [this.keyOf(passage), passage]));
    // What is only a field has no number, and comes last.
    const last = (n: number) => n || Number.MAX_SAFE_INTEGER;
    return [...unique.values()].sort((one, other) => placeOf(one) - placeOf(other) || last(one.n) - last(other.n));
  }
}

const parts = ["title", "company", "start", "end", "description"];
const sourceKey = ({ source, candidate_id }: Pick<ChatPassage, "source" | "candidate_id">) => `${candidate_id ?? ""} ${source}`;
