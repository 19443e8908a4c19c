/**
 * An amount that is shared. Each may hold no more than `share` says for what is free: where that is all of it, one alone takes half, two
 * take a third each, and whoever comes next still finds as much as each of them has.
 */
export class Shares {
  private readonly most: number;
  private readonly share: (free: number) => number;
  private readonly taken = new Map<string, number>();
  private all = 0;

  /** How much is taken, by all. */
  get held(): number {
    return this.all;
  }

  constructor(most: number, share = (free: number) => free) {
    this.most = most;
    this.share = share;
  }

  /** Why so much can't be had: all of it is taken, or their share is; null where it can. */
  lacks(who: string, amount: number): "all" | "share" | null {
    const free = this.most - this.all;
    if (amount > free) return "all";
    return (this.taken.get(who) ?? 0) + amount > this.share(free) ? "share" : null;
  }

  /** Of whoever was found to lack nothing; a negative amount gives it back. */
  take(who: string, amount: number): void {
    this.all += amount;
    const theirs = (this.taken.get(who) ?? 0) + amount;
    if (theirs > 0) this.taken.set(who, theirs);
    else this.taken.delete(who);
  }
}
