import { ExportMenu } from "#web/kit/list/tools/export-menu.tsx";
import type { ListState } from "#web/kit/list/use-list.ts";
import { SelectionBar, TrashButton } from "./selection-bar.tsx";

/** What may be done with the ticked rows of a list. */
export function PickedBar({ state, bulk }: { state: ListState; bulk: NonNullable<ListState["list"]["bulk"]> }) {
  const { list, selected, selectAll, clear, isTrash, rows } = state;
  const ids = [...selected];
  const picked = { ids, rows: ids.flatMap((id) => rows.find((row) => row.id === id) ?? []), loaded: rows, clear };
  return (
    <SelectionBar count={selected.size} all={selectAll} onClear={clear}>
      {!isTrash && bulk.verbs(picked)}
      {!isTrash && <ExportMenu list={list} body={state.body} ids={rows.flatMap(({ id }) => (selected.has(id) ? [id] : []))} />}
      <TrashButton bulk={bulk} ids={ids} isTrash={isTrash} onDone={clear} />
    </SelectionBar>
  );
}
