/**
 * The id of another object that an event names. Whether it comes as an id or as the whole object is a setting of the
 * webhook at the provider ("webhook expansion"). A product's id is its path, under `product`.
 */
export function idOf(value: unknown, key: "id" | "product" = "id"): string | undefined {
  const id: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : value;
  return typeof id === "string" && id !== "" ? id : undefined;
}
