/**
 * The id of another object that an event contains. All have it under `id`, and under the name of what they are; a
 * product has a path instead, under `product`.
 */
export function idOf(object: object, name: string): string | undefined {
  for (const key of name === "product" ? [name] : ["id", name]) {
    const id: unknown = Reflect.get(object, key);
    if (typeof id === "string" && id !== "") return id;
  }
  return undefined;
}
