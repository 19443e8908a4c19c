import { useDocumentTitle } from "@mantine/hooks";
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Row, Text } from "#web/ui/layout.tsx";
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
  return (
    <header className={classes.head} data-tabs={tabs ? true : undefined}>
      {breadcrumb && <Breadcrumb>{breadcrumb}</Breadcrumb>}
      <Row gap="8 16" justify="between" isWrapped className={classes.line}>
        <Row gap="0 12" align="baseline" isWrapped className={classes.words}>
          <Text as="h1" size={22} weight={600} isBreakable>
            {title}
          </Text>
          {facts && (
            <Row gap="0 12" align="stretch" isWrapped size={13} tone="dimmed">
              {facts}
            </Row>
          )}
        </Row>
        {actions && (
          <Row gap={8} align="stretch" isWrapped className={classes.actions}>
            {actions}
          </Row>
        )}
      </Row>
      {tabs && <TabStrip as="div">{tabs}</TabStrip>}
    </header>
  );
}

/** The links to where a screen belongs, above its title. */
export const Breadcrumb = (props: ComponentProps<"nav">) => (
  <Row as="nav" isWrapped size={12} tone="dimmed" isTabular className={classes.breadcrumb} {...props} />
);

/** Tabs in one line, which can be pushed along where they don't fit. */
export function TabStrip({ as = "nav", ...props }: { as?: "nav" | "div"; "aria-label"?: string; children: ReactNode }) {
  return <Row ref={useOpenTab<HTMLDivElement>()} as={as} gap={20} align="stretch" mt={12} className={classes.tabs} {...props} />;
}

/** For a strip of tabs: where they don't all fit, the one that is open stands in sight. */
function useOpenTab<E extends HTMLElement>(): RefObject<E | null> {
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
