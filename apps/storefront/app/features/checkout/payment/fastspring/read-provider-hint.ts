import { isRecord } from "../../../../platform/api/is-record.ts";

/** What the provider's script reports about an order. Only hints: licences come from the server. */
export type OrderHint = { ok: true; stays: boolean } | { ok: false; text: string };

/** The frame was closed: `{id, reference}` when an order was made, else null or an object of nulls. */
export function readClosed(value: unknown): boolean {
  return isRecord(value) && isFilled(value["id"]) && isFilled(value["reference"]);
}

export function readOrderHint(value: unknown): OrderHint {
  if (!isRecord(value) || !isFilled(value["id"]) || !isFilled(value["reference"]))
    return { ok: false, text: "No order data received." };
  const { items, tags } = value;
  if (!Array.isArray(items) || items.length === 0)
    return { ok: false, text: "data.items is empty!" };
  return { ok: true, stays: isRecord(tags) && isSet(tags["suppress_redirect"]) };
}

/** Whether the event of the frame reports a payment in progress. */
export function isSubmission(value: unknown): boolean {
  return isRecord(value) && value["event"] === "FSC-paymentSubmitted";
}

/** Whether the frame reports that the payment failed and the form can be filled in again. */
export function isDecline(value: unknown): boolean {
  return isRecord(value) && value["event"] === "FSC-paymentFailed";
}

function isFilled(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

/** Tags arrive as text or in their original type. */
function isSet(tag: unknown): boolean {
  return tag === true || tag === 1 || tag === "true" || tag === "1";
}
