import { languages, linkTo } from "@autotune/routes";
import { cmsAddress, cmsProcess, expect, test, webUrls } from "./shop-test.ts";

test.describe("With the CMS stopped", () => {
  // Files run in the order of their names: no journey after this one needs the CMS.
  test.beforeAll(() => {
    process.kill(-cmsProcess, "SIGKILL");
  });

  test("the shop shows every page, pictures included", async ({ page }) => {
    const stopped = await fetch(cmsAddress, {
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
      const picture = page.getByRole("main").getByRole("img").first();
      await expect(picture).toBeVisible();
      const drawn = await picture.evaluate((image) =>
        image instanceof HTMLImageElement && image.naturalWidth > 0 ? image.currentSrc : undefined,
      );
      expect(drawn, `the picture of ${language}`).toBeDefined();
      // The edge may have kept it from before: each process must have it too.
      const { pathname, search } = new URL(drawn ?? "");
      for (const web of webUrls) {
        const answer = await fetch(web + pathname + search);
        expect(answer.status, `${pathname} of ${web}`).toBe(200);
        expect(answer.headers.get("content-type")).toMatch(/^image\//);
      }
    }
  });
});
