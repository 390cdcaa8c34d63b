import { linkTo } from "@autotune/routes";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { makeAccount } from "../../fixtures/customer/make-account.ts";
import { makeCodes } from "./make-codes.ts";
import { mailsTo } from "../../fixtures/mailbox.ts";
import { Redeemer } from "./redeemer.ts";
import { expect } from "../../fixtures/shop-test.ts";
import { tabTo } from "../../fixtures/tab-to.ts";

test.use({ expectedConsole: [/status of 422/] });

test(
  "[ROUTE-17] a code typed before signing up is redeemed after it, and its licence is in the account and in a mail",
  { tag: "@long" },
  async ({ buyer }) => {
    const { page } = buyer;
    const { code } = await makeCodes();
    const redeemer = new Redeemer(buyer);
    await page.setViewportSize({ width: 390, height: 844 });
    await redeemer.open();
    // As typed from a card: in lower case, and with spaces.
    await redeemer.field.pressSequentially(code.toLowerCase().replaceAll("-", " "));
    await expect(redeemer.field).toHaveValue(code);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await redeemer.button.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("tab", { name: "Create account" }).click();
    await buyer.signUp();
    await expect(redeemer.result).toBeVisible();
    await expect(redeemer.result).toContainText("AutoKey");
    const serial = (await redeemer.result.getByRole("code").innerText()).trim();
    await expect
      .poll(async () => (await mailsTo(buyer.person.email)).map(({ text }) => text).join("\n"), {
        timeout: 20_000,
      })
      .toContain(serial);
    await redeemer.result.getByRole("link", { name: "View license" }).click();
    await page.waitForURL(
      ({ pathname, searchParams }) =>
        pathname === linkTo("Overview") && searchParams.get("licence") === serial,
    );
    await expect(page.getByText(serial).first()).toBeVisible();
    // Back at the page, nothing is redeemed by itself; the same code shows what it gave.
    await page.goBack();
    await redeemer.redeem(code);
    const again = page.getByRole("region", { name: "You’ve already redeemed this code." });
    await expect(again).toContainText(serial);
  },
);

test(
  "[ROUTE-17] a wrong, a used and an expired code say so, and a typing error is recognised",
  { tag: "@long" },
  async ({ buyer }) => {
    const { page } = buyer;
    const [first, expired] = [
      await makeCodes(),
      await makeCodes({ expiresAt: "2020-01-01T00:00:00Z" }),
    ];
    await makeAccount(buyer);
    const redeemer = new Redeemer(buyer);
    await redeemer.open();
    await redeemer.field.press("Enter");
    await expect(page.getByText("Please enter the code from your card")).toBeVisible();
    await redeemer.redeem(first.code.slice(0, -1));
    await expect(page.getByText("A character is wrong, missing or extra")).toBeVisible();
    await expect(redeemer.field).toBeFocused();
    await redeemer.redeem("0000-0000-0000-0000");
    await expect(page.getByText("We don’t recognize this code.")).toBeVisible();
    await redeemer.redeem(expired.code);
    await expect(page.getByText("This code is no longer valid.")).toBeVisible();
    // A double click redeems once.
    await redeemer.field.fill(first.code);
    await redeemer.button.dblclick();
    await expect(redeemer.result).toBeVisible();
    await expect(redeemer.result.getByRole("code")).toHaveCount(1);

    await buyer.logOut();
    // Who comes next does not see it.
    await expect(redeemer.result).toHaveCount(0);
    await buyer.text("Logout Successful.").waitFor();
    const other = new Redeemer(buyer.another());
    await makeAccount(other.buyer);
    await other.open();
    await other.redeem(first.code);
    await expect(
      page.getByText("This code has already been redeemed by someone else."),
    ).toBeVisible();
  },
);

test(
  "[ACCT-05] by keyboard alone, a customer who does not qualify reads so, and not why",
  { tag: "@long" },
  async ({ buyer }) => {
    const { page } = buyer;
    const { code } = await makeCodes({ ownersOf: ["auto-tune-pro-x"] });
    await makeAccount(buyer);
    const redeemer = new Redeemer(buyer);
    await redeemer.open();
    await tabTo(page, redeemer.field);
    await page.keyboard.type(code);
    // Its target is in the URL's hash, where a link would carry a code.
    await page.getByRole("link", { name: "Skip to content" }).press("Enter");
    await redeemer.field.press("Enter");
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(
      "Our records indicate that you do not qualify for this promotion. We apologize for the inconvenience.",
    );
  },
);

test(
  "[ROUTE-17] a code for the cart fills it: products of a promotion at its prices, or a coupon",
  { tag: "@long" },
  async ({ buyer }) => {
    const { page } = buyer;
    const promotion = await makeCodes({ gives: { kind: "promotion", code: "WINTER26" } });
    const coupon = await makeCodes({ gives: { kind: "coupon", code: "SING10" } });
    await makeAccount(buyer);
    const redeemer = new Redeemer(buyer);
    await buyer.putIntoCart();
    await redeemer.open();
    await redeemer.redeem(coupon.code);
    await redeemer.result.getByRole("link", { name: "Go to checkout" }).click();
    await expect(page.getByText(coupon.code).first()).toBeVisible();
    await redeemer.open();
    await redeemer.redeem(promotion.code);
    await expect(redeemer.result).toContainText("Choir");
    await redeemer.result.getByRole("link", { name: "Go to checkout" }).click();
    await expect(buyer.cartLines).toContainText("Choir");
    await expect(buyer.cartLines).toContainText("$49");
  },
);
