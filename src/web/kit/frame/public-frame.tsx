import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import { Stack } from "#web/ui/layout.tsx";
import { PublicFooter } from "./public-footer.tsx";
import classes from "./public-frame.module.css";
import { PublicHeader } from "./public-header.tsx";

export interface PublicFrameProps {
  /** Names the browser's tab. */
  title: string;
  /** One message in the middle instead of a page. */
  isNarrow?: boolean;
  /** The public pages in the header and the footer, and the ways in. */
  withPlaces?: boolean;
  children: ReactNode;
}

/** A page outside the dashboard, below the header. */
export function PublicFrame({ title, isNarrow = false, withPlaces = false, children }: PublicFrameProps) {
  useDocumentTitle(`${title} · Proffer`);
  return (
    <Stack className={classes.frame}>
      <PublicHeader withPlaces={withPlaces} />
      <main className={classes.main} data-narrow={isNarrow || undefined}>
        {children}
      </main>
      {withPlaces && <PublicFooter />}
    </Stack>
  );
}
