import { expect, it } from "vitest";
import { inventory } from "./inventory.ts";
import { inventoryVersion } from "./inventory-version.ts";
import { findStored, thirdParties, storedThings } from "./stored-things.ts";

it("names nothing twice", () => {
  const names = inventory.map(({ kind, id }) => `${kind} ${id}`);
  expect(new Set(names).size).toBe(names.length);
});

it("[CONS-02] whatever a third party stores rests on the same ground as the party itself", () => {
  const ofParties = storedThings.filter(({ where }) => where !== "shop");
  const basisOf = (id: string) => thirdParties.find((party) => party.id === id)?.basis;
  expect(ofParties.map(({ where }) => basisOf(where))).toEqual(ofParties.map(({ basis }) => basis));
});

it("finds a thing by its name, and by the beginning of it where the end is open", () => {
  expect(findStored("localStorage", "cart")?.basis).toBe("necessary");
  expect(findStored("cookie", "cart")).toBeUndefined();
  expect(findStored("cookie", "_ga_ABC123")?.basis).toBe("consent");
  expect(findStored("cookie", "_gat")).toBeUndefined();
});

it("has another version when anything in it changes", () => {
  const version = inventoryVersion();
  expect(version).toMatch(/^[0-9a-f]{16}$/);
  expect(inventoryVersion(inventory)).toBe(version);
  expect(inventoryVersion(inventory.slice(1))).not.toBe(version);
  expect(inventoryVersion(inventory.toReversed())).not.toBe(version);
});
