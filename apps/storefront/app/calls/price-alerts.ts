import { isCurrency, type Money } from "@autotune/commerce";
import type { ErrorCode, PriceAlertBody } from "@autotune/contract";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";
import { readLinkOutcome, type LinkOutcome } from "./link-outcome.ts";

const path = "/laravel/rest/price-alerts";

export type AskedAlert =
  /** A mail asks for a yes first. */
  | "waiting"
  | "watching"
  | "wrongEmail"
  /** It does not cost more than that now. */
  | "reached"
  | "tooOften"
  | "failed";

export async function askForPriceAlert(body: PriceAlertBody): Promise<AskedAlert> {
  const answer = await callShop({ method: "POST", path, body });
  if (answer.ok)
    return isRecord(answer.value) && answer.value["state"] === "watching" ? "watching" : "waiting";
  if (answer.status === 429) return "tooOften";
  return answer.error === undefined ? "failed" : (refusals[answer.error] ?? "failed");
}

const refusals: Readonly<Record<string, AskedAlert>> = {
  invalidEmail: "wrongEmail",
  priceReached: "reached",
} satisfies Partial<Record<ErrorCode, AskedAlert>>;

/** What the signed-in person has wished for; null for nothing, undefined where no readable answer came. */
export async function askOwnPriceAlert(
  product: string,
  signal: AbortSignal,
): Promise<Money | null | undefined> {
  const answer = await callShop({ method: "GET", path: ownPath(product), signal });
  if (!answer.ok || !isRecord(answer.value)) return undefined;
  const { alert } = answer.value;
  if (!isRecord(alert)) return null;
  const { amount, currency } = alert;
  return typeof amount === "number" && typeof currency === "string" && isCurrency(currency)
    ? { amount, currency }
    : undefined;
}

export async function forgetOwnPriceAlert(product: string): Promise<boolean> {
  return (await callShop({ method: "DELETE", path: ownPath(product), verified: true })).ok;
}

const ownPath = (product: string) => `${path}?${new URLSearchParams({ path: product }).toString()}`;

/** Says yes to a mail that asks, or has the wish of a mail forgotten. */
export async function answerPriceAlertLink(
  answer: "confirm" | "forget",
  token: string,
): Promise<LinkOutcome> {
  return readLinkOutcome(
    await callShop({ method: "POST", path: `${path}/${answer}`, body: { token } }),
  );
}
