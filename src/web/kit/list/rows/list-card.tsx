import { memo } from "react";
import { Span, Stack, Text } from "#web/ui/layout.tsx";
import { Cell, type LineProps, RecordName, RowTick } from "./list-row.tsx";
import classes from "./list-table.module.css";
import { Marked } from "./marked.tsx";

/** A record on a phone. */
export const ListCard = memo(function ListCard(props: LineProps & { measure: (element: Element | null) => void }) {
  const { list, row, index, place, at, isSelected, isCurrent, onSelect, measure } = props;
  const { record, card } = list;
  const found = record.found?.(row);
  const foot = card.foot?.(row, at);
  const sub = card.sub?.(row, at);
  const act = list.action?.(row, at);
  const action = act && <span className={classes.action}>{act}</span>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows out of sight don't exist, so a real table can't be
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 2}
      ref={measure}
      data-index={index}
      className={classes.card}
      style={{ transform: `translateY(${place}px)` }}
      data-current={isCurrent || undefined}
      data-selected={isSelected || undefined}
    >
      <Cell className={classes.cardBody}>
        {onSelect ? <RowTick {...props} onSelect={onSelect} className={classes.cardTick} /> : record.picture?.(row, at.t)}
        <Stack gap={4} flex="fill">
          <div className={classes.cardLine}>
            <RecordName list={list} row={row} at={at} />
            {card.mark ? card.mark(row, at) : action}
          </div>
          {sub && (
            <div className={classes.cardLine}>
              <Span size={13} tone="secondary" isTruncated>
                {sub}
              </Span>
              {card.note && (
                <Span flex="none" size={12} tone="secondary">
                  {card.note(row, at)}
                </Span>
              )}
            </div>
          )}
          {card.more?.(row, at)}
          {found && (
            <Text as="span" size={12} tone="secondary" lines={2} className={classes.cardFound}>
              <Marked text={found.text} marks={found.marks} />
            </Text>
          )}
          {(foot || (action && card.mark)) && (
            <div className={`${classes.cardLine} ${classes.cardFoot}`}>
              <span>{foot}</span>
              {card.mark && action}
            </div>
          )}
        </Stack>
      </Cell>
    </div>
  );
});
