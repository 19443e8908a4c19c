import { useElementSize, useMediaQuery } from "@mantine/hooks";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { memo, type ReactNode, useEffect, useMemo, useRef } from "react";
import { wholeMonths } from "#contract/notice.ts";
import { readSearch } from "#contract/search.ts";
import { type Finder, finderOf } from "#contract/search-marks.ts";
import { Marked } from "#web/kit/list/marked.tsx";
import { TickAll } from "#web/kit/list/tick-all.tsx";
import type { Select } from "#web/kit/list/use-selection.ts";
import { useVirtualRows } from "#web/kit/list/use-virtual-rows.ts";
import { useRecruiterNames } from "#web/kit/people/use-colleagues.ts";
import { languageName } from "#web/kit/record/language-name.ts";
import { wholeYears } from "#web/kit/record/profile-fields.ts";
import { Badge, InitialsAvatar } from "#web/ui/marks.tsx";
import { RowLink } from "#web/ui/row-link.tsx";
import { TickBox, withShift } from "#web/ui/tick-box.tsx";
import { formatAgo, formatDate, formatNumber, shownName } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import { DEFAULT_SORT, firstSort, type Sort, sortFields } from "./addresses.ts";
import classes from "./candidate-table.module.css";
import { type Column, columnName, templateOf, thatFit } from "./columns.ts";
import type { ListedCandidate } from "./use-candidates.ts";

export interface CandidateTableProps {
  rows: readonly ListedCandidate[];
  total: number;
  /** What is shown, in its order. */
  columns: readonly Column[];
  /** What was searched for: it is marked where it stands. */
  search: string | undefined;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  selected: ReadonlySet<string>;
  onSelect: Select;
  /** Cards show a box to tick. */
  isPicking: boolean;
  /** The row that the keys are at. */
  current: number | null;
  hasMore: boolean;
  onNeedMore: () => void;
  isTrash: boolean;
  mayEdit: boolean;
}

const MOST_SKILLS = 3;
/** Widths in pixels, roughly: a letter, what a chip adds to its text, the number of the rest, and the column. */
const LETTER = 6.4;
const CHIP = 19;
const REST = 22;
const SKILLS_WIDTH = 238;
const LONG_SKILL = 26;
const ROW = 48;
/** A row with the place in the CV where it was found. */
const TALL_ROW = 70;
const CARD = 121;

/** Rows of 48 px, or cards on a phone; only those in sight are drawn. */
export const CandidateTable = memo(function CandidateTable(props: CandidateTableProps) {
  const { rows, total, search, sort = DEFAULT_SORT, onSort, selected, onSelect, current, hasMore, onNeedMore, isTrash, mayEdit } = props;
  const isTicking = props.isPicking && mayEdit;
  const t = useWords();
  const isPhone = useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });
  const { ref: frame, width } = useElementSize<HTMLDivElement>();
  const body = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => (width > 0 ? thatFit(props.columns, width, mayEdit) : props.columns), [props.columns, width, mayEdit]);
  const template = templateOf(columns, mayEdit);
  const find = useMemo(() => finderOf(readSearch(search ?? "").node), [search]);
  const isTall = find !== null && rows.some((row) => row.snippet !== null);
  const height = isPhone ? CARD : isTall ? TALL_ROW : ROW;
  const nameOf = useRecruiterNames();
  const { items, top, whole, scrollTo, measure } = useVirtualRows(body, { count: rows.length, height, hasMore, onNeedMore });
  useEffect(() => {
    if (current !== null) scrollTo(current, { align: "auto" });
  }, [current, scrollTo]);

  const head = (column: Column) => {
    const label = columnName(t, column, isTrash);
    const className = classes[column];
    const field = sortFields.find((each) => each === column);
    if (!field) {
      return (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: rows out of sight don't exist, so a real table can't be
        <div key={column} role="columnheader" className={className}>
          {label}
        </div>
      );
    }
    const isSorted = sort.replace("-", "") === field;
    const isDown = sort.startsWith("-");
    const next: Sort = isSorted ? (isDown ? field : `-${field}`) : firstSort(field);
    return (
      // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: as above
      <div key={column} role="columnheader" className={className} aria-sort={isSorted ? (isDown ? "descending" : "ascending") : "none"}>
        <button type="button" className={classes.sort} data-sorted={isSorted || undefined} onClick={() => onSort(next)}>
          {label}
          {isSorted && (isDown ? <IconArrowDown size={14} stroke={1.6} /> : <IconArrowUp size={14} stroke={1.6} />)}
        </button>
      </div>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows out of sight don't exist, so a real table can't be
    <div
      role="table"
      ref={frame}
      aria-label={t("candidates.list_label", { total: formatNumber(total) })}
      aria-rowcount={total + 1}
      style={{ "--columns": template } as React.CSSProperties}
    >
      {!isPhone && (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: as above
        <div role="row" aria-rowindex={1} className={`${classes.row} ${classes.head}`}>
          {mayEdit && (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: as above
            <div role="columnheader">
              <TickAll rows={rows} selected={selected} onSelect={onSelect} />
            </div>
          )}
          {columns.map(head)}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="rowgroup" ref={body} className={classes.body} style={{ height: whole }}>
        {items.map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          const place = item.start - top;
          const shared = { row, index: item.index, place, find, isSelected: selected.has(row.id), isCurrent: current === item.index };
          return isPhone ? (
            <Card key={row.id} {...shared} measure={measure} onSelect={isTicking ? onSelect : null} />
          ) : (
            <Row
              key={row.id}
              {...shared}
              columns={columns}
              isTall={isTall}
              onSelect={onSelect}
              isTrash={isTrash}
              mayEdit={mayEdit}
              ownerName={row.recruiter_id ? nameOf(row.recruiter_id) : null}
            />
          );
        })}
      </div>
    </div>
  );
});

interface LineProps {
  row: ListedCandidate;
  index: number;
  /** Pixels from the top of the list. */
  place: number;
  find: Finder | null;
  isSelected: boolean;
  isCurrent: boolean;
}

type RowProps = LineProps &
  Pick<CandidateTableProps, "onSelect" | "isTrash" | "mayEdit" | "columns"> & { isTall: boolean; ownerName: string | null };

/** A row is drawn again only when something of its own changed, so that scrolling costs the new rows alone. */
const Row = memo(function Row(props: RowProps) {
  const { row, index, place, find, isSelected, isCurrent, onSelect, isTrash, mayEdit, columns, isTall } = props;
  const t = useWords();
  const name = shownName(t, row);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: as above
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes.row}
      style={{ transform: `translateY(${place}px)` }}
      data-tall={isTall || undefined}
      data-selected={isSelected || undefined}
      data-current={isCurrent || undefined}
    >
      {mayEdit && (
        <Cell className={classes.check}>
          <TickBox
            aria-label={t("candidates.select", { name })}
            checked={isSelected}
            onChange={(event) => onSelect([row.id], event.currentTarget.checked, withShift(event))}
          />
        </Cell>
      )}
      {columns.map((column) => (
        <Cell key={column} className={column === "name" ? classes.person : classes[column]}>
          {cellOf(t, column, { row, name, find, isTrash, ownerName: props.ownerName })}
        </Cell>
      ))}
      {isTall && (
        <Cell className={classes.snippet}>
          {row.snippet && <Marked text={row.snippet.text} marks={row.snippet.marks as [number, number][]} />}
        </Cell>
      )}
    </div>
  );
});

interface CellOf {
  row: ListedCandidate;
  name: string;
  find: Finder | null;
  isTrash: boolean;
  ownerName: string | null;
}

function cellOf(t: Words, column: Column, { row, name, find, isTrash, ownerName }: CellOf): ReactNode {
  switch (column) {
    case "name":
      return <Person row={row} name={name} find={find} isTrash={isTrash} />;
    case "city":
      return row.city && <Marked text={row.city} marks={find?.(row.city)} />;
    case "years_experience":
      return row.years_experience === null ? "" : formatNumber(wholeYears(row.years_experience));
    case "skills":
      return <Skills row={row} find={find} />;
    case "available_from":
      return <Available row={row} />;
    case "best_match":
      return (
        row.best_match && (
          <>
            <span className={classes.score}>{row.best_match.score}</span>
            <RowLink
              href={`/dashboard/jobs/${row.best_match.job_id}?candidate=${row.id}`}
              className={classes.job}
              title={row.best_match.job_title}
            >
              {row.best_match.job_title}
            </RowLink>
          </>
        )
      );
    case "owner":
      return (
        ownerName && (
          <span title={ownerName}>
            <InitialsAvatar name={ownerName} size={22} />
            <span className={classes.unseen}>{ownerName}</span>
          </span>
        )
      );
    case "tags":
      return row.tags.length > 0 && <span title={row.tags.join(", ")}>{row.tags.join(", ")}</span>;
    case "languages":
      return row.languages.map(({ language }) => languageName(language)).join(", ");
    case "email":
    case "phone":
    case "source":
      return row[column] && <span title={row[column]}>{row[column]}</span>;
    case "updated_at":
    case "created_at": {
      const at = (column === "created_at" && isTrash && row.deleted_at) || row[column];
      return (
        <time dateTime={at} title={formatDate(at)} className={classes.added}>
          {formatAgo(at, t("common.now").toLocaleLowerCase())}
        </time>
      );
    }
  }
}

function Person({ row, name, find, isTrash }: Omit<CellOf, "ownerName">) {
  const t = useWords();
  const headline = headlineOf(row);
  return (
    <>
      <InitialsAvatar name={name} />
      <div className={classes.names}>
        <RowLink href={`/dashboard/candidates/${row.id}`} className={classes.nameLink}>
          <Marked text={name} marks={find?.(name)} />
        </RowLink>
        <span className={classes.sub} title={headline ?? undefined}>
          {headline && <Marked text={headline} marks={find?.(headline)} />}
        </span>
      </div>
      {row.unchecked_fields.length > 0 && !isTrash && (
        <span className={classes.doubt} title={t("candidates.check_mark", { count: row.unchecked_fields.length })}>
          {row.unchecked_fields.length}
          <span className={classes.unseen}>{t("candidates.check_mark", { count: row.unchecked_fields.length })}</span>
        </span>
      )}
    </>
  );
}

function Cell({ className, children }: { className?: string | undefined; children?: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div role="cell" className={className}>
      {children}
    </div>
  );
}

/** A headline, or what the last job was called. */
export function headlineOf(row: Pick<ListedCandidate, "headline" | "experience">): string | null {
  return row.headline || row.experience[0]?.title || null;
}

/** As many skills as fit, at most three, those that were searched for first; the rest as a number. */
function Skills({ row, find }: { row: ListedCandidate; find: Finder | null }) {
  const shown: string[] = [];
  let left = SKILLS_WIDTH - REST;
  const names = row.skills.map(({ name }) => name);
  const isSought = (name: string) => (find?.(name, 1).length ?? 0) > 0;
  const sought = find ? names.filter(isSought) : [];
  const order = sought.length > 0 ? [...sought, ...names.filter((name) => !sought.includes(name))] : names;
  for (const name of order.slice(0, MOST_SKILLS)) {
    left -= Math.min(name.length, LONG_SKILL) * LETTER + CHIP;
    if (left < 0 && shown.length > 0) break;
    shown.push(name);
  }
  const more = row.skills.length - shown.length;
  return (
    <>
      {shown.map((name) => (
        <span key={name} className={classes.skill} title={name.length > LONG_SKILL ? name : undefined}>
          <Badge tone={sought.includes(name) ? "accent" : "plain"}>
            {name.length > LONG_SKILL ? `${name.slice(0, LONG_SKILL - 1).trimEnd()}…` : name}
          </Badge>
        </span>
      ))}
      {more > 0 && <span className={classes.more}>+{more}</span>}
    </>
  );
}

function Available({ row }: { row: ListedCandidate }) {
  const t = useWords();
  if (row.available_from) {
    return row.available_from <= new Date().toISOString().slice(0, 10) ? (
      <span className={classes.now}>{t("common.now")}</span>
    ) : (
      formatDate(row.available_from)
    );
  }
  return row.notice_weeks ? noticeOf(t, row.notice_weeks) : null;
}

function noticeOf(t: Words, weeks: number): string {
  const months = wholeMonths(weeks);
  return months ? t("candidates.notice_months", { n: months }) : t("candidates.notice", { count: weeks });
}

interface CardProps extends LineProps {
  measure: (element: Element | null) => void;
  /** Null where nothing is ticked. */
  onSelect: CandidateTableProps["onSelect"] | null;
}

function Card({ row, index, place, find, isSelected, isCurrent, measure, onSelect }: CardProps) {
  const t = useWords();
  const name = shownName(t, row);
  const today = new Date().toISOString().slice(0, 10);
  const when = row.available_from
    ? row.available_from <= today
      ? t("candidates.available_now")
      : t("candidates.from", { date: formatDate(row.available_from) })
    : row.notice_weeks
      ? noticeOf(t, row.notice_weeks)
      : null;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: as above
    <div
      role="row"
      aria-rowindex={index + 2}
      ref={measure}
      data-index={index}
      className={classes.card}
      style={{ transform: `translateY(${place}px)` }}
      data-current={isCurrent || undefined}
      data-selected={isSelected || undefined}
    >
      <Cell>
        {onSelect && (
          <TickBox
            className={classes.cardTick}
            aria-label={t("candidates.select", { name })}
            checked={isSelected}
            onChange={(event) => onSelect([row.id], event.currentTarget.checked, withShift(event))}
          />
        )}
        <RowLink href={`/dashboard/candidates/${row.id}`} className={classes.cardLink}>
          {onSelect ? <span className={classes.cardBox} /> : <InitialsAvatar name={name} />}
          <span className={classes.cardWords}>
            <span className={classes.cardTop}>
              <span className={classes.cardName}>
                <Marked text={name} marks={find?.(name)} />
              </span>
              {row.best_match && <span className={classes.score}>{row.best_match.score}</span>}
            </span>
            <span className={classes.cardTop}>
              <span className={classes.cardSub}>{[headlineOf(row), row.city].filter(Boolean).join(", ")}</span>
              {row.best_match && <span className={classes.cardNote}>{t("candidates.best_match")}</span>}
            </span>
            {row.skills.length > 0 && (
              <span className={classes.skills}>
                <Skills row={row} find={find} />
              </span>
            )}
            {row.snippet && (
              <span className={classes.cardSnippet}>
                <Marked text={row.snippet.text} marks={row.snippet.marks as [number, number][]} />
              </span>
            )}
            <span className={classes.cardFacts}>
              {row.years_experience !== null && <span>{t("candidates.years", { count: wholeYears(row.years_experience) })}</span>}
              {when && <span>{when}</span>}
            </span>
          </span>
        </RowLink>
      </Cell>
    </div>
  );
}
