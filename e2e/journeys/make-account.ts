import type { Buyer } from "./buyer.ts";
import { expect } from "./shop-test.ts";

/** Opens the dialog from the bar of the page. */
export async function openDialog(buyer: Buyer): Promise<void> {
  await buyer.page
    .getByRole("banner")
    .getByRole("button", { name: buyer.translate("Sign In") })
    .click();
  await buyer.page.getByRole("dialog").waitFor();
}

/** A new customer without an order, signed in; no page of the shop is open. The forms have journeys of their own. */
export async function makeAccount({ page, person, language }: Buyer): Promise<void> {
  // The CSRF guard accepts requests from the shop's own pages alone; an empty one is the quickest.
  await page.route("**/empty", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto("/empty");
  const { email, password, firstName, lastName } = person;
  const status = await page.evaluate(
    async (account) => {
      const response = await fetch("/laravel/rest/user", {
        method: "POST",
        headers: { "content-type": "application/json", "x-js-cachekey": "journeys" },
        body: JSON.stringify(account),
      });
      return response.status;
    },
    {
      email,
      password,
      confirm_password: password,
      first_name: firstName,
      last_name: lastName,
      optin: true,
      language,
    },
  );
  await page.unroute("**/empty");
  expect(status).toBe(201);
}

/** The same, signed out again. */
export async function makeAccountAndLeave(buyer: Buyer): Promise<void> {
  await makeAccount(buyer);
  await buyer.page.context().clearCookies();
}
