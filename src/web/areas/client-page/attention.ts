/** So long a page is looked at before that is a visit: what checks the links of letters is gone by then. In milliseconds, of those that it is visible. */
const LOOKED_MS = 5000;
/** What somebody does who reads. */
const signs = ["scroll", "wheel", "keydown", "pointerdown", "touchstart", "click"] as const;

/** Tells once that somebody looks at the page: who stays, or scrolls, types or touches it. Gives back what stops it from telling. */
export function whenLookedAt(tell: () => void): () => void {
  let left = LOOKED_MS;
  let since: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", follow);
    for (const sign of signs) removeEventListener(sign, act, true);
  };
  const end = () => {
    stop();
    tell();
  };
  // What a program only pretends isn't done by anybody, and a page that nobody sees isn't read.
  const act = (event: Event) => void (event.isTrusted && document.visibilityState === "visible" && end());
  const follow = () => {
    clearTimeout(timer);
    if (since !== null) left -= performance.now() - since;
    since = document.visibilityState === "visible" ? performance.now() : null;
    if (since !== null) timer = setTimeout(end, Math.max(0, left));
  };
  document.addEventListener("visibilitychange", follow);
  for (const sign of signs) addEventListener(sign, act, { capture: true, passive: true });
  follow();
  return stop;
}
