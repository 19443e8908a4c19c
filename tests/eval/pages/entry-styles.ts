import { type Invented, type InventedJob, type Moment, picker, type Random, type Spoken } from "./invented.ts";

const MONTHS: Record<Spoken, string[]> = {
  nl: ["januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober", "november", "december"],
  en: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
};
const OPEN: Record<Spoken, string[]> = { nl: ["heden", "nu", "Heden", "vandaag"], en: ["present", "Present", "now", "current", "today"] };

/** A span as somebody writes it; `parts`: its beginning and its end alone. */
export interface Span {
  text: string;
  parts: [string, string];
}
export type SpanWriter = (from: Moment, to: Moment | null) => Span;

/** How somebody writes all their dates. */
export function datesOf(language: Spoken, random: Random): SpanWriter {
  const pick = picker(random);
  const open = pick(OPEN[language]);
  const dash = pick([" – ", " - ", "–", "-", " — ", language === "nl" ? " tot " : " to ", " / ", " → "]);
  const isCapital = language === "en" || random() < 0.4;
  const named = (month: number, length: number | undefined) => {
    const name = (MONTHS[language][month] ?? "").slice(0, length);
    return isCapital ? `${name[0]?.toUpperCase()}${name.slice(1)}` : name;
  };
  const two = (month: number) => String(month + 1).padStart(2, "0");
  const write = pick<(moment: Moment) => string>([
    ({ year }) => String(year),
    ({ year }) => String(year),
    ({ year, month }) => `${named(month, undefined)} ${year}`,
    ({ year, month }) => `${named(month, undefined)} ${year}`,
    ({ year, month }) => `${named(month, 3)} ${year}`,
    ({ year, month }) => `${named(month, 3)}. ${year}`,
    ({ year, month }) => `${two(month)}/${year}`,
    ({ year, month }) => `${two(month)}-${year}`,
    ({ year, month }) => `${two(month)}.${year}`,
    ({ year, month }) => `${year}-${two(month)}`,
    ({ year, month }) => `${named(month, 3)} '${String(year).slice(2)}`,
  ]);
  const hasLength = random() < 0.1;
  return (from, to) => {
    const [begin, end] = [write(from), to ? write(to) : open];
    const years = Math.max(1, (to ?? { year: 2026 }).year - from.year);
    const length = hasLength ? ` (${years} ${language === "nl" ? "jaar" : years === 1 ? "year" : "years"})` : "";
    return { text: `${begin === end ? begin : `${begin}${dash}${end}`}${length}`, parts: [begin, end] };
  };
}

/** A cell of an entry: its kind, which says how it looks, and its words. */
export type Kind = "title" | "employer" | "place" | "dates";
interface Cell {
  kind: Kind;
  text: string;
}
/** A line of an entry's head: what stands left, its cells with what joins them, and what is pushed to the right. */
interface HeadLine {
  left: (Kind | string)[];
  right?: Kind[];
}

const T = "title";
const E = "employer";
const P = "place";
const D = "dates";
/** `~` is the joint that this person uses. */
const FORMS: HeadLine[][] = [
  [{ left: [T], right: [D] }, { left: [E, ", ", P] }],
  [{ left: [E], right: [D] }, { left: [T] }],
  [
    { left: [T], right: [D] },
    { left: [E], right: [P] },
  ],
  [
    { left: [E], right: [P] },
    { left: [T], right: [D] },
  ],
  [{ left: [E, ", ", P], right: [D] }, { left: [T] }],
  [{ left: [T, "~", E], right: [D] }],
  [{ left: [E, "~", T], right: [D] }],
  [{ left: [T, "~", E, ", ", P], right: [D] }],
  [{ left: [T] }, { left: [E, "~", P] }, { left: [D] }],
  [{ left: [E] }, { left: [T] }, { left: [D, " | ", P] }],
  [{ left: [D] }, { left: [T, "~", E] }],
  [{ left: [D] }, { left: [T] }, { left: [E] }],
  [{ left: [D] }, { left: [E] }, { left: [T] }],
  [{ left: [D, "  ", T, "~", E, ", ", P] }],
  [{ left: [T] }, { left: [D, " | ", E] }],
  [{ left: [T] }, { left: [E, " | ", D] }],
  [{ left: [E, "~", T] }, { left: [D] }],
  [{ left: [T, "~", E, " (", D, ")"] }],
  [{ left: [T] }, { left: [E], right: [D] }],
  [{ left: [T] }, { left: [E] }, { left: [P] }, { left: [D] }],
  [{ left: [T, " | ", E, " | ", P, " | ", D] }],
  [{ left: [E, "~", P] }, { left: [T, " (", D, ")"] }],
  [
    { left: [T], right: [P] },
    { left: [E], right: [D] },
  ],
  [{ left: [T] }, { left: [D] }, { left: [E, ", ", P] }],
];
/** Beside a column of dates. */
const BESIDE: HeadLine[][] = [
  [{ left: [T] }, { left: [E, ", ", P] }],
  [{ left: [T] }, { left: [E] }],
  [{ left: [E] }, { left: [T] }],
  [{ left: [T, "~", E] }],
  [{ left: [E, "~", T] }],
  [{ left: [T, "~", E, ", ", P] }],
  [{ left: [E], right: [P] }, { left: [T] }],
  [{ left: [T], right: [E] }],
];

export const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** How a kind of cell looks, as CSS. */
function lookOf(random: Random, accent: string): string {
  const pick = picker(random);
  const is = (share: number) => random() < share;
  return [
    is(0.45) ? "font-weight:bold" : "",
    is(0.3) ? "font-style:italic" : "",
    is(0.3) ? `color:${pick([accent, "#666", "#888", "#444"])}` : "",
    is(0.3) ? `font-size:${pick([88, 92, 110, 115, 120])}%` : "",
    is(0.1) ? "text-transform:uppercase" : "",
    is(0.05) ? "font-variant:small-caps" : "",
  ]
    .filter(Boolean)
    .join(";");
}

export interface EntryStyle {
  css: string;
  /** What is told of this style when a page is read wrongly. */
  tags: string[];
  job: (job: InventedJob, dates: Span) => string;
  roles: (jobs: InventedJob[], dates: (job: InventedJob) => Span) => string | null;
  study: (study: Invented["studies"][number], dates: Span) => string;
}

/** How somebody sets each job and each study. */
export function entryStyle(language: Spoken, random: Random, accent: string): EntryStyle {
  const pick = picker(random);
  const is = (share: number) => random() < share;
  const joint = pick([", ", ", ", " | ", " – ", " - ", " · ", " • ", " / ", " @ ", ", ", "  ", ": "]);
  const toEmployer = is(0.15) ? (language === "nl" ? " bij " : " at ") : joint;
  const isBeside = is(0.35);
  const form = pick(isBeside ? BESIDE : FORMS);
  const studyForm = is(0.7) ? form : pick(isBeside ? BESIDE : FORMS);
  const [column, side] = [pick(["14%", "18%", "22%", "28%"]), pick(["left", "left", "left", "right"])];
  const how = pick(["table", "flex", "grid", "float"]);
  const push = pick(["float", "flex", "table"]);
  const looks = {
    title: lookOf(random, accent),
    employer: lookOf(random, accent),
    place: lookOf(random, accent),
    dates: lookOf(random, accent),
  };
  const isPlaceUnderDates = isBeside && is(0.2);
  const list = pick(["disc", "dash", "none", "square", "prose", "prose"]);
  const gap = pick(["3px", "6px", "10px", "14px"]);
  const hasPlaces = is(0.75);
  const span = (kind: Kind, text: string) => `<span class="${kind}">${escaped(text)}</span>`;
  const lineOf = (line: HeadLine, cells: Partial<Record<Kind, string>>): string => {
    let said = "";
    let open = "";
    for (const part of line.left) {
      if (part !== T && part !== E && part !== P && part !== D) {
        open = part === "~" ? joint : part;
        if (open === ")" && said !== "") said += ")";
        continue;
      }
      const text = cells[part];
      if (!text) continue;
      if (part === E && open === joint) open = toEmployer;
      said += `${said === "" ? "" : escaped(open).replace("  ", "&emsp;")}${span(part, text)}`;
    }
    const right = (line.right ?? []).flatMap((kind) => (cells[kind] ? [span(kind, cells[kind])] : [])).join(", ");
    if (!right) return `<div>${said}</div>`;
    if (push === "float") return `<div><span style="float:right">${right}</span>${said}</div>`;
    if (push === "table") return `<table><tr><td>${said}</td><td style="text-align:right">${right}</td></tr></table>`;
    return `<div style="display:flex;justify-content:space-between"><div>${said}</div><div>${right}</div></div>`;
  };
  const deeds = (did: string[]) => {
    if (did.length === 0) return "";
    if (list === "prose") return `<p>${did.map(escaped).join(". ")}.</p>`;
    if (list === "none") return did.map((one) => `<p>${escaped(one)}</p>`).join("");
    if (list === "dash") return did.map((one) => `<p>- ${escaped(one)}</p>`).join("");
    return `<ul style="list-style:${list}">${did.map((one) => `<li>${escaped(one)}</li>`).join("")}</ul>`;
  };
  const stacked = isBeside && is(0.25) ? pick(["end first", "beginning first", "dashed"] as const) : null;
  const icons = is(0.12)
    ? pick([
        ["◷ ", "⌂ "],
        ["📅 ", "📍 "],
        ["▸ ", "▸ "],
        ["\uf073 ", "\uf041 "],
      ])
    : ["", ""];
  const whole = ({ text: dates, parts: [begin, end] }: Span, place: string, body: string) => {
    const over = stacked === "end first" ? [end, begin] : stacked === "dashed" ? [`${begin} –`, end] : [begin, end];
    const written = stacked ? over.map((one) => span(D, one)).join("<br>") : span(D, dates);
    const when = `${written}${isPlaceUnderDates && place ? `<br>${span(P, place)}` : ""}`;
    if (!isBeside) return `<div class="entry">${body}</div>`;
    const cells = [`<div class="when">${when}</div>`, `<div class="what">${body}</div>`];
    const [first, second] = side === "left" ? cells : cells.toReversed();
    if (how === "table") {
      const [a, b] = side === "left" ? [when, body] : [body, when];
      return `<table class="entry"><tr><td style="width:${side === "left" ? column : "auto"}">${a}</td><td style="width:${side === "left" ? "auto" : column}">${b}</td></tr></table>`;
    }
    if (how === "float")
      return `<div class="entry"><div class="when" style="float:${side};width:${column}">${when}</div><div class="what" style="margin-${side}:calc(${column} + 10px)">${body}</div></div>`;
    const display =
      how === "flex"
        ? "display:flex;gap:12px"
        : `display:grid;gap:12px;grid-template-columns:${side === "left" ? `${column} 1fr` : `1fr ${column}`}`;
    return `<div class="entry" style="${display}">${first}${second}</div>`;
  };
  const cellsOf = (title: string, employer: string, town: string, dates: string): Partial<Record<Kind, string>> => ({
    title,
    employer,
    ...(hasPlaces && !isPlaceUnderDates && { place: `${icons[1]}${town}` }),
    dates: `${icons[0]}${dates}`,
  });
  const headOf = (lines: HeadLine[], cells: Partial<Record<Kind, string>>) => lines.map((line) => lineOf(line, cells)).join("");
  const isGrouped = is(0.5);
  const kindOf = ({ kind }: InventedJob) => (kind ? `<div style="color:#777">${escaped(kind)}</div>` : "");
  const label = language === "nl" ? pick(["Tools", "Technieken", "Trefwoorden"]) : pick(["Technologies", "Tools", "Keywords"]);
  const toolsOf = ({ tools }: InventedJob) => (tools.length > 0 ? `<p><b>${label}:</b> ${tools.map(escaped).join(", ")}</p>` : "");
  const forms: HeadLine[][] = isBeside ? BESIDE : FORMS;
  return {
    tags: [
      isBeside ? `beside ${how} ${side}` : "in lines",
      `form ${isBeside ? "beside" : "lines"} ${forms.indexOf(form)}`,
      `joint ${joint}`,
      `pushed by ${push}`,
      `stacked ${stacked}`,
      `icons ${icons[0]}`,
    ],
    css: `${Object.entries(looks)
      .map(([kind, css]) => `.${kind}{${css}}`)
      .join("")}.entry{margin-bottom:${gap}}.when{${how === "flex" ? `flex:0 0 ${column}` : ""}}.what{flex:1}`,
    job: (job, dates) =>
      whole(
        dates,
        hasPlaces ? job.town : "",
        `${headOf(form, cellsOf(job.title, job.employer, job.town, dates.text))}${kindOf(job)}${deeds(job.did)}${toolsOf(job)}`,
      ),
    study: ({ degree, school, town }, dates) =>
      whole(dates, hasPlaces ? town : "", headOf(studyForm, cellsOf(degree, school, town, dates.text))),
    roles: (jobs, dates) => {
      const [first] = jobs;
      if (!isGrouped || !first) return null;
      const each = jobs.map(
        (job) => `<div><span style="float:right">${span(D, dates(job).text)}</span>${span(T, job.title)}</div>${deeds(job.did)}`,
      );
      return `<div class="entry"><div>${span(E, first.employer)}${hasPlaces ? `, ${span(P, first.town)}` : ""}</div>${each.join("")}</div>`;
    },
  };
}
