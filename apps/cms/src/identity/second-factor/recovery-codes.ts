import { randomBytes } from "node:crypto";
import { toBase32 } from "@autotune/contract/totp";
import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";
import { hashRecoveryCode } from "./seal.ts";

const count = 10;
/** 80 bits: sixteen letters, in groups of four. */
const codeBytes = 10;
const codeForm = /^[A-Z2-7]{16}$/;

/** Ten new ones instead of those before, to be shown this once. */
export async function replaceRecoveryCodes(
  executor: Executor,
  secret: string,
  staffId: number,
): Promise<readonly string[]> {
  const codes = Array.from({ length: count }, () => toBase32(randomBytes(codeBytes)));
  const hashes = codes.map((code) => hashRecoveryCode(secret, staffId, code)[0].toString("hex"));
  await executor.execute(sql`delete from shop.staff_recovery_code where staff_id = ${staffId}`);
  await executor.execute(sql`
    insert into shop.staff_recovery_code (code_hash, staff_id)
    select decode(hash, 'hex'), ${staffId} from unnest(${sql.param(hashes)}::text[]) hash`);
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, "$1-"));
}

/** Whether this was one, which is now used up. */
export async function useRecoveryCode(
  executor: Executor,
  secret: string,
  { staffId, typed }: { readonly staffId: number; readonly typed: string },
): Promise<boolean> {
  const code = typed.replaceAll(/[\s-]/g, "").toUpperCase();
  if (!codeForm.test(code)) return false;
  const hashes = hashRecoveryCode(secret, staffId, code).map((hash) => hash.toString("hex"));
  const { rows } = await executor.execute(sql`
    update shop.staff_recovery_code set used_at = now()
    where code_hash in (select decode(hash, 'hex') from unnest(${sql.param(hashes)}::text[]) hash)
      and staff_id = ${staffId} and used_at is null
    returning staff_id`);
  return rows.length > 0;
}
