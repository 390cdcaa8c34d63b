import { newId, newReference } from "../database/new-id.ts";
import { sessionTotals, type Contact, type Session } from "../sessions/session.ts";
import type { Order, OrderState, Payment } from "./order.ts";

/** The order that a session becomes; nothing is written yet. */
export function makeOrder(
  session: Session,
  about: {
    accountId: string | null;
    contact: Contact;
    state: OrderState;
    payment: Payment;
    ipAddress: string;
    now: Date;
  },
): Order {
  const { tax, subtotal, taxAmount, discount, total, lines } = sessionTotals(session);
  const nothing = { minor: 0, payoutMinor: 0 };
  const coupon = session.coupon?.coupon ?? null;
  return {
    id: newId(),
    reference: newReference(about.now),
    sessionId: session.id,
    accountId: about.accountId,
    state: about.state,
    live: session.live,
    ipAddress: about.ipAddress,
    currency: session.currency,
    country: session.country,
    postalCode: session.postalCode,
    language: session.language,
    contact: about.contact,
    tags: session.tags,
    coupon,
    taxId: session.taxId,
    tax,
    subtotal,
    taxAmount,
    discount,
    total,
    items: session.lines.map((line, index) => ({
      product: line.product,
      display: line.display,
      sku: line.sku,
      quantity: line.quantity,
      coupon: appliesTo(session, line.product) ? coupon : null,
      subtotal: lines[index]?.subtotal ?? nothing,
      discount: lines[index]?.discount ?? nothing,
      unitPrice: line.unitPrice,
      term: line.term,
      subscription: null,
    })),
    payment: about.payment,
    createdAt: about.now.toISOString(),
    changedAt: about.now.toISOString(),
  };
}

function appliesTo({ coupon }: Session, product: string): boolean {
  return coupon !== null && (coupon.products?.includes(product) ?? true);
}
