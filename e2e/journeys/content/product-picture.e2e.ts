import { linkTo } from "@autotune/routes";
import type { Locator } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { cmsUrl, expect } from "../../fixtures/shop-test.ts";
import { startEditor } from "../../fixtures/staff/cms-editor.ts";
import { signIn, untilDone } from "../../fixtures/staff/cms-panel.ts";

/** What is in the middle of an image, as the browser has drawn it. */
const colourOf = (image: Locator) =>
  image.evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) throw new Error("This is no image");
    await element.decode();
    const canvas = document.createElement("canvas");
    canvas.width = 1;
    canvas.height = 1;
    const context = canvas.getContext("2d");
    context?.drawImage(element, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return red > 200 && green < 60 && blue < 60 ? "red" : "another";
  });

test.afterEach(async () => {
  const editor = await startEditor("editor@autotune.test");
  await editor.changeProduct("auto-tune-hybrid", { picture: null });
});

test(
  "A picture that an editor gives a product stands wherever the product does",
  { tag: "@long" },
  async ({ page, buyer, browser }) => {
    // Images are cached for a minute.
    test.setTimeout(200_000);
    const painter = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
    await painter.setContent('<body style="background: #f00">');
    const picture = {
      name: "hybrid.png",
      mimeType: "image/png",
      buffer: await painter.screenshot(),
    };
    await painter.close();

    await signIn(page, "editor@autotune.test");
    await page.goto(`${cmsUrl}/admin/collections/products?limit=100`, { waitUntil: "networkidle" });
    const row = page.getByRole("row").filter({ hasText: "AutoTune Hybrid" }).first();
    const href = await row.locator("a.product-cell").getAttribute("href");
    await page.goto(`${cmsUrl}${href ?? ""}?locale=en`, { waitUntil: "networkidle" });
    await untilDone(async () => {
      await page
        .locator("#field-picture")
        .getByRole("button", { name: "Create New" })
        .click({ timeout: 3000 });
      await page
        .getByRole("dialog")
        .locator('input[type="file"]')
        .setInputFiles(picture, { timeout: 3000 });
    });
    const drawer = page.getByRole("dialog");
    await drawer.locator('input[name="alt"]').fill("A red window");
    await drawer.getByRole("button", { name: "Save", exact: true }).click();
    await expect(drawer).toHaveCount(0);
    const published = page.waitForResponse(
      (response) =>
        response.request().method() === "PATCH" && response.url().includes("/api/products/"),
    );
    await page
      .getByRole("button", { name: /^Publish/ })
      .first()
      .click();
    expect((await published).status()).toBe(200);

    const hybrid = page.getByRole("main").locator('img[src*="AT-HYBRID"]').first();
    await expect(async () => {
      await page.goto(linkTo("AutoTune", { slug: "hybrid" }));
      expect(await colourOf(hybrid)).toBe("red");
    }).toPass({ timeout: 100_000, intervals: [3000] });
    await page.goto(linkTo("Products"));
    await hybrid.scrollIntoViewIfNeeded();
    expect(await colourOf(hybrid)).toBe("red");
    await buyer.putIntoCart();
    expect(await colourOf(buyer.cartLines.locator("img").first())).toBe("red");
  },
);
