import { useDocumentTitle } from "@mantine/hooks";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import classes from "./screen-head.module.css";

interface ScreenHeadProps {
  /** Links to where this screen belongs. */
  breadcrumb?: ReactNode;
  /** Also names the browser's tab. */
  title: string;
  /** Short facts beside or under the title. */
  facts?: ReactNode;
  /** At the right; one of them primary. */
  actions?: ReactNode;
  /** `ScreenTab`s, or anything 38 px high. */
  tabs?: ReactNode;
}

export function ScreenHead({ breadcrumb, title, facts, actions, tabs }: ScreenHeadProps) {
  useDocumentTitle(`${title} · Proffer`);
  const strip = useOpenTab<HTMLDivElement>();
  return (
    <header className={classes.head} data-tabs={tabs ? true : undefined}>
      {breadcrumb && <nav className={classes.breadcrumb}>{breadcrumb}</nav>}
      <div className={classes.line}>
        <div className={classes.words}>
          <h1 className={classes.title}>{title}</h1>
          {facts && <div className={classes.facts}>{facts}</div>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {tabs && (
        <div ref={strip} className={classes.tabs}>
          {tabs}
        </div>
      )}
    </header>
  );
}

/** For a strip of tabs: where they don't all fit, the one that is open stands in sight. */
export function useOpenTab<E extends HTMLElement>(): RefObject<E | null> {
  const strip = useRef<E>(null);
  const shown = useRef<Element>(null);
  useEffect(() => {
    const open = strip.current?.querySelector('[data-active], [data-status="active"], [aria-selected="true"]') ?? null;
    if (open && open !== shown.current) open.scrollIntoView({ inline: "nearest", block: "nearest" });
    shown.current = open;
  });
  return strip;
}

/** The classes of a tab for whatever element it is: `<Link className={tabClass} data-active={…}>`. */
export const tabClass = classes.tab as string;
export const tabCountClass = classes.tabCount as string;
