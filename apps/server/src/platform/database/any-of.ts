import { sql, type SQL } from "drizzle-orm";

/**
 * For `column = ${anyOf(select)}` beside an `or`: PostgreSQL finds these rows by an index on the column, and those of the
 * other condition by theirs. With `column in (select …)` there it reads the whole table.
 */
export function anyOf(select: SQL): SQL {
  return sql`any(array(${select}))`;
}
