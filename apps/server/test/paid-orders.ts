import { createHmac, randomUUID } from "node:crypto";
import type { Database } from "@autotune/database";
import { account, checkout, type CheckoutLine } from "@autotune/database/schema";
import { webhookSecret } from "./settings.ts";

export async function makeAccount(
  database: Database,
  email = `${randomUUID()}@studio.test`,
): Promise<number> {
  const [made] = await database
    .insert(account)
    .values({
      email,
      passwordHash: "-",
      firstName: "Ana",
      lastName: "Rey",
      optinMarketing: false,
    })
    .returning({ id: account.id });
  return made?.id ?? 0;
}

/** A line as the checkout decides it; of AutoTune Pro by default. */
export function checkoutLine(about: Partial<CheckoutLine> = {}): CheckoutLine {
  const { path = "auto-tune-pro", unitPrice = 44_900 } = about;
  return {
    path,
    pid: `PID-${path}`,
    name: "AutoTune Pro",
    quantity: 1,
    type: "perpetual",
    isFreebie: false,
    listPrice: unitPrice,
    unitPrice,
    trialDays: null,
    discountedPeriods: null,
    priceAfterDiscount: null,
    sourceLicences: [],
    ...about,
  };
}

/** A user who has opened this many checkouts of AutoTune Pro, of one copy each. */
export async function openCheckouts(
  database: Database,
  count: number,
  { quantity = 1 } = {},
): Promise<string[]> {
  const accountId = await makeAccount(database);
  const ids = Array.from({ length: count }, () => randomUUID());
  await database.insert(checkout).values(
    ids.map((id) => ({
      id,
      accountId,
      email: "ana@studio.test",
      language: "es" as const,
      country: "ES",
      currency: "EUR" as const,
      subtotal: 44_900 * quantity,
      lines: [checkoutLine({ quantity })],
    })),
  );
  return ids;
}

export interface EventOptions {
  readonly checkoutId: string;
  readonly type?: string;
  /** Of the order at the provider; by default one for each checkout. */
  readonly orderId?: string;
  readonly eventId?: string;
  readonly changed?: number;
  readonly quantity?: number;
}

/** An event as the provider sends it. */
export function orderEvent(options: EventOptions) {
  const { checkoutId, type = "order.completed", quantity = 1, changed = Date.now() } = options;
  const { orderId = `order-${checkoutId}`, eventId = randomUUID() } = options;
  const total = 449 * quantity;
  return {
    id: eventId,
    processed: false,
    created: changed,
    type,
    live: false,
    data: {
      order: orderId,
      id: orderId,
      reference: `AT-${orderId}`,
      changed,
      language: "es",
      live: false,
      currency: "EUR",
      total,
      tax: 77.93,
      subtotal: total,
      discount: 0,
      invoiceUrl: null,
      tags: { checkout: checkoutId },
      payment: { type: "card", cardEnding: "4242" },
      items: [{ product: "auto-tune-pro", quantity, subtotal: total }],
    },
  };
}

export function sign(body: string, secret = webhookSecret): string {
  return createHmac("sha256", secret).update(body).digest("base64");
}
