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

function parseSeenCart(value: unknown): SeenCartOfUser | undefined {
  if (!isRecord(value)) return undefined;
  const { userId, revision, told } = value;
  const lines = readStoredLines(value["lines"]);
  if (lines === undefined || typeof told !== "string") return undefined;
  return { userId, revision: typeof revision === "string" ? revision : null, lines, told };
}
