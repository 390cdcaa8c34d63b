import type { Queryable } from "../database/connect.ts";
import type { Amount } from "../money/display.ts";
import { amountMembers } from "../money/display.ts";
import type { Subscription } from "./subscription.ts";

interface Entry {
  readonly order: string;
  readonly reference: string;
  readonly begin: string;
  readonly end: string;
  readonly product: string;
  readonly total: Amount;
}

/** One paid period. */
export async function addEntry(
  db: Queryable,
  subscription: Subscription,
  paid: { order: { id: string; reference: string }; total: Amount; begin: Date },
): Promise<void> {
  const entry: Entry = {
    order: paid.order.id,
    reference: paid.order.reference,
    begin: paid.begin.toISOString(),
    end: subscription.next,
    product: subscription.product,
    total: paid.total,
  };
  await db.query("insert into sandbox.subscription_entry (subscription_id, body) values ($1, $2)", [
    subscription.id,
    entry,
  ]);
}

export async function listEntries(
  db: Queryable,
  subscription: Subscription,
): Promise<Record<string, unknown>[]> {
  const { rows } = await db.query<{ body: Entry }>(
    "select body from sandbox.subscription_entry where subscription_id = $1 order by position desc",
    [subscription.id],
  );
  return rows.map(({ body }) => ({
    beginPeriodDate: Date.parse(body.begin),
    endPeriodDate: Date.parse(body.end),
    order: {
      order: body.order,
      id: body.order,
      reference: body.reference,
      completed: true,
      currency: subscription.currency,
      ...amountMembers("total", body.total, subscription),
      items: [{ product: body.product, subscription: subscription.id }],
    },
  }));
}

export async function listChanges(
  db: Queryable,
  subscription: Subscription,
): Promise<Record<string, unknown>[]> {
  const { rows } = await db.query<{
    changed_at: Date;
    kind: string;
    body: { state: string; product: string };
  }>(
    `select changed_at, kind, body from sandbox.subscription_change
     where subscription_id = $1 order by position`,
    [subscription.id],
  );
  return rows.map(({ changed_at, kind, body }) => ({
    changed: changed_at.getTime(),
    action: kind,
    ...body,
  }));
}
