import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { query } from "./query.ts";

/** Writes the time again and again, to measure how much of what was confirmed is lost. */
export async function startHeartbeat(databaseUrl: string) {
  await query(databaseUrl, "create table if not exists public.heartbeat (at double precision)");
  let stopped = false;
  let lastConfirmed = 0;
  const beat = async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on("error", () => undefined);
    await client.connect();
    while (!stopped) {
      const at = Date.now();
      try {
        await client.query("insert into public.heartbeat values ($1)", [at]);
      } catch {
        return;
      }
      lastConfirmed = at;
      await wait(10);
    }
    await client.end();
  };
  const beating = beat();
  return {
    async stop() {
      stopped = true;
      await beating;
    },
    /** In seconds, between the last confirmed beat and the last one that is there. */
    async lostSeconds(): Promise<number> {
      const [row] = await query<{ last: number }>(
        databaseUrl,
        "select max(at) as last from public.heartbeat",
      );
      return Math.max(0, lastConfirmed - (row?.last ?? 0)) / 1000;
    },
  };
}
