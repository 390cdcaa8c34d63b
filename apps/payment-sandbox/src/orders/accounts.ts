import type { Queryable } from "../database/connect.ts";
import { newId } from "../database/new-id.ts";
import type { Contact } from "../sessions/session.ts";

export interface Account {
  readonly id: string;
  readonly contact: Contact;
  readonly country: string;
  readonly language: string;
}

export async function findAccount(db: Queryable, id: string): Promise<Account | undefined> {
  const { rows } = await db.query<{ body: Account }>(
    "select body from sandbox.account where id = $1",
    [id],
  );
  return rows[0]?.body;
}

export async function findAccountByEmail(
  db: Queryable,
  email: string,
): Promise<Account | undefined> {
  const { rows } = await db.query<{ body: Account }>(
    "select body from sandbox.account where email = lower($1)",
    [email],
  );
  return rows[0]?.body;
}

/** The account of an e-mail address, created by its first order. Two simultaneous orders create one. */
export async function ensureAccount(
  db: Queryable,
  about: Omit<Account, "id">,
): Promise<{ account: Account; created: boolean }> {
  const account: Account = { id: newId(), ...about };
  const { rowCount } = await db.query(
    `insert into sandbox.account (id, email, body) values ($1, lower($2), $3)
     on conflict (email) do nothing`,
    [account.id, about.contact.email, account],
  );
  if (rowCount === 1) return { account, created: true };
  const existing = await findAccountByEmail(db, about.contact.email);
  if (existing === undefined) throw new Error("The account is neither new nor there.");
  return { account: existing, created: false };
}
