import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Transact } from "./connection.ts";

/**
 * Transactions on a pool. Not Drizzle's own: it loses the connection for good when `begin` fails, and hides the
 * real error behind that of a failed `rollback`.
 */
export function transactOn(pool: pg.Pool): Transact {
  return async (work) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      await client.query("begin");
      const result = await work(drizzle(client, { casing: "snake_case" }));
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback").catch(() => {
        isBroken = true;
      });
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}
