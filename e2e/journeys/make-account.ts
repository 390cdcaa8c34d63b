import { linkTo } from "@autotune/routes";
import type { Buyer } from "./buyer.ts";

/** Opens the dialog from the bar of the page. */
export async function openDialog(buyer: Buyer): Promise<void> {
  await buyer.page
    .getByRole("banner")
    .getByRole("button", { name: buyer.says("Sign In") })
    .click();
  await buyer.page.getByRole("dialog").waitFor();
}

/** A new customer without an order, signed in. */
export async function makeAccount(buyer: Buyer): Promise<void> {
  await buyer.page.goto(linkTo("Home", {}, buyer.language));
  await buyer.waitUntilAwake();
  await openDialog(buyer);
  await buyer.page.getByRole("tab", { name: buyer.says("Create account") }).click();
  await buyer.signUp();
}

/** The same, signed out again. */
export async function makeAccountAndLeave(buyer: Buyer): Promise<void> {
  await makeAccount(buyer);
  await buyer.logOut();
  await buyer.text("Logout Successful.").waitFor();
}
