import { wordsByLanguage } from "#engine/data/read.ts";

/** Words that name a part of an organisation, parted by spaces. */
interface TeamWords {
  /** A team or a field of work: a phrase of nothing but these is no employer. */
  teams: string;
  /** Wards of a hospital, and groups of a school. */
  wards: string;
  /** Words that may stand between. */
  between: string;
}
export const { en: english, nl: dutch } = wordsByLanguage<TeamWords>("cv-teams");
