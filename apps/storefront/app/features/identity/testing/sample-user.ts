import { readUser } from "../api/read-user.ts";

/** A signed-in person. */
export const ana = readUser({
  id: 7,
  email: "ana@studio.test",
  pi_first_name: "Ana",
  pi_last_name: "Reyes",
  has_account: true,
});
