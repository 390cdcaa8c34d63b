import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { requestFailure, type RequestFailure } from "../../../platform/failures/request-failure.ts";

export type ConfirmedCancellation =
  /** Null where it waits for a later day. */
  | { readonly kind: "confirmed"; readonly endsAt: Date | null }
  | { readonly kind: "expired" }
  | RequestFailure;

export async function confirmCancellation(token: string): Promise<ConfirmedCancellation> {
  const path = "/laravel/rest/cancellations/confirm";
  const response = await callShop({ method: "POST", path, body: { token } });
  if (response.ok && isRecord(response.value)) {
    const { ends_at: endsAt } = response.value;
    return {
      kind: "confirmed",
      endsAt: typeof endsAt === "string" ? new Date(endsAt) : null,
    };
  }
  if (!response.ok && response.status === 400) return { kind: "expired" };
  return requestFailure(response);
}
