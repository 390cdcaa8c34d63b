import { sql, type SQL } from "drizzle-orm";

/**
 * What stays of `personKey` once somebody is forgotten: enough to know them again by the address that they bring,
 * and not the address.
 */
export function forgottenPerson(person: SQL): SQL {
  return sql`('forgotten:' || encode(sha256(convert_to(${person}, 'UTF8')), 'hex'))`;
}

/** Whether a column names somebody, also one who was forgotten since. */
export function namesPerson(column: SQL, person: SQL): SQL {
  return sql`${column} in (${person}, ${forgottenPerson(person)})`;
}
