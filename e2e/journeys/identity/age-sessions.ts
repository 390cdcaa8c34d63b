import { inDatabase } from "../../fixtures/customer/old-purchase.ts";

/** As if all sessions of a person had begun an hour ago. */
export async function ageSessions(email: string): Promise<void> {
  await inDatabase(
    `update shop.session set created_at = created_at - interval '1 hour'
      where account_id = (select id from shop.account where email = $1)`,
    [email],
  );
}
