import { sql, type SQL } from "drizzle-orm";

/**
 * For the export of what is stored by an email address alone: that of an account whose mailbox is verified, else null.
 * Whoever merely signed up with an email address is not given what its owner left here.
 */
export function verifiedEmailOf(accountId: number): SQL {
  return verifiedColumnOf(sql`email`, accountId);
}

/** The same for what is stored by person. */
export function verifiedPersonOf(accountId: number): SQL {
  return verifiedColumnOf(sql`person`, accountId);
}

function verifiedColumnOf(column: SQL, accountId: number): SQL {
  return sql`(select ${column} from shop.account
    where id = ${accountId} and mailbox_proved_at is not null)`;
}
