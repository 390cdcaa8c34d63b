import { languages, linkTo } from "@autotune/routes";
import { cmsLoopbackUrl, cmsProcess, expect, test, webUrls } from "../../fixtures/shop-test.ts";

test.describe("With the CMS stopped", () => {
  // It runs after the others: no journey after this one needs the CMS.
  test.beforeAll(() => {
    process.kill(-cmsProcess, "SIGKILL");
  });

  test("the shop shows every page, images included", async ({ page }) => {
    const stopped = await fetch(cmsLoopbackUrl, {
      signal: AbortSignal.timeout(1000),
    }).then(
      () => false,
      () => true,
    );
    expect(stopped).toBe(true);
    for (const language of languages) {
      for (const path of [
        linkTo("Home", {}, language),
        linkTo("AutoTune", { slug: "pro" }, language),
      ]) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
      }
      const firstImage = page.getByRole("main").getByRole("img").first();
      await expect(firstImage).toBeVisible();
      const drawn = await firstImage.evaluate((image) =>
        image instanceof HTMLImageElement && image.naturalWidth > 0 ? image.currentSrc : undefined,
      );
      expect(drawn, `the picture of ${language}`).toBeDefined();
      // The edge may have cached it before: each process must have it too.
      const { pathname, search } = new URL(drawn ?? "");
      for (const web of webUrls) {
        const response = await fetch(web + pathname + search);
        expect(response.status, `${pathname} of ${web}`).toBe(200);
        expect(response.headers.get("content-type")).toMatch(/^image\//);
      }
    }
  });
});
