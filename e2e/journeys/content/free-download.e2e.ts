import { linkTo } from "@autotune/routes";
import { expect, test } from "../../fixtures/shop-test.ts";

test("[ROUTE-20] the page of free downloads leads to AutoTune Central, the plan and the lessons", async ({
  page,
}) => {
  const free = linkTo("WPPageRenderer", { slug: "free-download" });
  for (const [name, target] of [
    ["AutoTune Central", linkTo("SoftwareDownload", { slug: "central" })],
    ["See the plan", linkTo("Subscriptions", { slug: "unlimited" })],
    ["Start with a lesson", linkTo("LearningCenter")],
  ] as const) {
    await page.goto(free);
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(target);
  }
});
