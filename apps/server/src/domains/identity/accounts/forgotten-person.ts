import { sql, type SQL } from "drizzle-orm";

/**
 * What replaces `personKey` once somebody is erased: enough to recognise them by the email address that they
 * enter, but not the address.
 */
export function forgottenPerson(person: SQL): SQL {
  return sql`('forgotten:' || encode(sha256(convert_to(${person}, 'UTF8')), 'hex'))`;
}

/** Whether a column names a person, also one who was erased since. */
export function namesPerson(column: SQL, person: SQL): SQL {
  return sql`${column} in (${person}, ${forgottenPerson(person)})`;
}

/** Whether the column `person` still names somebody. */
export const isPersonReadable = sql`person not like 'forgotten:%'`;
