import fc from "fast-check";
import { hostileText, hostileValue } from "./hostile-values.ts";

type Schema = Readonly<Record<string, unknown>>;

/** Longer texts and lists say nothing more, and take their time. */
const longest = 400;
const mostItems = 12;

/** Values that a JSON schema allows. Where it allows everything, so do these. */
export function arbitraryOfSchema(schema: unknown): fc.Arbitrary<unknown> {
  if (!isSchema(schema)) return hostileValue;
  const { anyOf, enum: values, type } = schema;
  if ("const" in schema) return fc.constant(schema["const"]);
  if (Array.isArray(values)) return fc.constantFrom<unknown>(...values);
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map(arbitraryOfSchema));
  if (Array.isArray(type))
    return fc.oneof(...type.map((one: unknown) => arbitraryOfSchema({ ...schema, type: one })));
  switch (type) {
    case "string":
      return textOf(schema);
    case "integer":
      return fc.maxSafeInteger().map((number) => within(schema, number));
    case "number":
      return fc
        .double({ noNaN: true, noDefaultInfinity: true })
        .map((number) => within(schema, number));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(arbitraryOfSchema(schema["items"]), {
        minLength: numberAt(schema, "minItems", 0),
        maxLength: Math.max(
          numberAt(schema, "minItems", 0),
          Math.min(numberAt(schema, "maxItems", mostItems), mostItems),
        ),
      });
    case "object":
      return objectOf(schema);
    default:
      return hostileValue;
  }
}

function objectOf({ properties, required, additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(isSchema(properties) ? properties : {});
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name);
  const known = fc.record(
    Object.fromEntries(fields.map(([name, field]) => [name, arbitraryOfSchema(field)])),
    { requiredKeys: fields.map(([name]) => name).filter(isRequired) },
  );
  if (!isSchema(additionalProperties)) return known;
  const more = fc.dictionary(
    fc.string({ maxLength: 20 }),
    arbitraryOfSchema(additionalProperties),
    {
      maxKeys: 5,
    },
  );
  return fc.tuple(more, known).map(([others, named]) => ({ ...others, ...named }));
}

function textOf(schema: Schema): fc.Arbitrary<string> {
  const { pattern, format } = schema;
  if (format === "uuid") return fc.uuid();
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map(toIsoText);
  const minLength = numberAt(schema, "minLength", 0);
  const maxLength = Math.max(minLength, Math.min(numberAt(schema, "maxLength", longest), longest));
  const isAllowed = (text: string) => text.length >= minLength && text.length <= maxLength;
  const free = fc.oneof(
    fc.string({ minLength, maxLength }),
    fc.string({ unit: "grapheme", minLength, maxLength }),
    fc.emailAddress().map((email) => (isAllowed(email) ? email : email.slice(0, maxLength))),
    hostileText.map((text) => text.slice(0, maxLength).padEnd(minLength, "a")),
  );
  if (typeof pattern !== "string") return free;
  return fc.oneof(fc.stringMatching(new RegExp(pattern)), free);
}

/** Years past four digits have a sign, which no schema of ours takes. */
function toIsoText(date: Date): string {
  return new Date(Math.abs(date.getTime()) % 253_402_300_799_000).toISOString();
}

function within(schema: Schema, number: number): number {
  const least = numberAt(schema, "minimum", Number.NEGATIVE_INFINITY);
  const most = numberAt(schema, "maximum", Number.POSITIVE_INFINITY);
  if (number >= least && number <= most) return number;
  if (!Number.isFinite(most)) return least + (Math.abs(number) % 1000);
  if (!Number.isFinite(least)) return most - (Math.abs(number) % 1000);
  return least + (Math.abs(number) % (most - least + 1));
}

function numberAt(schema: Schema, name: string, otherwise: number): number {
  const value = schema[name];
  return typeof value === "number" ? value : otherwise;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
