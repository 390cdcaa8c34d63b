import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { requestFailure, type RequestFailure } from "../../../platform/failures/request-failure.ts";

/** A confirmed cancellation that waits for its day. */
export interface PendingCancellation {
  readonly id: string;
  readonly subscriptionId: number;
  readonly endsOn: Date;
}

const path = "/laravel/rest/cancellations";

/** Undefined where it cannot be known right now. */
export async function fetchPendingCancellations(): Promise<
  readonly PendingCancellation[] | undefined
> {
  const response = await callShop({ method: "GET", path: `${path}/pending`, verified: true });
  if (!response.ok || !isRecord(response.value) || !Array.isArray(response.value["data"]))
    return undefined;
  return response.value["data"].map(readPending).filter((pending) => pending !== undefined);
}

function readPending(value: unknown): PendingCancellation | undefined {
  if (!isRecord(value)) return undefined;
  const { id, subscription_id: subscriptionId, ends_on: endsOn } = value;
  return typeof id === "string" && typeof subscriptionId === "number" && typeof endsOn === "string"
    ? { id, subscriptionId, endsOn: new Date(endsOn) }
    : undefined;
}

export type TakenBack = { readonly kind: "takenBack" } | RequestFailure;

export async function takeBackCancellation(id: string): Promise<TakenBack> {
  const response = await callShop({
    method: "POST",
    path: `${path}/${id}/take-back`,
    verified: true,
  });
  return response.ok ? { kind: "takenBack" } : requestFailure(response);
}
