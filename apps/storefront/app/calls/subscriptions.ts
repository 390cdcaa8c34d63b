import type { PlanChangePreview } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { callShop, type ShopAnswer } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";
import { readPreview, readSubscription, type Subscription } from "./read-subscription.ts";

/** Why something was not done: what the person is told follows from it. */
export type PlanRefusal =
  /** The plan is not what the page shows any more. */
  | "changed"
  | "pending"
  /** The provider cannot be reached; nothing has changed. */
  | "provider"
  /** It did not answer, and may have done it all the same. */
  | "undecided"
  /** It costs something else than what was confirmed. */
  | "amount"
  | "tooMany"
  | "failed";

export type PlanAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: PlanRefusal };

export type PlanStep =
  | { readonly step: "cancel" | "undo-cancel" | "resume" }
  | { readonly step: "pause"; readonly periods: number }
  | {
      readonly step: "change";
      readonly path: string;
      /** As the person has seen them. */
      readonly dueNow: number;
      readonly nextCharge: number;
      /** The words that they were seen in. */
      readonly renewalTerms: string;
    };

const addressOf = (id: number) => `/laravel/rest/subscriptions/${id}`;

/** A plan of the signed-in person. `missing`: there is none under these names, or it is somebody else's. */
export async function askSubscription(
  about: { readonly id: number; readonly providerId: string; readonly language: Language },
  signal: AbortSignal,
): Promise<Subscription | "missing" | "failed"> {
  const { id, providerId, language } = about;
  const query = new URLSearchParams({ fs_id: providerId, lang: language });
  const path = `${addressOf(id)}?${query}`;
  const answer = await callShop({ method: "GET", path, verified: true, signal });
  if (answer.ok) return readSubscription(answer.value) ?? "failed";
  return answer.status === 404 || answer.status === 400 ? "missing" : "failed";
}

/** Does something to a plan; the answer is the plan as it is then. */
export async function steerSubscription(
  id: number,
  { step, ...body }: PlanStep,
  language: Language,
): Promise<PlanAnswer<Subscription>> {
  const path = `${addressOf(id)}/${step}?lang=${language}`;
  return read(await callShop({ method: "POST", path, body, verified: true }), readSubscription);
}

export async function askPreview(
  id: number,
  { path: to, language }: { readonly path: string; readonly language: Language },
  signal: AbortSignal,
): Promise<PlanAnswer<PlanChangePreview>> {
  const path = `${addressOf(id)}/change-preview?lang=${language}`;
  const call = { method: "POST", path, body: { path: to }, verified: true, signal } as const;
  return read(await callShop(call), readPreview);
}

/** Where at the provider the person changes how they pay. */
export function askPaymentPage(id: number): Promise<PlanAnswer<string>> {
  return askPage(`${addressOf(id)}/payment-method`);
}

export function askReceipt(id: number, chargeId: number): Promise<PlanAnswer<string>> {
  return askPage(`${addressOf(id)}/charges/${chargeId}/receipt`);
}

async function askPage(path: string): Promise<PlanAnswer<string>> {
  return read(await callShop({ method: "GET", path, verified: true }), (value) => {
    const url = isRecord(value) ? value["url"] : undefined;
    // Anything but a web address would run in the shop's own name.
    return typeof url === "string" && /^https?:\/\//.test(url) ? url : undefined;
  });
}

/** The person was told how a change ended. */
export async function markChangeSeen(id: string): Promise<void> {
  const path = `/laravel/rest/product-changes/${id}/seen`;
  await callShop({ method: "POST", path, body: {}, verified: true });
}

function read<Value>(
  answer: ShopAnswer,
  reader: (value: unknown) => Value | undefined,
): PlanAnswer<Value> {
  if (!answer.ok) return { ok: false, refusal: refusalOf(answer) };
  const value = reader(answer.value);
  return value === undefined ? { ok: false, refusal: "failed" } : { ok: true, value };
}

function refusalOf({ status, error }: Extract<ShopAnswer, { ok: false }>): PlanRefusal {
  switch (status) {
    case 404:
      return "changed";
    case 409:
      if (error === "planAmountChanged") return "amount";
      return error === "planChangePending" ? "pending" : "changed";
    case 429:
      return "tooMany";
    case 503:
      if (error === "planUndecided") return "undecided";
      return error === "planUnchanged" ? "provider" : "failed";
    default:
      return "failed";
  }
}
