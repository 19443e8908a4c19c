import type { DoubtWords } from "../doubt-wording.ts";

/** Dutch words that speak against a reading: patterns in lower case. */
export const doubts: DoubtWords = {
  aside: "vrijwillig\\p{L}*|stage|stagiaire?|bestuurslid|nevenfunctie\\p{L}*|bijbaan\\p{L}*|opdrachten|projecten",
  inParts: "lezen|schrijven|spreken|verstaan|begrijp\\p{L}*|praten|mondeling|schriftelijk|leest|spreekt|luisteren",
  faint: "beetje|wat|school\\p{L}*|roestig|vakanties?|ooit|weggezakt|half|paar|menukaart|cursus",
  refuses:
    "zonder|niet (?:missen|verder|reageren)|reageer (?:dan )?niet|geen uitzondering\\p{L}*|kunnen we niet|uitgesloten|alleen|wet|wettelijk\\p{L}*",
  likes: "liefst|bij voorkeur|voorkeur|fijn|mooi|leuk|top|pré|handig|welkom|graag|helpt|voordeel",
};
