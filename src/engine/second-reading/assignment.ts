/**
 * Which row goes with which column, one to one, so that the sum of their scores is the most that there is; a pair that scores nothing is
 * none. By row: its column, or null. (The Hungarian method, cubic in the larger side.)
 */
export function assigned(scores: readonly (readonly number[])[]): (number | null)[] {
  const size = Math.max(scores.length, ...scores.map(({ length }) => length));
  const cost = (row: number, column: number) => -(scores[row - 1]?.[column - 1] ?? 0);
  const ofRow = new Float64Array(size + 1);
  const ofColumn = new Float64Array(size + 1);
  const rowAt = new Int32Array(size + 1);
  for (let row = 1; row <= size; row++) {
    const least = new Float64Array(size + 1).fill(Infinity);
    const before = new Int32Array(size + 1);
    const isSeen = new Uint8Array(size + 1);
    rowAt[0] = row;
    let column = 0;
    do {
      isSeen[column] = 1;
      const here = rowAt[column] ?? 0;
      let step = Infinity;
      let next = 0;
      for (let other = 1; other <= size; other++) {
        if (isSeen[other]) continue;
        const left = cost(here, other) - (ofRow[here] ?? 0) - (ofColumn[other] ?? 0);
        if (left < (least[other] ?? 0)) {
          least[other] = left;
          before[other] = column;
        }
        if ((least[other] ?? 0) < step) {
          step = least[other] ?? 0;
          next = other;
        }
      }
      for (let other = 0; other <= size; other++)
        if (isSeen[other]) {
          ofRow[rowAt[other] ?? 0] = (ofRow[rowAt[other] ?? 0] ?? 0) + step;
          ofColumn[other] = (ofColumn[other] ?? 0) - step;
        } else least[other] = (least[other] ?? 0) - step;
      column = next;
    } while (rowAt[column] !== 0);
    for (; column !== 0; column = before[column] ?? 0) rowAt[column] = rowAt[before[column] ?? 0] ?? 0;
  }
  const columns: (number | null)[] = scores.map(() => null);
  for (let column = 1; column <= size; column++) {
    const row = (rowAt[column] ?? 0) - 1;
    if ((scores[row]?.[column - 1] ?? 0) > 0) columns[row] = column - 1;
  }
  return columns;
}
