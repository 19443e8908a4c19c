import { wordsByLanguage } from "#engine/data/read.ts";
import { lexiconParts } from "../protected-wording.ts";

/** What a CV says of matters that no employer may weigh: patterns in lower case. */
interface PrivateWords {
  /** In running text. */
  anywhere: string[];
  /** In a cell that says nothing else: "45 jaar", "gehuwd". */
  alone: string[];
  /** Years in which somebody didn't work. */
  gaps: string;
  /** Whom somebody worked for or with, and trades that treat an illness: what such a line names isn't the writer's own. */
  work: string[];
}
export const privateWords = wordsByLanguage<PrivateWords>("cv-private");

/** Somebody's own age, family, body, faith and origin; they count in a line that doesn't speak of work. */
export const ownWords = wordsByLanguage<{ own: string[] }>("cv-own", lexiconParts);
