import type { KeptLine } from "@autotune/commerce";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";

export interface KeptCart {
  /** Null where nothing is kept. */
  readonly revision: string | null;
  readonly lines: readonly KeptLine[];
}

/** What the server keeps of the signed-in person's cart; undefined where no readable answer came. */
export async function askKeptCart(): Promise<KeptCart | undefined> {
  const answer = await callShop({ method: "GET", path: "/laravel/rest/cart" });
  if (!answer.ok || !isRecord(answer.value)) return undefined;
  const { revision, items } = answer.value;
  const lines = readKeptLines(items);
  if (lines === undefined || (revision !== null && typeof revision !== "string")) return undefined;
  return { revision, lines };
}

export type RecoveredLines =
  | { readonly kind: "found"; readonly lines: readonly KeptLine[] }
  /** The link is too old or not ours, or its cart was bought or emptied. */
  | { readonly kind: "expired" }
  | { readonly kind: "failed" };

/** What lies in the cart that a mail was about. */
export async function askRecoveredCart(token: string): Promise<RecoveredLines> {
  const path = "/laravel/rest/cart/recover";
  const answer = await callShop({ method: "POST", path, body: { token } });
  if (!answer.ok) return { kind: answer.status === 400 ? "expired" : "failed" };
  const lines = isRecord(answer.value) ? readKeptLines(answer.value["items"]) : undefined;
  return lines === undefined ? { kind: "failed" } : { kind: "found", lines };
}

export function readKeptLines(value: unknown): KeptLine[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((line: unknown) => {
    if (!isRecord(line)) return [];
    const { path, quantity } = line;
    return typeof path === "string" && typeof quantity === "number" ? [{ path, quantity }] : [];
  });
}
