import { linkTo } from "@autotune/routes";
import { test } from "../../fixtures/customer/buyer-test.ts";
import {
  findPlan,
  openMonthlyCard,
  openPlan,
  takePlan,
} from "../../fixtures/customer/subscriber.ts";
import { mailsTo } from "../../fixtures/mailbox.ts";
import { priceAtProvider, renewPlan } from "../../fixtures/sandbox-controls.ts";
import { expect } from "../../fixtures/shop-test.ts";
import { startEditor } from "../../fixtures/staff/cms-editor.ts";

const product = "auto-tune-essentials-monthly";
const plan = { slug: "essentials", name: "AutoTune Essentials" };

test("[CARD-13] an editor's discount for the first periods is seen everywhere, charged as often, and then over", async ({
  page,
  buyer,
}) => {
  const editor = await startEditor("editor@autotune.test");
  const discount = { kind: "percent", percent: 50, periodCount: 2, reason: "Welcome offer" };
  await editor.changeProduct(product, { discount });
  try {
    // A price is written in every currency, and one of them is seen.
    await expect(async () => {
      const card = await openMonthlyCard(page, buyer, plan);
      expect(await card.innerText()).toContain("$4.99/mo for the first 2 months, then $9.99/mo");
    }).toPass();
    await page.goto(linkTo("Subscriptions"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plans");

    await takePlan(page, await openMonthlyCard(page, buyer, plan));
    const order = buyer.panel("Your order");
    await expect(order).toContainText(
      "$4.99 + tax every month for the first 2 months, then $9.99 + tax every month until you cancel",
    );
    await expect(order).toContainText(
      "renews at $4.99 + tax for 1 month, then $9.99 + tax every month until you cancel",
    );
    await expect(order).toContainText(/Due today before tax\s*\$4\.99/);
    await buyer.signUp();
    await buyer.continueToPayment();
    await expect(buyer.paymentForm.locator("#summary")).toContainText("$4.99");
    await buyer.payWithCard();
    await buyer.seeSummary();
    await expect(order).toContainText("$4.99 for 1 month, then $9.99 every month until you cancel");

    const own = await findPlan(page);
    await openPlan(page, own);
    const panel = page.getByRole("region", { name: new RegExp(`^${plan.name}`) });
    await expect(panel).toContainText("Renews: $4.99 for 1 month, then $9.99 every month");
    const charges = page.getByRole("region", { name: "Charges" }).getByRole("listitem");
    const sums = async () =>
      (await charges.allInnerTexts()).map((text) => /\$[\d.]+/.exec(text)?.[0]);
    const renew = async (count: number) => {
      await renewPlan(own.fsId);
      await expect(async () => {
        await openPlan(page, own);
        expect(await sums()).toHaveLength(count);
      }).toPass();
    };
    const [first] = await sums();
    await renew(2);
    expect(await sums()).toEqual([first, first]);
    await expect(panel).toContainText("Renews: $9.99 every month, until you cancel");
    await expect.poll(() => priceAtProvider(own.fsId)).toBe(9.99);
    await expect
      .poll(async () => (await mailsTo(buyer.person.email)).map(({ text }) => text).join())
      .toContain("From the next charge: $9.99 every month");
    await renew(3);
    const [full] = await sums();
    expect(Number(full?.slice(1))).toBeCloseTo(9.99 * 1.0825, 1);
    expect(Number(first?.slice(1))).toBeCloseTo(4.99 * 1.0825, 1);
  } finally {
    await editor.changeProduct(product, { discount: { kind: null } });
  }
});
