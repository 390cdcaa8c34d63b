import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { requestFailure, type RequestFailure } from "../../../platform/failures/request-failure.ts";

export interface DeclarationReceipt {
  readonly id: string;
  readonly receivedAt: Date;
}

export type Declared =
  | { readonly kind: "received"; readonly receipt: DeclarationReceipt }
  | { readonly kind: "rejected" }
  | RequestFailure;

/** Sends a declaration; it counts from the time in the receipt. */
export async function declare(path: string, body: object): Promise<Declared> {
  // A reload would silently lose the declaration.
  const response = await callShop({ method: "POST", path, body, handlesOutdated: true });
  if (response.ok && isRecord(response.value)) {
    const { id, received_at: receivedAt } = response.value;
    if (typeof id === "string" && typeof receivedAt === "string")
      return { kind: "received", receipt: { id, receivedAt: new Date(receivedAt) } };
  }
  if (!response.ok && response.status === 400) return { kind: "rejected" };
  return requestFailure(response);
}
