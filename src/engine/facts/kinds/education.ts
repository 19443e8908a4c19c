import type { EducationLevel, Evidence } from "#contract/fields.ts";
import { isDenied } from "#engine/matching/evidence.ts";
import { passageAt } from "#engine/matching/passages.ts";
import { educationRank, findEducationLevels } from "#engine/skills/education-level.ts";
import type { Says } from "../fact.ts";
import type { Reading } from "../reading.ts";

const studied =
  /(?:degree|diploma|universit|hogeschool|college|school|opleiding|education|graduat|academy|instituut|institute|\b(?:19|20)\d{2}\b|bachelor|master|studie|gpa|afgerond|behaald)/i;
const unfinished = /(?:niet afgerond|niet voltooid|zonder diploma|not completed|incomplete|dropped out|unfinished)/i;
const busy = /(?:lopend|in opleiding|verwacht|expected|in progress|ongoing|heden|present|momenteel bezig)/i;

/** Levels and fields of study. An unfinished study is no diploma; one under way is `learns`. */
export function findEducation(reading: Reading): void {
  const { source, cv, passages } = reading;
  const put = (level: EducationLevel, quotes: Evidence[], says: Says, polarity: "has" | "learns", sure: number) =>
    reading.add({ kind: "education", subject: level, level, polarity, says, quotes, sure });
  let highest = -1;
  source.education.forEach((study, index) => {
    const path = `education.${index}`;
    const says = reading.says(path, `${path}.degree`);
    const all = [study.degree, study.field, study.institution].filter(Boolean).join(" ");
    if (unfinished.test(all)) return;
    const polarity = busy.test(all) ? ("learns" as const) : ("has" as const);
    for (const field of ["degree", "field", "institution"] as const) {
      const text = study[field];
      const quote = reading.field(`${path}.${field}`, text);
      if (!text || !quote) continue;
      for (const found of findEducationLevels(text)) {
        if (field === "institution" && found.level !== "hbo") continue;
        put(found.level, [quote], says, polarity, 0.92);
        if (polarity === "has") highest = Math.max(highest, educationRank(found.level));
      }
    }
    const subject = study.field ?? study.degree;
    const quote = reading.field(`${path}.${study.field ? "field" : "degree"}`, subject);
    if (subject && quote) reading.add({ kind: "study_field", subject, polarity, says, quotes: [quote], sure: 0.85 });
  });
  if (highest >= 0) return;
  for (const found of findEducationLevels(cv)) {
    const passage = passageAt(passages, found.start);
    if (!passage || educationRank(found.level) <= highest) continue;
    const around = cv.slice(Math.max(0, passage.start - 80, found.start - 300), Math.min(cv.length, passage.end + 80, found.end + 300));
    if (!studied.test(around) || unfinished.test(around) || isDenied(cv, found, passage)) continue;
    put(found.level, [reading.inCv(found)], { by: "document" }, "has", 0.7);
    highest = educationRank(found.level);
  }
}
