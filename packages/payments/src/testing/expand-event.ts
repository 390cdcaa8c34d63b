import { accountOfBuyer, inventedBuyer } from "./invented-buyer.ts";

interface Event {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * An event with whole objects in the place of ids, and with all that it then repeats of its buyer, as the provider
 * documents it for webhooks with expansion. The values are made up. Charges are told in both shapes by `chargeEvent`.
 */
export function expandEvent<Told extends Event>(event: Told): Told {
  return { ...event, data: expandData(event.type, event.data) };
}

function expandData(type: string, data: Event["data"]): Record<string, unknown> {
  const { account = accountOfBuyer.id, product, quote = null, items } = data;
  const isOfOrder = type.startsWith("order.");
  return {
    ...data,
    account: { ...accountOfBuyer, id: account, account },
    quote: typeof quote === "string" ? { quote, recipient: inventedBuyer } : quote,
    taxExemptionData: `Tax id of ${inventedBuyer.last}`,
    ...(typeof product === "string" && { product: expandProduct(product) }),
    ...(Array.isArray(items) && { items: items.map(expandItem) }),
    ...(type.startsWith("subscription.") && {
      instructions: [{ type: "regular", product: expandProduct(String(product)) }],
    }),
    ...(isOfOrder && {
      address: { addressLine1: `${inventedBuyer.last} Road 1`, country: "US" },
      recipients: [{ recipient: { ...inventedBuyer, account } }],
    }),
    ...(type === "return.created" && { original: expandOriginal(data["original"], account) }),
  };
}

function expandItem(item: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { product, subscription } = item;
  return {
    ...item,
    product: expandProduct(String(product)),
    ...(typeof subscription === "string" && {
      subscription: {
        id: subscription,
        subscription,
        state: "active",
        account: accountOfBuyer,
        product,
      },
    }),
  };
}

function expandProduct(path: string): Record<string, unknown> {
  return {
    product: path,
    parent: null,
    display: { en: "A made up product" },
    fulfillments: { instructions: { en: "Install it." } },
    format: "digital",
    pricing: { price: { USD: 25 } },
  };
}

function expandOriginal(original: unknown, account: unknown): Record<string, unknown> {
  const members = typeof original === "object" && original !== null ? original : {};
  return {
    ...members,
    account: { ...accountOfBuyer, id: account, account },
    customer: inventedBuyer,
    notes: [],
  };
}
