import { linkTo } from "@autotune/routes";
import { expect, test } from "../../fixtures/shop-test.ts";

const phone = { width: 390, height: 844 };

test("[ROUTE-01] Home names a price for each family and for the plan within two screens of a phone", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(linkTo("Home"));
  for (const [route, params] of [
    ["AutoTune", {}],
    ["AiPowered", {}],
    ["VocalEffects", {}],
    ["Subscriptions", { slug: "unlimited" }],
  ] as const) {
    const link = page
      .getByRole("main")
      .locator(`a[href="${linkTo(route, params)}"]`)
      .filter({ hasText: "from" });
    // The page holds prices in all currencies and shows one of them.
    await expect.poll(() => link.innerText(), route).toMatch(/from\s+\$\d/);
    const bottom = await link.evaluate(
      (element) => element.getBoundingClientRect().bottom + window.scrollY,
    );
    expect(bottom, route).toBeLessThanOrEqual(2 * phone.height);
  }
});
