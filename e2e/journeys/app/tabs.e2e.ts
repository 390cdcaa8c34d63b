import { linkTo } from "@autotune/routes";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";

test.describe("Two tabs of one browser", () => {
  test("follow each other's language", async ({ page, context, buyer }) => {
    const other = await context.newPage();
    // What follows the other tabs loads once a page is idle, or is scrolled.
    const follows = other.waitForResponse(/follow-tabs/);
    await other.goto(linkTo("Products"));
    await other.mouse.wheel(0, 400);
    await follows;

    await buyer.openProduct();
    await page.getByRole("contentinfo").getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL(linkTo("AutoTune", { slug: "hybrid" }, "es"));
    await expect(other).toHaveURL(linkTo("Products", {}, "es"));
  });

  test("have the same person in them", async ({ context, buyer }) => {
    const other = buyer.inTab(await context.newPage());
    await other.page.goto(linkTo("Home"));
    await other.waitUntilHydrated();
    await buyer.putIntoCart();
    await buyer.signUp();
    await expect(other.accountMenu).toBeVisible();
    await other.logOut();
    await expect(buyer.button("Create account").or(buyer.button("Sign in")).first()).toBeVisible();
  });
});
