import type { Queryable } from "./connect.ts";

/** The sandbox's time: the machine's, moved on by what the controls have added. */
export async function readClock(db: Queryable): Promise<Date> {
  const { rows } = await db.query<{ offset_milliseconds: string }>(
    "select offset_milliseconds from sandbox.clock",
  );
  return new Date(Date.now() + Number(rows[0]?.offset_milliseconds ?? 0));
}

export async function advanceClock(db: Queryable, milliseconds: number): Promise<void> {
  await db.query("update sandbox.clock set offset_milliseconds = offset_milliseconds + $1", [
    milliseconds,
  ]);
}
