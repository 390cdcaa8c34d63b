import { inDatabase } from "./old-purchase.ts";

/** As if somebody had signed in an hour ago, wherever they are signed in. */
export async function ageSessions(email: string): Promise<void> {
  await inDatabase(
    `update shop.session set created_at = created_at - interval '1 hour'
      where account_id = (select id from shop.account where email = $1)`,
    [email],
  );
}
