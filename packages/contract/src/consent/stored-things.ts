import { inventory, type ThirdParty, type StoredThing } from "./inventory.ts";

/** What is stored in a browser, from the inventory. */
export const storedThings: readonly StoredThing[] = inventory.filter(
  (entry): entry is StoredThing => entry.kind !== "party",
);

/** The third parties that a page may call. */
export const thirdParties: readonly ThirdParty[] = inventory.filter(
  (entry): entry is ThirdParty => entry.kind === "party",
);

/** The entry that a cookie or a key of the browser belongs to, if it is listed. */
export function findStored(kind: StoredThing["kind"], name: string): StoredThing | undefined {
  return storedThings.find((thing) => thing.kind === kind && isNamedBy(thing.id, name));
}

function isNamedBy(id: string, name: string): boolean {
  return id.endsWith("*") ? name.startsWith(id.slice(0, -1)) : id === name;
}
