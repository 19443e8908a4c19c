import type { Words } from "#web/words/words.ts";

/** What a list of candidates can show, in its usual order. */
export const columns = [
  "name",
  "city",
  "years_experience",
  "skills",
  "available_from",
  "best_match",
  "owner",
  "created_at",
  "tags",
  "languages",
  "email",
  "phone",
  "source",
  "updated_at",
] as const;
export type Column = (typeof columns)[number];
export const usualColumns: readonly Column[] = columns.slice(0, 8);

/** Least width in pixels, and the share of what is left. */
const widths: Record<Column, [least: number, share: number]> = {
  name: [180, 2.4],
  city: [80, 1.1],
  years_experience: [44, 0],
  skills: [238, 2.3],
  available_from: [104, 1.05],
  best_match: [130, 2],
  owner: [48, 0],
  created_at: [84, 0],
  tags: [90, 1.2],
  languages: [90, 1.2],
  email: [150, 1.6],
  phone: [110, 1],
  source: [80, 1],
  updated_at: [84, 0],
};
/** Which leave first where the room is short: the rest stands in the profile. */
const leaving: readonly Column[] = [
  "source",
  "updated_at",
  "phone",
  "email",
  "languages",
  "city",
  "owner",
  "created_at",
  "tags",
  "years_experience",
  "skills",
];

const GAP = 20;
const MARGINS = 56;
const TICK = 8;

/** As many of the chosen columns as the width takes. */
export function thatFit(chosen: readonly Column[], width: number, hasTicks: boolean): readonly Column[] {
  let left = chosen;
  const needed = () => left.reduce((sum, column) => sum + widths[column][0] + GAP, MARGINS + (hasTicks ? TICK : -GAP));
  for (const column of leaving) {
    if (needed() <= width) break;
    left = left.filter((each) => each !== column);
  }
  return left;
}

export const templateOf = (chosen: readonly Column[], hasTicks: boolean): string =>
  [
    ...(hasTicks ? [`${TICK}px`] : []),
    ...chosen.map((column) => {
      const [least, share] = widths[column];
      return share === 0 ? `${least}px` : `minmax(${least}px, ${share}fr)`;
    }),
  ].join(" ");

export function columnName(t: Words, column: Column, isTrash = false): string {
  switch (column) {
    case "name":
      return t("candidates.column_candidate");
    case "skills":
      return t("candidates.column_skills");
    case "best_match":
      return t("candidates.column_best_match");
    case "owner":
      return t("candidates.column_owner");
    case "created_at":
      return isTrash ? t("candidates.column_deleted") : t("candidates.column_added");
    case "tags":
    case "languages":
    case "email":
    case "phone":
    case "source":
      return t(`candidates.field.${column}`);
    default:
      return t(`candidates.sort_${column}`);
  }
}
