/** What one language says of oneself and of people around one: patterns in lower case, without the borders of words. */
export interface OwnMatters {
  /** Who speaks. */
  person: string;
  /** Begins a line that tells of its writer and names nobody. */
  opening: string;
  /** Before a matter: says that it is the speaker's own, also where work is told of. */
  told: string;
  /** Words that say it, by the kind of a placeholder. */
  matters: Record<"RELIGION" | "HEALTH" | "FAMILY" | "ORIGIN" | "MARITAL_STATUS" | "ORIENTATION" | "POLITICS" | "CRIMINAL_RECORD", string>;
  /** Tells it wherever it stands, whoever speaks. */
  always: string;
  /** Of `matters`, daily words: they count behind `told` alone. */
  daily: string;
  /** Behind such a word: something else is meant. */
  dailyNot: string;
  /** Sounds private and tells nothing of the writer: it is left out before a text is judged. */
  harmless: string;
  /** Begins a clause that says a thing of its own, in a sentence or a cell. */
  clause: string;
  /** Before what a clause tells: says nothing by itself. */
  lead: string;
  /** Before a year in which something was. */
  when: string;
  /** How many, in words: of children. */
  counts: string;
  /** Behind a number of years of age, alone in its cell. */
  years: string;
  ageBefore: string;
  /** Behind an age that something of `ageBefore` announces. */
  ageFollowed: string;
  /** Before an age, whatever stands behind it. */
  ageReached: string;
  ageAfter: string;
  /** What a number counts that is no age. */
  ageNot: string;
  ageWords: string;
  /** Says an age with no number. */
  ageSaid: string;
  /** Near a date or year: it is that of a birth. */
  born: string;
  decade: string;
  /** Before a place: whence somebody came. */
  from: string;
  /** Before what a people is called. */
  ofPeople: string;
  /** Before what a people is called: how well its language is spoken. */
  languageLevel: string;
  /** Behind a language: goes on with the sentence, so that its name is no adjective of what follows. */
  behindLanguage: string;
  /** Further behind a language: it is spoken from home on, so that its name tells whence somebody comes. */
  grewUp: string;
  /** Between "I am" and a people. */
  muchOf: string;
  /** What lets somebody live or work in a country. */
  permit: string;
  /** Behind that: until when it holds. */
  permitEnds: string;
  /** What is done in houses of worship, and by whom: beside it a town that is called after one isn't sure to be the town. */
  worship: string;
  home: string;
  phone: string;
  /** What a number of identity is called. */
  number: string;
  /** What a number of work is called. */
  numberOfWork: string;
  /** Where people have names of their own choice. */
  social: string;
  /** Before a name: an employer's. */
  atWork: string;
  /** Before a name: somebody's. */
  kin: string;
  role: string;
  title: string;
  /** Titles that tell a gender or a faith. */
  titleTells: string;
  beside: string;
  /** Before a full name: what is done with people alone, so that the name needs no further sign. */
  led: string;
  /** Behind a name: what people do. */
  does: string;
}
