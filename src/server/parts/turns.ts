import { unavailable } from "#server/core/failures.ts";
import { Shares } from "./shares.ts";

/**
 * Work that waits for its turn. Owners (workspaces) take turns, each with what they asked for first: whoever brings a thousand
 * pieces of work waits for a thousand, and nobody else does. What finds no room is refused with 503, to be sent again: one alone has half
 * of it, two have a third each, so that however many bring much, whoever else comes finds some.
 */
export class Turns<Work> {
  private readonly room: Shares;
  /** In the order of their turns; an owner without work isn't among them. */
  private readonly owners = new Map<string, { work: Work; weight: number }[]>();
  /** Whose turn it was. */
  private last: string | null = null;

  /** `most`: what everything that waits may weigh together; a piece of work weighs what it holds in memory, in bytes or characters. */
  constructor(most: number) {
    this.room = new Shares(most);
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
    if (!this.isEmpty && this.room.lacks(owner, weight)) throw unavailable();
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

  /** The next one's first, of those who may; its owner comes last now. */
  shift(may: (owner: string) => boolean = () => true): Work | undefined {
    const owner = this.nextOwner(may);
    const waiting = owner === undefined ? undefined : this.owners.get(owner);
    if (owner === undefined || !waiting) return undefined;
    this.last = owner;
    const next = waiting.shift();
    this.owners.delete(owner);
    if (waiting.length > 0) this.owners.set(owner, waiting);
    if (!next) return undefined;
    this.room.take(owner, -next.weight);
    return next.work;
  }

  /** Whoever was the last one waits for who came since. */
  private nextOwner(may: (owner: string) => boolean): string | undefined {
    let again: string | undefined;
    for (const owner of this.owners.keys()) {
      if (!may(owner)) continue;
      if (owner !== this.last) return owner;
      again = owner;
    }
    return again;
  }

  /** Everything that waits; afterwards nothing does. */
  empty(): Work[] {
    const all: Work[] = [];
    for (let next = this.shift(); next !== undefined; next = this.shift()) all.push(next);
    return all;
  }

  private add(owner: string, weight: number) {
    const waiting = this.owners.get(owner) ?? [];
    this.owners.set(owner, waiting);
    this.room.take(owner, weight);
    return waiting;
  }
}
