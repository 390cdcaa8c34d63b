import { accountOfBuyer, inventedBuyer } from "./invented-buyer.ts";

interface ToldReturn {
  readonly returnId: string;
  /** The order, or the charge, whose money goes back. */
  readonly orderId: string;
  readonly currency: string;
  readonly total: number;
  readonly items: readonly { readonly product: string; readonly quantity: number }[];
  readonly returnedAt: Date;
}

/** An event of a return as the provider documents it, with ids. Its own id is under `return` alone. */
export function returnEvent({ returnId, orderId, currency, total, items, returnedAt }: ToldReturn) {
  const money = { currency, payoutCurrency: "USD", subtotal: total, tax: 0 };
  const account = accountOfBuyer.id;
  return {
    id: crypto.randomUUID(),
    processed: false,
    created: returnedAt.getTime() + 100,
    type: "return.created",
    live: false,
    data: {
      return: returnId,
      quote: null,
      reference: `STU-${returnId}X`,
      completed: true,
      changed: returnedAt.getTime(),
      live: false,
      account,
      ...money,
      totalReturn: total,
      reason: "Compatibility Issues",
      note: "",
      type: "RETURN",
      original: {
        id: orderId,
        order: orderId,
        reference: `STU-${orderId}`,
        account,
        ...money,
        total,
        notes: [],
      },
      customer: inventedBuyer,
      items: items.map((item) => ({ ...item, display: "A made up product", subtotal: total })),
    },
  };
}
