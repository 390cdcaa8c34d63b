import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Call } from "./call.ts";

const owned = Compile(Type.Object({ account: Type.String({ minLength: 1 }) }));
/** Anything but a web address would run in the shop's own name. */
const Address = Type.String({ pattern: "^https?://" });
const authenticated = Compile(
  Type.Object({ accounts: Type.Array(Type.Object({ url: Address }), { minItems: 1 }) }),
);
const invoiced = Compile(
  Type.Object({ invoiceUrl: Type.Optional(Type.Union([Address, Type.Null()])) }),
);

/** We keep no name of the provider's for a buyer: the subscription knows whose it is. */
export async function findAccountPage(call: Call, subscriptionId: string): Promise<string> {
  const subscription = await call("GET", `/subscriptions/${encodeURIComponent(subscriptionId)}`);
  if (!owned.Check(subscription))
    throw new Error(`Subscription ${subscriptionId} names no account`);
  const { account } = subscription;
  const answer = await call("GET", `/accounts/${encodeURIComponent(account)}/authenticate`);
  const [page] = authenticated.Check(answer) ? answer.accounts : [];
  if (page === undefined) throw new Error(`The page of account ${account} cannot be read`);
  return page.url;
}

export async function findInvoice(call: Call, orderId: string): Promise<string | null> {
  const order = await call("GET", `/orders/${encodeURIComponent(orderId)}`);
  if (!invoiced.Check(order)) throw new Error(`Order ${orderId} cannot be read`);
  return order.invoiceUrl ?? null;
}
