import type { Payload } from "payload";

/** Payload leaves its pool open, with one client that it never gives back; that one ends with its database. */
export async function stopPayload(payload: Payload): Promise<void> {
  const { pool } = payload.db;
  await payload.destroy();
  pool.removeAllListeners("error").on("error", () => undefined);
  void pool.end();
}
