import { inventory, type ForeignParty, type StoredThing } from "./inventory.ts";

/** What is kept in a browser, of the list of everything. */
export const storedThings: readonly StoredThing[] = inventory.filter(
  (entry): entry is StoredThing => entry.kind !== "party",
);

/** Whom a page may speak to besides the shop. */
export const foreignParties: readonly ForeignParty[] = inventory.filter(
  (entry): entry is ForeignParty => entry.kind === "party",
);

/** The entry that a cookie or a key of the browser belongs to, if it is listed. */
export function findStored(kind: StoredThing["kind"], name: string): StoredThing | undefined {
  return storedThings.find((thing) => thing.kind === kind && isNamedBy(thing.id, name));
}

function isNamedBy(id: string, name: string): boolean {
  return id.endsWith("*") ? name.startsWith(id.slice(0, -1)) : id === name;
}
