import type * as z from "zod";

/** Makes of what a handler answers what leaves of it. */
export type Telling = (answered: unknown) => unknown;

/** What is read here of how a schema is made; zod types it for each kind of schema alone. */
interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  coerce?: boolean;
  checks?: { _zod: { def: { check: string } } }[];
}

const asItIs: Telling = (value) => value;
const plain = new Set(["string", "number", "boolean", "literal", "enum", "null", "undefined", "any", "unknown"]);

/**
 * What leaves of a reply: the fields of its contract and no others, just as `schema.parse` gives them. That each is what the contract
 * says isn't looked at again: it comes from columns that hold it, and the tests parse each reply that they see. To parse a page of
 * candidates took a third of what the server does for it.
 */
export function tellingOf(schema: z.ZodType): Telling {
  // See `Def`.
  const def = schema.def as unknown as Def;
  const { type, shape, catchall, element, innerType, options } = def;
  if (type === "object" && shape && !catchall) return ofObject(shape);
  if (type === "array" && element) return ofArray(tellingOf(element));
  if ((type === "nullable" || type === "optional" || type === "nonoptional" || type === "readonly") && innerType)
    return ofPossible(tellingOf(innerType));
  if (plain.has(type) && !changesValues(def)) return asItIs;
  if (type === "union" && options?.every((option) => tellingOf(option) === asItIs)) return asItIs;
  // What fills in, chooses or makes something else of a value does so as it stands in the contract.
  return (value) => schema.parse(value);
}

const changesValues = ({ coerce, checks = [] }: Def): boolean =>
  coerce === true || checks.some((one) => one._zod.def.check === "overwrite");

function ofObject(shape: Record<string, z.ZodType>): Telling {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, tell: tellingOf(schema) }));
  return (value) => {
    // A handler's answer is typed by the same contract: here stands an object.
    const given = value as Record<string, unknown>;
    const told: Record<string, unknown> = {};
    for (const { name, tell } of fields) {
      const one = tell(given[name]);
      if (one !== undefined) told[name] = one;
    }
    return told;
  };
}

/** A list whose members leave as they are is the same list. */
const ofArray = (tell: Telling): Telling => (tell === asItIs ? asItIs : (value) => (value as unknown[]).map(tell));
const ofPossible = (tell: Telling): Telling =>
  tell === asItIs ? asItIs : (value) => (value === null || value === undefined ? value : tell(value));
