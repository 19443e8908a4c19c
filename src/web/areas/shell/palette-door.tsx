import { lazy, Suspense, useEffect, useState } from "react";

const load = () => import("./palette.tsx");
const Palette = lazy(load);

let open = () => {};
/** Opens the search over everything. Its code is loaded the first time that somebody asks for it. */
export const openPalette = (): void => open();
/** Somebody is about to: the pointer is on the button. */
export const expectPalette = (): void => void load();

/** Ctrl K, and whatever calls `openPalette`. Until then nothing of the palette is here. */
export function PaletteDoor({ onKeys }: { onKeys: () => void }) {
  const [openings, setOpenings] = useState(0);
  useEffect(() => {
    open = () => setOpenings((before) => before + 1);
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      open();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  if (openings === 0) return null;
  return (
    <Suspense fallback={null}>
      <Palette onKeys={onKeys} openings={openings} />
    </Suspense>
  );
}
