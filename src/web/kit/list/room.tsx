/** The room of the rows of a table that aren't drawn. */
export function Room({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr aria-hidden="true" style={{ height, pointerEvents: "none" }}>
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
