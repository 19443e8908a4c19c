/** The links of rows that a list draws carry their record's id in `data-<name>`: the keys walk along them. */
export function rowKeys(name: string) {
  const links = () => [...document.querySelectorAll<HTMLElement>(`[data-${name}]`)];
  return {
    /** To the next or the previous row; from nowhere to the first or the last that is drawn. */
    step(by: 1 | -1) {
      const all = links();
      const at = all.findIndex((each) => each === document.activeElement || each.closest("tr, li")?.contains(document.activeElement));
      const next = all[at < 0 ? (by === 1 ? 0 : all.length - 1) : Math.min(Math.max(at + by, 0), all.length - 1)];
      next?.focus({ preventScroll: true });
      next?.scrollIntoView({ block: "nearest" });
    },
    /** The record of the row that has the focus. */
    current: () =>
      links()
        .find((each) => each.closest("tr, li")?.contains(document.activeElement))
        ?.getAttribute(`data-${name}`) ?? null,
  };
}
