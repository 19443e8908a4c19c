import { lazy, Suspense, useEffect, useState } from "react";
import { openPalette, opensPalette } from "#web/kit/keys/palette.ts";
import type { Early } from "./palette.tsx";

const load = () => import("./palette.tsx");
const Palette = lazy(load);

/** Somebody is about to: the pointer is on the button. */
export const expectPalette = (): void => void load();

/** Ctrl K, and whatever calls `openPalette`. Until then nothing of the palette is here. */
export function PaletteDoor({ onKeys }: { onKeys: () => void }) {
  const [openings, setOpenings] = useState(0);
  const [isAwaited, setAwaited] = useState(false);
  const [early, setEarly] = useState<Early>({ text: "", isEntered: false });
  useEffect(() => {
    opensPalette(() => {
      setEarly({ text: "", isEntered: false });
      setAwaited(true);
      setOpenings((before) => before + 1);
    });
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      openPalette();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  useEffect(() => {
    if (!isAwaited) return;
    // Before the screens' own keys: these letters are a search.
    const listen = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (key === "Tab") return setAwaited(false);
      if (key === "Escape") {
        setAwaited(false);
        setOpenings(0);
      } else if (key === "Enter") setEarly((before) => ({ ...before, isEntered: before.text !== "" }));
      else if (key === "Backspace") setEarly(({ text }) => ({ text: text.slice(0, -1), isEntered: false }));
      else if ([...key].length === 1) setEarly(({ text }) => ({ text: text + key, isEntered: false }));
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", listen, { capture: true });
    return () => removeEventListener("keydown", listen, { capture: true });
  }, [isAwaited]);
  if (openings === 0) return null;
  return (
    <Suspense fallback={null}>
      <Palette onKeys={onKeys} openings={openings} early={early} onFocus={() => setAwaited(false)} />
    </Suspense>
  );
}
