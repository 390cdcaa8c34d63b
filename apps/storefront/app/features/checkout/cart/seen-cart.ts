import type { StoredLine } from "@autotune/commerce";
import { isRecord } from "../../../platform/api/is-record.ts";
import { storedJson } from "../../../platform/storage/stored-value.ts";
import { readStoredLines } from "../api/stored-cart.ts";

/** The cart as last synced between this browser and the server. */
export interface SeenCart {
  readonly revision: string | null;
  readonly lines: readonly StoredLine[];
  /** The posted body, so that a reloaded page does not post the same again. */
  readonly told: string;
}

interface SeenCartOfUser extends SeenCart {
  readonly userId: unknown;
}

const stored = storedJson("cart-posted", parseSeenCart);

/** Null in a browser that has not seen this person's cart. */
export function readSeenCart(userId: number): SeenCart | null {
  const seen = stored.read();
  return seen?.userId === userId ? seen : null;
}

export function saveSeenCart(userId: number, seen: SeenCart): void {
  // Without storage each page merges and posts once more.
  stored.save({ userId, ...seen });
}

/**
 * A purchase takes its lines from both carts, here and at the server, whichever is first. Otherwise what another tab has
 * added meanwhile would look like a line that is still to be taken.
 */
export function takeFromSeenCart(bought: readonly StoredLine[]): void {
  const seen = stored.read();
  if (seen === undefined) return;
  const left = new Map<string, number>();
  for (const { path, quantity } of bought) left.set(path, (left.get(path) ?? 0) + quantity);
  const lines = seen.lines.flatMap(({ path, quantity }) => {
    const taken = Math.min(quantity, left.get(path) ?? 0);
    left.set(path, (left.get(path) ?? 0) - taken);
    return taken === quantity ? [] : [{ path, quantity: quantity - taken }];
  });
  stored.save({ ...seen, lines, told: "" });
}

function parseSeenCart(value: unknown): SeenCartOfUser | undefined {
  if (!isRecord(value)) return undefined;
  const { userId, revision, told } = value;
  const lines = readStoredLines(value["lines"]);
  if (lines === undefined || typeof told !== "string") return undefined;
  return { userId, revision: typeof revision === "string" ? revision : null, lines, told };
}
