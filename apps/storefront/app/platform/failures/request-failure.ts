import type { ShopResponse } from "../api/call-shop.ts";

/** A request that failed for a reason that lies outside the form: nothing typed is wrong. */
export interface RequestFailure {
  readonly kind: "failed";
  /** 0: no response. 2xx: a response that cannot be read. */
  readonly status: number;
  /** Seconds to wait, if the response says so. */
  readonly retryAfter?: number | undefined;
}

/** The failure of a response that was rejected, or that cannot be read. */
export function requestFailure(response: ShopResponse): RequestFailure {
  const { status } = response;
  const retryAfter = response.ok ? undefined : response.retryAfter;
  return { kind: "failed", status, ...(retryAfter === undefined ? {} : { retryAfter }) };
}

/** The failure of an action that returns nothing; undefined where it was done. */
export function failureOf(response: ShopResponse): RequestFailure | undefined {
  return response.ok ? undefined : requestFailure(response);
}

/** No response came, or the code of the request could not be loaded. */
export const noResponse: RequestFailure = { kind: "failed", status: 0 };

/** Whether a form's outcome is such a failure: an outcome is a word, or an object with a kind. */
export function isFailure(outcome: unknown): outcome is RequestFailure {
  return (
    typeof outcome === "object" &&
    outcome !== null &&
    "kind" in outcome &&
    outcome.kind === "failed" &&
    "status" in outcome
  );
}
