import type { Evidence } from "#contract/fields.ts";
import type { Strength } from "#contract/proposal/proposal.ts";
import { saidIn } from "#contract/text/languages.ts";
import { tradeOf } from "#engine/skills/lexicon.ts";
import type { Facts } from "../facts.ts";
import { type HeldJob, yearsInTrade } from "../held-jobs.ts";
import { readAt } from "../sources.ts";
import { article, dateIn, listed, opened, yearsIn } from "../words.ts";
import { isSameTitle, titleTold } from "../writing/told-titles.ts";
import { withoutDoubles } from "./quotes.ts";

/** "as a nurse", "als verpleegkundige"; empty where the title has no sure name in this language. */
export function asTitle({ language }: Facts, { titles }: HeldJob): string {
  const told = titles.map((title) => titleTold(language, title));
  if (told.length === 0 || told.some((one) => one === null)) return "";
  const t = saidIn(language);
  const [first = "", ...later] = [...new Set(told as string[])].map((one) => t({ en: `${article(one)} ${one}`, nl: one }));
  return ` ${t({ en: "as", nl: "als" })} ${[first, ...later.map((one) => `${t({ en: "later", nl: "later" })} ${one}`)].join(t({ en: " and ", nl: " en " }))}`;
}

/** So long ago work in the trade no longer stands for somebody. */
const LONG_AGO_YEARS = 5;

/** The newest job in the work that is asked, unless it ended long ago. */
export const sameWork = ({ sources, jobs }: Facts): HeldJob | null =>
  jobs.find(
    ({ title, company, current, end }) =>
      title &&
      company &&
      isSameTitle(title, sources.job.title) &&
      (current || Number(sources.today.slice(0, 4)) - Number(end?.slice(0, 4) ?? 0) <= LONG_AGO_YEARS),
  ) ?? null;

/** Where somebody stands or stood, as a whole sentence. */
function workTold(facts: Facts, job: HeldJob, subject: string): string {
  const { language } = facts;
  const { company, start, end, current, partly } = job;
  const t = saidIn(language);
  const as = asTitle(facts, job);
  const at = company ? `${t({ en: " at", nl: " bij" })} ${company}` : "";
  const since = start && !partly ? dateIn(language, start) : null;
  const until = end && !partly ? dateIn(language, end) : null;
  if (current)
    return t({
      en: `${subject} ${since ? "has worked" : "works"}${as}${at}${since ? ` since ${since}` : ""}`,
      nl: `${subject} werkt${since ? ` sinds ${since}` : ""}${as}${at}`,
    });
  return t({
    en: `${subject} worked${as}${at}${since && until ? ` from ${since} to ${until}` : until ? ` until ${until}` : ""}`,
    nl: `${subject} werkte${since && until ? ` van ${since} tot ${until}` : until ? ` tot ${until}` : ""}${as}${at}`,
  });
}

/**
 * The job asks for work that the candidate does or did: which, where, since when, for how long. Null where the title has no
 * sure name in this language, unless it may be told `untitled`.
 */
export function workStrength(facts: Facts, { untitled = false } = {}): Strength | null {
  const { language, sources, name } = facts;
  const title = facts.criteria.find(({ criterion }) => criterion === "title");
  const latest = sameWork(facts);
  if (!latest || title?.verdict === "not_met" || (!untitled && !asTitle(facts, latest))) return null;
  const t = saidIn(language);
  const trade = yearsInTrade(sources.candidate, sources.job.title, sources.today);
  const proofs = [latest.index, ...(trade?.jobs ?? [])].flatMap((index) => readAt(sources.candidate, `experience.${index}.title`) ?? []);
  const evidence = withoutDoubles(facts, proofs.length > 0 ? proofs : (title?.evidence.slice(0, 1) ?? []));
  // The dates of the newest job tell less than the years where there were several.
  const years = trade && trade.jobs.length > 1 ? trade.years : null;
  const all = years
    ? t({
        en: ` With the work before it, that makes ${yearsIn("en", years)} in this line of work.`,
        nl: ` Met het werk ervoor is dat ${yearsIn("nl", years)} in dit vak.`,
      })
    : "";
  return {
    title: years
      ? opened(t({ en: `${yearsIn("en", years)} in this work`, nl: `${yearsIn("nl", years)} in dit vak` }))
      : latest.current
        ? t({ en: "Does this work today", nl: "Doet dit werk vandaag al" })
        : t({ en: "Has done this work before", nl: "Heeft dit werk eerder gedaan" }),
    text: `${workTold(facts, latest, opened(name))}.${all}`,
    evidence,
  };
}

/** The asked skills of which a document states the years, most first, at most two. What contradicts the jobs' own dates isn't told. */
export function statedYears(facts: Facts): { skill: string; years: number; evidence: Evidence }[] {
  return facts.askedSkills
    .filter((skill) => tradeOf(skill) !== "certificate")
    .flatMap((skill) => {
      const stated = facts.statedYears(skill);
      const counted = facts.yearsOf(skill)?.value ?? 0;
      return stated && stated.value >= 2 && Math.abs(counted - stated.value) <= 1
        ? [{ skill, years: stated.value, evidence: stated.evidence }]
        : [];
    })
    .sort((one, other) => other.years - one.years)
    .slice(0, 2);
}

/** What a document states itself: so many years of something that is asked. */
export function yearsStrength(facts: Facts): Strength | null {
  const { language, say, name } = facts;
  const stated = statedYears(facts);
  const [best] = stated;
  if (!best) return null;
  const t = saidIn(language);
  const told = stated.map(
    ({ skill, years }) => `${yearsIn(language, years)} ${t({ en: "of experience with", nl: "ervaring met" })} ${say(skill)}`,
  );
  return {
    title: opened(
      t({ en: `${yearsIn("en", best.years)} of ${say(best.skill)}`, nl: `${yearsIn("nl", best.years)} ${say(best.skill)}` }),
    ).slice(0, 120),
    text: `${opened(name)} ${t({ en: "has", nl: "heeft" })} ${listed(language, told)}.`,
    evidence: withoutDoubles(
      facts,
      stated.map(({ evidence }) => evidence),
    ),
  };
}

/** The jobs before one, at two employers at most, as a sentence that tells when; `from`: how many employers another sentence told. */
export function pathTold(facts: Facts, after: HeldJob | null, { from = 0 } = {}): string {
  const { language, name, jobs } = facts;
  const t = saidIn(language);
  const before = jobs.filter((job) => job !== after && job.company && (job.start ?? "9") < (after?.start ?? "0"));
  // Further back only the very work that is asked still says something.
  const counts = (company: string | null) =>
    from === 0 || before.some((job) => job.company === company && job.title !== null && isSameTitle(job.title, facts.sources.job.title));
  const employers = [...new Set(before.map(({ company }) => company))].slice(from).filter(counts).slice(0, 2);
  const told = employers.map((company) => {
    const held = before.filter((job) => job.company === company && asTitle(facts, job) !== "").slice(0, 2);
    const all = before.filter((job) => job.company === company);
    const at = `${t({ en: "at", nl: "bij" })} ${company}`;
    const [one] = held;
    if (!one || held.every((job) => asTitle(facts, job) === asTitle(facts, one)))
      return `${one ? `${asTitle(facts, one).trim()} ` : ""}${at}${one?.partly ? "" : yearsOf(all)}`;
    return `${listed(
      language,
      held.map((job) => `${asTitle(facts, job).trim()}${job.partly ? "" : yearsOf([job])}`),
    )} ${at}`;
  });
  if (told.length === 0) return "";
  return t({
    en: `${from > 0 ? "Earlier still" : "Before that"}, ${name} worked ${listed("en", told)}.`,
    nl: `${from > 0 ? "Nog eerder" : "Daarvoor"} werkte ${name} ${listed("nl", told)}.`,
  });
}

/** " (2014–2019)" of jobs that followed each other; empty where a year isn't known. */
function yearsOf(jobs: readonly HeldJob[]): string {
  const starts = jobs.map(({ start }) => start?.slice(0, 4) ?? null);
  const ends = jobs.map(({ end }) => end?.slice(0, 4) ?? null);
  if (starts.includes(null) || ends.includes(null)) return "";
  const [from, to] = [starts.toSorted()[0], ends.toSorted().at(-1)];
  return from === to ? ` (${from})` : ` (${from}–${to})`;
}
