import type { LeftOut } from "#contract/job/job.ts";
import type { Statement } from "./text/statement.ts";

export type Why = LeftOut["why"];

/** Lines that ask nothing, in the order of the text; neighbours of one paragraph with one reason are told as one. */
export class LeftOuts {
  private readonly found: (LeftOut & { line: number })[] = [];
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  add(why: Why, start: number, end: number, line: number, more: Pick<LeftOut, "ground" | "law" | "instead"> = {}): void {
    if (end - start < 2) return;
    const last = this.found.at(-1);
    if (last && last.why === why && last.line === line && why !== "protected" && /^[\s.;,]*$/.test(this.text.slice(last.end, start))) {
      last.end = end;
      last.quote = this.text.slice(last.start, end);
      return;
    }
    this.found.push({ quote: this.text.slice(start, end), start, end, why, ...more, line });
  }

  /** At most so many: no vacancy has more to say. */
  list(most = 200): LeftOut[] {
    const sorted = [...this.found].sort((one, other) => one.start - other.start || one.end - other.end);
    return sorted.slice(0, most).map(({ line: _, ...one }) => one);
  }
}

/** A statement's section as the reason to leave it out. */
export const whyOf: Record<Statement["section"], Why> = {
  must: "boilerplate",
  nice: "boilerplate",
  knock_out: "boilerplate",
  tasks: "duty",
  offer: "offer",
  company: "company",
  process: "boilerplate",
  other: "boilerplate",
  none: "company",
};
