import type { LinkPage } from "#contract/proposal/client-page.ts";

interface DrawnPage {
  html: string;
  /** The only style that stands in it, as a source of a content security policy. */
  style_source: string;
}

/** The page behind a client's or candidate's link, as HTML that can be read before any script arrives. */
export interface ClientPage {
  draw(page: LinkPage): Promise<DrawnPage>;
}
