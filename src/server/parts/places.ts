import { Shares } from "./shares.ts";
import { Turns } from "./turns.ts";

/** Nobody's in particular: it waits for its turn, and has no share that ends. */
export const NOBODY = "";

interface Waiting {
  owner: string;
  /** Null once they went, or have a place. */
  begin: (() => void) | null;
}

/**
 * So many places for what is done at the same time: connections, questions to a server. Workspaces take turns for them, and one alone
 * has two thirds at most, so that whoever else comes finds one at once.
 */
export class Places {
  private readonly shares: Shares;
  private readonly turns = new Turns<Waiting>(Number.POSITIVE_INFINITY);
  private count = 0;

  constructor(most: number) {
    this.shares = new Shares(most, (free) => 2 * free);
  }

  /** How many wait for one. */
  get waiting(): number {
    return this.count;
  }

  /** Calls `begin` as soon as there is a place, which `leave` gives back. What it returns tells that nobody waits for it any more. */
  enter(owner: string, begin: () => void): () => void {
    const one: Waiting = { owner, begin };
    this.count += 1;
    this.turns.push(owner, one, 1);
    this.next();
    return () => this.end(one);
  }

  leave(owner: string): void {
    this.shares.take(owner, -1);
    this.next();
  }

  /** Does something in a place. */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => this.enter(owner, resolve));
    try {
      return await work();
    } finally {
      this.leave(owner);
    }
  }

  private next(): void {
    const mayEnter = (owner: string) => {
      const lack = this.shares.lacks(owner, 1);
      return lack === null || (lack === "share" && owner === NOBODY);
    };
    for (let one = this.turns.shift(mayEnter); one; one = this.turns.shift(mayEnter)) {
      const { owner, begin } = one;
      if (!begin) continue;
      this.shares.take(owner, 1);
      this.end(one);
      begin();
    }
  }

  private end(one: Waiting): void {
    if (one.begin) this.count -= 1;
    one.begin = null;
  }
}
