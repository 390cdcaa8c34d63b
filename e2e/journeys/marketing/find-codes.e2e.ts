import { linkTo } from "@autotune/routes";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { makeAccount } from "../../fixtures/customer/make-account.ts";
import { expect } from "../../fixtures/shop-test.ts";

const page = (slug: string) => linkTo("WPPageRenderer", { slug });

test("[ROUTE-20] Special Offers leads to loyalty, education, codes and hip-hop", async ({
  buyer,
}) => {
  await buyer.page.goto(page("auto-tune-special-offers"));
  const main = buyer.page.getByRole("main");
  for (const [name, href] of [
    ["Loyalty program", page("loyalty-program")],
    ["Education licenses", linkTo("EduSiteLicenseInquiry")],
    ["Redeem a code", linkTo("CodeRedemption")],
    ["AutoTune for hip-hop", page("hip-hop")],
  ] as const)
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  await buyer.page.goto(linkTo("WPPageRenderer", { slug: "auto-tune-special-offers" }, "de"));
  await expect(main.locator(`a[href="${linkTo("CodeRedemption", {}, "de")}"]`)).toBeVisible();
});

test("[CHROME-06] the footer leads to the loyalty program and to redeeming a code", async ({
  buyer,
}) => {
  await buyer.page.goto(linkTo("Home"));
  const footer = buyer.page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole("link", { name: "Loyalty Program" })).toHaveAttribute(
    "href",
    page("loyalty-program"),
  );
  await footer.getByRole("link", { name: "Redeem a code" }).click();
  await expect(buyer.page).toHaveURL(linkTo("CodeRedemption"));
});

test("[ROUTE-17] the coupon field and the account lead to redeeming a code", async ({ buyer }) => {
  const { page: browser } = buyer;
  await browser.goto(linkTo("VocalEffects", { slug: "halo" }));
  await buyer.waitUntilHydrated();
  await browser
    .getByRole("main")
    .getByRole("button", { name: "Buy Now", exact: true })
    .first()
    .click();
  await browser.waitForURL(linkTo("Checkout"));
  await browser.getByRole("button", { name: "Enter a discount code" }).click();
  const code = linkTo("CodeRedemption");
  await expect(browser.getByRole("link", { name: "Redeem it here" })).toHaveAttribute("href", code);
  await makeAccount(buyer);
  await browser.goto(linkTo("Overview"));
  await expect(browser.getByRole("main").getByRole("link", { name: "Redeem it" })).toHaveAttribute(
    "href",
    code,
  );
});
