import { unavailable } from "#server/core/failures.ts";

interface TurnLimits {
  /** What everything that waits may weigh together; a piece of work weighs what it holds in memory, in bytes or characters. */
  most: number;
  /** Of that what one owner's may weigh: others always find room. */
  most_each: number;
}

/**
 * Work that waits for its turn. Owners (workspaces) take turns, each with what they asked for first: whoever brings a thousand
 * pieces of work waits for a thousand, and nobody else does. What finds no room is refused with 503, to be sent again.
 */
export class Turns<Work> {
  private readonly limits: TurnLimits;
  /** In the order of their turns; an owner without work isn't among them. */
  private readonly owners = new Map<string, { work: Work; weight: number }[]>();
  private readonly weights = new Map<string, number>();
  private weight = 0;
  /** Whose turn it was. */
  private last: string | null = null;

  constructor(limits: TurnLimits) {
    this.limits = limits;
  }

  get isEmpty(): boolean {
    return this.owners.size === 0;
  }

  /** How much work waits, in pieces. */
  get size(): number {
    return [...this.owners.values()].reduce((sum, waiting) => sum + waiting.length, 0);
  }

  /** Throws a failure of 503 where there is no room; a single piece of work always finds some where nothing else waits. */
  push(owner: string, work: Work, weight: number): void {
    const own = this.weights.get(owner) ?? 0;
    if ((own > 0 && own + weight > this.limits.most_each) || (this.weight > 0 && this.weight + weight > this.limits.most))
      throw unavailable();
    this.add(owner, weight).push({ work, weight });
  }

  /** Work that was begun and has to be done again: it is the next one. */
  again(owner: string, work: Work, weight: number): void {
    const own = this.add(owner, weight);
    own.unshift({ work, weight });
    const others = [...this.owners].filter(([one]) => one !== owner);
    this.owners.clear();
    this.last = null;
    for (const [one, waiting] of [[owner, own] as const, ...others]) this.owners.set(one, waiting);
  }

  /** The next one's first; its owner comes last now. */
  shift(): Work | undefined {
    const [first, second] = this.owners;
    // Whoever was the last one waits for who came since.
    const chosen = first?.[0] === this.last ? (second ?? first) : first;
    if (!chosen) return undefined;
    const [owner, waiting] = chosen;
    this.last = owner;
    const next = waiting.shift();
    this.owners.delete(owner);
    if (waiting.length > 0) this.owners.set(owner, waiting);
    if (!next) return undefined;
    this.weigh(owner, -next.weight);
    return next.work;
  }

  /** Everything that waits; afterwards nothing does. */
  empty(): Work[] {
    const all = [...this.owners.values()].flatMap((waiting) => waiting.map(({ work }) => work));
    this.owners.clear();
    this.weights.clear();
    this.weight = 0;
    return all;
  }

  private add(owner: string, weight: number) {
    const waiting = this.owners.get(owner) ?? [];
    this.owners.set(owner, waiting);
    this.weigh(owner, weight);
    return waiting;
  }

  private weigh(owner: string, change: number): void {
    this.weight += change;
    const own = (this.weights.get(owner) ?? 0) + change;
    if (own > 0) this.weights.set(owner, own);
    else this.weights.delete(owner);
  }
}
