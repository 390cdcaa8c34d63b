import type { StoredLine } from "@autotune/commerce";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";

export interface StoredCart {
  /** Null where nothing is stored. */
  readonly revision: string | null;
  readonly lines: readonly StoredLine[];
}

/** The cart that the server stores for the signed-in person; undefined without a readable response. */
export async function fetchStoredCart(): Promise<StoredCart | undefined> {
  const response = await callShop({ method: "GET", path: "/laravel/rest/cart", verified: true });
  if (!response.ok || !isRecord(response.value)) return undefined;
  const { revision, items } = response.value;
  const lines = readStoredLines(items);
  if (lines === undefined || (revision !== null && typeof revision !== "string")) return undefined;
  return { revision, lines };
}

export type RecoveredLines =
  | { readonly kind: "found"; readonly lines: readonly StoredLine[] }
  /** The link is too old or not ours, or its cart was bought or emptied. */
  | { readonly kind: "expired" }
  | { readonly kind: "failed" };

/** The cart that an email links to. */
export async function fetchRecoveredCart(token: string): Promise<RecoveredLines> {
  const path = "/laravel/rest/cart/recover";
  const response = await callShop({ method: "POST", path, body: { token } });
  if (!response.ok) return { kind: response.status === 400 ? "expired" : "failed" };
  const lines = isRecord(response.value) ? readStoredLines(response.value["items"]) : undefined;
  return lines === undefined ? { kind: "failed" } : { kind: "found", lines };
}

export function readStoredLines(value: unknown): StoredLine[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((line: unknown) => {
    if (!isRecord(line)) return [];
    const { path, quantity } = line;
    return typeof path === "string" && typeof quantity === "number" ? [{ path, quantity }] : [];
  });
}
