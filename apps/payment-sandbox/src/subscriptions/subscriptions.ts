import type { Queryable } from "../database/connect.ts";
import { nextAction } from "./next-action.ts";
import type { Subscription } from "./subscription.ts";

export async function insertSubscription(db: Queryable, subscription: Subscription): Promise<void> {
  await db.query(
    `insert into sandbox.subscription (id, account_id, order_id, due_at, body)
     values ($1, $2, $3, $4, $5)`,
    [
      subscription.id,
      subscription.accountId,
      subscription.orderId,
      nextAction(subscription)?.at ?? null,
      subscription,
    ],
  );
}

export async function updateSubscription(db: Queryable, subscription: Subscription): Promise<void> {
  await db.query("update sandbox.subscription set due_at = $2, body = $3 where id = $1", [
    subscription.id,
    nextAction(subscription)?.at ?? null,
    subscription,
  ]);
}

export async function findSubscription(
  db: Queryable,
  id: string,
): Promise<Subscription | undefined> {
  const { rows } = await db.query<{ body: Subscription }>(
    "select body from sandbox.subscription where id = $1",
    [id],
  );
  return rows[0]?.body;
}

export async function lockSubscription(
  db: Queryable,
  id: string,
): Promise<Subscription | undefined> {
  const { rows } = await db.query<{ body: Subscription }>(
    "select body from sandbox.subscription where id = $1 for update",
    [id],
  );
  return rows[0]?.body;
}

/** The one that is due first, by the clock. */
export async function lockDueSubscription(
  db: Queryable,
  until: Date,
): Promise<Subscription | undefined> {
  const { rows } = await db.query<{ body: Subscription }>(
    `select body from sandbox.subscription where due_at <= $1
     order by due_at, id limit 1 for update`,
    [until],
  );
  return rows[0]?.body;
}

export async function listSubscriptionsOfAccount(
  db: Queryable,
  accountId: string,
): Promise<Subscription[]> {
  const { rows } = await db.query<{ body: Subscription }>(
    "select body from sandbox.subscription where account_id = $1 order by body->>'begin'",
    [accountId],
  );
  return rows.map(({ body }) => body);
}
