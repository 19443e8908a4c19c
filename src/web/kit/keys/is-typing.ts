/** What takes letters: a box that is ticked takes none. */
const FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";

/** Keys are off while someone types or a dialog is open. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return Boolean(event.ctrlKey || event.metaKey || event.altKey || target?.closest(FIELDS) || document.querySelector("[aria-modal=true]"));
}
