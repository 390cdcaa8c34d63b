import { edge, expect, shopUrl, test } from "../../fixtures/shop-test.ts";

/** Not the user agent of an automated browser: those are served as in the United States. */
const person =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const product = "/products/auto-tune/pro";

/** So that the page is cached when the visitor comes. */
async function cacheAtEdge(): Promise<void> {
  for (const encoding of ["br", "gzip"]) {
    const headers = { "accept-encoding": encoding };
    await fetch(edge + product, { headers });
  }
}

for (const { country, ipAddress, currency, sign } of [
  { country: "DE", ipAddress: "91.0.0.1", currency: "EUR", sign: "€" },
  { country: "US", ipAddress: "8.8.8.8", currency: null, sign: "$" },
  { country: "JP", ipAddress: "210.130.0.1", currency: "JPY", sign: "¥" },
]) {
  test.describe(`A first visit from ${country}`, () => {
    test.use({ userAgent: person, extraHTTPHeaders: { "x-forwarded-for": ipAddress } });

    test("shows that country's prices at once, on a page that everybody gets", async ({
      page,
      context,
    }) => {
      await cacheAtEdge();
      const response = await page.goto(product);
      // On a slow machine it may have expired: then the origin revalidates it.
      expect(["HIT", "REVALIDATED"]).toContain(await response?.headerValue("x-cache"));
      const html = page.locator("html");
      if (currency === null) await expect(html).not.toHaveAttribute("data-currency");
      else await expect(html).toHaveAttribute("data-currency", currency);
      const prices = page.locator("main").getByText(sign).filter({ visible: true });
      await expect(prices.first()).toBeVisible();
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === "country")).toMatchObject({ value: country });
    });
  });
}

test.describe("A visitor who has chosen a country", () => {
  test.use({ userAgent: person, extraHTTPHeaders: { "x-forwarded-for": "91.0.0.1" } });

  test("keeps it, wherever they are", async ({ page, context }) => {
    await context.addCookies([{ name: "country", value: "GB", url: shopUrl }]);
    await page.goto(product);
    await expect(page.locator("html")).toHaveAttribute("data-currency", "GBP");
  });
});
