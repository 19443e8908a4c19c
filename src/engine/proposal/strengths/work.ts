import type { Evidence } from "#contract/fields.ts";
import type { Strength } from "#contract/proposal/proposal.ts";
import { inLanguage, saidIn } from "#contract/text/languages.ts";
import { tradeOf } from "#engine/skills/lexicon.ts";
import { relatedRoles, titleFamily } from "#engine/skills/titles.ts";
import { fold } from "#engine/skills/tokens.ts";
import type { Facts } from "../facts.ts";
import { type HeldJob, isRecent, learning, yearsInTrade } from "../held-jobs.ts";
import { isRecognitionOpen } from "../own-words.ts";
import { readAt } from "../sources.ts";
import { article, dateIn, listed, opened, yearsIn } from "../words.ts";
import { titleTold } from "../writing/told-titles.ts";
import { withoutDoubles } from "./quotes.ts";

/** "as a nurse", "als verpleegkundige"; empty where the title has no sure name in this language. */
function asTitle({ language, sources: { candidate } }: Facts, { titles }: HeldJob): string {
  const told = titles.map((title) => titleTold(language, title));
  if (told.length === 0 || told.some((one) => one === null || isRecognitionOpen(candidate, one))) return "";
  const t = saidIn(language);
  const [first = "", ...later] = [...new Set(told as string[])].map((one) => t({ en: `${article(one)} ${one}`, nl: one }));
  return ` ${t({ en: "as", nl: "als" })} ${[first, ...later.map((one) => `${t({ en: "later", nl: "later" })} ${one}`)].join(t({ en: " and ", nl: " en " }))}`;
}

const between = ({ start, end, partly }: HeldJob, { language }: Facts) => ({
  since: start && !partly ? dateIn(language, start) : null,
  // The title held last was held to the end.
  until: end ? dateIn(language, end) : null,
});

/** "has worked as a cook at De Steiger since 2019", "werkt sinds 2019 als kok bij De Steiger": where somebody stands or stood. */
function workClause(facts: Facts, job: HeldJob): string {
  const t = saidIn(facts.language);
  const as = asTitle(facts, job);
  // Without a title it is the time at the employer that is told, in whatever work.
  const first = as === "" ? facts.jobs.findLast(({ company, start }) => company === job.company && start !== null) : null;
  const { since, until } = between(first ? { ...job, start: first.start, partly: false } : job, facts);
  const at = job.company ? `${t({ en: " at", nl: " bij" })} ${job.company}` : "";
  const english = job.internship ? "did an internship" : job.current ? (since ? "has worked" : "works") : "worked";
  const dutch = job.internship ? "liep" : job.current ? "werkt" : "werkte";
  const study = job.internship ? " stage" : "";
  if (job.current)
    return t({
      en: `${english}${as}${at}${since ? ` since ${since}` : ""}`,
      nl: `${dutch}${since ? ` sinds ${since}` : ""}${study}${as}${at}`,
    });
  return t({
    en: `${english}${as}${at}${since && until ? ` from ${since} to ${until}` : until ? ` until ${until}` : ""}`,
    nl: `${dutch}${since && until ? ` van ${since} tot ${until}` : until ? ` tot ${until}` : ""}${study}${as}${at}`,
  });
}

/** Years in the newest job's work, where there were several of the same title: told by that title, for which they were counted. */
function yearsHeld(facts: Facts): { years: number; title: string; jobs: number[] } | null {
  const { sources, language, jobs, latest } = facts;
  const trade = yearsInTrade(sources.candidate, sources.job.title, sources.today);
  if (!trade || trade.years < 3 || trade.jobs.length < 2 || !latest || !trade.jobs.includes(latest.index)) return null;
  const told = trade.jobs.map((index) => {
    const title = jobs.find((job) => job.index === index)?.titles ?? [];
    return title.length === 1 && title[0] ? titleTold(language, title[0]) : null;
  });
  const title = told.toSorted((one, other) => (one?.length ?? 0) - (other?.length ?? 0))[0];
  if (!title || isRecognitionOpen(sources.candidate, title) || told.some((one) => !one || !fold(one).includes(fold(title)))) return null;
  return { years: trade.years, title, jobs: trade.jobs };
}

/** The jobs before the newest that say something for the one asked: the same work or work akin to it, at two employers at most. */
function jobsBefore({ jobs, latest, sources }: Facts): HeldJob[][] {
  const wanted = titleFamily(sources.job.title).role;
  const related = wanted === null ? null : relatedRoles(wanted);
  const says = ({ title }: HeldJob) => {
    if (related === null) return true;
    const role = titleFamily(title ?? "").role;
    // What kind of work a title without a family is nobody knows: a reader may.
    return role === null || role === wanted || related.has(role);
  };
  const before = jobs.filter(
    (job) =>
      job !== latest &&
      job.company &&
      !job.internship &&
      !learning.test(job.title ?? "") &&
      isRecent(job, sources.today) &&
      (job.start ?? "9") < (latest?.start ?? "0") &&
      (job.title ? says(job) : false),
  );
  return [...new Set(before.map(({ company }) => company))].slice(0, 2).map((company) => before.filter((job) => job.company === company));
}

/** " (2014–2019)" of jobs that followed each other; empty where a year isn't known. */
function yearsOf(jobs: readonly HeldJob[]): string {
  const starts = jobs.map(({ start, partly }) => (partly ? null : (start?.slice(0, 4) ?? null)));
  const ends = jobs.map(({ end }) => end?.slice(0, 4) ?? null);
  if (starts.includes(null) || ends.includes(null)) return "";
  const [from, to] = [starts.toSorted()[0], ends.toSorted().at(-1)];
  return from === to ? ` (${from})` : ` (${from}–${to})`;
}

/** "an ambulant worker at De Opstap (2014–2018)", of the jobs at one employer; empty where no title can be told. */
function heldAt(facts: Facts, jobs: readonly HeldJob[]): string {
  const { language } = facts;
  const t = saidIn(language);
  const company = jobs[0]?.company;
  const titled = jobs.flatMap((job) => {
    const as = asTitle(facts, job).replace(/^ (?:as|als) /, "");
    return as === "" || /^(?:an? )?(?:medewerker|employee|worker)$/u.test(as) ? [] : [{ job, as }];
  });
  const [first] = titled;
  if (!first) return "";
  const isOne = titled.every(({ as }) => as === first.as);
  const told = isOne
    ? `${first.as}`
    : listed(
        language,
        titled.slice(0, 2).map(({ job, as }) => `${as}${yearsOf([job])}`),
      );
  const years = isOne ? yearsOf(titled.map(({ job }) => job)) : "";
  const at = `${t({ en: "at", nl: "bij" })} ${company}`;
  // Behind "Zn." years would begin another sentence.
  return company?.endsWith(".") ? `${told}${years} ${at}` : `${told} ${at}${years}`;
}

/** What came before the newest job, as far as it says something here. */
export function earlierTold(facts: Facts): string {
  if (yearsHeld(facts)) return "";
  const before = jobsBefore(facts)
    .map((jobs) => heldAt(facts, jobs))
    .filter((one) => one !== "");
  if (before.length === 0) return "";
  const words = listed(facts.language, before);
  return inLanguage(facts.language, { en: `Earlier, ${facts.name} was ${words}.`, nl: `Eerder was ${facts.name} ${words}.` });
}

/** Are there later jobs that weren't read well enough to be told? Then this one isn't the last. */
const isBeforeOthers = ({ jobs, sources: { candidate } }: Facts, { end }: HeldJob): boolean =>
  candidate.experience.some(({ start }, index) => !jobs.some((job) => job.index === index) && end !== null && (start ?? "") >= end);

/** The person in one sentence: what they do or did last, how long, for whom. */
export function personTold(facts: Facts): string {
  const { latest, name, language } = facts;
  if (!latest || isBeforeOthers(facts, latest) || (asTitle(facts, latest) === "" && !latest.company)) return "";
  const t = saidIn(language);
  const held = yearsHeld(facts);
  if (held && latest.company) {
    const there = facts.jobs.filter(({ company, index }) => company === latest.company && held.jobs.includes(index));
    const { since } = between(there.at(-1) ?? latest, facts);
    const { until } = between(latest, facts);
    const now = latest.current
      ? t({
          en: since ? `, since ${since} at ${latest.company}` : `, now at ${latest.company}`,
          nl: since ? `, sinds ${since} bij ${latest.company}` : `, nu bij ${latest.company}`,
        })
      : t({
          en: `, most recently at ${latest.company}${until ? ` until ${until}` : ""}`,
          nl: `, het laatst bij ${latest.company}${until ? `, tot ${until}` : ""}`,
        });
    return t({
      en: `${opened(name)} has ${yearsIn("en", held.years)} of experience as ${article(held.title)} ${held.title}${now}.`,
      nl: `${opened(name)} heeft ${yearsIn("nl", held.years)} ervaring als ${held.title}${now}.`,
    });
  }
  return `${opened(name)} ${workClause(facts, latest)}.`;
}

/** As many employers as one reads in a sentence. */
const MOST_EMPLOYERS = 3;

/** The years in the work that is asked, with where they were; null where they can't be counted or said. */
export function workStrength(facts: Facts): Strength | null {
  const { language, sources, latest, jobs } = facts;
  const held = yearsHeld(facts);
  const verdict = facts.criteria.find(({ criterion }) => criterion === "title")?.verdict;
  if (!held || !latest?.company || verdict === "not_met") return null;
  const t = saidIn(language);
  const employers = [...new Set(jobs.filter(({ index }) => held.jobs.includes(index)).map(({ company }) => company))];
  const isAll = employers.length <= MOST_EMPLOYERS;
  const where = employers.slice(0, MOST_EMPLOYERS).flatMap((company) => {
    const there = jobs.filter((job) => job.company === company && held.jobs.includes(job.index));
    const { since } = between(there.at(-1) as HeldJob, facts);
    const isNow = there.some(({ current }) => current);
    return company ? [`${company}${isNow ? (since ? ` (${t({ en: "since", nl: "sinds" })} ${since})` : "") : yearsOf(there)}`] : [];
  });
  const proofs = held.jobs.flatMap((index) => readAt(sources.candidate, `experience.${index}.title`) ?? []);
  return {
    title: opened(
      t({
        en: `${yearsIn("en", held.years)} as ${article(held.title)} ${held.title}`,
        nl: `${yearsIn("nl", held.years)} als ${held.title}`,
      }),
    ).slice(0, 120),
    text: t({
      en: `${opened(facts.name)} gained that experience at ${listed("en", where)}${isAll ? "" : ", among others"}.`,
      nl: `${opened(facts.name)} deed die ervaring op bij ${isAll ? "" : "onder andere "}${listed("nl", where)}.`,
    }),
    evidence: withoutDoubles(facts, proofs),
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

/** "heeft tien jaar ervaring met Python": without its subject. */
export function yearsClause({ language, say }: Facts, stated: readonly { skill: string; years: number }[]): string {
  const t = saidIn(language);
  const told = stated.map(
    ({ skill, years }) => `${yearsIn(language, years)} ${t({ en: "of experience with", nl: "ervaring met" })} ${say(skill)}`,
  );
  return told.length === 0 ? "" : `${t({ en: "has", nl: "heeft" })} ${listed(language, told)}`;
}

/** What a document states itself: so many years of something that is asked. */
export function yearsStrength(facts: Facts): Strength | null {
  const { language, name } = facts;
  const stated = statedYears(facts);
  if (stated.length === 0) return null;
  return {
    title: inLanguage(language, { en: "Years of experience", nl: "Ervaring in jaren" }),
    text: `${opened(name)} ${yearsClause(facts, stated)}.`,
    evidence: withoutDoubles(
      facts,
      stated.map(({ evidence }) => evidence),
    ),
  };
}
