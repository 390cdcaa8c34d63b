import Type from "typebox";
import { Compile } from "typebox/compile";
import { edge, expect, shopUrl, test } from "../../fixtures/shop-test.ts";

/** Not the user agent of an automated browser: those are served as in the United States. */
const person =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const product = "/products/auto-tune/pro";

const prices = Compile(
  Type.Object({
    data: Type.Object({
      prices: Type.Object({
        currency: Type.String(),
        products: Type.Array(Type.Object({ path: Type.String(), price: Type.Integer() })),
      }),
    }),
  }),
);

/** The catalogue's prices as a visitor from Germany gets them. */
async function readPrices(userAgent: string) {
  const headers = { "user-agent": userAgent, "x-forwarded-for": "91.0.0.1" };
  const response = await fetch(`${edge}/wp-json/antares/v1/currencies`, { headers });
  return prices.Parse(await response.json()).data.prices;
}

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
      const shown = page.locator("main").getByText(sign).filter({ visible: true });
      await expect(shown.first()).toBeVisible();
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === "country")).toMatchObject({ value: country });
    });
  });
}

for (const [name, userAgent] of [
  ["A crawler", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  ["An automated browser", person.replace("Chrome/", "HeadlessChrome/")],
] as const)
  test.describe(`${name} from Germany`, () => {
    test.use({ userAgent, extraHTTPHeaders: { "x-forwarded-for": "91.0.0.1" } });

    test("[CARD-10] gets US: dollars without .00, and a twelfth rounded half up", async ({
      page,
      context,
    }) => {
      await page.goto(product);
      await expect(page.locator("html")).not.toHaveAttribute("data-currency");
      const head = page.locator("main section").first();
      await expect.poll(() => head.innerText()).toMatch(/\$\d+(?![.\d])/);
      expect(await head.innerText()).not.toContain("€");
      const cookie = (await context.cookies()).find(({ name: called }) => called === "country");
      expect(cookie?.value ?? "US").toBe("US");
      const { currency, products } = await readPrices(userAgent);
      const year = products.find(({ path }) => path === "auto-tune-producer-yearly")?.price ?? 0;
      expect(currency).toBe("USD");
      // 124.99 / 12 = 10.4158…
      const twelfth = (Math.floor((2 * year + 12) / 24) / 100).toFixed(2);
      await page.goto("/products/subscriptions/producer");
      const card = page.locator("#plans article").first();
      await expect.poll(() => card.innerText()).toContain(`$${twelfth}`);
    });
  });

test.describe("A visitor who has chosen a country", () => {
  test.use({ userAgent: person, extraHTTPHeaders: { "x-forwarded-for": "91.0.0.1" } });

  test("keeps it, wherever they are", async ({ page, context }) => {
    await context.addCookies([{ name: "country", value: "GB", url: shopUrl }]);
    await page.goto(product);
    await expect(page.locator("html")).toHaveAttribute("data-currency", "GBP");
  });
});
