import { linkTo } from "@autotune/routes";
import { activateLicence } from "../../fixtures/customer/activate-licence.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { ageOrder } from "../../fixtures/customer/old-purchase.ts";
import { readLicences } from "../../fixtures/customer/read-order.ts";
import { expect } from "../../fixtures/shop-test.ts";

test(
  "[ACCT-01] the overview shows what the customer owns, the plan, offers, and what is to be done next",
  { tag: "@long" },
  async ({ page, buyer }) => {
    await buyer.buy();
    const [licence] = await readLicences(buyer.panel("Your order"));
    if (licence === undefined) throw new Error("There is no licence on the summary");
    await buyer.takeTrial();
    await buyer.continueToPayment();
    await buyer.payWithCard();
    await buyer.seeSummary();

    await page.goto(linkTo("Overview"));
    const part = (name: string | RegExp) => page.getByRole("region", { name });
    const owned = part(/^What you own/);
    await expect(owned).toContainText("AutoTune Hybrid");
    await expect(owned.getByText(licence.serial, { exact: true })).toBeVisible();
    await expect(owned).toContainText("with your plan");
    await expect(part("AutoTune Unlimited")).toContainText("trial");
    await expect(part("Offers for what you own").getByRole("listitem").first()).toContainText(
      "You give up AutoTune Hybrid",
    );
    const steps = part("Next steps");
    await expect(steps.getByRole("listitem")).toHaveCount(1);
    await expect(steps).toContainText("Install AutoTune Hybrid");
    await steps.getByRole("link", { name: "See downloads" }).click();
    await expect(part("Downloads")).toBeInViewport();

    expect(await activateLicence(licence, "Studio iMac")).toBe(201);
    await page.reload();
    await expect(part("Offers for what you own")).toBeVisible();
    await expect(steps).toHaveCount(0);
  },
);

test("A new order can be withdrawn from, with its number filled in; an old one cannot", async ({
  page,
  buyer,
}) => {
  const reference = await buyer.buy();
  await buyer.openOrders();
  const withdraw = page.getByRole("link", { name: /^Withdraw from this order/ });
  await withdraw.click();
  await expect(page.getByRole("textbox", { name: "Order number" })).toHaveValue(reference);
  await expect(page.getByRole("textbox", { name: "Email", exact: true })).toHaveValue(
    buyer.person.email,
  );

  await ageOrder(reference);
  await buyer.seeOnlyOrder(reference);
  await expect(withdraw).toHaveCount(0);

  // A page past the end is the last one.
  await page.goto(`${linkTo("Orders")}?page=99`);
  await expect(page).toHaveURL(`${linkTo("Orders")}?page=1`);
  expect(await buyer.ordersInHistory()).toEqual([reference]);
});
