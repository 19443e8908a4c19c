import type { EducationLevel, Evidence } from "#contract/fields.ts";
import { passageAt, type Span } from "#engine/matching/passages.ts";
import { educationRank, findEducationLevels } from "#engine/skills/education-level.ts";
import type { Says } from "../fact.ts";
import type { Reading } from "../reading.ts";
import { isDenied } from "../told/denied.ts";
import { isOfOthers } from "../told/whose.ts";
import { isWished } from "../told/wished.ts";

const studied =
  /(?:degree|diploma|universit|hogeschool|college|school|opleiding|education|graduat|academy|instituut|institute|\b(?:19|20)\d{2}\b|bachelor|master|studie|gpa|afgerond|behaald)/i;
const unfinished =
  /(?:niet af(?:gerond|gemaakt)|niet voltooid|zonder diploma|geen diploma|no (?:diploma|degree)|(?:scriptie|thesis|afstudeer\w*) (?:niet|nooit|not|never)|(?:daarna |voortijdig )?gestopt|afgebroken|not completed|not finished|incomplete|dropped out|unfinished|left (?:early|before)|alleen propedeuse|propedeuse (?:behaald|\d{4}))/i;
const busy =
  /(?:lopend|in opleiding|verwacht|expected|(?<!\p{L})exp\.|(?<!\p{L})current(?:ly)?(?!\p{L})|in progress|working towards?|ongoing|heden|present|(?<!\p{L})(?:nog |momenteel )?bezig|laatste jaar|final year|to be completed|gestart (?:in )?(?:\p{L}+ )?20\d\d|\bnow\b|(?<![\p{L}(])nu(?!\p{L}))/iu;
const finished = /(?:diploma (?:behaald|obtained|\d{4}|in \p{L}+ \d{4})|behaald|afgerond|graduated|cum laude|completed|\bobtained\b)/iu;

type Polarity = "has" | "learns" | "denies";

/**
 * Levels and fields of study, with the number of their study. An unfinished study is no diploma (`denies`); one under way is `learns`.
 * What the line around it says counts with it: "Hbo-ict: gestopt na 1 jaar".
 */
export function findEducation(reading: Reading): void {
  const { source, cv, passages } = reading;
  const put = (level: EducationLevel, quotes: Evidence[], says: Says, polarity: Polarity, sure: number, at?: number) =>
    reading.add({ kind: "education", subject: level, level, ...(at !== undefined && { at }), polarity, says, quotes, sure });
  let highest = -1;
  source.education.forEach((study, at) => {
    const path = `education.${at}`;
    const says = reading.says(path, `${path}.degree`);
    const polarity = standingOf(reading, at);
    // A school tells a level only where the study itself doesn't: "Associate degree, Hogeschool …".
    const named = (["degree", "field"] as const).some((field) => findEducationLevels(study[field] ?? "").length > 0);
    for (const field of ["degree", "field", "institution"] as const) {
      const text = study[field];
      const quote = reading.field(`${path}.${field}`, text);
      if (!text || !quote || (field === "institution" && named)) continue;
      for (const found of findEducationLevels(text)) {
        put(found.level, [quote], says, polarity, field === "institution" ? 0.7 : 0.92, at);
        if (polarity === "has") highest = Math.max(highest, educationRank(found.level));
      }
    }
    if (polarity === "denies") return;
    for (const field of ["field", "degree"] as const) {
      const quote = reading.field(`${path}.${field}`, study[field]);
      if (study[field] && quote)
        reading.add({ kind: "study_field", subject: study[field], at, polarity, says, quotes: [quote], sure: 0.85 });
    }
  });
  if (highest >= 0) return;
  for (const found of findEducationLevels(cv)) {
    const passage = passageAt(passages, found.start);
    if (!passage || educationRank(found.level) <= highest) continue;
    const around = cv.slice(Math.max(0, passage.start - 80, found.start - 300), Math.min(cv.length, passage.end + 80, found.end + 300));
    const own = cv.slice(passage.start, Math.min(passage.end, found.end + 300));
    if (!studied.test(around) || unfinished.test(own) || isEmployer(reading, found)) continue;
    if (isOfOthers(cv, found, passage, true) || isDenied(cv, found, passage)) continue;
    const isBusy = busy.test(own) && !finished.test(own);
    if (!isBusy && isWished(cv, found, passage)) continue;
    const polarity = isBusy ? ("learns" as const) : ("has" as const);
    put(found.level, [reading.inCv(found)], { by: "document" }, polarity, 0.7);
    if (polarity === "has") highest = educationRank(found.level);
  }
}

/** Does a place name who somebody worked for: "Secretaresse, Hogeschool"? */
const isEmployer = ({ source }: Reading, { start }: Span): boolean =>
  source.experience.some((_, index) => {
    const at = source.evidence?.[`experience.${index}.company`];
    return at !== undefined && at.start <= start && start < at.end;
  });

/** Is a study finished, under way or given up: by its own words, the line it stands on, and its dates. */
function standingOf(reading: Reading, at: number): Polarity {
  const study = reading.source.education[at];
  const all = [study?.degree, study?.field, study?.institution].filter(Boolean).join(" ");
  const quote = reading.field(`education.${at}.degree`, study?.degree);
  const line = quote?.source === "cv" ? reading.lineOf(quote) : null;
  // What else stands on the line may be another study; what names none is said of this one.
  const behind = line ? reading.cv.slice(line.start, Math.min(line.end, (quote?.end ?? 0) + 120)).split(/[|;]/) : [];
  const own = behind.filter((part, nth) => nth === 0 || (findEducationLevels(part).length === 0 && !/\d{4}/.test(part)));
  const said = `${all} ${own.join(" ")}`;
  if (unfinished.test(said) && !finished.test(all.replace(unfinished, " "))) return "denies";
  if (finished.test(said)) return "has";
  const goesOn = study?.end ? study.end > (reading.as_of ?? study.end).slice(0, study.end.length) : isRecent(study?.start, reading.as_of);
  return goesOn || busy.test(said) ? "learns" : "has";
}

/** A study without an end that began longer ago is more likely one whose end was left out. */
const LONGEST_STUDY = 8;

const isRecent = (start: string | null | undefined, today: string | null | undefined): boolean =>
  Boolean(start && today && Number(today.slice(0, 4)) - Number(start.slice(0, 4)) < LONGEST_STUDY);
