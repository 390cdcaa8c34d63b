import { inventory } from "./inventory.ts";

/**
 * Identifies the list that a choice was made for: another list, another version. FNV-1a over its text, because
 * a browser computes it during a click, and nobody gains by forging it.
 */
export function inventoryVersion(list: unknown = inventory): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of JSON.stringify(list)) {
    hash ^= BigInt(character.codePointAt(0) ?? 0);
    hash = BigInt.asUintN(64, hash * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, "0");
}
