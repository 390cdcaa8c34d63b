import { matchTotp } from "@autotune/contract/totp";
import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";
import { seal, unseal } from "./seal.ts";

const ownerOf = (staffId: number) => `staff ${staffId}`;

/** Stores the app of a person, instead of the one before. The code that proved it is used up. */
export async function saveApp(
  executor: Executor,
  factorSecret: string,
  { staffId, secret, step }: { staffId: number; secret: Uint8Array; step: number | null },
): Promise<void> {
  const sealed = seal(factorSecret, ownerOf(staffId), secret);
  await executor.execute(sql`
    insert into shop.staff_totp (staff_id, secret, last_step) values (${staffId}, ${sealed}, ${step})
    on conflict (staff_id) do update set secret = excluded.secret, last_step = excluded.last_step,
      created_at = now()`);
}

/** Whether a code is right, and neither it nor a later one was used before. */
export async function useAppCode(
  executor: Executor,
  factorSecret: string,
  { staffId, code, now }: { staffId: number; code: string; now: Date },
): Promise<boolean> {
  const { rows } = await executor.execute(
    sql`select secret from shop.staff_totp where staff_id = ${staffId}`,
  );
  const sealed = rows[0]?.["secret"];
  if (!Buffer.isBuffer(sealed)) return false;
  const secret = unseal(factorSecret, ownerOf(staffId), sealed);
  if (secret === undefined)
    throw new Error(
      "A second factor was encrypted with a key that STAFF_FACTOR_SECRET no longer has.",
    );
  const step = matchTotp(secret, code, now);
  if (step === undefined) return false;
  const used = await executor.execute(sql`
    update shop.staff_totp set last_step = ${step}
    where staff_id = ${staffId} and (last_step is null or last_step < ${step}) returning staff_id`);
  return used.rows.length > 0;
}

export async function removeApp(executor: Executor, staffId: number): Promise<void> {
  await executor.execute(sql`delete from shop.staff_totp where staff_id = ${staffId}`);
}
