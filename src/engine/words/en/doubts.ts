import type { DoubtWords } from "../doubt-wording.ts";

/** English words that speak against a reading: patterns in lower case. */
export const doubts: DoubtWords = {
  aside: "volunteer\\p{L}*|intern(?:ship)?|board member|hobby|side job|student job|assignments?|projects?",
  inParts: "read(?:ing)?|writ(?:e|ing|ten)|speak(?:ing)?|spoken|understand\\p{L}*|oral(?:ly)?|listening",
  faint: "a little|a bit|some|school|rusty|holidays?|once|half|few|menu|course",
  refuses: "without|don't apply|do not apply|no exceptions?|cannot|can't|only|sponsor|law|legal(?:ly)?",
  likes: "prefer\\p{L}*|ideally|bonus|nice|plus|great|helps?|welcome|advantage",
};
