import {
  cartRefusals,
  lineRefusals,
  type CartRefusal,
  type Currency,
  type RefusedLine,
} from "@autotune/commerce";
import type { CheckoutBody } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";

export type PostedCheckout =
  | { kind: "opened"; checkoutId: string; sessionId: string }
  | { kind: "refused"; reason: CartRefusal; lines: RefusedLine[] }
  /** The session is over; the call itself has signed the person out. */
  | { kind: "signedOut" }
  | { kind: "unavailable" };

/** Asks the server to decide the cart and to open a payment for it. */
export async function postCheckout(
  lines: CheckoutBody["lines"],
  currency: Currency,
  language: Language,
): Promise<PostedCheckout> {
  const body: CheckoutBody = { lines, currency, language };
  const answer = await callShop({
    method: "POST",
    path: "/laravel/rest/checkout",
    body,
    verified: true,
  });
  if (answer.ok) return readOpened(answer.value) ?? { kind: "unavailable" };
  if (answer.status === 401) return { kind: "signedOut" };
  if (answer.error === "cartRefused") return readRefused(answer.value) ?? { kind: "unavailable" };
  return { kind: "unavailable" };
}

function readOpened(value: unknown): PostedCheckout | undefined {
  if (!isRecord(value)) return undefined;
  const { checkoutId, sessionId } = value;
  return typeof checkoutId === "string" && typeof sessionId === "string"
    ? { kind: "opened", checkoutId, sessionId }
    : undefined;
}

function readRefused(value: unknown): PostedCheckout | undefined {
  if (!isRecord(value) || !Array.isArray(value["lines"])) return undefined;
  const reason = cartRefusals.find((candidate) => candidate === value["reason"]);
  if (reason === undefined) return undefined;
  const lines = value["lines"].map(readRefusedLine).filter((line) => line !== undefined);
  return { kind: "refused", reason, lines };
}

function readRefusedLine(value: unknown): RefusedLine | undefined {
  if (!isRecord(value)) return undefined;
  const { path, unitPrice } = value;
  const reason = lineRefusals.find((candidate) => candidate === value["reason"]);
  if (typeof path !== "string" || reason === undefined) return undefined;
  return { path, reason, unitPrice: typeof unitPrice === "number" ? unitPrice : null };
}
