import { licence, order, subscription } from "@autotune/database/schema";
import { asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { makeAccount } from "../../../../../test/paid-orders.ts";
import { untilSettled } from "../../../../../test/purchases.ts";
import { metricsToken } from "../../../../../test/settings.ts";
import type { TestShop } from "../../../../../test/shop.ts";

/** A person with an account, and what they were granted. */
export async function makeCustomer(shop: TestShop, email = `${crypto.randomUUID()}@studio.test`) {
  const { database } = shop.connection;
  const accountId = await makeAccount(database, email);
  return {
    accountId,
    email,
    licences: () => licencesOf(shop, accountId),
    plans: () =>
      database
        .select()
        .from(subscription)
        .where(eq(subscription.accountId, accountId))
        .orderBy(asc(subscription.id)),
    /** Emails sent to them, by kind. */
    mails: () =>
      shop.mailbox
        .mailsTo(email)
        .map(({ messageId }) => kindOfMail.exec(messageId)?.[1] ?? messageId),
    /** A licence of a product that is no longer sold. */
    async giveLegacyLicence(): Promise<number> {
      const secret = crypto.randomUUID();
      const [given] = await database
        .insert(licence)
        .values({
          accountId,
          ordinal: 0,
          pid: "PID-pro-x",
          serial: secret,
          authenticationString: secret,
        })
        .returning({ id: licence.id });
      return given?.id ?? 0;
    },
  };
}

export type Customer = Awaited<ReturnType<typeof makeCustomer>>;

const kindOfMail = /^<(order-pending|order|refund|plan-[a-zA-Z]+)-/;

export function licencesOf(shop: TestShop, accountId: number) {
  return shop.connection.database
    .select()
    .from(licence)
    .where(eq(licence.accountId, accountId))
    .orderBy(asc(licence.id));
}

export async function findOrder(shop: TestShop, providerOrderId: string) {
  const [found] = await shop.connection.database
    .select()
    .from(order)
    .where(eq(order.providerOrderId, providerOrderId));
  return found;
}

/** Refunds an order, or some of its products, and waits for the effects. */
export async function giveBack(
  shop: TestShop,
  orderId: string,
  products?: readonly string[],
): Promise<void> {
  await requestRefund(shop, orderId, products);
  await untilSettled(shop);
}

/** Refunds at the provider. */
export async function requestRefund(
  shop: TestShop,
  orderId: string,
  products?: readonly string[],
): Promise<void> {
  const { url, username, password } = shop.providerAccess;
  const items = products?.map((product) => ({ product }));
  const response = await fetch(`${url}/returns`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": "tests",
      authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`,
    },
    body: JSON.stringify({ returns: [{ order: orderId, reason: "CHARGEBACK", items }] }),
  });
  expect(response.status).toBe(200);
}

/** The provider's events about an order and its subscriptions. */
export async function eventsOf(shop: TestShop, orderId: string) {
  const response = await shop.sandbox.control("GET", `/events?order=${orderId}`);
  return (response as { events: { id: string; type: string }[] }).events;
}

/** How many alerts were raised for this. */
export async function countIssues(shop: TestShop, issue: string): Promise<number> {
  const { body } = await shop.worker.inject({
    url: "/metrics",
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const line = new RegExp(`^fulfilment_troubles_total\\{trouble="${issue}"\\} (\\d+)$`, "m");
  return Number(line.exec(body)?.[1]);
}
