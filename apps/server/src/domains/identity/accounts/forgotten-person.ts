import { sql, type SQL } from "drizzle-orm";
import { keyedMarks } from "../../../platform/database/keyed-mark.ts";

/**
 * What replaces `personKey` once somebody is erased: enough to recognise them by the email address that they
 * enter, but not the address. Keyed, so that nobody who has the table finds an address by trying.
 */
export function forgottenPerson(person: SQL): SQL {
  const [mark] = keyedMarks(person);
  return sql`('forgotten:' || ${mark})`;
}

/** Whether a column names a person, also one who was erased since, under any key. */
export function namesPerson(column: SQL, person: SQL): SQL {
  const marks = keyedMarks(person).map((mark) => sql`'forgotten:' || ${mark}`);
  return sql`${column} in (${sql.join([person, ...marks, unkeyedMark(person)], sql`, `)})`;
}

/** As a person was marked before marks were keyed. */
function unkeyedMark(person: SQL): SQL {
  return sql`'forgotten:' || encode(sha256(convert_to(${person}, 'UTF8')), 'hex')`;
}

/** Whether the column `person` still names somebody. */
export const isPersonReadable = sql`person not like 'forgotten:%'`;
