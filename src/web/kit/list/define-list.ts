import type { ReactNode } from "react";
import type * as z from "zod";
import type { Access, BodyInput, Call, Reply } from "#contract/call.ts";
import type { Finder, Marks } from "#contract/text/search-marks.ts";
import type { Cell } from "#web/kit/record/csv.ts";
import type { CellKind } from "#web/kit/record/xlsx.ts";
import type { FoundChoices } from "#web/ui/input/search-select.tsx";
import type { Words } from "#web/words/words.ts";
import type { BulkKind } from "./tools/selection/use-bulk.ts";
import type { ListName } from "./tools/views/use-views.ts";

export interface Listed {
  id: string;
}

/** What every list's address may hold; its filters stand beside these. */
export type ListSearch = { view?: string | undefined; q?: string | undefined; sort?: string | undefined } & Record<string, unknown>;

/** A call that answers a list page after page. `total` is of all pages. */
interface Paged {
  data: { total: number; next_cursor: string | null; is_matching?: boolean };
}
type PagedCall = Call<Access, z.ZodType, z.ZodType<Paged>>;

/** Where a record is shown; the same object as long as nothing of it changes. */
export interface At {
  t: Words;
  isTrash: boolean;
  /** Finds in a text what is searched for; null where nothing is. */
  find: Finder | null;
  /** The name of a recruiter; null where there is none or it isn't known yet. */
  nameOf: (recruiter_id: string | null) => string | null;
}

/** `quiet`: grey, and cut where the room ends · `figures`: figures under figures · `end`: at the end of the column. */
type Look = "quiet" | "quiet figures" | "end figures" | "quiet end figures";

export interface Column<R extends Listed = Listed> {
  /** As the person's choice of columns is kept. */
  key: string;
  name(t: Words, isTrash: boolean): string;
  hint?(t: Words): string;
  /** Least width in pixels, and the share of what is left. */
  width: readonly [least: number, share: number];
  /** Where the room is short the lowest number leaves first; without one it stays. */
  leaves?: number;
  /** Only for who chose it. */
  isExtra?: boolean;
  /** Not in the trash. */
  isLiving?: boolean;
  look?: Look;
  className?: string | undefined;
  /** Without it the column shows the record itself: the first one. */
  cell?(row: R, at: At): ReactNode;
}

/** An order of the list. */
export interface Sort {
  /** As it stands in the address, with `-` where it goes down; undefined is the order of an address that names none. */
  by: string | undefined;
  name(t: Words): string;
  /** The column whose head it belongs to. */
  column?: string;
  /** It can be turned round. */
  isTwoWay?: boolean;
}

export interface Filter {
  /** Its name in the address. */
  key: string;
  /** Null where the value says it all. */
  label(t: Words): string | null;
  /** What one of its values is called. */
  say?(value: never, t: Words): string;
  /** Its values with their names. A hook. */
  useChoices?(): readonly { value: string; label: string }[];
  /** More values than a menu can hold: found by what is typed, and what the one in use is called. Hooks. */
  searched?: { useFound(q: string): FoundChoices; useName(value: string | undefined): string | undefined };
  /** A menu offers its choices while it isn't in use. */
  isOffered?: boolean;
  /** How the form asks for it. A list has a form where one of its filters has this; those with choices stand in it as well. */
  input?: FilterInput;
}

interface Choice<V = string> {
  value: V;
  label: string;
}
export type FilterInput = { label(t: Words): string } & (
  | { kind: "text"; hint(t: Words): string }
  /** Words that somebody types; suggestions come from the first page alone. */
  | { kind: "texts"; hint(t: Words): string; suggested(rows: readonly never[]): string[] }
  /** `isZeroTold`: nought asks something. */
  | { kind: "number"; min: number; max: number; isZeroTold?: boolean }
  | { kind: "date" }
  /** `any`: what it says while it asks nothing. */
  | { kind: "one"; any?(t: Words): string; choices(t: Words): readonly Choice<string | boolean>[] }
  /** Two ends, as `from..to`. */
  | { kind: "range"; of: "number" | "date" }
  | { kind: "several"; choices(used: readonly string[], t: Words): Choice[] }
);

/** What stands on a card below and beside the record's name. */
interface Card<R extends Listed> {
  /** At the right of the name; without one the action stands there. */
  mark?(row: R, at: At): ReactNode;
  sub?(row: R, at: At): ReactNode;
  /** Beside `sub`. */
  note?(row: R, at: At): ReactNode;
  more?(row: R, at: At): ReactNode;
  foot?(row: R, at: At): ReactNode;
}

/** The ticked ones, in the order of ticking. */
export interface Picked<R extends Listed> {
  ids: string[];
  /** Those of them that are loaded. */
  rows: R[];
  /** All that are loaded. */
  loaded: readonly R[];
  clear: () => void;
}

/** The columns of a spreadsheet: what each is called, what it reads, and what that is where it isn't text or a figure as it stands. */
export type SheetColumns<R> = readonly (readonly [name: string, read: { of(row: R, at: Pick<At, "nameOf">): Cell }["of"], as?: CellKind])[];

/** What is handed over as a file. */
interface Handed<C extends PagedCall, R extends Listed> {
  /** What the file is called; null: as any list. */
  name: string | null;
  call: C;
  rows(answer: Reply<C>): readonly R[];
  /** What a spreadsheet gets of a row, loaded when it is asked for. */
  sheet(): Promise<SheetColumns<R>>;
  words: { title(t: Words): string };
}
export type Sheeted = Handed<PagedCall, Listed>;

interface Declared<C extends PagedCall, R extends Listed, S extends ListSearch> extends Handed<C, R> {
  /** As saved views and chosen columns know it; null where nothing of it is kept. */
  name: ListName | null;
  /** Its address without what it holds. */
  path: string;
  ask(search: S): BodyInput<C>;
  /** What a row is of: its name, where it leads, and what stands around that. */
  record: {
    name(row: R, t: Words): string;
    /** Null: it leads nowhere. */
    href?(row: R, at: At): string | null;
    picture?(row: R, t: Words): ReactNode;
    sub?(row: R, at: At): string | null;
    /** Right behind the name. */
    beside?(row: R, at: At): ReactNode;
    /** At the end of its column. */
    mark?(row: R, at: At): ReactNode;
    /** The place in a text where a search found it. */
    found?(row: R): { text: string; marks: Marks } | null;
  };
  columns: readonly Column<R>[];
  sorts: readonly Sort[];
  /** The order of an address that names none, where a sort has it as `by`. */
  usual?: string;
  filters: readonly Filter[];
  card: Card<R>;
  /** Its records are cards also where there is room for a table. */
  isCards?: boolean;
  /** What can be done with one record, at the end of its row and its card. */
  action?(row: R, at: At): ReactNode;
  bulk?: {
    kind: BulkKind;
    /** Before the trash. */
    verbs(picked: Picked<R>): ReactNode;
    trashed(t: Words, count: number): string;
    restored(t: Words, count: number): string;
  };
  /** Can be taken along besides, by the same filters. */
  also?: Sheeted;
  /** Pixels: of a row, and of a card, roughly. */
  heights: { row: number; card: number };
  /** Another view keeps what is searched for and filtered by. */
  keepsFilters?: boolean;
  words: {
    title(t: Words): string;
    label?(t: Words, total: string): string;
    /** What its search line is called. */
    search?(t: Words): string;
    /** What the field may look like filled in. */
    hint?(t: Words): string;
    /** On the button that applies its filters. */
    apply?(t: Words): string;
    none(t: Words): string;
    trash?(t: Words): string;
    noTrash?(t: Words): { title: string; text?: string };
  };
}

/** A list as the table, the cards and the tools above them take it. */
export type List<R extends Listed = Listed, S extends ListSearch = ListSearch> = Declared<PagedCall, R, S>;

/** Declares a list: everything else follows from it. See docs/how-to/add-a-list.md. */
export const defineList = <C extends PagedCall, R extends Listed, S extends ListSearch>(list: Declared<C, R, S>): List<R, S> => list;

/** Declares what a list hands over besides its rows. */
export const defineSheet = <C extends PagedCall, R extends Listed>(sheet: Handed<C, R>): Sheeted => sheet;
