import type { Asked } from "./asked.ts";
import type { PreparedCandidate } from "./candidate.ts";
import { judgeEducation } from "./judges/education.ts";
import { judgeExperience, judgeSector } from "./judges/experience.ts";
import { type Finding, rank } from "./judges/finding.ts";
import { judgeLanguages } from "./judges/languages.ts";
import { judgeHours, judgePlace, judgeSalary, judgeStart, judgeTransport, judgeWorkPermit } from "./judges/practical.ts";
import { judgeSkillsOrWords } from "./judges/skills.ts";
import { judgeTimes } from "./judges/times.ts";
import { judgeLiteral, judgeText } from "./judges/words.ts";
import { judgeRole, judgeTitle, judgeYears } from "./judges/work.ts";

/** Compares one thing asked with one candidate. Every verdict but unknown carries at least one quote. */
export function judge(asked: Asked, candidate: PreparedCandidate): Finding {
  switch (asked.about) {
    case "skills":
      return judgeSkillsOrWords(asked, candidate);
    case "literal":
      return judgeLiteral(asked, candidate);
    case "title":
      return judgeTitle(asked, candidate);
    case "years":
      return judgeYears(asked.years, asked.role, candidate);
    case "role":
      return judgeRole(asked, candidate);
    case "sector":
      return judgeSector(asked, candidate);
    case "education":
      return judgeEducation(asked, candidate);
    case "languages":
      return judgeLanguages(asked, candidate);
    case "place":
      return judgePlace(asked, candidate);
    case "transport":
      return judgeTransport(candidate);
    case "hours":
      return judgeHours(asked.hours, candidate);
    case "times":
      return judgeTimes(asked, candidate);
    case "start":
      return judgeStart(asked.date, candidate);
    case "salary":
      return judgeSalary(asked, candidate);
    case "work_permit":
      return judgeWorkPermit(candidate);
    case "either":
      return asked.asks.map((one) => judge(one, candidate)).reduce((best, one) => (rank[one.verdict] > rank[best.verdict] ? one : best));
    case "text":
      return asked.min_years ? judgeExperience([], asked, asked.min_years, candidate) : judgeText(asked, candidate);
  }
}
