import type { Currency } from "@autotune/commerce";
import type { PriceHistoryResponse } from "@autotune/contract";

/** A product's prices as they were read. */
export interface ReadHistory {
  readonly currency: Currency;
  readonly history: PriceHistoryResponse;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface HistoryRequest {
  readonly currency: Currency;
  readonly attempt: number;
}

/** What has come of the requests so far. */
export interface HistoryLoads {
  /** The last prices that were read. */
  readonly read?: ReadHistory;
  /** The request after them that failed. */
  readonly failed?: HistoryRequest;
}

type ShownHistory =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | {
      readonly kind: "there";
      readonly read: ReadHistory;
      /** They are of the currency before: those of the chosen one load, or have failed. */
      readonly change: "loading" | "failed" | undefined;
    };

/** Prices that are shown stay until others replace them: what was typed beside them stays too. */
export function shownHistory(
  { read, failed }: HistoryLoads,
  { currency, attempt }: HistoryRequest,
): ShownHistory {
  const status = failed?.currency === currency && failed.attempt === attempt ? "failed" : "loading";
  if (read !== undefined)
    return { kind: "there", read, change: read.currency === currency ? undefined : status };
  return status === "failed" ? { kind: "failed" } : { kind: "loading" };
}
