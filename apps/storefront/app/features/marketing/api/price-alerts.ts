import { isCurrency, type Money } from "@autotune/commerce";
import type { ErrorCode, PriceAlertBody } from "@autotune/contract";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readLinkOutcome, type LinkOutcome } from "../../../platform/link-pages/link-outcome.ts";
import {
  failureOf,
  requestFailure,
  type RequestFailure,
} from "../../../platform/failures/request-failure.ts";

const path = "/laravel/rest/price-alerts";

export type PriceAlertResult =
  /** It must be confirmed by email first. */
  | "waiting"
  | "watching"
  | "wrongEmail"
  /** The price is already that low. */
  | "reached"
  | RequestFailure;

export async function requestPriceAlert(body: PriceAlertBody): Promise<PriceAlertResult> {
  const response = await callShop({ method: "POST", path, body });
  if (response.ok)
    return isRecord(response.value) && response.value["state"] === "watching"
      ? "watching"
      : "waiting";
  return rejections[response.error ?? ""] ?? requestFailure(response);
}

const rejections: Readonly<Record<string, PriceAlertResult>> = {
  invalidEmail: "wrongEmail",
  priceReached: "reached",
} satisfies Partial<Record<ErrorCode, PriceAlertResult>>;

/** The signed-in person's alert; null for none, undefined without a readable response. */
export async function fetchOwnPriceAlert(
  product: string,
  signal: AbortSignal,
): Promise<Money | null | undefined> {
  const response = await callShop({ method: "GET", path: ownPath(product), signal });
  if (!response.ok || !isRecord(response.value)) return undefined;
  const { alert } = response.value;
  if (!isRecord(alert)) return null;
  const { amount, currency } = alert;
  return typeof amount === "number" && typeof currency === "string" && isCurrency(currency)
    ? { amount, currency }
    : undefined;
}

export async function deleteOwnPriceAlert(product: string): Promise<RequestFailure | undefined> {
  return failureOf(await callShop({ method: "DELETE", path: ownPath(product), verified: true }));
}

const ownPath = (product: string) => `${path}?${new URLSearchParams({ path: product }).toString()}`;

/** Confirms or deletes an alert by the link of its email. */
export async function submitPriceAlertLink(
  action: "confirm" | "forget",
  token: string,
): Promise<LinkOutcome> {
  return readLinkOutcome(
    await callShop({ method: "POST", path: `${path}/${action}`, body: { token } }),
  );
}
