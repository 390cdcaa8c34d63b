import type { Page } from "@playwright/test";

interface Sold {
  path: string;
  type: string;
}

/** The shop's data as if an editor had taken some products away a moment ago. */
export async function hideProducts(page: Page, isGone: (product: Sold) => boolean): Promise<void> {
  await page.route("**/antares/v1/currencies?*", async (route) => {
    // Only the browser resolves *.localhost.
    const url = route.request().url().replace("shop.localhost", "127.0.0.1");
    const response = await route.fetch({ url });
    const body = (await response.json()) as { data: { prices: { products: Sold[] } } };
    const { prices } = body.data;
    prices.products = prices.products.filter((product) => !isGone(product));
    await route.fulfill({ response: response, json: body });
  });
}
