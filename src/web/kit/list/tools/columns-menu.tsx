import { ActionIcon, Button } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconColumns3 } from "@tabler/icons-react";
import { TickBox } from "#web/ui/input/tick-box.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Popover } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./columns-menu.module.css";

interface ColumnsMenuProps<C extends string> {
  all: readonly C[];
  /** The chosen ones, in their order. */
  columns: readonly C[];
  /** Those of them that there is no room for. */
  hidden: readonly string[];
  nameOf: (column: C) => string;
  onChoose: (columns: readonly C[] | null) => void;
}

/** Which columns a list shows, and in which order; the first stays where it is. */
export function ColumnsMenu<C extends string>({ all, columns, hidden, nameOf, onChoose }: ColumnsMenuProps<C>) {
  const t = useWords();
  const [first, ...rest] = columns;
  const lines = [...rest, ...all.filter((each) => !columns.includes(each))];
  const left = rest.filter((each) => hidden.includes(each));
  const choose = (next: readonly C[]) => first !== undefined && onChoose([first, ...next]);
  const move = (column: C, by: 1 | -1) => {
    const at = rest.indexOf(column);
    const next = rest.filter((each) => each !== column);
    next.splice(at + by, 0, column);
    choose(next);
  };
  return (
    <Popover position="bottom-end" width={260} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" color="gray" leftSection={<IconColumns3 size={16} stroke={1.6} />}>
          {t("lists.columns")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={12} aria-label={t("lists.columns")}>
        <Stack as="ul" gap={2} className={classes.lines}>
          {lines.map((column) => {
            const at = rest.indexOf(column);
            const name = nameOf(column);
            return (
              <Row as="li" justify="between" key={column}>
                <TickBox
                  label={name}
                  checked={at >= 0}
                  onChange={(event) => choose(event.currentTarget.checked ? [...rest, column] : rest.filter((each) => each !== column))}
                />
                {at >= 0 && (
                  <Row as="span" align="stretch">
                    <ActionIcon
                      size={24}
                      aria-label={t("lists.column_earlier", { name })}
                      disabled={at === 0}
                      onClick={() => move(column, -1)}
                    >
                      <IconArrowUp size={14} stroke={1.6} />
                    </ActionIcon>
                    <ActionIcon
                      size={24}
                      aria-label={t("lists.column_later", { name })}
                      disabled={at === rest.length - 1}
                      onClick={() => move(column, 1)}
                    >
                      <IconArrowDown size={14} stroke={1.6} />
                    </ActionIcon>
                  </Row>
                )}
              </Row>
            );
          })}
        </Stack>
        <Text role="status" size={12} tone="secondary" mb={8}>
          {left.length > 0 && t("lists.columns_no_room", { names: left.map(nameOf).join(", ") })}
        </Text>
        <Button size="xs" variant="subtle" color="gray" onClick={() => onChoose(null)}>
          {t("lists.columns_usual")}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
