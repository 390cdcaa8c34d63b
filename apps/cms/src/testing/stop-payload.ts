import type { Payload } from "payload";

/** Payload leaves its pool open, with one client that it never releases: both are closed. */
export async function stopPayload(payload: Payload): Promise<void> {
  const { pool } = payload.db;
  pool.removeAllListeners("error").on("error", () => undefined);
  await pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`);
  await payload.destroy();
  void pool.end();
}
