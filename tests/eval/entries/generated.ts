import {
  dutchAside,
  dutchDecoys,
  dutchForms,
  dutchSentences,
  englishAside,
  englishDecoys,
  englishForms,
  englishSentences,
  groups,
} from "./forms.ts";
import { asPasted, type LabelledCv } from "./labelled.ts";
import type { LabelledEntry } from "./near.ts";
import { dutch, english, type Pool } from "./pools.ts";

type Random = () => number;

const MONTHS = {
  nl: ["januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober", "november", "december"],
  en: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
};
const OWN = {
  nl: ["zzp", "freelance", "zelfstandig", "eigen bedrijf", "als zzp'er", "zelfstandige"],
  en: ["freelance", "self-employed", "own business", "contractor"],
};
const OPEN = { nl: ["heden", "nu", "nu", "heden", "vandaag"], en: ["present", "now", "today", "to date", "current"] };

/** An invented CV with its jobs: its way to write dates and heads is chosen once, as people do, its words at random. */
export function generatedCv(id: string, random: Random): LabelledCv {
  const pick = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)] as T;
  const language = random() < 0.55 ? "nl" : "en";
  const pool: Pool = language === "nl" ? dutch : english;
  const is = (share: number) => random() < share;
  const entries: LabelledEntry[] = [];
  const used = new Set<string>();
  const fresh = (some: readonly string[]): string => {
    for (let tries = 0; tries < 20; tries++) {
      const one = pick(some);
      if (used.has(one)) continue;
      used.add(one);
      return one;
    }
    return pick(some);
  };
  const style = Math.floor(random() * 9);
  const dash = pick([" - ", " – ", "-", " tot ", " / "].map((sign) => (language === "en" && sign === " tot " ? " to " : sign)));
  const gap = pick(["   ", "      ", "             ", "                     ", "\t"]);
  let year = 2026 - Math.floor(random() * 3);
  const moment = (at: number): string => {
    const month = Math.floor(random() * 12);
    const name = MONTHS[language][month] as string;
    const two = String(month + 1).padStart(2, "0");
    if (style === 0) return `${name} ${at}`;
    if (style === 1) return `${name.slice(0, 3)} ${at}`;
    if (style === 2) return `${two}/${at}`;
    if (style === 3) return `${two}-${at}`;
    if (style === 4 && random() < 0.5) return `${name.slice(0, 3)} ${at}`;
    return String(at);
  };
  const span = (isFirst: boolean): { text: string; from: number } => {
    const to = year;
    const from = to - 1 - Math.floor(random() * 6);
    year = from - (random() < 0.2 ? 1 : 0);
    const end = isFirst && random() < 0.7 ? pick(OPEN[language]) : moment(to);
    return { text: `${moment(from)}${dash}${end}`, from };
  };
  /** Fills a form; `{T}` and the like are noted as jobs, in the order they come: a second title, employer or time begins another. */
  const fill = (form: string, isTold: boolean): string => {
    let job: { title?: string; employer?: string; start?: string } = {};
    const done: LabelledEntry[] = [];
    const isGroup = groups.includes(form);
    let head: string | undefined;
    const close = () => {
      if (job.title || job.employer) done.push({ title: job.title ?? null, employer: job.employer ?? null, start: job.start ?? null });
      job = {};
    };
    const isFirst = entries.length === 0;
    let seen = 0;
    // Which of the form's things open its next job: the kind of its first.
    const kinds = [...form.matchAll(/\{([TtOBSEKMFY1o])\}/g)].map(([, kind = ""]) =>
      /[TtOBS]/.test(kind) ? "T" : /[Y1o]/.test(kind) ? "D" : "E",
    );
    const isDated = /^\{E\}\S* (?:\| )?\{P\}\S* (?:\| )?\{Y\}/.test(form);
    const opener = kinds[!isGroup ? 0 : isDated ? 2 : 1];
    const note = (key: "title" | "employer" | "start", kind: string, value: string) => {
      if (kind === opener && seen > 0) close();
      seen += 1;
      job[key] ??= value;
    };
    const text = form.replace(/\{(.)\}/g, (_, slot: string) => {
      if (slot === "e") return fresh(pool.names);
      if (slot === "k") return pick(pool.kinds);
      if (slot === "j") return fresh(pool.titles).toLowerCase();
      if (slot === "y") return String(2004 + Math.floor(random() * 20));
      if (/[TtOBS]/.test(slot)) {
        const join = pick(language === "nl" ? [" / ", " en ", " & ", ", later "] : [" / ", " and ", " & ", ", later "]);
        const title =
          slot === "O"
            ? fresh(pool.oddTitles)
            : slot === "S"
              ? pick(pool.internships)
              : slot === "B"
                ? `${fresh(pool.titles)}${join}${fresh(pool.titles).toLowerCase()}`
                : `${fresh(pool.titles)}${is(0.07) ? pick([" (m/v)", " niveau 3", " (invaller)", " II", " groep 5 t/m 8", " (uitzendkracht)"]) : ""}`;
        const written = slot === "t" ? (/^\p{Lu}{2}/u.test(title) ? title : title[0]?.toLowerCase() + title.slice(1)) : title;
        note("title", "T", written);
        return written;
      }
      if (/[EKMF]/.test(slot)) {
        const name =
          slot === "E" ? fresh(pool.names) : slot === "K" ? fresh(pool.kinds) : slot === "M" ? fresh(pool.many) : pick(OWN[language]);
        if (isGroup) head = name;
        else note("employer", "E", name);
        return name;
      }
      if (/[Y1o]/.test(slot)) {
        if (isDated && isGroup && seen === 0) return `${year - 14}${dash}${year}`;
        if (slot === "Y") {
          const { text: said, from } = span(isFirst);
          note("start", "D", String(from));
          return said;
        }
        year -= 1 + Math.floor(random() * 3);
        note("start", "D", String(year));
        return slot === "o" ? moment(year) : String(year);
      }
      if (slot === "P") return pick(pool.towns);
      if (slot === "X" && is(0.07)) return fill(pick(decoys), false).replace(/\.$/, "");
      if (slot === "X") return pick(pool.did);
      if (slot === "n" || slot === "N") return pick(pool.short);
      return gap;
    });
    close();
    for (const one of done) if (isGroup && head !== undefined) one.employer = head;
    if (isTold) entries.push(...done);
    return text;
  };
  const decoys = language === "nl" ? dutchDecoys : englishDecoys;
  const forms = language === "nl" ? dutchForms : englishForms;
  const aside = language === "nl" ? dutchAside : englishAside;
  const sentences = language === "nl" ? dutchSentences : englishSentences;
  const heading = (some: string[]) => {
    const one = pick(some);
    return pick([one, one.toUpperCase(), `${one}:`, one, `== ${one} ==`]);
  };
  const blocks: string[] = [];
  const name = `${pick(["Anna", "Mehmet", "Joost", "Fatima", "Piotr", "Grace", "Luca", "Sanne"])} ${pick(["Verhoef", "Kaya", "Nowak", "Adeyemi", "Brink", "Costa", "Walsh", "de Lange"])}`;
  blocks.push(
    `${name}\n${pick(pool.towns)}${is(0.5) ? " | " : "\n"}${name.split(" ")[0]?.toLowerCase()}@example.nl${is(0.5) ? "\n06-0000 0000" : ""}`,
  );
  const headline = is(0.3) ? `\n${fresh(pool.titles)}` : "";
  blocks[0] += headline;
  if (is(0.25)) blocks.push(fill(pick(decoys), false));
  if (is(0.4))
    blocks.push(`${heading(language === "nl" ? ["Profiel", "Over mij"] : ["Profile", "About me"])}\n${pick(pool.did)}. ${pick(pool.did)}.`);
  const work: string[] = [];
  const count = 2 + Math.floor(random() * 4);
  if (is(0.16)) {
    const told = Array.from({ length: count }, () => fill(pick(sentences), true));
    work.push(told.map((one) => (is(0.4) ? `${one} ${pick(pool.did)}.` : one)).join(" "));
  } else {
    const usual = pick(forms);
    const joiner = is(0.6) ? "\n\n" : "\n";
    const told: string[] = [];
    for (let at = 0; at < count; at++) told.push(fill(is(0.1) ? pick(groups) : is(0.72) ? usual : pick(forms), true));
    work.push(told.join(joiner));
  }
  const headings =
    language === "nl"
      ? ["Werkervaring", "Werk", "Ervaring", "Loopbaan", "Waar ik werkte"]
      : ["Experience", "Work", "Work history", "Employment", "Jobs"];
  const studies = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    year -= 1;
    const when = is(0.7) ? `${year - 4}${dash}${year}` : String(year);
    const what = `${pick(pool.studies)}, ${pick(pool.schools)}`;
    return is(0.5) ? `${when}${gap}${what}` : is(0.5) ? `${what}, ${when}` : `${what} (${when})`;
  });
  const school = `${heading(language === "nl" ? ["Opleiding", "Opleidingen", "School"] : ["Education", "Studies", "School"])}\n${studies.join("\n")}`;
  const job = `${heading(headings)}\n${work.join("\n")}`;
  const beside = is(0.35) ? fill(pick(aside), true) : null;
  if (is(0.25)) blocks.push(school, job);
  else blocks.push(job, school);
  if (beside) blocks.splice(blocks.length - (is(0.5) ? 0 : 1), 0, beside);
  if (is(0.5))
    blocks.push(
      `${heading(language === "nl" ? ["Cursussen", "Papieren"] : ["Courses", "Certificates"])}\n${Array.from({ length: 2 }, () => `${pick(pool.courses)}${is(0.5) ? ` ${2005 + Math.floor(random() * 20)}` : ""}`).join(is(0.5) ? "\n" : "; ")}`,
    );
  if (is(0.7))
    blocks.push(language === "nl" ? "Talen\nNederlands (moedertaal), Engels goed" : "Languages\nEnglish (fluent), Dutch (basic)");
  if (is(0.35))
    blocks.push(
      `${heading(language === "nl" ? ["Overig", "Verder", "Opmerkingen"] : ["Other", "Remarks", "More"])}\n${fill(pick(decoys), false)}\n${fill(pick(decoys), false)}`,
    );
  else if (is(0.3))
    blocks.push(
      language === "nl"
        ? `Overig\nVrijwilliger bij ${pick(pool.kinds)} (2016 - 2019). Hobby's: wielrennen, lezen.`
        : `Other\nVolunteer for a ${pick(pool.kinds)}, 2016-2019. Chess, running.`,
    );
  return { id, content: asPasted(blocks.join(is(0.85) ? "\n\n" : "\n")), entries };
}
