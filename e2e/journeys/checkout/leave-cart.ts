import { inDatabase } from "../../fixtures/customer/old-purchase.ts";

/** As if a customer with cart reminders had last changed their cart so many hours ago. */
export async function leaveCart(email: string, hours: number): Promise<void> {
  await inDatabase("update shop.account set optin_reminders = true where email = $1", [email]);
  await inDatabase(
    "update shop.cart_snapshot set updated_at = now() - $2::integer * interval '1 hour' where email = $1",
    [email, String(hours)],
  );
}
