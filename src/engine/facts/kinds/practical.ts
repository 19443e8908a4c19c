import type { Evidence } from "#contract/fields.ts";
import { isPrivate } from "#engine/cv/private/private.ts";
import type { Fact } from "../fact.ts";
import type { Reading } from "../reading.ts";
import { permitIn } from "./permit.ts";

const denied = /^(?:no|none|nee|geen)\b|(?<!no )(?<!not )(?<!geen )(?<!niet )(?:\brequires?\b|\bneeds?\b|\bnodig\b|sponsorship)/i;

/** Where, when, how many hours and for how much somebody can work: the profile's fields, each as one fact. */
export function findPractical(reading: Reading): void {
  const { source } = reading;
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
    put("work_permit", permit, { kind: "permit", subject: "work", polarity: denied.test(permit) ? "denies" : "has" });
    return;
  }
  const told = permitIn(reading.cv, reading.passages);
  if (!told) return;
  const { start, end } = told.found;
  const whole = reading.inCv(told.found);
  reading.add({
    kind: "permit",
    subject: "work",
    polarity: told.polarity,
    says: { by: "document" },
    // Of a line about oneself only the words that count here are shown.
    quotes: [isPrivate(whole.quote) ? { source: "cv", quote: reading.cv.slice(start, end), start, end } : whole],
    sure: 0.75,
  });
}
