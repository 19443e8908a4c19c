import { educationRank } from "#engine/skills/education-level.ts";
import { levelRank } from "#engine/skills/languages.ts";
import type { Asked } from "../asked.ts";
import type { PreparedCandidate } from "../candidate.ts";
import { stemsOf } from "../stems.ts";
import { type Finding, note, rank, unknown } from "./finding.ts";

/** Letters that a field of study shares with what is asked: "logistiek" and "logistiekmanagement". */
const SHARED = 6;

/** The level, and the field where one is asked. A study under way is partly; a level below is not met. */
export function judgeEducation(asked: Extract<Asked, { about: "education" }>, candidate: PreparedCandidate): Finding {
  const { education, ledger } = candidate;
  const enough = (level: string | undefined) => level !== undefined && educationRank(level as never) >= educationRank(asked.level);
  if (!education || !enough(education.level)) {
    const busy = ledger.facts.find(({ kind, polarity, level }) => kind === "education" && polarity === "learns" && enough(level));
    if (busy) return { verdict: "partly", evidence: busy.quotes, note: null };
    if (!education) return unknown();
    return {
      verdict: "not_met",
      evidence: [education.evidence],
      note: note("level_below", { has: education.level, asks: asked.level }),
    };
  }
  const met: Finding = { verdict: "met", evidence: [education.evidence], note: note("education_level", { has: education.level }) };
  if (asked.fields.length === 0) return met;
  const fields = ledger.facts.filter(({ kind }) => kind === "study_field");
  if (fields.length === 0) return { ...met, verdict: "partly" };
  const fits = fields.find(({ subject }) =>
    stemsOf(subject).some((one) =>
      asked.fields.some(
        (field) => one === field || (field.length >= SHARED && one.includes(field)) || (one.length >= SHARED && field.includes(one)),
      ),
    ),
  );
  if (fits) return fits.polarity === "learns" ? { ...met, verdict: "partly" } : met;
  return {
    verdict: "partly",
    evidence: fields.slice(0, 2).flatMap(({ quotes }) => quotes),
    note: note("education_level", { has: education.level }),
  };
}

export function judgeLanguages(asked: Extract<Asked, { about: "languages" }>, candidate: PreparedCandidate): Finding {
  const findings = asked.languages.map(({ language, level }): Finding => {
    const spoken = candidate.languages.get(language);
    if (!spoken) return unknown();
    const evidence = [spoken.evidence];
    if (!level) return { verdict: "met", evidence, note: spoken.level ? note("language_level", { language, has: spoken.level }) : null };
    // That it is spoken doesn't tell how well.
    if (!spoken.level) return unknown(note("level_unknown", { language, asks: level }));
    const short = levelRank(level) - levelRank(spoken.level);
    if (short <= 0) return { verdict: "met", evidence, note: note("language_level", { language, has: spoken.level }) };
    return {
      verdict: short === 1 ? "partly" : "not_met",
      evidence,
      note: note("language_below", { language, has: spoken.level, asks: level }),
    };
  });
  const order = (one: Finding, other: Finding) => rank[one.verdict] - rank[other.verdict];
  if (!asked.all) return [...findings].sort(order).at(-1) as Finding;
  const known = findings.filter((finding) => finding.verdict !== "unknown");
  const evidence = known.flatMap((finding) => finding.evidence).slice(0, 3);
  const worst = [...known].sort(order)[0];
  if (!worst) return unknown();
  if (known.length === findings.length) return { ...worst, evidence };
  // One of two languages is known: that alone decides nothing when it is met.
  return worst.verdict === "not_met"
    ? { ...worst, evidence }
    : { verdict: "partly", evidence, note: note("some_of", { has: known.length, asks: findings.length }) };
}
