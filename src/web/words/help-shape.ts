/** A page of help: what one wants to do or know, and how. */
interface HelpPage {
  title: string;
  /** What the page answers, in a sentence. */
  lead: string;
  sections: { title: string; text: string[]; list?: string[] }[];
}
export type HelpPages = Record<
  "candidates" | "matching" | "day" | "proposals" | "anonymity" | "chat" | "team" | "subscription" | "statistics" | "account",
  HelpPage
>;
