/** What people tell of themselves in few words, in one language: patterns in lower case, without the borders of words. */
export interface ToldWords {
  /** Tells it in any sentence that isn't about work with others, whoever speaks. */
  strong: Record<
    "RELIGION" | "HEALTH" | "FAMILY" | "ORIGIN" | "MARITAL_STATUS" | "GENDER" | "ORIENTATION" | "POLITICS" | "CRIMINAL_RECORD" | "MILITARY",
    string
  >;
  /** Before what tells something: how many, whose, how old, how badly; hidden with it. */
  before: string;
  /** Behind it: of whom, how old, where in the body, for what; hidden with it. */
  after: string;
  /** Opens what is told and tells nothing by itself: "member of", "born in", "I take". */
  frame: string;
  /** Where people worship: what has a capital beside it is of its name. */
  houses: string;
  /** Work with such matters, which the reader of CVs needn't know. */
  work: string;
  /** Before another name of the writer's: "née", "known as". */
  called: string;
  /** What forms ask, by the kind of a placeholder. */
  labels: Record<
    | "NAME"
    | "BIRTH_DATE"
    | "BIRTH_PLACE"
    | "NATIONALITY"
    | "MARITAL_STATUS"
    | "FAMILY"
    | "GENDER"
    | "AGE"
    | "RELIGION"
    | "HEALTH"
    | "POLITICS"
    | "CRIMINAL_RECORD"
    | "MILITARY"
    | "ID_NUMBER"
    | "ADDRESS",
    string
  >;
}
