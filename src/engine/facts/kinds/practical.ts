import type { Evidence } from "#contract/fields.ts";
import { isDenied } from "#engine/matching/evidence.ts";
import { passageAt } from "#engine/matching/passages.ts";
import type { Fact } from "../fact.ts";
import type { Reading } from "../reading.ts";

const permitWords =
  /(?:work permit|werkvergunning|right to work|authori[sz]ed to work|work authori[sz]ation|verblijfsvergunning|tewerkstellingsvergunning)/i;
const needsPermit = /(?:require|requires|need|needs|nodig|sponsorship|geen werkvergunning|no work permit)/i;

/** Where, when, how many hours and for how much somebody can work: the profile's fields, each as one fact. */
export function findPractical(reading: Reading): void {
  const { source, cv } = reading;
  const put = (
    path: string,
    value: string | number | null | undefined,
    fact: Pick<Fact, "kind" | "subject"> & Partial<Fact>,
  ): Evidence | null => {
    const quote = reading.field(path, value);
    if (quote && value !== null && value !== undefined)
      reading.add({ value, polarity: "has", says: reading.says(path), quotes: [quote], sure: 0.9, ...fact });
    return quote;
  };
  put("city", source.city, { kind: "place", subject: "home" });
  put("available_from", source.available_from, { kind: "availability", subject: "start", unit: "date" });
  put("notice_weeks", source.notice_weeks, { kind: "notice", subject: "notice", unit: "weeks" });
  const { desired } = source;
  put("desired.hours_per_week", desired?.hours_per_week, { kind: "hours", subject: "week", unit: "hours", polarity: "wants" });
  put("desired.radius_km", desired?.radius_km, { kind: "place", subject: "radius", unit: "km", polarity: "wants" });
  const pay = desired?.salary_min ?? desired?.salary_max;
  put(desired?.salary_min ? "desired.salary_min" : "desired.salary_max", pay, {
    kind: "pay",
    subject: `${desired?.currency ?? ""}/${desired?.period ?? ""}`,
    unit: "cents",
    polarity: "wants",
    ...(desired?.salary_max && desired.salary_min && { most: desired.salary_max }),
  });
  const permit = source.work_permit;
  if (permit) {
    const denied = /^(?:no|none|nee|geen)\b/i.test(permit) || needsPermit.test(permit);
    put("work_permit", permit, { kind: "permit", subject: "work", polarity: denied ? "denies" : "has" });
    return;
  }
  const hit = permitWords.exec(cv);
  if (!hit) return;
  const found = { start: hit.index, end: hit.index + hit[0].length };
  const passage = passageAt(reading.passages, found.start) ?? found;
  const denied =
    isDenied(cv, found, passage) ||
    needsPermit.test(cv.slice(Math.max(passage.start, found.start - 60), Math.min(passage.end, found.end + 60)));
  reading.add({
    kind: "permit",
    subject: "work",
    polarity: denied ? "denies" : "has",
    says: { by: "document" },
    quotes: [reading.inCv(found)],
    sure: 0.75,
  });
}
