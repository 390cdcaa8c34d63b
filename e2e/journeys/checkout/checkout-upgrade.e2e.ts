import { linkTo } from "@autotune/routes";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { readLicences } from "../../fixtures/customer/read-order.ts";
import { expect } from "../../fixtures/shop-test.ts";

test("[UPG-06] An upgrade can be swapped at the checkout, and replaces the licence that it is paid with", async ({
  page,
  buyer,
}) => {
  test.slow();
  await buyer.buy();
  const [source] = await readLicences(buyer.panel("Your order"));
  await page.goto(linkTo("UserUpgrades"));
  await page.getByRole("main").getByRole("button", { name: /\$\d/ }).first().click();
  await page.waitForURL(linkTo("Checkout"));
  const line = buyer.cartLines.getByRole("listitem").first();
  const ending = source?.serial.slice(-4) ?? "";
  await expect(line).toContainText(
    `Upgrade from AutoTune Hybrid, serial number ending in ${ending}`,
  );
  const first = await line.getByRole("heading", { level: 3 }).textContent();

  await page.getByRole("button", { name: "Swap" }).click();
  await page
    .getByRole("button", { name: /^Switch to / })
    .first()
    .click();
  await expect(line.getByRole("heading", { level: 3 })).not.toHaveText(first ?? "");
  await expect(buyer.cartLines.getByRole("listitem")).toHaveCount(1);
  const wanted = (await line.getByRole("heading", { level: 3 }).textContent()) ?? "";

  await buyer.continueToPayment();
  const reference = await buyer.payWithCard();
  expect(await buyer.seeSummary()).toBe(reference);
  await expect(buyer.panel("Your order")).toContainText(wanted);
  await expect(buyer.panel("Your order")).toContainText("Replaces your AutoTune Hybrid.");

  await page.goto(linkTo("Overview"));
  await expect(page.getByRole("main")).toContainText(wanted);
  await expect(page.getByText(source?.serial ?? "", { exact: true })).toHaveCount(0);
});
