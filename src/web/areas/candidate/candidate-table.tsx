import { Checkbox } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CandidateRow } from "#contract/candidate.ts";
import { Badge, InitialsAvatar } from "#web/ui/marks.tsx";
import { formatAgo, formatDate, formatNumber, fullName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { DEFAULT_SORT, type Sort, type SortField } from "./addresses.ts";
import classes from "./candidate-table.module.css";
import { wholeYears } from "./fields.ts";

export interface CandidateTableProps {
  rows: readonly CandidateRow[];
  total: number;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
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
const CARD = 121;
/** Rows before the end at which the next page is asked for. */
const AHEAD = 40;

/** Rows of 48 px, or cards on a phone; only those in sight are drawn. */
export function CandidateTable(props: CandidateTableProps) {
  const { rows, total, sort = DEFAULT_SORT, onSort, selected, onSelect, current, hasMore, onNeedMore, isTrash } = props;
  const t = useWords();
  const isPhone = useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });
  const body = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measured = body.current ? Math.round(body.current.getBoundingClientRect().top + scrollY) : 0;
    if (measured !== top) setTop(measured);
  });
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (isPhone ? CARD : ROW),
    overscan: 12,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape has other heights
  useEffect(() => virtual.measure(), [isPhone]);
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && last >= rows.length - AHEAD) onNeedMore();
  }, [hasMore, last, rows.length, onNeedMore]);
  useEffect(() => {
    if (current !== null) virtual.scrollToIndex(current, { align: "auto" });
  }, [current, virtual]);

  const head = (field: SortField, label: string, className?: string) => {
    const isSorted = sort.replace("-", "") === field;
    const isDown = sort.startsWith("-");
    // The first click gives what one looks for: the best, the newest, the most; otherwise from A on.
    const downFirst = field === "best_match" || field === "years_experience" || field === "created_at";
    const next: Sort = isSorted ? (isDown ? field : `-${field}`) : downFirst ? `-${field}` : field;
    return (
      // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: rows out of sight don't exist, so a real table can't be
      <div role="columnheader" className={className} aria-sort={isSorted ? (isDown ? "descending" : "ascending") : "none"}>
        <button type="button" className={classes.sort} data-sorted={isSorted || undefined} onClick={() => onSort(next)}>
          {label}
          {isSorted && (isDown ? <IconArrowDown size={14} stroke={1.6} /> : <IconArrowUp size={14} stroke={1.6} />)}
        </button>
      </div>
    );
  };
  const allSelected = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows out of sight don't exist, so a real table can't be
    <div role="table" aria-label={t("candidates.list_label", { total: formatNumber(total) })} aria-rowcount={total + 1}>
      {!isPhone && (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: as above
        <div role="row" aria-rowindex={1} className={`${classes.row} ${classes.head}`} data-editor={props.mayEdit || undefined}>
          {props.mayEdit && (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: as above
            <div role="columnheader">
              <Checkbox
                aria-label={t("candidates.select_all")}
                checked={allSelected}
                indeterminate={!allSelected && selected.size > 0}
                onChange={(event) =>
                  onSelect(
                    rows.map(({ id }) => id),
                    event.currentTarget.checked,
                  )
                }
              />
            </div>
          )}
          {head("name", t("candidates.column_candidate"))}
          {head("city", t("candidates.sort_city"), classes.city)}
          {head("years_experience", t("candidates.sort_years_experience"), classes.number)}
          {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: as above */}
          <div role="columnheader" className={classes.skillsHead}>
            {t("candidates.column_skills")}
          </div>
          {head("available_from", t("candidates.sort_available_from"), classes.available)}
          {head("best_match", t("candidates.column_best_match"))}
          {head("created_at", isTrash ? t("candidates.column_deleted") : t("candidates.column_added"), classes.number)}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="rowgroup" ref={body} className={classes.body} style={{ height: virtual.getTotalSize() }}>
        {items.map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          const place = { transform: `translateY(${item.start - top}px)` };
          const shared = { row, index: item.index, style: place, isSelected: selected.has(row.id), isCurrent: current === item.index };
          return isPhone ? (
            <Card key={item.key} {...shared} measure={virtual.measureElement} />
          ) : (
            <Row key={item.key} {...shared} {...props} />
          );
        })}
      </div>
    </div>
  );
}

interface LineProps {
  row: CandidateRow;
  index: number;
  style: React.CSSProperties;
  isSelected: boolean;
  isCurrent: boolean;
}

function Row({
  row,
  index,
  style,
  isSelected,
  isCurrent,
  onSelect,
  isTrash,
  mayEdit,
}: LineProps & Pick<CandidateTableProps, "onSelect" | "isTrash" | "mayEdit">) {
  const t = useWords();
  const name = fullName(row) ?? t("common.unnamed");
  const headline = headlineOf(row);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: as above
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes.row}
      style={style}
      data-editor={mayEdit || undefined}
      data-selected={isSelected || undefined}
      data-current={isCurrent || undefined}
    >
      {mayEdit && (
        <Cell className={classes.check}>
          <Checkbox
            aria-label={t("candidates.select", { name })}
            checked={isSelected}
            onChange={(event) => onSelect([row.id], event.currentTarget.checked)}
          />
        </Cell>
      )}
      <Cell className={classes.person}>
        <InitialsAvatar name={name} />
        <div className={classes.names}>
          <Link to="/dashboard/candidates/$id" params={{ id: row.id }} className={classes.name}>
            {name}
          </Link>
          <span className={classes.sub} title={headline ?? undefined}>
            {headline}
          </span>
        </div>
        {row.unchecked_fields.length > 0 && !isTrash && (
          <span className={classes.doubt} title={t("candidates.check_mark", { count: row.unchecked_fields.length })}>
            {row.unchecked_fields.length}
            <span className={classes.unseen}>{t("candidates.check_mark", { count: row.unchecked_fields.length })}</span>
          </span>
        )}
      </Cell>
      <Cell className={classes.city}>{row.city}</Cell>
      <Cell className={classes.number}>{row.years_experience === null ? "" : formatNumber(wholeYears(row.years_experience))}</Cell>
      <Cell className={classes.skills}>
        <Skills row={row} />
      </Cell>
      <Cell className={classes.available}>
        <Available row={row} />
      </Cell>
      <Cell className={classes.match}>
        {row.best_match && (
          <>
            <span className={classes.score}>{row.best_match.score}</span>
            <Link
              to="/dashboard/jobs/$id"
              params={{ id: row.best_match.job_id }}
              search={{ candidate: row.id }}
              className={classes.job}
              title={row.best_match.job_title}
            >
              {row.best_match.job_title}
            </Link>
          </>
        )}
      </Cell>
      <Cell className={classes.number}>
        <time dateTime={row.created_at} title={formatDate(row.created_at)} className={classes.added}>
          {formatAgo((isTrash && row.deleted_at) || row.created_at, t("common.now").toLocaleLowerCase())}
        </time>
      </Cell>
    </div>
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
export function headlineOf(row: Pick<CandidateRow, "headline" | "experience">): string | null {
  return row.headline || row.experience[0]?.title || null;
}

/** As many skills as fit, at most three; the rest as a number. */
function Skills({ row }: { row: CandidateRow }) {
  const shown: string[] = [];
  let left = SKILLS_WIDTH - REST;
  for (const { name } of row.skills.slice(0, MOST_SKILLS)) {
    left -= Math.min(name.length, LONG_SKILL) * LETTER + CHIP;
    if (left < 0 && shown.length > 0) break;
    shown.push(name);
  }
  const more = row.skills.length - shown.length;
  return (
    <>
      {shown.map((name) => (
        <span key={name} className={classes.skill} title={name.length > LONG_SKILL ? name : undefined}>
          <Badge>{name.length > LONG_SKILL ? `${name.slice(0, LONG_SKILL - 1).trimEnd()}…` : name}</Badge>
        </span>
      ))}
      {more > 0 && <span className={classes.more}>+{more}</span>}
    </>
  );
}

function Available({ row }: { row: CandidateRow }) {
  const t = useWords();
  if (row.available_from) {
    return row.available_from <= new Date().toISOString().slice(0, 10) ? (
      <span className={classes.now}>{t("common.now")}</span>
    ) : (
      formatDate(row.available_from)
    );
  }
  return row.notice_weeks ? t("candidates.notice", { count: row.notice_weeks }) : null;
}

function Card({ row, index, style, isCurrent, measure }: LineProps & { measure: (element: Element | null) => void }) {
  const t = useWords();
  const name = fullName(row) ?? t("common.unnamed");
  const today = new Date().toISOString().slice(0, 10);
  const when = row.available_from
    ? row.available_from <= today
      ? t("candidates.available_now")
      : t("candidates.from", { date: formatDate(row.available_from) })
    : row.notice_weeks
      ? t("candidates.notice", { count: row.notice_weeks })
      : null;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: as above
    <div
      role="row"
      aria-rowindex={index + 2}
      ref={measure}
      data-index={index}
      className={classes.card}
      style={style}
      data-current={isCurrent || undefined}
    >
      <Cell>
        <Link to="/dashboard/candidates/$id" params={{ id: row.id }} className={classes.cardLink}>
          <InitialsAvatar name={name} />
          <span className={classes.cardWords}>
            <span className={classes.cardTop}>
              <span className={classes.cardName}>{name}</span>
              {row.best_match && <span className={classes.score}>{row.best_match.score}</span>}
            </span>
            <span className={classes.cardTop}>
              <span className={classes.cardSub}>{[headlineOf(row), row.city].filter(Boolean).join(", ")}</span>
              {row.best_match && <span className={classes.cardNote}>{t("candidates.best_match")}</span>}
            </span>
            {row.skills.length > 0 && (
              <span className={classes.skills}>
                <Skills row={row} />
              </span>
            )}
            <span className={classes.cardFacts}>
              {row.years_experience !== null && <span>{t("candidates.years", { count: wholeYears(row.years_experience) })}</span>}
              {when && <span>{when}</span>}
            </span>
          </span>
        </Link>
      </Cell>
    </div>
  );
}
