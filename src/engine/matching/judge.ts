import { nth } from "#contract/nth.ts";
import type { Asked } from "./asked.ts";
import { isWillAsked, isWillEnough, tellsWill } from "./asks/willing.ts";
import { wordsAsked } from "./asks/words.ts";
import { cvEvidence } from "./evidence.ts";
import type { Ask } from "./job.ts";
import { judgeEducation } from "./judges/education.ts";
import { both, type Finding, rank } from "./judges/finding.ts";
import { judgeLanguages } from "./judges/languages.ts";
import { judgePlace, judgeSalary, judgeStart, judgeTransport, judgeWorkPermit } from "./judges/practical.ts";
import { judgeSector } from "./judges/sector.ts";
import { type AskOf, judgeThing } from "./judges/things.ts";
import { judgeHours, judgeTimes } from "./judges/times.ts";
import { nearestTo } from "./judges/words.ts";
import { judgeRole, judgeTitleOrWish, judgeYears } from "./judges/work.ts";
import { passageAt } from "./passages.ts";
import type { PreparedCandidate } from "./prepared-candidate.ts";

type AskToJudge = AskOf<Asked> & Partial<Pick<Ask, "quote">>;

/** The verdict on one ask, by the judge of its kind, and whether a will is enough. Every verdict but unknown carries at least one quote. */
export function judgeAsk(ask: AskToJudge, title: string, candidate: PreparedCandidate): Finding {
  const found = judge(ask, title, candidate);
  return found.verdict === "met" || !isWillFor(ask) ? found : orWilling(found, ask.text ?? "", candidate);
}

/** Compares one thing asked with one candidate: each kind has its own judge. `title` is the vacancy's. */
function judge(ask: AskOf<Asked>, title: string, candidate: PreparedCandidate): Finding {
  const { asked } = ask;
  switch (asked.about) {
    case "skills":
    case "text":
    case "literal":
      return judgeThing({ ...ask, asked }, title, candidate);
    case "either":
      return asked.asks
        .map((one) => judge({ asked: one }, title, candidate))
        .reduce((best, one) => (rank[one.verdict] > rank[best.verdict] ? one : best));
    case "title":
      return judgeTitleOrWish(asked, candidate);
    case "years":
      return judgeYears(asked.years, asked.role, candidate);
    case "role":
      return judgeRole(asked, title, candidate);
    case "sector":
      return judgeSector(asked, candidate);
    case "education":
      return judgeEducation(asked, candidate);
    case "languages":
      return judgeLanguages(asked, candidate);
    case "place":
      return judgePlace(asked, candidate);
    case "transport":
      return judgeTransport(asked, candidate);
    case "hours":
      return judgeHours(asked, candidate);
    case "times":
      return judgeTimes(asked, candidate);
    case "start":
      return asked.hours ? both(judgeStart(asked.date, candidate), judgeHours(asked.hours, candidate)) : judgeStart(asked.date, candidate);
    case "salary":
      return judgeSalary(asked, candidate);
    case "work_permit":
      return judgeWorkPermit(candidate);
  }
}

/** Whether a will is enough for an ask, read once for all candidates. */
const wills = new WeakMap<AskToJudge, boolean>();
function isWillFor(ask: AskToJudge): boolean {
  const is = wills.get(ask) ?? isWillEnough(`${ask.text ?? ""} ${ask.quote?.quote ?? ""}`);
  wills.set(ask, is);
  return is;
}

/** Verdicts that a will to get there, or a paper that ran out, is told by. */
const isOnTheWay = new Set(["basic_level", "study_under_way", "still_to_come", "denied", "expired", "no_longer"]);

function orWilling(found: Finding, text: string, candidate: PreparedCandidate): Finding {
  const { cv, passages } = candidate;
  if (found.verdict === "unknown") {
    const near = nearestTo(wordsAsked(text, null), candidate).map(({ passage }) => nth(passages, passage));
    const told = near.find(({ start, end }) => tellsWill(cv.slice(start, end)));
    return told ? { verdict: "met", evidence: [cvEvidence(candidate, told)], note: null } : found;
  }
  // Who does it already is as willing as who says so.
  if (isWillAsked(text) && found.verdict === "partly" && found.note === null) return { ...found, verdict: "met" };
  const told = found.evidence.some(({ source, start, end }) => {
    const passage = source === "cv" ? passageAt(passages, start) : undefined;
    return passage && tellsWill(cv.slice(passage.start, Math.max(passage.end, end)));
  });
  return told && isOnTheWay.has(found.note?.key ?? "") ? { ...found, verdict: "met" } : found;
}
