import Type from "typebox";
import { Compile } from "typebox/compile";
import { controlsToken, paymentPassword, sandboxUrl } from "./shop-test.ts";

const events = Compile(
  Type.Object({
    events: Type.Array(
      Type.Object({
        type: Type.String(),
        processed: Type.Boolean(),
        data: Type.Object({
          order: Type.Optional(Type.String()),
          reference: Type.Optional(Type.String()),
          customer: Type.Optional(Type.Object({ email: Type.String() })),
        }),
      }),
    ),
  }),
);

/** How late the provider sends its webhooks, from now on. */
export async function delayWebhooks(milliseconds: number): Promise<void> {
  await control("PUT", "delivery", { delayMilliseconds: milliseconds });
}

/** The provider sends its webhooks at once again. */
export async function deliverWebhooksAtOnce(): Promise<void> {
  await control("DELETE", "delivery");
}

/** The money of a bank transfer arrives. */
export async function settleTransfer(reference: string): Promise<void> {
  await control("POST", `orders/${await orderId(reference)}/settle`, {});
}

/** The money of a bank transfer will never come. */
export async function failTransfer(reference: string): Promise<void> {
  await control("POST", `orders/${await orderId(reference)}/settle`, { outcome: "failed" });
}

/** The card declines the next charges of a subscription, by the provider's id of it. */
export async function declineCharges(subscription: string, count: number): Promise<void> {
  await control("PUT", `subscriptions/${subscription}`, { failingCharges: count });
}

/** The provider ends a subscription at once, as its own staff can. */
export async function endPlan(subscription: string): Promise<void> {
  const credentials = Buffer.from(`shop:${paymentPassword}`).toString("base64");
  const response = await fetch(`${sandboxUrl}/subscriptions/${subscription}?billingPeriod=0`, {
    method: "DELETE",
    headers: { authorization: `Basic ${credentials}`, "user-agent": "journeys" },
  });
  if (!response.ok) throw new Error(`The provider ended no plan: ${response.status}`);
}

async function orderId(reference: string): Promise<string> {
  const order = (await readEvents()).find(({ data }) => data.reference === reference)?.data.order;
  if (order === undefined) throw new Error(`The provider knows no order ${reference}`);
  return order;
}

/** References of the orders that a person has paid, as the provider knows them. */
export async function paidOrdersOf(email: string): Promise<string[]> {
  return (await readEvents())
    .filter(({ type, data }) => type === "order.completed" && data.customer?.email === email)
    .map(({ data }) => data.reference ?? "");
}

/** The provider's events about a person's orders, and whether the shop has accepted them. */
export async function eventsOf(email: string): Promise<{ type: string; delivered: boolean }[]> {
  return (await readEvents())
    .filter(({ data }) => data.customer?.email === email)
    .map(({ type, processed }) => ({ type, delivered: processed }));
}

async function readEvents() {
  return events.Parse(await control("GET", "events")).events;
}

async function control(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${sandboxUrl}/controls/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${controlsToken}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} of the sandbox responded ${response.status}`);
  return response.json();
}
