import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, BEGINNING, type History, mayFollow } from "#engine/cv/entry/entry-reading.ts";
import { ruledOf } from "#engine/cv/entry/entry-rules.ts";
import { type RuledJob, type Tokens, tokensOf } from "#engine/cv/entry/entry-tokens.ts";
import { findDates } from "#engine/cv/fields/dates.ts";
import { jobsOf } from "#engine/cv/fields/work.ts";
import type { DocumentContent } from "#engine/cv/page/document.ts";
import type { Line } from "#engine/cv/page/lines.ts";
import { cvText } from "#engine/cv/page/text.ts";
import { sectionsOf } from "#engine/cv/sections.ts";
import { isSameName, type LabelledEntry } from "./near.ts";

export interface LabelledCv {
  id: string;
  content: DocumentContent;
  entries: LabelledEntry[];
}

/** A text that was pasted. */
export const asPasted = (text: string): DocumentContent => ({ kind: "text", text, links: [], hidden: [] });
export interface Lesson extends LabelledCv {
  tokens: Tokens;
  /** What is right for each token. */
  actions: number[];
}

/** The CVs of a folder with the jobs that their labels tell. */
export function labelledCvs(folder: string): LabelledCv[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => {
      const label = JSON.parse(readFileSync(join(folder, file), "utf8")) as { experience?: LabelledEntry[] };
      const text = readFileSync(join(folder, file.replace(/json$/, "txt")), "utf8");
      return { id: file.replace(".json", ""), content: asPasted(text), entries: label.experience ?? [] };
    });
}

interface Place {
  from: number;
  to: number;
}

const fold = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** Where a name stands, word by word. */
function placesOf(name: string | null | undefined, { tokens }: Tokens): Place[] {
  const wanted = [...fold(name ?? "").matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word).join(" ");
  if (wanted === "") return [];
  const places: Place[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const first = tokens[from];
    if (first?.kind !== "word") continue;
    let said = "";
    for (let to = from; to < Math.min(tokens.length, from + 24); to++) {
      const token = tokens[to];
      if (!token || token.line > first.line + 1 || token.kind === "date") break;
      if (token.kind !== "word") continue;
      said += `${said && " "}${[...fold(token.text).matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word).join(" ")}`;
      if (said === wanted) places.push({ from, to });
      if (!wanted.startsWith(said)) break;
    }
  }
  return places;
}

const yearOf = (date: string | null | undefined) => (date ?? "").slice(0, 4);

/** The right action for each token: each job's title, employer and date where they stand nearest together. */
export function lessonOf(cv: LabelledCv, random: (() => number) | null = null, how: "none" | "rules" = "rules"): Lesson {
  const content = cvText(cv.content);
  const sections = sectionsOf(content.lines, content.layout);
  const ruled = how === "none" ? [] : ruledOf(jobsOf(sections));
  const tokens = tokensOf(content.lines, sections, random ? mistaken(ruled, content.lines, random) : ruled);
  const used = new Set<number>();
  const found = cv.entries.map((entry) => {
    const dates = tokens.tokens.flatMap(({ span }, index) =>
      span && entry.start && yearOf(span.from) === yearOf(entry.start) ? [{ from: index, to: index }] : [],
    );
    return { entry, titles: placesOf(entry.title, tokens), employers: placesOf(entry.employer, tokens), dates };
  });
  const told: { title: Place | null; employer: Place | null; date: Place | null; isKept: boolean }[] = [];
  const isFree = (place: Place | null) =>
    place === null || !Array.from({ length: place.to - place.from + 1 }, (_, at) => place.from + at).some((at) => used.has(at));
  const left = new Set(found);
  while (left.size > 0) {
    let best: { one: (typeof found)[number]; title: Place | null; employer: Place | null; date: Place | null; cost: number } | null = null;
    for (const one of left) {
      for (const title of one.titles.length > 0 ? one.titles : [null])
        for (const employer of one.employers.length > 0 ? one.employers : [null])
          for (const date of one.dates.length > 0 ? one.dates : [null]) {
            const all = [title, employer, date].filter((place) => place !== null);
            if (all.length === 0 || !isFree(title) || !isFree(date)) continue;
            if (title && employer && title.from <= employer.to && employer.from <= title.to) continue;
            const kinds = [...new Set(all.map(({ from }) => tokens.tokens[from]?.line ?? 0))];
            const span = Math.max(...all.map(({ to }) => to)) - Math.min(...all.map(({ from }) => from));
            const rows = Math.max(...kinds) - Math.min(...kinds);
            const isStudy = all.some(({ from }) => tokens.lines[tokens.tokens[from]?.line ?? 0]?.kind !== "experience");
            const cost = span + rows * 6 + (isFree(employer) ? 0 : 15) + (isStudy ? 10 : 0) - all.length * 4;
            if (!best || cost < best.cost) best = { one, title, employer, date, cost };
          }
    }
    if (!best) break;
    left.delete(best.one);
    const { title, employer, date } = best;
    told.push({ title, employer, date, isKept: employer !== null && !isFree(employer) });
    for (const place of [title, employer, date]) if (place) for (let at = place.from; at <= place.to; at++) used.add(at);
  }
  return { ...cv, tokens, actions: actionsOf(tokens, told) };
}

function actionsOf(tokens: Tokens, told: { title: Place | null; employer: Place | null; date: Place | null; isKept: boolean }[]): number[] {
  const at = new Map<number, { entry: (typeof told)[number]; role: "T" | "E" | "D"; to: number }>();
  for (const entry of told) {
    if (entry.title) at.set(entry.title.from, { entry, role: "T", to: entry.title.to });
    if (entry.employer && !entry.isKept) at.set(entry.employer.from, { entry, role: "E", to: entry.employer.to });
    if (entry.date) at.set(entry.date.from, { entry, role: "D", to: entry.date.to });
  }
  const actions: number[] = [];
  let history: History = BEGINNING;
  let open: (typeof told)[number] | null = null;
  const done = new Set<(typeof told)[number]>();
  let until = -1;
  const employerOf = (entry: (typeof told)[number] | null) => entry?.employer?.from ?? -1;
  for (let index = 0; index < tokens.tokens.length; index++) {
    const here = at.get(index);
    let action = 0;
    if (here) {
      const base = { T: 2, E: 5, D: 7 }[here.role];
      if (here.entry === open) action = base + 1;
      else if (done.has(here.entry)) action = 0;
      else if (here.entry.isKept && open && employerOf(open) === employerOf(here.entry) && here.role !== "E")
        action = here.role === "T" ? 4 : 9;
      else action = base;
      const token = tokens.tokens[index];
      if (action > 0 && token && !mayFollow(history, token, action)) action = 0;
      if (action > 0) {
        if (open && open !== here.entry) done.add(open);
        open = here.entry;
        until = here.to;
      }
    } else if (index <= until) action = 1;
    history = after(history, index, action, tokens.tokens);
    actions.push(action);
  }
  return actions;
}

/** How many of the labelled jobs are among those read. */
export function rightOf(entries: LabelledEntry[], read: LabelledEntry[]): number {
  const left = [...read];
  return entries.filter((entry) => {
    const at = left.findIndex(
      (one) => isSameName(entry.title, one.title) && isSameName(entry.employer, one.employer) && yearOf(entry.start) === yearOf(one.start),
    );
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

/** How often readers that never saw a CV go wrong, and in what way: measured on sets 9 and 10 before anybody learnt from them. */
const WRONG = { all: 0.07, job: 0.1, title: 0.05, company: 0.09, longer: 0.04, swapped: 0.03, invented: 0.12 };

/** The rules' reading as it might be of a CV that they were not written with: with the mistakes that they make there. */
function mistaken(jobs: RuledJob[], lines: Line[], random: () => number): RuledJob[] {
  if (random() < WRONG.all) return [];
  const some = jobs.flatMap((job): RuledJob[] => {
    if (random() < WRONG.job) return [];
    const chance = random();
    if (chance < WRONG.title) return job.company ? [{ ...job, title: null }] : [];
    if (chance < WRONG.title + WRONG.company) return job.title ? [{ ...job, company: null }] : [];
    if (chance < WRONG.title + WRONG.company + WRONG.swapped) return [{ ...job, title: job.company, company: job.title }];
    if (chance < WRONG.title + WRONG.company + WRONG.swapped + WRONG.longer && job.title) {
      const line = lines.findLast(({ start }) => start <= (job.title?.start ?? 0));
      return [
        { ...job, title: { ...job.title, end: Math.min(line?.end ?? job.title.end, job.title.end + 4 + Math.floor(random() * 20)) } },
      ];
    }
    return [job];
  });
  if (random() < WRONG.invented && lines.length > 3) {
    const line = lines[Math.floor(random() * lines.length)];
    const date = line ? findDates(line.text)[0] : undefined;
    const words = line
      ? [...line.text.matchAll(/[^,;:()|–—]{4,60}/g)].filter(
          ({ index, 0: text }) => !date || index >= date.end || index + text.length <= date.start,
        )
      : [];
    const [first, second] = words;
    if (line && first)
      some.push({
        title: { start: line.start + first.index, end: line.start + first.index + first[0].length, sure: false },
        company: second
          ? { start: line.start + second.index, end: line.start + second.index + second[0].length, sure: random() < 0.5 }
          : null,
        date: date ? { start: line.start + date.start, end: line.start + date.end, sure: true } : null,
      });
  }
  return some;
}
