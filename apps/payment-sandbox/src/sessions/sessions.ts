import type { Queryable } from "../database/connect.ts";
import type { Session } from "./session.ts";

export async function insertSession(db: Queryable, session: Session): Promise<void> {
  await db.query("insert into sandbox.session (id, body) values ($1, $2)", [session.id, session]);
}

export async function findSession(db: Queryable, id: string): Promise<Session | undefined> {
  const { rows } = await db.query<{ body: Session }>(
    "select body from sandbox.session where id = $1",
    [id],
  );
  return rows[0]?.body;
}

/** The second waits for the first to end: so two clicks make one order. */
export async function lockSession(db: Queryable, id: string): Promise<Session | undefined> {
  const { rows } = await db.query<{ body: Session }>(
    "select body from sandbox.session where id = $1 for update",
    [id],
  );
  return rows[0]?.body;
}

export async function updateSession(db: Queryable, session: Session): Promise<void> {
  await db.query("update sandbox.session set body = $2 where id = $1", [session.id, session]);
}
