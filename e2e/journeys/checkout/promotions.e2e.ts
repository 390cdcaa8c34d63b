import { linkTo } from "@autotune/routes";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { makeAccount } from "../../fixtures/customer/make-account.ts";
import { giveOldLicence, inDatabase } from "../../fixtures/customer/old-purchase.ts";
import { expect } from "../../fixtures/shop-test.ts";

const notQualified =
  "Our records indicate that you do not qualify for this promotion. We apologize for the inconvenience.";

test(
  "[ROUTE-17] a promotion's page shows its prices and its end, and fills the cart with them",
  { tag: "@long" },
  async ({ buyer }) => {
    const { page } = buyer;
    await page.goto(linkTo("Promotions", { slug: "winter-studio" }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A winter in the studio");
    await buyer.waitUntilHydrated();
    const choir = page.getByRole("main").getByRole("listitem").filter({ hasText: "Choir" });
    await expect(choir).toContainText("$49");
    await expect(page.getByText(/^Until .*2027/)).toBeVisible();
    await page.getByRole("button", { name: "Add to cart" }).dblclick();
    await page.waitForURL(`**${linkTo("Checkout")}`);
    await expect(buyer.cartLines).toContainText("Choir");
    await expect(buyer.cartLines).toContainText("$49");
  },
);

test.describe("[ACCT-05] a promotion that is not for everybody", () => {
  test.use({ expectedConsole: [/status of 422/] });

  test(
    "says so and not why, and is there for owners of what it requires",
    { tag: "@long" },
    async ({ buyer }) => {
      const { page } = buyer;
      const path = linkTo("Promotions", { slug: "loyal-owners" });
      await page.goto(path);
      await buyer.waitUntilHydrated();
      const rejection = page.getByRole("alert").filter({ hasText: notQualified });
      await expect(rejection).toBeVisible();
      await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
      await makeAccount(buyer);
      await giveOldLicence(buyer.person.email, "AT-PRO-X");
      await page.goto(path);
      await buyer.waitUntilHydrated();
      await expect(page.getByRole("button", { name: "Add to cart" })).toBeEnabled();
      const promoted = page.getByRole("main").getByRole("listitem");
      await expect(promoted.filter({ hasText: "AutoTune 2026" })).toContainText("$149");
    },
  );

  test("says the same once it has ended", async ({ buyer }) => {
    const { page } = buyer;
    await inDatabase("update shop.promotion set ends_at = now() where code = $1", ["WINTER26"]);
    try {
      await page.goto(linkTo("Promotions", { slug: "winter-studio" }, "es"));
      await buyer.waitUntilHydrated();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Un invierno en el estudio");
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    } finally {
      await inDatabase(
        "update shop.promotion set ends_at = '2027-03-01T00:00:00Z' where code = $1",
        ["WINTER26"],
      );
    }
  });
});
