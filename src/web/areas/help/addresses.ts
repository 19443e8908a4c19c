/** The areas that help has a page of, in the order of the contents. */
export const helpAreas = [
  "candidates",
  "matching",
  "day",
  "proposals",
  "anonymity",
  "chat",
  "team",
  "subscription",
  "statistics",
  "account",
] as const;
export type HelpArea = (typeof helpAreas)[number];
