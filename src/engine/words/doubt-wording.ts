/** What one language writes where a reading is easily wrong: patterns in lower case. */
export interface DoubtWords {
  /** Work beside the work, or a heading over several pieces of it. */
  aside: string;
  /** A language that is read better than it is spoken. */
  inParts: string;
  /** A language of which little is left or was ever there. */
  faint: string;
  /** Who lacks it needn't come, in other words than those of a knock-out. */
  refuses: string;
  /** What somebody would like, in whatever words. */
  likes: string;
}
