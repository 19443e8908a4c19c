/** What one language writes in a CV of people who aren't the candidate, and before what is the candidate's own: patterns in lower case. */
export interface OthersWords {
  /** Headings, and labels, under which others are told with how they are reached. */
  headings: string;
  /** Who is never the candidate, wherever the word stands before an address or a number. */
  never: string;
  /** Who the candidate may be too: somebody else where a label says it, or where the candidate speaks of theirs. */
  maybe: string;
  /** Words by which somebody speaks of their own people. */
  possessive: string;
  /** Words by which somebody speaks of being reached themselves. */
  me: string;
  /** Mailboxes that belong to no one person. */
  mailboxes: string;
  /** Labels of fields. No name consists of such words alone. */
  labels: Record<"name" | "first" | "called" | "last" | "infix" | "other", string>;
  /** What a number is of that is no phone number. */
  numbers: string;
}
