import { linkTo } from "@autotune/routes";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";

test("[SHELL-05] what one part of a page changes, all others show", async ({ page, buyer }) => {
  const hybrid = linkTo("AutoTune", { slug: "hybrid" });
  const head = page.locator("main section").first();
  await buyer.putIntoCart();
  await page.goto(hybrid);
  await buyer.waitUntilHydrated();
  // Defaults: dollars, nobody signed in, and what was bought counted at the button.
  await expect.poll(() => head.innerText()).toContain("$199");
  await expect(buyer.cartButton).toContainText("1");
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign In" })).toBeVisible();

  // Currency code: chosen at the foot, shown in the head and in the cart.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("combobox", { name: "Country and currency" }).selectOption("GB");
  await expect.poll(() => head.innerText()).toContain("£169.00");
  await buyer.cartButton.click();
  const drawer = page.getByRole("dialog", { name: "YOUR CART" });
  await expect(drawer).toContainText("£169.00");

  // Cart: emptied in the drawer, and the button's number is gone.
  await drawer
    .getByRole("button", { name: /^Remove AutoTune Hybrid/ })
    .last()
    .click();
  await expect(drawer.getByText("Your cart is empty!")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(buyer.cartButton).not.toContainText("1");

  // Language: the URL's, for every part.
  await page.goto(linkTo("AutoTune", { slug: "hybrid" }, "de"));
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect.poll(() => head.innerText()).toContain("169,00");
});
