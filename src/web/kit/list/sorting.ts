import type { List, Sort } from "./define-list.ts";

const fieldOf = (by: string | undefined) => by?.replace(/^-/, "");

/** Which of a list's orders an address asks for, and whether it goes down. */
export function sortNow({ sorts, usual }: List, asked: string | undefined): { sort: Sort | undefined; isDown: boolean } {
  const by = asked ?? usual;
  return { sort: sorts.find((each) => fieldOf(each.by) === fieldOf(by)), isDown: by?.startsWith("-") ?? false };
}

/** What the address says once the order is asked for: nothing for the usual one. */
export const sortAddress = ({ usual }: List, by: string | undefined): string | undefined => (by === usual ? undefined : by);

/** The order turned round. */
export const turned = ({ by }: Sort, isDown: boolean): string | undefined => (isDown ? fieldOf(by) : by && `-${fieldOf(by)}`);

/** What a click on the head of its column asks for: the order, the other way round, or none any more. */
export function sortByHead(list: List, asked: string | undefined, sort: Sort): string | undefined {
  const now = sortNow(list, asked);
  if (now.sort !== sort) return sortAddress(list, sort.by);
  return sortAddress(list, sort.isTwoWay ? turned(sort, now.isDown) : list.usual);
}
