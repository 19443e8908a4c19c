import { type Weights, weights } from "#contract/account/workspace.ts";
import type { Quote } from "#contract/fields.ts";
import type { Job } from "#contract/job/job.ts";
import type { CriterionKind } from "#contract/job/match.ts";
import { isDutch } from "#engine/skills/languages.ts";
import { canonicalSkill } from "#engine/skills/lexicon.ts";
import { findTitles, type TitleFamily, titleFamily } from "#engine/skills/titles.ts";
import { protectedCriteria } from "#engine/vacancy/protected/protected.ts";
import { pointsNameOf } from "#engine/weights/points-name.ts";
import { type Asked, type AskedRole, askedBy, coreOf, criterionOf, skillsAsked } from "./asked.ts";
import { type AskedPart, partsAsked } from "./asks/list.ts";
import { type AskedNames, namesAsked } from "./asks/names.ts";
import { type AskedPaper, paperAsked } from "./asks/paper.ts";
import { studyOf } from "./asks/study.ts";
import type { MatchableJob } from "./matchable-job.ts";
import { stemsOf } from "./meaning/stems.ts";
import { type AskedWords, askedWords } from "./relevance.ts";

export interface Ask {
  criterion: CriterionKind;
  text: string | null;
  kind: Job["requirements"][number]["kind"];
  requirement_id?: string;
  weight: number;
  quote: Quote | null;
  asked: Asked;
  /** What it calls by names of their own. */
  names: AskedNames | null;
  /** The things that it asks together, where each must be there. */
  parts?: AskedPart[];
  /** Which paper of its name. */
  paper?: AskedPaper | null;
}

export interface PreparedJob {
  title: string;
  asks: Ask[];
  /** What the vacancy's text is about, and what it counts for; null where it says nothing. */
  relevance: { asked: AskedWords; weight: number } | null;
}

/** A point of relevance is worth a tenth of all other points; half of them where no requirement can be read. */
const SHARE = 10;
const SHARE_UNSPOKEN = 2;

/** Points where a workspace has set none. */
const DEFAULT_WEIGHTS = weights.parse({});

/** Reads a job once for many candidates. Criteria that it doesn't ask aren't there; what a requirement asks isn't asked twice. */
export function prepareJob(job: MatchableJob, points: Weights = DEFAULT_WEIGHTS): PreparedJob {
  const asks: Ask[] = [];
  const role = roleOf(job.title);
  const dutch = isDutch(job.description ?? job.requirements.map((requirement) => requirement.text).join("\n"));
  const covered = { skills: new Set<string>(), languages: new Set<string>(), education: false, years: false, place: false };
  for (const requirement of job.requirements) {
    const text = withoutProtected(requirement.text);
    if (text === null) continue;
    const asked = askedBy({ ...requirement, text }, job, role, dutch);
    // However its words are judged ("Kafka or another queue"), the skill that it names is asked by it.
    if (requirement.skill) covered.skills.add(canonicalSkill(requirement.skill) ?? requirement.skill);
    if (asked.about === "skills") for (const name of asked.groups.flat()) covered.skills.add(name);
    if (asked.about === "languages") for (const { language } of asked.languages) covered.languages.add(language);
    if (asked.about === "education") covered.education = true;
    // Years with one skill tell more than years of any work: the same years aren't asked twice.
    if (asked.about === "years" || ("min_years" in asked && (asked.min_years ?? 0) >= (job.min_years ?? 0))) covered.years = true;
    if (asked.about === "place") covered.place = true;
    if (asked.about === "role") {
      if (asked.years) covered.years = true;
      for (const name of [...asked.skills, ...asked.context]) covered.skills.add(name);
    }
    const line = { criterion: criterionOf(asked), kind: requirement.kind, requirement_id: requirement.id };
    asks.push({
      ...line,
      text: requirement.text,
      weight: weightOf(line, points, requirement.weight),
      quote: quoteOf(requirement, job.description),
      asked,
      names: namesAsked(text),
      ...((asked.about === "skills" || asked.about === "text") &&
        !asked.min_years && {
          parts: partsAsked(coreOf(text)),
          paper: paperAsked(coreOf(text)),
        }),
    });
  }
  const field = (criterion: CriterionKind, kind: Ask["kind"], asked: Asked, text: string | null = null) =>
    asks.push({ criterion, text, kind, weight: weightOf({ criterion, kind }, points), quote: null, asked, names: null });

  for (const skill of job.skills) {
    const name = canonicalSkill(skill.name) ?? skill.name;
    if (covered.skills.has(name)) continue;
    covered.skills.add(name);
    field("skill", skill.kind, skillsAsked(skill.name, skill.min_years ?? null), skill.name);
  }
  if (role.roles.length > 0 || role.stems.length > 0) field("title", "must", { about: "title", ...role });
  if (job.min_years && !covered.years) field("experience", "must", { about: "years", years: job.min_years, role });
  if (job.education_level && job.education_level !== "none" && !covered.education) field("education", "must", studyOf(job.education_level));
  for (const { language, level } of job.languages) {
    if (!covered.languages.has(language))
      field("language", "must", { about: "languages", languages: [{ language, level: level ?? null }], all: true });
  }
  if (job.city && job.remote !== "remote" && !covered.place)
    field("place", "nice", { about: "place", city: job.city, hybrid: job.remote === "hybrid", km: null });
  const hours = job.hours_min ?? job.hours_per_week;
  const most = job.hours_min ? (job.hours_per_week ?? null) : null;
  if (hours) field("hours", "nice", { about: "hours", hours, least: false, most: most === hours ? null : most });
  if (job.start_date) field("availability", "nice", { about: "start", date: job.start_date });
  const pay = job.salary_max ?? job.salary_min;
  if (pay && job.currency && job.period)
    field("salary", "nice", { about: "salary", most: pay, currency: job.currency, period: job.period });
  const asked = points.relevance > 0 ? askedWords(job) : null;
  const others = asks.reduce((sum, { weight }) => sum + weight, 0);
  const share = asked?.isUnspoken ? SHARE_UNSPOKEN : SHARE;
  const weight = others > 0 ? Math.round(points.relevance * others) / share : points.relevance;
  return { title: job.title, asks, relevance: asked && { asked, weight } };
}

/** A line's points: its own, else the workspace's; a knock-out has none. */
function weightOf(line: Parameters<typeof pointsNameOf>[0], points: Weights, own?: number | null): number {
  const name = pointsNameOf(line);
  return name === null ? 0 : (own ?? points[name]);
}

/** What a requirement asks besides what the law protects, which nobody is compared on; null where that is all it asks. */
export function withoutProtected(text: string): string | null {
  const shielded = protectedCriteria(text);
  if (shielded.length === 0) return text;
  const rest = shielded.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
  return stemsOf(rest).length > 0 ? rest.replace(/\s+/g, " ").trim() : null;
}

function roleOf(title: string): AskedRole {
  const family = titleFamily(title);
  return { family, roles: rolesOf(title, family), stems: stemsOf(title) };
}

/** The precise roles that a title names; the general one where it names no other. */
function rolesOf(title: string, family: TitleFamily): string[] {
  const precise = findTitles(title)
    .filter((found) => !found.general)
    .map((found) => found.role);
  return [...new Set(family.role ? [family.role, ...precise] : precise)];
}

function quoteOf(requirement: Job["requirements"][number], description: string | null): Quote | null {
  const { quote, start, end } = requirement;
  if (!quote || start === null || start === undefined || end === null || end === undefined) return null;
  return description?.slice(start, end) === quote ? { quote, start, end } : null;
}
