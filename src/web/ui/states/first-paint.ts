import { useEffect, useState } from "react";

/** Calls back after the next frame was drawn; what it returns takes that back. */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

let hasPainted = false;

/** False until the visit's first screen was drawn. What only accompanies it, such as the counts beside it, is asked for after that. */
export function useHasPainted(): boolean {
  const [isShown, setShown] = useState(hasPainted);
  useEffect(() => {
    if (isShown) return;
    return afterPaint(() => {
      hasPainted = true;
      setShown(true);
    });
  }, [isShown]);
  return isShown;
}
