import type { ReactNode } from "react";
import { type PublicPage as PageName, type PageWords, publicPages } from "#contract/public-pages.ts";
import { inLanguage } from "#contract/text/languages.ts";
import { PublicFrame } from "#web/kit/frame/public-frame.tsx";
import { currentLocale } from "#web/words/words.ts";

/** A page that anybody may read: header with the other pages, footer, and the title that search engines know. */
export function PublicPage({ page, children }: { page: PageName; children: ReactNode }) {
  return (
    <PublicFrame title={inLanguage<PageWords>(currentLocale(), publicPages[page]).title} withPlaces>
      {children}
    </PublicFrame>
  );
}
