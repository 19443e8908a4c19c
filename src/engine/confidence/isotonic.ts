/** One field that was read: how sure the reader was, and whether the label says the same. */
export interface Observed {
  sure: number;
  right: boolean;
}

/** From this sureness on, a field is right so often; `of`: how many were seen. */
export type Step = [from: number, right: number, of: number];

/**
 * Sureness to share right, rising: neighbours that would fall are pooled (isotonic regression), and steps of fewer than `least`
 * go with their neighbour. Each share is drawn to the middle by one right and one wrong (Laplace), so that ten of ten is no
 * certainty.
 */
export function isotonic(observed: readonly Observed[], least = 8): Step[] {
  const sorted = [...observed].sort((one, other) => one.sure - other.sure);
  const blocks: { from: number; right: number; of: number }[] = [];
  for (const { sure, right } of sorted) {
    const last = blocks.at(-1);
    if (last && last.from === sure) {
      last.of += 1;
      last.right += Number(right);
    } else blocks.push({ from: sure, right: Number(right), of: 1 });
  }
  const share = ({ right, of }: { right: number; of: number }) => (right + 1) / (of + 2);
  const pooled: typeof blocks = [];
  for (const block of blocks) {
    pooled.push({ ...block });
    while (pooled.length > 1) {
      const [before, last] = [pooled.at(-2), pooled.at(-1)] as [(typeof pooled)[number], (typeof pooled)[number]];
      if (before.of >= least && last.of >= least && share(before) < share(last)) break;
      if (last === pooled.at(-1) && last.of < least && block !== blocks.at(-1) && before.of >= least) break;
      pooled.splice(-2, 2, { from: before.from, right: before.right + last.right, of: before.of + last.of });
    }
  }
  return pooled.map((block) => [block.from, Math.round(share(block) * 1000) / 1000, block.of]);
}
