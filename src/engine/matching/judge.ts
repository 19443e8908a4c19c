import type { Evidence, Verdict } from "#contract/fields.ts";
import type { Note } from "#contract/match.ts";
import { educationRank } from "#engine/skills/education-level.ts";
import { levelRank } from "#engine/skills/languages.ts";
import { relatedTo } from "#engine/skills/lexicon.ts";
import { isSamePlace, kilometresBetween } from "#engine/skills/places.ts";
import { relatedRoles } from "#engine/skills/titles.ts";
import type { PreparedCandidate } from "./candidate.ts";
import { cvEvidence, isDenied, profileEvidence } from "./evidence.ts";
import type { Asked, AskedRole } from "./job.ts";
import { passageAt } from "./passages.ts";
import { stemsOf } from "./stems.ts";

export interface Finding {
  verdict: Verdict;
  evidence: Evidence[];
  note: Note | null;
}

const unknown = (note: Note | null = null): Finding => ({ verdict: "unknown", evidence: [], note });
const note = (key: string, params: Note["params"] = {}): Note => ({ key, params });
const rank: Record<Verdict, number> = { met: 3, partly: 2, not_met: 1, unknown: 0 };

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
    case "education":
      return judgeEducation(asked, candidate);
    case "languages":
      return judgeLanguages(asked, candidate);
    case "place":
      return judgePlace(asked.city, asked.hybrid, candidate);
    case "hours":
      return judgeHours(asked.hours, candidate);
    case "start":
      return judgeStart(asked.date, candidate);
    case "salary":
      return judgeSalary(asked, candidate);
    case "work_permit":
      return judgeWorkPermit(candidate);
    case "text":
      return judgeText(asked.stems, candidate);
  }
}

/** A broad skill ("coaching") is often done without its name ("coach two junior developers"): then the words decide. */
function judgeSkillsOrWords(asked: Extract<Asked, { about: "skills" }>, candidate: PreparedCandidate): Finding {
  const bySkill = judgeSkills(asked.groups, asked.min_years, candidate);
  return bySkill.verdict === "unknown" && asked.stems && !asked.min_years ? judgeText(asked.stems, candidate) : bySkill;
}

/** All groups count; within a group one is enough. */
function judgeSkills(groups: string[][], min_years: number | null, candidate: PreparedCandidate): Finding {
  const findings = groups.map((group) =>
    group
      .map((name) => judgeSkill(name, min_years, candidate))
      .reduce((best, one) => (rank[one.verdict] > rank[best.verdict] ? one : best)),
  );
  const first = findings[0] as Finding;
  if (findings.length === 1) return first;
  const known = findings.filter((finding) => finding.verdict !== "unknown");
  const speaking = findings.filter((finding) => finding.verdict === "met" || finding.verdict === "partly");
  const evidence = known.flatMap((finding) => finding.evidence.slice(0, 1)).slice(0, 3);
  if (findings.every((finding) => finding.verdict === "met")) return { verdict: "met", evidence, note: first.note };
  if (speaking.length > 0) return { verdict: "partly", evidence, note: note("some_of", { has: speaking.length, asks: findings.length }) };
  return known.length === findings.length ? { verdict: "not_met", evidence, note: first.note } : unknown();
}

function judgeSkill(name: string, min_years: number | null, candidate: PreparedCandidate): Finding {
  const proofs = candidate.skills.get(name);
  const positive = proofs?.positive ?? [];
  if (positive.length > 0) {
    const evidence = positive.map((proof) => proof.evidence);
    const basic = positive.every((proof) => proof.basic);
    if (min_years) return judgeSkillYears(name, min_years, evidence, candidate);
    return basic ? { verdict: "partly", evidence, note: note("basic_level", { skill: name }) } : { verdict: "met", evidence, note: null };
  }
  const via = candidate.implied.get(name);
  const bringing = via ? (candidate.skills.get(via)?.positive ?? []) : [];
  if (via && bringing.length > 0) {
    const evidence = bringing.map((proof) => proof.evidence);
    if (min_years) return judgeSkillYears(via, min_years, evidence, candidate);
    return { verdict: "met", evidence, note: note("implied_by", { skill: via }) };
  }
  if (proofs?.negative) return { verdict: "not_met", evidence: [proofs.negative], note: note("denied", { skill: name }) };
  for (const related of relatedTo(name)) {
    const near = candidate.skills.get(related)?.positive ?? [];
    if (near.length > 0)
      return {
        verdict: "partly",
        evidence: near.map((proof) => proof.evidence).slice(0, 2),
        note: note("related_skill", { skill: related }),
      };
  }
  return unknown();
}

/**
 * A skill asked with years: enough of them is met, half of them or an unknown number partly. Years counted from the jobs that
 * name the skill are the fewest there can be: too few of those is partly, for only a CV that states its years can fall short.
 */
function judgeSkillYears(name: string, asked: number, evidence: Evidence[], candidate: PreparedCandidate): Finding {
  const years = candidate.skills.get(name)?.years;
  if (!years) return { verdict: "partly", evidence, note: note("years_unknown", { asked }) };
  const all = [
    years.evidence,
    ...evidence.filter((one) => one.start !== years.evidence.start || one.source !== years.evidence.source),
  ].slice(0, 3);
  const counted = years.evidence.source !== "cv";
  const verdict = yearsVerdict(years.value, asked);
  return {
    verdict: verdict === "not_met" && counted ? "partly" : verdict,
    evidence: all,
    note: note("years_of", { years: years.value, asked }),
  };
}

const yearsVerdict = (has: number, asked: number): Verdict => (has >= asked ? "met" : has >= asked / 2 ? "partly" : "not_met");

function judgeLiteral(asked: Extract<Asked, { about: "literal" }>, candidate: PreparedCandidate): Finding {
  const known = candidate.skills.get(asked.words);
  if (known && known.positive.length > 0) return judgeSkill(asked.words, asked.min_years, candidate);
  const hit = asked.pattern.exec(candidate.cv);
  if (hit) {
    const found = { start: hit.index, end: hit.index + hit[0].length };
    const evidence = cvEvidence(candidate, found);
    const passage = passageAt(candidate.passages, found.start) ?? found;
    if (isDenied(candidate.cv, found, passage))
      return { verdict: "not_met", evidence: [evidence], note: note("denied", { skill: asked.words }) };
    return asked.min_years
      ? { verdict: "partly", evidence: [evidence], note: note("years_unknown", { asked: asked.min_years }) }
      : { verdict: "met", evidence: [evidence], note: null };
  }
  for (const [index, skill] of candidate.candidate.skills.entries()) {
    const evidence = asked.pattern.test(skill.name) ? profileEvidence(`skills.${index}.name`, skill.name) : null;
    if (evidence) return { verdict: "met", evidence: [evidence], note: null };
  }
  const stems = [...new Set(stemsOf(asked.words))];
  if (stems.length < 2) return unknown();
  // The words stand there, but not as they were asked.
  const near = judgeText(stems, candidate);
  return near.verdict === "met" ? { ...near, verdict: "partly" } : near;
}

/** Jobs held longer ago than this many count for half. */
const RECENT_TITLES = 3;

function judgeTitle(asked: AskedRole, candidate: PreparedCandidate): Finding {
  const { titles } = candidate;
  if (titles.length === 0) return unknown();
  const wanted = new Set(asked.roles);
  const isGeneral = asked.family.general && asked.stems.length > 1;
  const shareOf = (title: string) => {
    const held = new Set(stemsOf(title));
    return asked.stems.filter((stem) => held.has(stem)).length / Math.max(1, asked.stems.length);
  };
  // "Music instructor" is more than an instructor: beside a general word most of the other words must be there.
  const enough = isGeneral ? 0.51 : 1;
  const byWords = titles.find((title) => shareOf(title.title) >= enough);
  if (byWords && (wanted.size === 0 || isGeneral)) {
    return {
      verdict: byWords.age < RECENT_TITLES ? "met" : "partly",
      evidence: [byWords.evidence],
      note: note("title_same", { has: byWords.title }),
    };
  }
  if (wanted.size > 0) {
    const same = titles.filter((title) => title.role !== null && wanted.has(title.role));
    const recent = same.find((title) => title.age < RECENT_TITLES);
    if (recent && !isGeneral)
      return { verdict: "met", evidence: distinct(same.map((title) => title.evidence)), note: note("title_same", { has: recent.title }) };
    const near = titles.find((title) => title.role !== null && [...wanted].some((role) => relatedRoles(role).has(title.role as string)));
    const partly = same[0] ?? near;
    if (partly)
      return {
        verdict: "partly",
        evidence: [partly.evidence],
        note: note(same[0] ? "title_earlier" : "title_related", { has: partly.title }),
      };
  }
  if (byWords) {
    return {
      verdict: byWords.age < RECENT_TITLES ? "met" : "partly",
      evidence: [byWords.evidence],
      note: note("title_same", { has: byWords.title }),
    };
  }
  if (wanted.size === 0 || asked.family.general) return unknown();
  const other = titles.find((title) => title.role !== null);
  return other ? { verdict: "not_met", evidence: [other.evidence], note: note("title_other", { has: other.title }) } : unknown();
}

function distinct(evidence: Evidence[]): Evidence[] {
  return evidence
    .filter((one, index) => evidence.findIndex((other) => other.source === one.source && other.start === one.start) === index)
    .slice(0, 3);
}

/** Years count where the work was of the same or a related role, or of one that nobody told. */
function judgeYears(asked: number, role: AskedRole, candidate: PreparedCandidate): Finding {
  const { years } = candidate;
  if (judgeTitle(role, candidate).verdict === "not_met") return unknown();
  return years
    ? { verdict: yearsVerdict(years.value, asked), evidence: years.evidence, note: note("years_of", { years: years.value, asked }) }
    : unknown();
}

function judgeEducation(asked: Extract<Asked, { about: "education" }>, candidate: PreparedCandidate): Finding {
  const { education } = candidate;
  if (!education) return unknown();
  const short = educationRank(asked.level) - educationRank(education.level);
  const evidence = [education.evidence];
  if (short <= 0) return { verdict: "met", evidence, note: note("education_level", { has: education.level }) };
  return { verdict: short <= 2 ? "partly" : "not_met", evidence, note: note("level_below", { has: education.level, asks: asked.level }) };
}

function judgeLanguages(asked: Extract<Asked, { about: "languages" }>, candidate: PreparedCandidate): Finding {
  const findings = asked.languages.map(({ language, level }): Finding => {
    const spoken = candidate.languages.get(language);
    if (!spoken) return unknown();
    const evidence = [spoken.evidence];
    if (!level) return { verdict: "met", evidence, note: spoken.level ? note("language_level", { language, has: spoken.level }) : null };
    if (!spoken.level) return { verdict: "partly", evidence, note: note("level_unknown", { language, asks: level }) };
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

/** Kilometres as the crow flies that people travel daily where they name no limit of their own. */
const COMMUTE_KM = 35;
const HYBRID_COMMUTE_KM = 60;

function judgePlace(city: string, hybrid: boolean, candidate: PreparedCandidate): Finding {
  const { city: home, desired } = candidate.candidate;
  const own = profileEvidence("city", home);
  if (!home || !own) return unknown();
  if (isSamePlace(home, city)) return { verdict: "met", evidence: [own], note: note("same_city", { city: home }) };
  const km = kilometresBetween(home, city);
  if (km === null) return unknown();
  const limit = desired?.radius_km ?? (hybrid ? HYBRID_COMMUTE_KM : COMMUTE_KM);
  const verdict: Verdict = km <= limit ? "met" : km <= limit * 2 || desired?.relocate ? "partly" : "not_met";
  return { verdict, evidence: [own], note: note("distance_km", { km, city: home }) };
}

function judgeHours(asks: number, candidate: PreparedCandidate): Finding {
  const has = candidate.candidate.desired?.hours_per_week;
  const evidence = profileEvidence("desired.hours_per_week", has);
  if (!has || !evidence) return unknown();
  return {
    verdict: has >= asks - 4 ? "met" : has >= asks * 0.7 ? "partly" : "not_met",
    evidence: [evidence],
    note: note("hours", { has, asks }),
  };
}

function judgeStart(date: string, candidate: PreparedCandidate): Finding {
  const from = candidate.candidate.available_from;
  const evidence = profileEvidence("available_from", from);
  if (!from || !evidence) return unknown();
  const days = (Date.parse(from) - Date.parse(date)) / 86_400_000;
  if (!Number.isFinite(days)) return unknown();
  return {
    verdict: days <= 0 ? "met" : days <= 31 ? "partly" : "not_met",
    evidence: [evidence],
    note: note("available_from", { date: from }),
  };
}

/** Working hours, days, weeks and months of a full-time year (40 hours, 52 weeks). */
const perYear = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };

function judgeSalary(asked: Extract<Asked, { about: "salary" }>, candidate: PreparedCandidate): Finding {
  const { desired } = candidate.candidate;
  const wants = desired?.salary_min ?? desired?.salary_max;
  if (!wants || !desired?.period || desired.currency !== asked.currency) return unknown();
  const evidence = profileEvidence(desired.salary_min ? "desired.salary_min" : "desired.salary_max", wants);
  if (!evidence) return unknown();
  const ratio = (wants * perYear[desired.period]) / (asked.most * perYear[asked.period]);
  const params = { has: wants, asks: asked.most, currency: asked.currency, has_period: desired.period, asks_period: asked.period };
  return { verdict: ratio <= 1 ? "met" : ratio <= 1.1 ? "partly" : "not_met", evidence: [evidence], note: note("salary", params) };
}

const permitWords =
  /(?:work permit|werkvergunning|right to work|authori[sz]ed to work|work authori[sz]ation|verblijfsvergunning|tewerkstellingsvergunning)/i;
const needsPermit = /(?:require|requires|need|needs|nodig|sponsorship|geen werkvergunning|no work permit)/i;

function judgeWorkPermit(candidate: PreparedCandidate): Finding {
  const stated = candidate.candidate.work_permit;
  const evidence = profileEvidence("work_permit", stated);
  if (stated && evidence) {
    const denied = /^(?:no|none|nee|geen)\b/i.test(stated) || needsPermit.test(stated);
    return { verdict: denied ? "not_met" : "met", evidence: [evidence], note: null };
  }
  const hit = permitWords.exec(candidate.cv);
  if (!hit) return unknown();
  const found = { start: hit.index, end: hit.index + hit[0].length };
  const passage = passageAt(candidate.passages, found.start) ?? found;
  const denied =
    isDenied(candidate.cv, found, passage) ||
    needsPermit.test(candidate.cv.slice(Math.max(passage.start, found.start - 60), Math.min(passage.end, found.end + 60)));
  return { verdict: denied ? "not_met" : "met", evidence: [cvEvidence(candidate, found)], note: null };
}

/** Requirements without a known skill: the passage that shares most of their content words. */
function judgeText(stems: string[], candidate: PreparedCandidate): Finding {
  if (stems.length === 0) return unknown();
  const shared = new Map<number, number>();
  const index = candidate.stems();
  for (const stem of stems) for (const passage of index.get(stem) ?? []) shared.set(passage, (shared.get(passage) ?? 0) + 1);
  let best = -1;
  let most = 0;
  for (const [passage, count] of shared) {
    if (count > most || (count === most && passage < best)) {
      best = passage;
      most = count;
    }
  }
  const share = most / stems.length;
  // One word of several proves nothing; a single rare word asked alone is a hint at most.
  const verdict: Verdict =
    most >= 2 && share >= 0.7
      ? "met"
      : (most >= 2 && share >= 0.4) || (stems.length === 1 && most === 1 && (stems[0] as string).length >= 6)
        ? "partly"
        : "unknown";
  const passage = candidate.passages[best];
  if (verdict === "unknown" || !passage) return unknown();
  const evidence = cvEvidence(candidate, passage);
  // The quote must show what was found: a long passage is cut, and its beginning may not hold the words.
  const quoted = new Set(stemsOf(evidence.quote));
  const shown = stems.filter((stem) => quoted.has(stem)).length;
  if (shown < Math.min(most, 2)) return unknown();
  if (isDenied(candidate.cv, { start: passage.end, end: passage.end }, { start: passage.start, end: passage.end })) return unknown();
  return { verdict, evidence: [evidence], note: null };
}
