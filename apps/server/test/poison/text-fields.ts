import type { Operation } from "../fuzz/operations.ts";

type Path = readonly string[];

/** Where the body of a request has a text: by its schema, and inside of texts that are themselves JSON. */
export function textFieldsOf(operation: Operation, accepted: unknown): Path[] {
  const found = new Map<string, Path>();
  const note = (path: Path) => found.set(path.join("."), path);
  textsInSchema(operation.body, [], note);
  textsInValue(accepted, [], note);
  return [...found.values()];
}

function textsInSchema(schema: unknown, path: Path, note: (path: Path) => void): void {
  if (typeof schema !== "object" || schema === null) return;
  const { type, properties, items, anyOf, allOf, oneOf } = schema as Record<string, unknown>;
  const isChoice = "enum" in schema || "const" in schema;
  if (type === "string" && !isChoice && path.length > 0) note(path);
  for (const alternatives of [anyOf, allOf, oneOf])
    if (Array.isArray(alternatives)) for (const one of alternatives) textsInSchema(one, path, note);
  if (typeof properties === "object" && properties !== null)
    for (const [name, inner] of Object.entries(properties))
      textsInSchema(inner, [...path, name], note);
  if (items !== undefined) textsInSchema(items, [...path, "0"], note);
}

function textsInValue(value: unknown, path: Path, note: (path: Path) => void): void {
  const inner = parsed(value);
  if (inner === undefined) return;
  for (const [name, one] of Object.entries(inner)) {
    if (typeof one === "string" && parsed(one) === undefined) note([...path, name]);
    textsInValue(one, [...path, name], note);
  }
}

/** The value, or what its JSON means. */
function parsed(value: unknown): object | undefined {
  if (typeof value === "object" && value !== null) return value;
  if (typeof value !== "string" || !/^[[{]/.test(value)) return undefined;
  try {
    const read: unknown = JSON.parse(value);
    return typeof read === "object" && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}

/** The body with another text at this path. */
export function withText(body: unknown, path: Path, text: string): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return text;
  const inner = parsed(body) ?? {};
  const changed: unknown = Array.isArray(inner)
    ? Object.assign([...inner], { [name]: withText(inner[Number(name)], rest, text) })
    : { ...inner, [name]: withText(Reflect.get(inner, name), rest, text) };
  return typeof body === "string" ? JSON.stringify(changed) : changed;
}
