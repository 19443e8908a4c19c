import type { Column, List } from "./define-list.ts";

const GAP = 20;
const MARGINS = 56;
const TICK = 8;
/** A button that is an icon, and one with a word in it. */
const ACTION = 28;
const TRASH_ACTION = 96;

/** What stands in a row beside its columns. */
interface Beside {
  hasTicks: boolean;
  hasAction: boolean;
  isTrash: boolean;
}
const actionOf = ({ hasAction, isTrash }: Beside) => (hasAction ? [isTrash ? TRASH_ACTION : ACTION] : []);
const tickOf = ({ hasTicks }: Beside) => (hasTicks ? [TICK] : []);

/** As many of the chosen columns as the width takes, those last to leave that somebody added; all of them until it is known. */
export function thatFit(chosen: readonly Column[], width: number, beside: Beside): readonly Column[] {
  const fixed = [...tickOf(beside), ...actionOf(beside)];
  let left = chosen;
  const needed = () => [...fixed, ...left.map((column) => column.width[0])].reduce((sum, least) => sum + least + GAP, MARGINS - GAP);
  while (width > 0 && needed() > width) {
    const leaving = left
      .filter(({ leaves }) => leaves !== undefined)
      .sort((a, b) => Number(a.isExtra ?? false) - Number(b.isExtra ?? false) || (a.leaves ?? 0) - (b.leaves ?? 0))[0];
    if (!leaving) break;
    left = left.filter((each) => each !== leaving);
  }
  return left;
}

/** The columns as a grid. */
export const templateOf = (shown: readonly Column[], beside: Beside): string =>
  [
    ...tickOf(beside).map((width) => `${width}px`),
    ...shown.map(({ width: [least, share] }) => (share === 0 ? `${least}px` : `minmax(${least}px, ${share}fr)`)),
    ...actionOf(beside).map((width) => `${width}px`),
  ].join(" ");

export const usualColumns = ({ columns }: List): string[] => columns.filter(({ isExtra }) => !isExtra).map(({ key }) => key);
