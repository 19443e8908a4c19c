/** What a stretch of a vacancy is about, told by its heading. */
export type Section = "must" | "nice" | "knock_out" | "tasks" | "offer" | "company" | "process" | "other" | "none";

/**
 * The wordings by which one language's vacancies are read. Each is a small pattern of whole words in lower case; `\p{L}*` stands
 * for any ending. A vacancy is read with those of every language, as many mix two.
 */
export interface VacancyWords {
  /** Headings of a section; the first section that fits counts. */
  headings: Record<Exclude<Section, "none">, string[]>;
  /** Says in a heading what would please them: a wish where something was asked before, else what they ask. */
  eager: string[];
  /** Makes what it stands beside a wish, a requirement, or a requirement without which nobody is considered. */
  nice: string[];
  must: string[];
  knockOut: string[];
  /** What stands beside it isn't asked: "niet nodig", "we can't offer". */
  notAsked: string[];
  /** Addresses the reader as whoever has something, or names what one has: "je hebt", "kennis van". */
  asks: string[];
  /** Speaks of what somebody has or is, never of the work: prose without headings asks by these alone. */
  has: string[];
  /** Begins another thing asked when it follows a comma or "and": "ervaring", "a degree". */
  heads: string[];
  /** Words that describe such a head and name nothing themselves: "goede", "relevante". */
  describes: string[];
  /** What the work is: "je zorgt voor", "you will". */
  duty: string[];
  /** What one gets. */
  offer: string[];
  /** Who one works for. */
  company: string[];
  /** Begins what only tells of them, under whatever heading: where, with how many, what they are, what they look forward to. */
  tells: string[];
  /** How applying goes. */
  process: string[];
  /** What belongs to applying whoever applies, even where it names a paper: "een VOG hoort bij de procedure". */
  formality: string[];
  /** What is checked of whoever is hired: asked only as an item of what is asked. */
  check: string[];
  /** To agencies and freelancers who would offer somebody. */
  agency: string[];
  /** Of the website: cookies, share buttons, other vacancies. */
  boilerplate: string[];
  /** Labels of facts at the start of a line. */
  factLabels: string[];
  /** Begins why something is asked. */
  reason: string[];
  /** Parts alternatives, and opens examples of one thing. */
  or: string[];
  example: string[];
  /** Joins things of a list. */
  and: string[];
}
