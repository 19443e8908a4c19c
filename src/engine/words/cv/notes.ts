import { wordsByLanguage } from "#engine/data/read.ts";

/** Words beside a job: patterns for a whole phrase. */
interface NoteWords {
  /** No title, employer or place: "32 uur", "full-time". */
  notes: string[];
  /** What people write where others name an employer: work for themselves. */
  ownWork: string;
  /** The same as a title. */
  ownTitle: string;
}
/** `pastVerbs`: verbs by which English CVs tell what was done; `companyEndings`: Dutch ends of words that firms are called by. */
export const { en: english, nl: dutch } = wordsByLanguage<NoteWords & { pastVerbs: string; companyEndings: string }>("cv-notes");
