import { type DragEvent, useRef, useState } from "react";

/** A hidden file field with what opens it, and what lets a part of the screen take one dropped file. */
export function useFileDrop(label: string, accept: string, take: (file: File) => void) {
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const input = (
    <input
      ref={field}
      type="file"
      hidden
      accept={accept}
      aria-label={label}
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        event.currentTarget.value = "";
        if (file) take(file);
      }}
    />
  );
  const drop = {
    "data-over": isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      // The page's own drop target would take it as a CV.
      event.stopPropagation();
      setIsOver(false);
      const file = event.dataTransfer.files[0];
      if (file) take(file);
    },
  };
  return { input, drop, choose: () => field.current?.click() };
}
