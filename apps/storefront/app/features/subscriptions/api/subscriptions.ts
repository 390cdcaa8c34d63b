import type { PlanChangePreview } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { callShop, type ShopResponse } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readPreview, readSubscription, type Subscription } from "./read-subscription.ts";
import { requestFailure, type RequestFailure } from "../../../platform/failures/request-failure.ts";

/** Why a change failed; it decides the message to the person. */
export type PlanRejection =
  /** The plan has changed since the page loaded. */
  | "changed"
  | "pending"
  /** The provider cannot be reached; nothing has changed. */
  | "provider"
  /** It did not respond, and may have done it all the same. */
  | "undecided"
  /** The price differs from the confirmed one. */
  | "amount"
  | RequestFailure;

export type PlanResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly rejection: PlanRejection };

export type PlanStep =
  | { readonly step: "cancel" | "undo-cancel" | "resume" }
  | { readonly step: "pause"; readonly periods: number }
  | {
      readonly step: "change";
      readonly path: string;
      /** As shown to the person. */
      readonly dueNow: number;
      readonly nextCharge: number;
      /** The text that they were shown in. */
      readonly renewalTerms: string;
    };

const pathOf = (id: number) => `/laravel/rest/subscriptions/${id}`;

/** A plan of the signed-in person. `missing`: there is no such plan, or it is someone else's. */
export async function fetchSubscription(
  about: { readonly id: number; readonly providerId: string; readonly language: Language },
  signal: AbortSignal,
): Promise<Subscription | "missing" | "failed"> {
  const { id, providerId, language } = about;
  const query = new URLSearchParams({ fs_id: providerId, lang: language });
  const path = `${pathOf(id)}?${query}`;
  const response = await callShop({ method: "GET", path, verified: true, signal });
  if (response.ok) return readSubscription(response.value) ?? "failed";
  return response.status === 404 || response.status === 400 ? "missing" : "failed";
}

/** Changes a plan; the response is the plan after it. */
export async function updateSubscription(
  id: number,
  { step, ...body }: PlanStep,
  language: Language,
): Promise<PlanResult<Subscription>> {
  const path = `${pathOf(id)}/${step}?lang=${language}`;
  return read(await callShop({ method: "POST", path, body, verified: true }), readSubscription);
}

export async function fetchPreview(
  id: number,
  { path: to, language }: { readonly path: string; readonly language: Language },
  signal: AbortSignal,
): Promise<PlanResult<PlanChangePreview>> {
  const path = `${pathOf(id)}/change-preview?lang=${language}`;
  const call = { method: "POST", path, body: { path: to }, verified: true, signal } as const;
  return read(await callShop(call), readPreview);
}

/** The provider's URL for changing the payment method. */
export function fetchPaymentPage(id: number): Promise<PlanResult<string>> {
  return fetchProviderPage(`${pathOf(id)}/payment-method`);
}

export function fetchReceipt(id: number, chargeId: number): Promise<PlanResult<string>> {
  return fetchProviderPage(`${pathOf(id)}/charges/${chargeId}/receipt`);
}

async function fetchProviderPage(path: string): Promise<PlanResult<string>> {
  return read(await callShop({ method: "GET", path, verified: true }), (value) => {
    const url = isRecord(value) ? value["url"] : undefined;
    // Any other scheme, such as javascript:, would run in the shop's origin.
    return typeof url === "string" && /^https?:\/\//.test(url) ? url : undefined;
  });
}

/** The person was notified how a change ended. */
export async function markChangeSeen(id: string): Promise<void> {
  const path = `/laravel/rest/product-changes/${id}/seen`;
  await callShop({ method: "POST", path, body: {}, verified: true });
}

function read<Value>(
  response: ShopResponse,
  reader: (value: unknown) => Value | undefined,
): PlanResult<Value> {
  if (!response.ok) return { ok: false, rejection: rejectionOf(response) };
  const value = reader(response.value);
  return value === undefined
    ? { ok: false, rejection: requestFailure(response) }
    : { ok: true, value };
}

function rejectionOf(response: Extract<ShopResponse, { ok: false }>): PlanRejection {
  const { status, error } = response;
  switch (status) {
    case 404:
      return "changed";
    case 409:
      if (error === "planAmountChanged") return "amount";
      return error === "planChangePending" ? "pending" : "changed";
    case 503:
      if (error === "planUndecided") return "undecided";
      return error === "planUnchanged" ? "provider" : requestFailure(response);
    default:
      return requestFailure(response);
  }
}
