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
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nights in the studio");
    await buyer.waitUntilHydrated();
    const choir = page.getByRole("main").getByRole("listitem").filter({ hasText: "Choir" });
    await expect(choir).toContainText("$49");
    await expect(page.getByText(/^Ends February 28, 2027 at 11:59\sPM UTC$/)).toBeVisible();
    await page.getByRole("button", { name: "Add both to cart" }).dblclick();
    await page.waitForURL(`**${linkTo("Checkout")}`);
    await expect(buyer.cartLines).toContainText("Choir");
    await expect(buyer.cartLines).toContainText("$49");
  },
);

test("[ROUTE-17] one product of a promotion can be taken alone, and its regular price is the catalogue's", async ({
  buyer,
}) => {
  const { page } = buyer;
  await page.goto(linkTo("Promotions", { slug: "winter-studio" }));
  const reverb = page.getByRole("main").getByRole("listitem").filter({ hasText: "Vocal Reverb" });
  // The page holds prices in all currencies and shows one of them.
  await expect
    .poll(() => reverb.innerText())
    .toMatch(/\$29[\s\S]*Regular price:\s*\$119[\s\S]*\$99\s+without this promotion/);
  await buyer.waitUntilHydrated();
  await reverb.getByRole("button", { name: /^Add to cart ?: Vocal Reverb$/ }).click();
  await page.waitForURL(`**${linkTo("Checkout")}`);
  await expect(buyer.cartLines.getByRole("listitem")).toHaveText([/Vocal Reverb/]);
  await expect(buyer.cartLines).toContainText("$29");
});

test.describe("[ROUTE-17] without a script", () => {
  // The browser itself reports the preloaded scripts that it may not run.
  test.use({ javaScriptEnabled: false, expectedConsole: [/ csp$/] });

  test("a promotion's prices are there for everyone, also where only owners get them", async ({
    page,
  }) => {
    for (const [slug, price] of [
      ["winter-studio", "$49"],
      ["loyal-owners", "$149"],
    ] as const) {
      await page.goto(linkTo("Promotions", { slug }));
      await expect(page.getByRole("main").getByText(price, { exact: true })).toHaveCount(1);
    }
  });
});

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
      await expect(page.getByRole("button", { name: /to cart/ })).toHaveCount(0);
      await makeAccount(buyer);
      await giveOldLicence(buyer.person.email, "AT-PRO-X");
      await page.goto(path);
      await buyer.waitUntilHydrated();
      await expect(page.getByRole("button", { name: "Add both to cart" })).toBeEnabled();
      const promoted = page.getByRole("main").getByRole("listitem");
      await expect(promoted.filter({ hasText: "AutoTune 2026" })).toContainText("$149");
    },
  );

  test("says when it ended once it has", async ({ buyer }) => {
    const { page } = buyer;
    const announce = () => inDatabase("select pg_notify('shop_published', '')", []);
    await inDatabase("update shop.promotion set ends_at = now() where code = $1", ["WINTER26"]);
    try {
      await announce();
      await expect(async () => {
        await page.goto(linkTo("Promotions", { slug: "winter-studio" }));
        await expect(
          page.getByText(/^This promotion has ended\. Its last minute was .* UTC\.$/),
        ).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(page.getByRole("button", { name: /to cart/ })).toHaveCount(0);
    } finally {
      await inDatabase(
        "update shop.promotion set ends_at = '2027-03-01T00:00:00Z' where code = $1",
        ["WINTER26"],
      );
      await announce();
    }
  });
});
