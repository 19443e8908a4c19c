import { Button, Skeleton } from "@mantine/core";
import { IconFilter, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Row } from "#web/ui/layout.tsx";
import { Drawer, Popover } from "#web/ui/overlays.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./list-screen.module.css";
import { ColumnsMenu } from "./tools/columns-menu.tsx";
import { ExportMenu } from "./tools/export-menu.tsx";
import { ListFilter } from "./tools/filters.tsx";
import { PhoneMenu } from "./tools/phone-menu.tsx";
import { SearchLine } from "./tools/search-line.tsx";
import { SortMenu } from "./tools/sort-menu.tsx";
import type { ListState } from "./use-list.ts";

/** Nobody ticks before a list is there. */
const PickedBar = lazyPart(async () => (await import("./tools/selection/picked-bar.tsx")).PickedBar, <Skeleton w={480} h={32} />);

const Form = lazyPart(async () => (await import("./tools/filter-form.tsx")).FilterForm, <Skeleton w={288} h={400} />);

interface ListToolsProps {
  state: ListState;
  /** In place of search and filters. */
  hint?: ReactNode;
  children?: ReactNode;
}

/** Above the rows: the search with its filters, or what may be done with those that are ticked. */
export function ListTools({ state, hint, children }: ListToolsProps) {
  const { list, isPicking } = state;
  return (
    <Row gap={8} isWrapped className={classes.tools}>
      {isPicking && list.bulk ? <PickedBar state={state} bulk={list.bulk} /> : hint || <Narrowing state={state}>{children}</Narrowing>}
    </Row>
  );
}

function Narrowing({ state, children }: { state: ListState; children: ReactNode }) {
  const t = useWords();
  const {
    list,
    search,
    change,
    sortBy,
    move,
    pick,
    field,
    form,
    hasForm,
    used,
    isPhone,
    isEditor,
    isTrash,
    columns,
    hidden,
    all,
    chosen,
    body,
    total,
  } = state;
  const searchName = (list.words.search ?? list.words.title)(t);
  const sorting = { list, sort: search.sort, onSort: sortBy };
  const nameOf = (key: string) => list.columns.find((column) => column.key === key)?.name(t, false) ?? key;
  const filters = list.filters.map((filter) => <ListFilter key={filter.key} filter={filter} search={search} onChange={change} />);
  return (
    <>
      <SearchLine
        value={search.q ?? ""}
        label={searchName}
        hint={list.words.hint?.(t) ?? searchName}
        inputRef={field}
        onSearch={(q) => change({ q: q.trim() ? q : undefined })}
        onDown={() => move(1)}
      />
      {isPhone ? (
        <>
          {hasForm && (
            <Button
              variant="default"
              className={classes.filterPhone}
              onClick={form.open}
              aria-label={used > 0 ? t("candidates.filters_on", { n: used }) : t("candidates.filter")}
              leftSection={<IconFilter size={16} stroke={1.6} />}
            >
              {used > 0 ? used : null}
            </Button>
          )}
          <PhoneMenu {...sorting} body={!isTrash && total ? body : null} onTick={isEditor && list.bulk ? pick : null} />
          {!hasForm && filters.length > 0 && (
            <>
              <span className={classes.break} />
              {filters}
            </>
          )}
        </>
      ) : (
        <>
          {filters}
          {hasForm && (
            <Popover
              opened={form.isOpen}
              onChange={(open) => !open && form.close()}
              width={360}
              position="bottom-start"
              trapFocus
              returnFocus
            >
              <Popover.Target>
                <Button variant="subtle" color="gray" leftSection={<IconPlus size={14} stroke={1.6} />} onClick={form.toggle}>
                  {t("candidates.filter")}
                </Button>
              </Popover.Target>
              <Popover.Dropdown p={16}>
                <FilterForm state={state} />
              </Popover.Dropdown>
            </Popover>
          )}
          <span className={classes.space} />
          {children}
          <SortMenu {...sorting} />
          <ColumnsMenu all={all} columns={columns.map(({ key }) => key)} hidden={hidden} nameOf={nameOf} onChoose={chosen.choose} />
          {!isTrash && total !== 0 && <ExportMenu isQuiet list={list} body={body} />}
        </>
      )}
    </>
  );
}

function FilterForm({ state }: { state: ListState }) {
  const { list, search, pages, narrow } = state;
  const first = pages.data?.pages[0];
  return <Form list={list} used={search} rows={first ? list.rows(first) : []} onApply={narrow} />;
}

/** The same form on a phone, from below. */
export function FilterDrawer({ state }: { state: ListState }) {
  const t = useWords();
  const { form, hasForm, isPhone } = state;
  if (!hasForm || !isPhone) return null;
  return (
    <Drawer opened={form.isOpen} onClose={form.close} position="bottom" size="auto" title={t("candidates.filters")}>
      <FilterForm state={state} />
    </Drawer>
  );
}
