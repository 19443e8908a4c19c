import { Skeleton } from "@mantine/core";
import type { api } from "#contract/index.ts";
import { wholeMonths } from "#contract/notice.ts";
import { type CandidatesSearch, DEFAULT_SORT, listBody, type SortField, sortFields } from "#web/areas/candidate/addresses.ts";
import { headlineOf } from "#web/areas/candidate/headline.ts";
import { candidateRows, type ListedCandidate } from "#web/areas/candidate/last-list.ts";
import { commonLanguages } from "#web/areas/candidate/profile/languages.ts";
import { declaredColumns } from "#web/kit/list/declared-columns.tsx";
import { declaredFilters } from "#web/kit/list/declared-filters.ts";
import { type Column, defineList, type Sort } from "#web/kit/list/define-list.ts";
import { Marked } from "#web/kit/list/rows/marked.tsx";
import { recruiterFilter } from "#web/kit/list/tools/filters.tsx";
import { candidateWords } from "#web/kit/record/candidate-words.ts";
import { languageName } from "#web/kit/record/language-name.ts";
import { wholeYears } from "#web/kit/record/profile-fields.ts";
import { RowLink } from "#web/ui/input/row-link.tsx";
import { Row, Span } from "#web/ui/layout.tsx";
import { InitialsAvatar } from "#web/ui/marks/marks.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { formatAgo, formatDate, formatNumber, shownName } from "#web/words/format.ts";
import type { Words } from "#web/words/words.ts";
import classes from "./candidate-list.module.css";
import { ListedSkills } from "./listed-skills.tsx";

const CandidateVerbs = lazyPart(async () => (await import("./candidate-verbs.tsx")).CandidateVerbs, <Skeleton w={330} h={32} />);
const { location, min_years, ...others } = declaredFilters(candidateWords);

const sortName = (field: SortField) => (t: Words) => t(`candidates.sort_${field}`);
/** The end that one looks for first: the best, the newest, the most; otherwise from A on. */
const sortOf = (field: SortField): Sort => ({
  by: field === "best_match" || field === "years_experience" || field.endsWith("_at") ? `-${field}` : field,
  name: sortName(field),
  column: field,
  isTwoWay: true,
});

const columns: readonly Column<ListedCandidate>[] = [
  { key: "name", name: (t) => t("candidates.column_candidate"), width: [180, 2.4] },
  {
    key: "city",
    name: sortName("city"),
    ...{ width: [80, 1.1], leaves: 6, look: "quiet" },
    cell: ({ city }, { find }) => city && <Marked text={city} marks={find?.(city)} />,
  },
  {
    key: "years_experience",
    name: sortName("years_experience"),
    ...{ width: [44, 0], leaves: 10, look: "quiet end figures" },
    cell: ({ years_experience: years }) => years !== null && formatNumber(wholeYears(years)),
  },
  {
    key: "skills",
    name: (t) => t("candidates.column_skills"),
    ...{ width: [238, 2.3], leaves: 11, className: classes.skills },
    cell: (row, { find }) => <ListedSkills row={row} find={find} />,
  },
  {
    key: "available_from",
    name: sortName("available_from"),
    ...{ width: [104, 1.05], look: "quiet figures" },
    cell: (row, { t }) =>
      isAvailable(row) ? (
        <Span weight={500} tone="text">
          {t("common.now")}
        </Span>
      ) : (
        (row.available_from && formatDate(row.available_from)) || noticeOf(t, row)
      ),
  },
  {
    key: "best_match",
    name: sortName("best_match"),
    ...{ width: [130, 2], className: classes.best },
    cell: ({ id, best_match }) =>
      best_match && (
        <>
          <Span flex="none" weight={600} isTabular className={classes.score}>
            {best_match.score}
          </Span>
          <RowLink
            data-above
            href={`/dashboard/jobs/${best_match.job_id}?candidate=${id}`}
            className={classes.job}
            title={best_match.job_title}
          >
            {best_match.job_title}
          </RowLink>
        </>
      ),
  },
  {
    key: "owner",
    name: (t) => t("candidates.column_owner"),
    ...{ width: [48, 0], leaves: 7 },
    cell: ({ recruiter_id }, { nameOf }) => {
      const name = nameOf(recruiter_id);
      return (
        name && (
          <span title={name} role="img" aria-label={name}>
            <InitialsAvatar name={name} size={22} />
          </span>
        )
      );
    },
  },
  {
    key: "created_at",
    name: (t, isTrash) => t(isTrash ? "candidates.column_deleted" : "candidates.column_added"),
    ...{ width: [84, 0], leaves: 8, look: "quiet end figures" },
    cell: (row, { t, isTrash }) => ago(t, (isTrash && row.deleted_at) || row.created_at),
  },
  {
    key: "tags",
    name: (t) => t("candidates.field.tags"),
    ...{ width: [90, 1.2], leaves: 9, isExtra: true, look: "quiet" },
    cell: ({ tags }) => tags.length > 0 && <span title={tags.join(", ")}>{tags.join(", ")}</span>,
  },
  {
    key: "languages",
    name: (t) => t("candidates.field.languages"),
    ...{ width: [90, 1.2], leaves: 5, isExtra: true, look: "quiet" },
    cell: ({ languages }) => languages.map(({ language }) => languageName(language)).join(", "),
  },
  ...declaredColumns<ListedCandidate>(candidateWords),
  {
    key: "updated_at",
    name: sortName("updated_at"),
    ...{ width: [84, 0], leaves: 2, isExtra: true, look: "quiet end figures" },
    cell: ({ updated_at }, { t }) => ago(t, updated_at),
  },
];

const sayCv = (t: Words, has: boolean) => t(has ? "candidates.filter_cv_yes" : "candidates.filter_cv_no");
/** Each once, by what it is called. */
const inOrder = <V,>(values: V[], called: (value: V) => string): V[] =>
  [...new Map(values.map((value) => [called(value), value])).entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, value]) => value);
const ago = (t: Words, at: string) => (
  <time dateTime={at} title={formatDate(at)}>
    {formatAgo(at, t("common.now").toLocaleLowerCase())}
  </time>
);
const isAvailable = ({ available_from }: ListedCandidate) =>
  available_from !== null && available_from <= new Date().toISOString().slice(0, 10);

function noticeOf(t: Words, { notice_weeks }: ListedCandidate): string | null {
  if (!notice_weeks) return null;
  const months = wholeMonths(notice_weeks);
  return months ? t("candidates.notice_months", { n: months }) : t("candidates.notice", { count: notice_weeks });
}

function Doubts({ row, t }: { row: ListedCandidate; t: Words }) {
  const count = row.unchecked_fields.length;
  const words = t("candidates.check_mark", { count });
  return (
    <Row
      as="span"
      isInline
      justify="center"
      flex="none"
      size={12}
      weight={500}
      tone="accent"
      className={classes.doubt}
      title={words}
      role="img"
      aria-label={words}
    >
      {count}
    </Row>
  );
}

export const candidateList = defineList<typeof api.candidate.list, ListedCandidate, CandidatesSearch>({
  name: "candidates",
  path: "/dashboard/candidates",
  ...candidateRows,
  ask: listBody,
  record: {
    name: (row, t) => shownName(t, row),
    href: ({ id }) => `/dashboard/candidates/${id}`,
    picture: (row, t) => <InitialsAvatar name={shownName(t, row)} />,
    sub: headlineOf,
    mark: (row, { t, isTrash }) => row.unchecked_fields.length > 0 && !isTrash && <Doubts row={row} t={t} />,
    found: ({ snippet }) => snippet,
  },
  columns,
  sorts: sortFields.map(sortOf),
  usual: DEFAULT_SORT,
  filters: [
    {
      key: "skills",
      label: (t) => t("candidates.chip_skill"),
      input: {
        kind: "texts",
        label: (t) => t("candidates.filter_skills"),
        hint: (t) => t("candidates.filter_skills_hint"),
        suggested: (rows: readonly ListedCandidate[]) =>
          inOrder(
            rows.flatMap((row) => row.skills.map(({ name }) => name)),
            (name) => name,
          ),
      },
    },
    location,
    min_years,
    {
      key: "languages",
      label: (t) => t("candidates.chip_language"),
      say: languageName,
      input: {
        kind: "several",
        label: (t) => t("candidates.filter_languages"),
        choices: (used) =>
          inOrder(
            [...commonLanguages, ...used].map((value) => ({ value, label: languageName(value) })),
            ({ label }) => label,
          ),
      },
    },
    ...Object.values(others),
    {
      key: "has_cv",
      label: () => null,
      say: (has: boolean, t) => sayCv(t, has),
      input: {
        kind: "one",
        label: (t) => t("candidates.filter_cv"),
        any: (t) => t("candidates.filter_cv_any"),
        choices: (t) => [true, false].map((value) => ({ value, label: sayCv(t, value) })),
      },
    },
    {
      key: "leaving",
      label: () => null,
      say: (_leaving: boolean, t) => t("candidates.filter_leaving"),
      input: {
        kind: "one",
        label: (t) => t("candidates.filter_kept"),
        any: (t) => t("candidates.filter_kept_any"),
        choices: (t) => [{ value: true, label: t("candidates.filter_leaving") }],
      },
    },
    recruiterFilter,
  ],
  card: {
    mark: ({ best_match }) =>
      best_match && (
        <Span flex="none" weight={600} isTabular className={classes.score}>
          {best_match.score}
        </Span>
      ),
    sub: (row) => [headlineOf(row), row.city].filter(Boolean).join(", "),
    note: ({ best_match }, { t }) => best_match && t("candidates.best_match"),
    more: (row, { find }) =>
      row.skills.length + row.also_holds.length > 0 && (
        <span className={classes.skills}>
          <ListedSkills row={row} find={find} />
        </span>
      ),
    foot: (row, { t }) => (
      <Row as="span" gap={12} align="stretch">
        {row.years_experience !== null && <span>{t("candidates.years", { count: wholeYears(row.years_experience) })}</span>}
        <span>
          {isAvailable(row)
            ? t("candidates.available_now")
            : row.available_from
              ? t("candidates.from", { date: formatDate(row.available_from) })
              : noticeOf(t, row)}
        </span>
      </Row>
    ),
  },
  bulk: {
    kind: "candidate",
    verbs: (picked) => <CandidateVerbs {...picked} />,
    trashed: (t, count) => t("candidates.trashed", { count }),
    restored: (t, count) => t("candidates.restored", { count }),
  },
  sheet: async () => (await import("#web/kit/list/candidate-sheet.ts")).candidateSheet,
  heights: { row: 48, card: 121 },
  words: {
    title: (t) => t("candidates.title"),
    label: (t, total) => t("candidates.list_label", { total }),
    search: (t) => t("candidates.search"),
    hint: (t) => t("candidates.search_hint"),
    apply: (t) => t("candidates.apply"),
    none: (t) => t("candidates.empty_view"),
    trash: (t) => t("candidates.trash_text"),
    noTrash: (t) => ({ title: t("candidates.empty_trash"), text: t("candidates.empty_trash_text") }),
  },
});
