import * as z from "zod";
import type { Call } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";

/** Every call of the contract, by its name. */
export const namedCalls: [name: string, call: Call][] = Object.entries(api).flatMap(([area, all]) =>
  Object.entries(all as Record<string, Call>).map(([name, call]): [string, Call] => [`${area}.${name}`, call]),
);

/** What of JSON Schema the contract's bodies use. */
export type Schema = {
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};
export const schemaOf = (call: Call) => z.toJSONSchema(call.body, { io: "input", unrepresentable: "any" }) as Schema;

/** How many texts may stand in it that have no form of their own. */
export const textsOf = (schema: Schema): number =>
  schema.type === "string" && !schema.format && !schema.pattern && !schema.enum && schema.const === undefined
    ? 1
    : [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])]
        .map(textsOf)
        .reduce((sum, n) => sum + n, 0);

/** Values that the shape alone doesn't tell. */
const fitting: Record<string, unknown> = {
  email: "somebody@proffer.example",
  requirement_id: newId(),
  part: "summary",
  with: "x",
  quote: "x",
  end: 1,
  code: "123456",
};
/** One of each kind of text that has a form. */
const formed = ["2026-11-23", "2026-11-23T09:00:00Z", "proffer.example", "#2443a6", "2020-01", "nl", "EUR", "cv", "0123456789abcdef"];
const lengths = [8, 22, 64];
const ofForm = (pattern: string): string => {
  const fits = new RegExp(pattern, "u");
  return [...formed, ...lengths.map((n) => "a".repeat(n))].find((text) => fits.test(text)) ?? "x";
};

interface Making {
  idFor: (field: string) => string;
  /** What stands where any text may. */
  textFor?: (field: string, schema: Schema) => string;
  /** With everything that may be left out. */
  isWhole?: boolean;
}

/** A body that the contract takes, as far as its shape tells. */
export function validBody(schema: Schema, making: Making, field = ""): unknown {
  const { idFor, textFor, isWhole = false } = making;
  if (schema.format === "uuid") return idFor(field);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const one = schema.oneOf ?? schema.anyOf;
  if (one) return validBody(one.find(({ type }) => type !== "null") as Schema, making, field);
  if (field in fitting && schema.type !== "object" && !(textFor && field === "quote")) return fitting[field];
  if (schema.properties) {
    const asked = Object.entries(schema.properties).filter(
      ([name, of]) => of.format !== "binary" && (isWhole || schema.required?.includes(name) || name === "with" || of.format === "uuid"),
    );
    return Object.fromEntries(asked.map(([name, of]) => [name, validBody(of, making, name)]));
  }
  if (schema.type === "array")
    return schema.items?.format === "binary"
      ? []
      : Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => validBody(schema.items ?? {}, making, field));
  if (schema.type === "string" && schema.pattern) return ofForm(schema.pattern);
  if (schema.type === "string") return textFor?.(field, schema) ?? "x".repeat(Math.max(3, schema.minLength ?? 0));
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 1;
  if (schema.type === "boolean") return true;
  return {};
}
