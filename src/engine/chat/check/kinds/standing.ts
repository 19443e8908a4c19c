import { numberedIn, turnedIn } from "#engine/borne/pairs.ts";
import { heldPlaces, raisedIn } from "#engine/borne/raised.ts";
import { swappedIn } from "#engine/borne/swapped.ts";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { wordsOf } from "#engine/proposal/sources.ts";
import { findTitles, relatedRoles, titleFamily } from "#engine/skills/titles.ts";
import { fold } from "#engine/skills/tokens.ts";
import { sameInBoth } from "../../bilingual.ts";
import { before, isJobAlone, said, withoutServed } from "../said.ts";
import { isAbsentAt, type Kind, type Statement } from "../statement.ts";

const groupsOf = (text: string) => new Set(stemsOf(text).flatMap((stem) => [stem, ...sameInBoth(stem)]));

/** Nobody led unless a passage says so, or a title. */
export const wrongLead: Kind = (statement) => {
  const { cited, text, owners, sent, people } = statement;
  const hit = toldOf(statement)
    .map((told) => said.leads.exec(told)?.[0])
    .find((one) => one !== undefined);
  if (hit === undefined || said.leads.test(cited.length > 0 ? text : sent.text) || (cited.length > 0 && said.leadsToo.test(text)))
    return [];
  const isHelp = cited.length > 0 && said.helped.test(text) && !said.helped.test(statement.sentence);
  const jobs = isHelp ? [] : (owners.length > 0 ? owners : (people[0]?.entries ?? [])).filter(({ kind }) => kind === "job");
  const words = wordsOf(hit);
  const isTitle = (title: string) => words.every((word) => (wordsOf(title) as string[]).includes(word));
  if (jobs.some(({ title }) => said.leads.test(title) || isLeading(title) || isTitle(title))) return [];
  return isOfJobsTitle(statement, (words) => said.leads.test(words)) ? [] : [`no passage says “${hit}”`];
};

/** Alone, always, better than all, praised by others, because of this, wished: passages say so in such words. */
export const raisedWords: Kind = (statement) => {
  const { cited, text, sent, sentence } = statement;
  const held = cited.length > 0 ? text : sent.text;
  const isOfJob = isJobAlone(cited) || said.verdict.test(sentence);
  const denied = new Set(statement.clauses.filter(({ isDenied }) => isDenied).map((one) => one.text));
  return statement.clauses.flatMap(({ text: told, isAbsent }) =>
    raisedIn(told)
      .filter(({ raised }) => !isAbsent && denied.has(told) === (raised === "peerless"))
      .filter(({ raised }) => !(isOfJob && (raised === "cause" || raised === "wish")) && heldPlaces(raised, held).length === 0)
      .filter(({ raised }) => !isOfJobsTitle(statement, (words) => heldPlaces(raised, words).length > 0))
      .map(({ start, end }) => `no passage says “${told.slice(start, end)}”`),
  );
};

const toldOf = ({ clauses }: Statement) => clauses.filter(({ isAbsent, isDenied }) => !isAbsent && !isDenied).map((one) => one.text);

/** What the vacancy's title says, or stands around it, is said of the job. */
const isOfJobsTitle = ({ cited, near, sent }: Statement, isSaid: (words: string) => boolean) =>
  isJobAlone(cited) && isSaid(`${near}\n${sent.records.job?.title ?? ""}`);

/** "From 84 to 71" is another thing than from 71 to 84, and four nurses than four desks. */
export const turned: Kind = ({ sentence, cited }) =>
  turnedIn(
    sentence,
    cited.map(({ text }) => numberedIn(text)),
  ).map((words) => `“${words}” is told the other way round`);

const isLeading = (title: string) => ["lead", "manager"].includes(titleFamily(title).seniority ?? "");

/** Whoever helped didn't do it alone; who wants something doesn't have it yet. */
export const droppedReserves: Kind = (statement) => {
  const { sentence, cited, clauses } = statement;
  if (cited.length === 0 || sentence.includes("…") || clauses.every(({ isAbsent }) => isAbsent)) return [];
  if (cited.every(({ text }) => said.wish.test(text)) && !said.wish.test(sentence) && !isJobAlone(cited))
    return ["its passage tells a wish, not what is there"];
  if (said.helped.test(sentence)) return [];
  const own = groupsOf(sentence);
  const isDropped = cited.some(({ text }) => {
    const hit = said.helped.exec(text);
    if (!hit) return false;
    const [deed] = stemsOf(text.slice(hit.index + hit[0].length));
    if (deed === undefined) return false;
    return [deed, ...sameInBoth(deed)].some((group) => own.has(group)) || [...own].some((stem) => isKin(stem, deed));
  });
  return isDropped ? ["its passage tells of help with it, not of doing it"] : [];
};

const KIN = 6;
/** "Introduce" and "introduction". */
const isKin = (one: string, other: string) => one.length >= KIN && one.slice(0, KIN) === other.slice(0, KIN);

/** "As a controller": a title is one that was held there. */
export const wrongTitles: Kind = (statement) => {
  const { sentence, cited, owners, people, sent } = statement;
  const text = withoutServed(statement.text);
  if (isJobAlone(cited) || (said.job.test(sentence) && said.asksOf.test(sentence))) return [];
  const jobs = (owners.some(({ kind }) => kind === "job") ? owners : people.flatMap(({ entries }) => entries)).filter(
    ({ kind }) => kind === "job",
  );
  if (jobs.length === 0) return [];
  const headlines = owners.length > 0 ? [] : people.map(({ candidate }) => candidate.headline ?? "");
  const titles = [...jobs.map(({ title }) => title), ...headlines];
  const roles = new Set(titles.flatMap((title) => [titleFamily(title).role, ...findTitles(title).map(({ role }) => role)]));
  const words = groupsOf([...titles, said.helped.test(text) ? "" : text].join("\n"));
  return findTitles(sentence)
    .filter(({ start }) => asTitle.test(before(sentence, start, 40)) && !isAbsentAt(statement, start))
    .filter(({ role, start, end }) => {
      const told = sentence.slice(Math.max(0, start - 16), end);
      const isRaised = [said.manages, said.senior].some((rank) => rank.test(told) && ![...titles, text].some((one) => rank.test(one)));
      const isUnder = titles.length > 0 && titles.every((one) => said.under.test(one)) && !said.under.test(sentence);
      if (isRaised || isUnder) return true;
      if (roles.has(role) || [...relatedRoles(role)].some((one) => roles.has(one))) return false;
      const written = sentence.slice(start, end);
      // "Servicemanager" in one language, "service manager" in the other.
      if (fold(statement.text).replace(/[\s-]/g, "").includes(fold(written).replace(/[\s-]/g, ""))) return false;
      const own = stemsOf(written);
      return !(own.length > 0 && own.every((stem) => [stem, ...sameInBoth(stem)].some((group) => words.has(group)))) && sent.text !== "";
    })
    .map(({ start, end }) => `“${sentence.slice(start, end)}” isn't a title that was held there`);
};
const asTitle =
  /(?<!\p{L})(?:as|als|is|was|became|becoming|werd|been|geweest|een|a|an|the|de)(?: (?:a|an|een|the|de))?(?: \p{L}+(?:-\p{L}+)?)?\s$/iu;

/** Who has left works there no longer. */
export const leftEmployer: Kind = ({ sentence, named }) =>
  said.now.test(sentence) &&
  named.some(
    ({ kind, to, named: name }) =>
      kind === "job" &&
      to !== null &&
      said.now.test(before(sentence, name ? sentence.search(name) : 0, 45)) &&
      !said.around.test(before(sentence, name ? sentence.search(name) : 0, 14)),
  )
    ? ["that job has ended"]
    : [];

/** The first job, or the last: as the dates have it. */
export const wrongOrder: Kind = ({ sentence, named, people }) => {
  const jobs = people.flatMap(({ entries }) => entries.filter(({ kind, period }) => kind === "job" && period));
  const told = named.filter((one) => jobs.includes(one));
  const [one] = told;
  if (told.length !== 1 || !one?.period || people.length !== 1) return [];
  const { start, end } = one.period;
  const isWrong =
    (said.firstJob.test(sentence) && jobs.some(({ period }) => period && period.start < start)) ||
    (said.lastJob.test(sentence) && jobs.some(({ period }) => period && period.end > end));
  return isWrong ? ["by the dates that is another job"] : [];
};

/** One thing was over when another began, or both went on at once: as their dates have it. */
export const wrongSequence: Kind = ({ sentence, entries }) => {
  const [one, other, ...more] = entries.flatMap(({ period }) => period ?? []);
  if (!one || !other || more.length > 0) return [];
  const isAtOnce = Math.min(one.end, other.end) - Math.max(one.start, other.start) > 1;
  const isWrong = isAtOnce ? said.over.test(sentence) : said.atOnce.test(sentence);
  return isWrong ? ["by the dates of both it is the other way"] : [];
};

/** As often, as much and in that year of a study as the passages say, and of pairs such as permanent and temporary the one that they say. */
export const swapped: Kind = ({ sentence, cited, text, clauses }) =>
  cited.length === 0 || clauses.some(({ isDenied }) => isDenied)
    ? []
    : swappedIn(sentence, text).map((words) => `“${words}” is otherwise in its passages`);

/** A must is a must, a wish a wish, as the vacancy has it. */
export const wrongWeight: Kind = ({ sentence, cited, sent }) => {
  const { job } = sent.records;
  const kinds = (job?.requirements ?? [])
    .filter(({ text, quote }) =>
      cited.some(
        (one) =>
          one.source.startsWith("job") &&
          (one.text.includes(quote ?? text) || (quote ?? text).includes(one.text) || one.text.includes(text)),
      ),
    )
    .map(({ kind }) => kind);
  if (kinds.length === 0) return [];
  const isNice = said.nice.test(sentence);
  if (isNice) return kinds.includes("nice") ? [] : ["its passages ask for it as a must"];
  return said.must.test(sentence) && kinds.every((kind) => kind === "nice") ? ["its passages tell a wish, not a must"] : [];
};

/** What only the vacancy asks is nothing that somebody has; what only the CV tells is nothing that is asked. */
export const otherSide: Kind = (statement: Statement) => {
  const { sentence, cited, sent } = statement;
  if (cited.length === 0 || !sent.records.candidate) return [];
  const opening = sentence.slice(0, 60);
  if (isJobAlone(cited))
    return said.deniesFact.test(sentence) || said.asksOf.test(sentence) || said.job.test(sentence) || !startsWithPerson(statement)
      ? []
      : ["its passages are of the vacancy, and tell nothing of the candidate"];
  const isOfJob =
    /^(?:the|de) (?:vacancy|job|role|vacature|functie|opdrachtgever|client)(?!\p{L})/iu.test(opening) && said.asksOf.test(opening);
  return isOfJob && cited.every(({ source }) => !source.startsWith("job"))
    ? ["its passages are of the candidate, and tell nothing of the vacancy"]
    : [];
};

function startsWithPerson({ sentence, sent }: Statement): boolean {
  const name = sent.records.candidate?.first_name ?? "";
  return (name !== "" && sentence.startsWith(name)) || /^(?:she|he|they|zij|ze|hij|the candidate|de kandidaat)(?!\p{L})/iu.test(sentence);
}
