import { ActionIcon } from "@mantine/core";
import { useId } from "@mantine/hooks";
import { IconChartBar, IconInfoCircle, IconTable } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Row, Text } from "#web/ui/layout.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { ScrollRegion } from "#web/ui/screen/scroll-region.tsx";
import { formatDate, formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./card.module.css";
import tables from "./tables.module.css";
import type { Cell, FigureTable } from "./tables.ts";

/** What a figure counts, by pointer, focus and touch. */
export function Defined({ name, text }: { name: string; text: string }) {
  const t = useWords();
  return (
    <Tooltip
      label={text}
      multiline
      w={300}
      position="bottom"
      events={{ hover: true, focus: true, touch: true }}
      classNames={{ tooltip: classes.told }}
    >
      <ActionIcon size={24} className={classes.info} aria-label={t("statistics.what_counts", { name })}>
        <IconInfoCircle size={14} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}

interface CardProps {
  title: string;
  definition: string;
  /** What the figures are of, or what the lines mean. */
  aside?: ReactNode;
  /** The chart's numbers: the card then has a switch to them. */
  table?: FigureTable | undefined;
  children: ReactNode;
}

/** A card with its name, what it counts, and the table behind its chart. */
export function Card({ title, definition, aside, table, children }: CardProps) {
  const t = useWords();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const switchLabel = t(isTable ? "statistics.show_chart" : "statistics.show_table");
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Row as="header" gap={2} className={classes.head}>
        <Text id={id} as="h2" size={13} weight={600} className={classes.title}>
          {title}
        </Text>
        <Defined name={title} text={definition} />
        <Text as="span" flex="fill" />
        {aside && !isTable && (
          <Row align="stretch" justify="end" isWrapped size={12} tone="secondary" className={classes.aside}>
            {aside}
          </Row>
        )}
        {table && (
          <Tooltip label={switchLabel}>
            <ActionIcon size={24} onClick={() => setTable(!isTable)} aria-label={`${switchLabel}: ${title}`} className={classes.switch}>
              {isTable ? <IconChartBar size={15} stroke={1.6} /> : <IconTable size={15} stroke={1.6} />}
            </ActionIcon>
          </Tooltip>
        )}
      </Row>
      {isTable && table ? <PlainTable table={table} /> : children}
    </section>
  );
}

const shown = (cell: Cell) =>
  cell === null ? "–" : typeof cell === "number" ? formatNumber(cell) : /^\d{4}-\d{2}-\d{2}$/.test(cell) ? formatDate(cell) : cell;

function PlainTable({ table }: { table: FigureTable }) {
  const t = useWords();
  return (
    <ScrollRegion label={t("statistics.table_of", { name: table.title })} className={tables.scroll}>
      <table className={`${tables.table} ${tables.plain}`}>
        <thead>
          <tr>
            {table.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={String(row[0])}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={table.head[index]} scope="row">
                    {shown(cell)}
                  </th>
                ) : (
                  <td key={table.head[index]}>{shown(cell)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
