import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/shop-test.ts";

const tryLink = (page: Page) => page.getByRole("link", { name: "Try it on your own voice" });

/** Whether this document may ask for it at all. */
const mayListen = (page: Page) =>
  page.evaluate(
    async () => (await navigator.permissions.query({ name: "microphone" })).state !== "denied",
  );

test("[TRY-07] Home leads there and back, each time as a new document", async ({ page }) => {
  await page.goto(linkTo("Home"));
  expect(await mayListen(page)).toBe(false);
  await tryLink(page).click();
  await page.waitForURL(linkTo("Try"));
  expect(await mayListen(page)).toBe(true);
  await page.getByRole("banner").getByRole("link", { name: "AutoTune" }).first().click();
  await page.waitForURL(linkTo("Home"));
  expect(await mayListen(page)).toBe(false);
});

for (const slug of ["at2026", "pro", "hybrid", "efx-plus", "auto-key"]) {
  test(`[TRY-07] the page of ${slug} leads there`, async ({ page }) => {
    await page.goto(linkTo("AutoTune", { slug }));
    await tryLink(page).click();
    await page.waitForURL(linkTo("Try"));
    await expect(page.getByRole("button", { name: "Record your voice" })).toBeVisible();
  });
}
