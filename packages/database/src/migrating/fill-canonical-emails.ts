import type pg from "pg";
import { emailColumns } from "../accounts/email-columns.ts";

/** Whose key may differ from the address itself. */
const isUnusual = String.raw`(email !~ '^[!#-~]+@[a-z0-9._-]+$' or email like '%xn--%' or email like '%.')`;

/**
 * Gives accounts that an older release wrote the key of their mailbox. PostgreSQL knows no UTS 46, so it is
 * computed here. Returns the accounts whose mailbox has another account already: they stay as they are, until
 * support has merged the two.
 */
export async function fillCanonicalEmails(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: string; email: string; mailbox: string }>(
    `select id, email, mailbox from shop.account where ${isUnusual} order by id`,
  );
  const left: number[] = [];
  for (const { id, email, mailbox } of rows) {
    const { canonicalEmail } = emailColumns(email);
    if ((canonicalEmail ?? email) === mailbox) continue;
    const { rowCount } = await client.query(
      `update shop.account set canonical_email = $2
        where id = $1 and email = $3
          and not exists (select from shop.account other where other.mailbox = coalesce($2, $3))`,
      [id, canonicalEmail, email],
    );
    if (rowCount === 0) left.push(Number(id));
  }
  return left;
}
