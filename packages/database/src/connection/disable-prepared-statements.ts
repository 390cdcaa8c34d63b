import type pg from "pg";
import { replaceMethod } from "./replace-method.ts";

/**
 * Sends every statement without a name. A pooler in transaction mode gives each transaction another connection, and the
 * statement that was prepared under a name on one is not there on the next.
 */
export function disablePreparedStatements(pool: pg.Pool): void {
  pool.on("connect", (client) => {
    replaceMethod(client, "query", (query, [statement, ...rest]) =>
      query([withoutName(statement), ...rest]),
    );
  });
}

/** A statement is a text, an object with one, or an object that sends itself, which has no name of its own. */
function withoutName(statement: unknown): unknown {
  if (typeof statement !== "object" || statement === null) return statement;
  if (!("name" in statement) || "submit" in statement) return statement;
  const { name: _, ...unnamed } = statement;
  return unnamed;
}
