/** So many seconds a page is before somebody's eyes until that is a visit: what checks the links of letters is gone by then. */
const SECONDS = 5;
/** What somebody does who reads. */
const signs = ["scroll", "wheel", "keydown", "pointerdown", "click"];

/** Tells once that somebody looks at the page: who stays, or scrolls, types or presses something. Gives back what stops it from telling. */
export function whenLookedAt(tell: () => void): () => void {
  const isVisible = () => document.visibilityState === "visible";
  const telling = new AbortController();
  const stop = () => {
    clearInterval(timer);
    telling.abort();
  };
  const end = () => {
    stop();
    tell();
  };
  let seconds = 0;
  const timer = setInterval(() => {
    if (isVisible() && ++seconds === SECONDS) end();
  }, 1000);
  // What a program only pretends isn't done by anybody, and a page that nobody sees isn't read.
  const act = (event: Event) => {
    if (event.isTrusted && isVisible()) end();
  };
  for (const sign of signs) addEventListener(sign, act, { capture: true, passive: true, signal: telling.signal });
  return stop;
}
