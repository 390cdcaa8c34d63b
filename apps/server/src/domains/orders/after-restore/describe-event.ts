import { formatMoney } from "@autotune/commerce";
import type { ProviderEvents } from "@autotune/payments";
import type { UnhandledEvent } from "./fetch-lost-events.ts";

/** What somebody has to know who decides about an event: who paid for what, how much, and why it was not delivered. */
export function describeEvent(
  events: ProviderEvents,
  { eventId, type, occurredAt, data }: UnhandledEvent,
  reason = "see the worker's log",
): string {
  const parsed = type.startsWith("order.") ? events.parseOrder(data) : undefined;
  const when = occurredAt.toISOString();
  if (parsed?.ok !== true) return `- ${when} ${type} (${eventId}): ${reason}`;
  const { reference, items, total, currency } = parsed.value;
  const bought = items.map(({ path, quantity }) => `${quantity} × ${path}`).join(", ");
  const paid = formatMoney({ amount: total, currency }, "en");
  return `- ${when} ${type} ${reference}: ${bought} for ${paid} by ${emailIn(data)} (${eventId}): ${reason}`;
}

function emailIn(data: unknown): string {
  const email = field(field(data, "customer"), "email");
  return typeof email === "string" ? email : "somebody";
}

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
