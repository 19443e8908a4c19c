import type { Word } from "#engine/cv/page/document.ts";
import { readCv } from "#engine/cv/read-cv.ts";

const today = "2026-11-28";

/** What is read of a text. */
export const profileOf = (text: string, links: string[] = []) => readCv({ kind: "text", text, links, hidden: [] }, { today }).profile;

/** What is read of a page of lines: where each stands, what it says, how large and how bold. */
export function pageOf(...lines: [x: number, y: number, text: string, size?: number, bold?: boolean][]) {
  const words: Word[] = lines.flatMap(([x, y, text, size = 10, bold = false]) => {
    let at = x;
    return text.split(" ").map((word) => {
      const width = word.length * size * 0.5;
      const placed = { text: word, page: 1, x: at, y, width, height: size, size, bold };
      at += width + size * 0.28;
      return placed;
    });
  });
  return readCv({ kind: "pages", pages: [{ width: 595, height: 842 }], words, links: [] }, { today }).profile;
}

type Profile = ReturnType<typeof profileOf>;

/** Jobs as "title / employer from–until". */
export const jobsIn = ({ experience = [] }: Profile) =>
  experience.map(
    ({ title, company, start, end, current }) => `${title ?? "–"} / ${company ?? "–"} ${start ?? ""}–${current ? "now" : (end ?? "")}`,
  );
/** Studies as "degree / institution from–until". */
export const studiesIn = ({ education = [] }: Profile) =>
  education.map(({ degree, institution, start, end }) => `${degree ?? "–"} / ${institution ?? "–"} ${start ?? ""}–${end ?? ""}`);
export const skillsIn = ({ skills = [] }: Profile) => skills.map(({ name }) => name);
export const nameIn = ({ first_name, last_name }: Profile) => [first_name, last_name].filter(Boolean).join(" ");
