import type { CandidateDraft, HiddenText, TextFormat } from "#contract/candidate/candidate.ts";
import type { Box, EvidenceByField } from "#contract/fields.ts";

/** How letters look, as far as the document says so. */
export interface Looks {
  /** Font size in points. */
  size: number;
  bold: boolean;
  italic?: boolean;
  /** The font's name. */
  font?: string;
  /** Red, green and blue in one number: 0x000000 is black. */
  colour?: number;
}

/** A word as it stands on a page: PDF points (1/72 inch), origin at the page's top left. */
export interface Word extends Looks {
  text: string;
  /** 1-based. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Its place in the order in which its page was drawn; absent where nothing was, as on a scan. */
  order?: number;
  /** Why nobody sees it, when nobody does. */
  hidden?: HiddenText["reason"];
}

/** A link annotation: the rectangle it covers and where it leads. */
export interface PageLink extends Box {
  url: string;
}

/** What a document holds, before anybody asks what it means. */
export type DocumentContent =
  | { kind: "pages"; pages: { width: number; height: number }[]; words: Word[]; links: PageLink[] }
  | {
      kind: "text";
      text: string;
      links: string[];
      hidden: HiddenText[];
      /** How each line of `text` looks, where the document says so. */
      styles?: (LineStyle | null)[];
    };

/** How a line of a document without pages looks. */
export interface LineStyle {
  bold: boolean;
  /** Points. */
  size: number;
  /** The author marked it as a heading. */
  heading: boolean;
  /** An item of a list. */
  list?: boolean;
  /** Several cells of a table. */
  row?: boolean;
  /** What goes on in the last cell of the row above. */
  cell?: boolean;
  /** The paragraph ends with it: only a break that somebody made within one leaves a line open. */
  ends?: boolean;
  /** Its stretches of letters that look alike, in order. */
  runs?: (Looks & { text: string })[];
}

/** Which part of the text stands where on a page: `[start, end, page, x, y, width, height]` per word, in order of `start`. */
export interface Layout {
  pages: { width: number; height: number }[];
  words: [start: number, end: number, page: number, x: number, y: number, width: number, height: number][];
}

/** What is stored beside a text: where its words stand, or how its lines look. */
export type StoredLayout = Layout & { formatting?: TextFormat[] };

/** A CV read: the text that a person sees, and what it says with its proof. */
export interface CvReading {
  text: string;
  /** Null for text and DOCX, which have no pages of their own. */
  layout: Layout | null;
  /** How the lines of a document without pages look. */
  formatting: TextFormat[];
  profile: CandidateDraft;
  evidence: EvidenceByField;
  hidden: HiddenText[];
}
