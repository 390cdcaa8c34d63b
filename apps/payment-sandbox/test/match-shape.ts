/**
 * Where a value differs from a shape. Placeholders such as "<text>" match any value of a kind; members that the
 * shape does not name are free.
 */
export function differences(shape: unknown, value: unknown, path = "body"): string[] {
  if (typeof shape === "string" && shape.startsWith("<"))
    return isOfKind(shape, value) ? [] : [`${path}: ${shape} expected, got ${show(value)}`];
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${path}: a list expected, got ${show(value)}`];
    if (value.length !== shape.length)
      return [`${path}: ${shape.length} parts expected, got ${value.length}`];
    return shape.flatMap((part, index) => differences(part, value[index], `${path}[${index}]`));
  }
  if (typeof shape === "object" && shape !== null) {
    if (typeof value !== "object" || value === null)
      return [`${path}: an object expected, got ${show(value)}`];
    return Object.entries(shape).flatMap(([name, part]) =>
      differences(part, Reflect.get(value, name), `${path}.${name}`),
    );
  }
  return Object.is(shape, value) ? [] : [`${path}: ${show(shape)} expected, got ${show(value)}`];
}

function isOfKind(kind: string, value: unknown): boolean {
  switch (kind) {
    case "<text>":
      return typeof value === "string" && value !== "";
    case "<text?>":
      return value === null || typeof value === "string";
    case "<list>":
      return Array.isArray(value);
    case "<number>":
      return typeof value === "number";
    case "<time>":
      return Number.isInteger(value) && Number(value) > Date.UTC(2020);
    default:
      throw new Error(`A fixture names an unknown kind: ${kind}`);
  }
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? "nothing";
}
