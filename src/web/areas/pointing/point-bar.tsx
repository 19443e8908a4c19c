import { Portal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { Row } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./point-bar.module.css";
import type { Selected } from "./use-selection.ts";

const EDGE = 8;

/**
 * What can be said of selected words, beside them; on a phone at the foot, where the browser's own menu leaves room. The key P
 * goes there from the text, Escape lets the selection go.
 */
export function PointBar({ place, children }: { place: Selected["place"]; children: ReactNode }) {
  const t = useWords();
  const bar = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => setWidth(bar.current?.offsetWidth ?? 0));
  const keys: Parameters<typeof useKeys>[0] = {
    p: (event) => {
      event.preventDefault();
      bar.current?.querySelector("button")?.focus();
    },
  };
  keys.Escape = () => getSelection()?.removeAllRanges();
  useKeys(keys);
  const below = place.bottom + EDGE + 44 < innerHeight;
  const style = isPhone
    ? undefined
    : {
        top: below ? place.bottom + EDGE : Math.max(EDGE, place.top - EDGE - 40),
        left: Math.max(EDGE, Math.min(place.left, innerWidth - width - EDGE)),
      };
  return (
    <Portal>
      <Row
        ref={bar}
        role="toolbar"
        aria-label={t("pointing.bar")}
        gap={4}
        isWrapped
        className={classes.bar}
        data-phone={isPhone || undefined}
        style={style}
        // Pressing must not clear the selection before the click has seen it.
        onMouseDown={(event) => event.preventDefault()}
      >
        {children}
      </Row>
    </Portal>
  );
}
