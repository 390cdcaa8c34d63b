import type { Queryable } from "../database/connect.ts";
import type { Order } from "./order.ts";

export async function insertOrder(db: Queryable, order: Order): Promise<void> {
  await db.query(
    `insert into sandbox.purchase (id, reference, session_id, account_id, state, created_at, body)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      order.id,
      order.reference,
      order.sessionId,
      order.accountId,
      order.state,
      order.createdAt,
      order,
    ],
  );
}

export async function updateOrder(db: Queryable, order: Order): Promise<void> {
  await db.query(
    "update sandbox.purchase set state = $2, account_id = $3, body = $4 where id = $1",
    [order.id, order.state, order.accountId, order],
  );
}

/** By id or by the reference that buyers see. */
export async function findOrder(db: Queryable, id: string): Promise<Order | undefined> {
  const { rows } = await db.query<{ body: Order }>(
    "select body from sandbox.purchase where id = $1 or reference = $1",
    [id],
  );
  return rows[0]?.body;
}

export async function lockOrder(db: Queryable, id: string): Promise<Order | undefined> {
  const { rows } = await db.query<{ body: Order }>(
    "select body from sandbox.purchase where id = $1 or reference = $1 for update",
    [id],
  );
  return rows[0]?.body;
}

export async function listOrdersOfAccount(db: Queryable, accountId: string): Promise<Order[]> {
  const { rows } = await db.query<{ body: Order }>(
    "select body from sandbox.purchase where account_id = $1 order by created_at desc",
    [accountId],
  );
  return rows.map(({ body }) => body);
}
