import fc from "fast-check";
import { type Schema, validBody } from "#tests/support/bodies.ts";
import { hostileStrings } from "#tests/support/hostile-strings.ts";

/** What stands in the place of a value: of another type, hostile, or of no shape at all. */
const bent = fc.oneof(
  fc.constantFrom(...hostileStrings),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.double(),
  fc.integer(),
  fc.constantFrom(null, true, [], {}, [[]], { $ne: 1 }, ["__proto__"], "2026-02-30", -1, 2 ** 53, 1e308),
  fc.jsonValue({ maxDepth: 4 }),
);

/** A body of a call: whole or in part, each value right, at its edge, or bent; now and then no body at all. */
export function bodiesOf(schema: Schema, idFor: (field: string) => string): fc.Arbitrary<unknown> {
  const right = valuesOf(schema, idFor, "");
  const whole = fc.boolean().map((isWhole) => validBody(schema, { idFor, isWhole }));
  return fc.oneof({ weight: 12, arbitrary: right }, { weight: 3, arbitrary: whole }, { weight: 1, arbitrary: bent });
}

function valuesOf(schema: Schema, idFor: (field: string) => string, field: string): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 15, arbitrary: rightOf(schema, idFor, field) }, { weight: 1, arbitrary: bent });
}

function rightOf(schema: Schema, idFor: (field: string) => string, field: string): fc.Arbitrary<unknown> {
  const { minimum = -10, maximum = 10_000, minLength = 0, maxLength = 60 } = schema;
  if (schema.format === "uuid")
    return fc.oneof({ weight: 5, arbitrary: fc.constant(field).map(idFor) }, { weight: 1, arbitrary: fc.uuid() });
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const among = schema.oneOf ?? schema.anyOf;
  if (among) return fc.oneof(...among.map((one) => valuesOf(one, idFor, field)));
  if (schema.properties) {
    const fields = Object.fromEntries(Object.entries(schema.properties).map(([name, of]) => [name, valuesOf(of, idFor, name)]));
    const left = schema.required ?? [];
    return fc.record(fields, { requiredKeys: left.filter((name) => name in fields) });
  }
  if (schema.type === "array")
    return fc.array(valuesOf(schema.items ?? {}, idFor, field), { minLength: schema.minItems ?? 0, maxLength: 4 });
  if (schema.type === "integer") return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) });
  if (schema.type === "number") return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "string" && !schema.pattern && !schema.format)
    return fc.oneof(
      fc.string({ minLength, maxLength: Math.min(maxLength, 200) }),
      fc.constantFrom(...hostileStrings).map((one) => one.slice(0, maxLength)),
    );
  return fc.constant(schema).map((one) => validBody(one, { idFor }, field));
}
