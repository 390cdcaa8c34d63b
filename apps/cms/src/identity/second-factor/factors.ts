import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";

const Factors = Type.Object({
  hasApp: Type.Boolean(),
  passkeys: Type.Array(
    Type.Object({ id: Type.String(), name: Type.String(), createdAt: Type.String() }),
  ),
  recoveryCodes: Type.Integer(),
});
export type Factors = Type.Static<typeof Factors>;
const form = Compile(Factors);

export async function readFactors(executor: Executor, staffId: number): Promise<Factors> {
  const { rows } = await executor.execute(sql`
    select exists (select from shop.staff_totp where staff_id = ${staffId}) as "hasApp",
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name,
          'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')) order by created_at), '[]')
        from shop.staff_passkey where staff_id = ${staffId}) as passkeys,
      (select count(*)::int from shop.staff_recovery_code
        where staff_id = ${staffId} and used_at is null) as "recoveryCodes"`);
  return form.Parse(rows[0]);
}

/** When somebody has lost all of them, or has left. Their sessions and known browsers end with it. */
export async function removeAllFactors(executor: Executor, staffId: number): Promise<void> {
  await executor.execute(sql`
    with app as (delete from shop.staff_totp where staff_id = ${staffId}),
      passkey as (delete from shop.staff_passkey where staff_id = ${staffId}),
      code as (delete from shop.staff_recovery_code where staff_id = ${staffId}),
      device as (delete from shop.staff_device where staff_id = ${staffId})
    delete from shop.staff_session where staff_id = ${staffId}`);
}
