/**
 * What one language says of whose a deed or a paper is, and whether it was done, lacks or is still to come: patterns in lower case,
 * without the borders of words.
 */
export interface ToldWords {
  /** Who speaks, alone or with others: as a subject or an object of the clause. */
  self: string;
  /** Joins oneself to those who were named: "and I", "with me". */
  withSelf: string;
  /** Before a noun: one of them, or theirs. */
  determiner: string;
  /** Before a noun: another one than where the writer works. */
  otherOne: string;
  /** How many. */
  counts: string;
  /** Who is never the writer, singular or plural: colleagues, customers, firms. */
  never: string;
  /** The writer's family and friends. */
  kin: string;
  /** What people are called by work or study: the writer may be one. */
  role: string;
  /** The same, more than one. */
  roles: string;
  /** Groups of people at work. */
  group: string;
  /** What a group of its own is called that few belong to. */
  department: string;
  /** A group named with what follows: "department of finance"; `GROUP` and `DEPARTMENT` stand for the two above. */
  namedGroup: string;
  /** Other people, as a pronoun. */
  they: string;
  /** Begins a clause that tells something else. */
  contrast: string;
  /** Between who does a thing and the verb. */
  place: string;
  adverb: string;
  /** May stand before the subject. */
  opening: string;
  /** What is done with a thing, as a verb of the clause. */
  deed: string;
  /** The same before who does it, where a language lets the thing go first. */
  frontedDeed: string;
  /** What somebody is, behind whom they are called; not where something was done to them. */
  being: string;
  /** Verbs that make a passive, and `by`. */
  passive: string;
  by: string;
  /** Done to somebody, or after the deed: whoever does it didn't do the deed itself. */
  notDeeds: string;
  /** Behind a thing, before those whose work it is. */
  belongs: string;
  /** Joins what the writer did with the same thing: "which I", "waarin ik". */
  goesOnMine: string;
  /** Takes up the same thing in a clause of one's own: "and I tuned it". */
  takenUp: string;
  /** Behind the writer as a subject: they did the same, too. */
  adds: string;
  /** Relative pronouns of people, of what is theirs, and of things. */
  who: string;
  /** People by such a pronoun alone, whatever they are called: "an heiress who". */
  anybodyWho: string;
  whose: string;
  that: string;
  /** Whoever reads the text, and what they do. */
  reader: string;
  readersDeed: string;
  /** Whole openings that speak to whoever reads. */
  toReader: string;
  /** What is done with people: as a verb before them. */
  dealing: string;
  /** What is done with people whose trade is named: they were looked for, or stood beside. */
  seeking: string;
  /** Between people and what they hold. */
  holding: string;
  /** Says that the writer is it or has it. */
  asOne: string;
  own: string;
  /** Before people whom a paper belongs to. */
  of: string;
  /** Before people: what is done for or with them. */
  toward: string;
  /** Between a paper's name and people: "certified". */
  certified: string;
  /** Behind a person's name for a paper: the paper itself is meant. */
  paperNoun: string;
  /** Before what wasn't used. */
  insteadOf: string;
  /** Before what was thought of, and what came after it. */
  considered: string;
  chose: string;
  /** All but the writer. */
  allButMe: string;
  /** Before a thing: denied. */
  deniedBefore: string;
  /** Behind it. */
  deniedBehind: string;
  /** Answers a question with no. */
  no: string;
  /** Before a thing: still wished. */
  wish: string;
  /** In a wish: what is wished for rests on what the writer has. */
  ownInWish: string;
  /** Labels before what is wished. */
  wishLabel: string;
  /** Headings over what an employer asks or offers, and over what the writer aims at. */
  askedHeading: string;
  goalHeading: string;
  /** Behind a thing: it wasn't done, in the clause and by itself: "Excel: rather not". */
  notDone: string;
  refused: string;
  /** What somebody fears they don't do. */
  unafraid: string;
  afraid: string;
  /** Before a weak side. */
  weak: string;
  expired: string;
  allExpired: string;
  noLonger: string;
  /** Before the year of last use. */
  lastUsed: string;
  /** Still to come: anywhere in the item, as an exam on a day without a year, and behind a thing only. */
  planned: string;
  nextExam: string;
  plannedBehind: string;
  underWay: string;
  /** Who studies for a paper hasn't it yet. */
  student: string;
  /** Said with a reserve: a little, seen, tried, under somebody's eye. */
  little: string;
  /** From a course alone. */
  course: string;
  atSchool: string;
  /** Before a colon, what a course taught. */
  listedCourse: string;
  /** Right before a thing: a little of it. */
  some: string;
  /** Begins a line of what somebody likes to do. */
  pastime: string;
}
