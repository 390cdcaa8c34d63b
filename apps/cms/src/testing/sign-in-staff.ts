import { sql } from "drizzle-orm";
import type { TestCms } from "./start-cms.ts";

/** A token of somebody who has shown their password and, a moment ago, their second factor. */
export async function signInStaff(
  cms: TestCms,
  data: { readonly email: string; readonly password: string },
): Promise<string> {
  const { token = "" } = await cms.payload.login({ collection: "users", data });
  await cms.query(sql`
    update shop.staff_session set factor_at = now()
    where id = (select id from shop.staff_session order by created_at desc limit 1)`);
  return token;
}
