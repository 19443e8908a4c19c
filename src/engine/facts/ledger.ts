import { FACTS_VERSION, type Ledger } from "./fact.ts";
import { findEducation } from "./kinds/education.ts";
import { findLanguageFacts } from "./kinds/language.ts";
import { findPapers } from "./kinds/paper.ts";
import { findPointed } from "./kinds/pointed.ts";
import { findPractical } from "./kinds/practical.ts";
import { findSkillFacts } from "./kinds/skill.ts";
import { findTeamSizes } from "./kinds/team-size.ts";
import { findWork } from "./kinds/work.ts";
import { type FactSource, Reading } from "./reading.ts";
import { unpackFacts } from "./stored.ts";

/**
 * The ledger of a record: as it was stored when the record was saved, else read now. A record's facts are told as of the day it
 * was last saved: what a CV says of a job that goes on, it says of that day.
 */
export const factsOf = (source: FactSource): Ledger =>
  unpackFacts(source.facts, source.cv_text) ?? readFacts(source, source.updated_at?.slice(0, 10) ?? null);

/**
 * All that a candidate's record says, read once: text and profile to facts with their quotes, in a fixed order. The same
 * record gives the same ledger, byte for byte. `as_of` (YYYY-MM-DD) is where jobs that go on end; without it the latest date
 * that the profile names, so that no clock enters. Linear in the record's length.
 */
export function readFacts(source: FactSource, as_of: string | null = null): Ledger {
  const reading = new Reading(source, as_of);
  findWork(reading);
  findSkillFacts(reading);
  findEducation(reading);
  findPapers(reading);
  findLanguageFacts(reading);
  findTeamSizes(reading);
  findPractical(reading);
  findPointed(reading);
  return { version: FACTS_VERSION, as_of: reading.as_of, hidden: reading.hidden, facts: reading.facts };
}
