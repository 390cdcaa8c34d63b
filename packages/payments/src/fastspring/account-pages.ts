import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Call } from "./call.ts";

const owned = Compile(Type.Object({ account: Type.String({ minLength: 1 }) }));
/** Anything but an HTTP URL would run in the shop's own origin. */
const HttpUrl = Type.String({ pattern: "^https?://" });
const authenticated = Compile(
  Type.Object({ accounts: Type.Array(Type.Object({ url: HttpUrl }), { minItems: 1 }) }),
);
const invoiced = Compile(
  Type.Object({ invoiceUrl: Type.Optional(Type.Union([HttpUrl, Type.Null()])) }),
);

/** We store no account id of the provider: the subscription identifies its buyer. */
export async function findAccountPage(call: Call, subscriptionId: string): Promise<string> {
  const subscription = await call("GET", `/subscriptions/${encodeURIComponent(subscriptionId)}`);
  if (!owned.Check(subscription))
    throw new Error(`Subscription ${subscriptionId} names no account`);
  const { account } = subscription;
  const response = await call("GET", `/accounts/${encodeURIComponent(account)}/authenticate`);
  const [page] = authenticated.Check(response) ? response.accounts : [];
  if (page === undefined) throw new Error(`The page of account ${account} cannot be read`);
  return page.url;
}

export async function findInvoice(call: Call, orderId: string): Promise<string | null> {
  const order = await call("GET", `/orders/${encodeURIComponent(orderId)}`);
  if (!invoiced.Check(order)) throw new Error(`Order ${orderId} cannot be read`);
  return order.invoiceUrl ?? null;
}
