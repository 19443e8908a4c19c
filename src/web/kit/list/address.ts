import { oneOf, SEARCH_LENGTH } from "#contract/choices.ts";
import { customIdIn, rangeIn } from "#contract/custom-field.ts";
import { byFilter, type DeclaredField, type FilteredField, type FilterNameOf, type ValueOf } from "#contract/declared-field.ts";

/** Reads one part of an address; what it doesn't understand isn't there. */
type Reader<V> = (value: unknown) => V | undefined;

const MOST_TEXTS = 20;

// The router reads `q=112` as a number.
export const text =
  (most: number): Reader<string> =>
  (value) =>
    typeof value === "string" || typeof value === "number" ? String(value).slice(0, most) || undefined : undefined;

export const texts =
  (most: number): Reader<string[]> =>
  (value) => {
    const one = text(most);
    const list = (Array.isArray(value) ? value : [value]).flatMap((each) => one(each)?.trim() || []);
    return list.length > 0 ? [...new Set(list)].slice(0, MOST_TEXTS) : undefined;
  };

export const among =
  <const V extends string>(list: readonly V[]): Reader<V> =>
  (value) =>
    oneOf(list, value);

export const id: Reader<string> = (value) => (typeof value === "string" && /^[0-9a-f-]{36}$/.test(value) ? value : undefined);

export const day: Reader<string> = (value) => {
  const given = text(10)(value);
  return given && /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given)) ? given : undefined;
};

export const upTo =
  (most: number, isZeroTold = false): Reader<number> =>
  (value) => {
    const given = value === "" ? Number.NaN : Number(value ?? Number.NaN);
    return given <= most && (given > 0 || (isZeroTold && given === 0)) ? given : undefined;
  };

export const yesNo: Reader<boolean> = (value) => {
  const said = String(value);
  return said === "true" ? true : said === "false" ? false : undefined;
};

/** `from..to`, with either end empty. */
const range: Reader<string> = (value) => {
  const given = text(60)(value);
  return given && rangeIn(given) && given;
};

/** The readers of the filters that fields are declared with. */
export const declaredReaders = <const F extends readonly DeclaredField[]>(fields: F) =>
  byFilter(fields, readerOf) as { [One in F[number] as FilterNameOf<One>]: Reader<ValueOf<One>> };

function readerOf(field: FilteredField): Reader<unknown> {
  if (field.filter.asks === "between") return range;
  if (field.filter.asks === "any") return texts(36);
  if (field.kind === "number") return upTo(field.max, field.filter.asks === "at_most");
  if (field.kind === "choice") return among(field.choices);
  if (field.kind === "yes_no") return yesNo;
  return field.kind === "date" ? day : text(Math.min(100, ("most" in field && field.most) || 100));
}

type Readers = Record<string, Reader<unknown>>;
type Read<F extends Readers> = { [K in keyof F]?: ReturnType<F[K]> };

/** What a list's address may hold; a default stays out of it. */
interface Address<V extends string, S extends string, F extends Readers> {
  views?: readonly V[];
  sorts: readonly S[];
  filters?: F;
}

/** The reader of a list's address. */
export const listReader = <const V extends string = never, const S extends string = never, F extends Readers = Record<never, never>>({
  views,
  sorts,
  filters,
}: Address<V, S, F>) => {
  const all: Readers = {
    view: among(views ?? []),
    q: text(SEARCH_LENGTH),
    sort: (value) => among(sorts)(value) ?? customSort(value),
    ...filters,
  };
  return (search: Record<string, unknown>) =>
    // Each reader answers under the name that its type stands under.
    Object.fromEntries([...Object.entries(all), ...customReaders(search)].map(([name, read]) => [name, read(search[name])])) as {
      view?: V | undefined;
      q?: string | undefined;
      sort?: S | undefined;
    } & Read<F>;
};

/** Fields that the workspace added stand in an address by their paths; of which kind each is, the list that knows them says. */
const isCustom = (name: string) => customIdIn(name) !== null && !name.startsWith("-");
const customSort: Reader<string> = (value) => (typeof value === "string" && customIdIn(value) ? value : undefined);
const customFilter: Reader<string | boolean | string[]> = (value) =>
  Array.isArray(value) ? texts(36)(value) : typeof value === "boolean" ? value : text(100)(value);
const customReaders = (search: object) =>
  Object.keys(search).flatMap((name): [string, Reader<unknown>][] => (isCustom(name) ? [[name, customFilter]] : []));

/** What a call is asked, without what isn't there; what is asked of the workspace's own fields together, by their ids. */
export function asked<B extends { q?: string | undefined }>(body: B): B {
  const parts = Object.entries({ ...body, q: body.q?.trim() || undefined }).filter(([, value]) => value !== undefined);
  const custom = parts.flatMap(([name, value]) => (isCustom(name) ? [[customIdIn(name), value]] : []));
  return Object.fromEntries([
    ...parts.filter(([name]) => !isCustom(name)),
    ...(custom.length > 0 ? [["custom", Object.fromEntries(custom)]] : []),
  ]) as B;
}
