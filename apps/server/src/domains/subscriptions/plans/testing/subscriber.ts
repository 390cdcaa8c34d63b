import type { SubscriptionDetail } from "@autotune/contract";
import { account, subscription, type CheckoutLine } from "@autotune/database/schema";
import { desc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { buy } from "../../../../../test/purchases.ts";
import { signUp, type TestShop } from "../../../../../test/shop.ts";

/** A person who has just taken a plan, with requests about it. */
export async function makeSubscriber(
  shop: TestShop,
  path: string,
  terms: Partial<CheckoutLine> = {},
) {
  const { database } = shop.connection;
  const person = await signUp(shop.web);
  const [newest] = await database.select().from(account).orderBy(desc(account.id)).limit(1);
  const accountId = newest?.id ?? 0;
  const email = newest?.email ?? "";
  const { order } = await buy(shop, { accountId, lines: [{ ...terms, path }] });
  const fsId = order.items[0]?.subscription ?? "";
  const row = async () => {
    const [found] = await database
      .select()
      .from(subscription)
      .where(eq(subscription.providerSubscriptionId, fsId));
    if (found === undefined) throw new Error("There is no plan");
    return found;
  };
  const { id } = await row();
  const url = `/laravel/rest/subscriptions/${id}`;
  return {
    ...person,
    accountId,
    email,
    fsId,
    id,
    address: url,
    row,
    /** As the page shows it. */
    async detail(): Promise<SubscriptionDetail> {
      const response = await person.call("GET", `${url}?fs_id=${fsId}`);
      expect(response.statusCode, response.body).toBe(200);
      return response.json<SubscriptionDetail>();
    },
    /** Updates it; the response is the plan. */
    async update(step: string, body?: object): Promise<SubscriptionDetail> {
      const response = await person.call("POST", `${url}/${step}`, body);
      expect(response.statusCode, response.body).toBe(200);
      return response.json<SubscriptionDetail>();
    },
    /** Emails about the plan, by kind. */
    planMails: () =>
      shop.mailbox
        .mailsTo(email)
        .flatMap(({ messageId }) => /^<plan-([a-zA-Z]+)-/.exec(messageId)?.[1] ?? []),
  };
}

export type Subscriber = Awaited<ReturnType<typeof makeSubscriber>>;
