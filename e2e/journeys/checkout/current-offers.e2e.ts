import { linkTo } from "@autotune/routes";
import pg from "pg";
import { inDatabase } from "../../fixtures/customer/old-purchase.ts";
import { databaseUrl, expect, test } from "../../fixtures/shop-test.ts";

const page = linkTo("WPPageRenderer", { slug: "auto-tune-special-offers" });
async function reducedNames(): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select words.body->>'name' as name
         from shop.catalogue_product product
         join shop.published_document words
           on words.collection = 'products' and words.locale = 'en' and words.key = product.path
        where product.discount is not null and product.type in ('perpetual', 'subscription')
              and not product.promo_only and not product.wp_only`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

const announce = () => inDatabase("select pg_notify('shop_published', '')", []);

test("[ROUTE-20] Special Offers lists what is reduced and every promotion for everyone, until they end", async ({
  page: browser,
}) => {
  const offers = browser
    .getByRole("main")
    .locator("section")
    .filter({ has: browser.getByRole("heading", { name: "On sale now" }) });
  await browser.goto(page);
  // Every reduced product that is for sale, with what it cost before.
  const reduced = await reducedNames();
  expect(reduced.length).toBeGreaterThan(0);
  for (const name of reduced) {
    const card = offers
      .getByRole("article")
      .filter({ has: browser.getByRole("heading", { name, exact: true }) });
    await expect(card).toContainText("Was:");
  }
  const promotion = offers.getByRole("article").filter({ hasText: "in the studio" });
  await expect(promotion).toContainText("Choir");
  await expect(promotion).toContainText("$49");
  await expect(promotion).toContainText(/Ends February 28, 2027 at 11:59\sPM UTC/);
  // Owners alone get this one.
  await expect(offers).not.toContainText("For AutoTune owners");

  await inDatabase(
    "update shop.promotion set ends_at = now() where code = 'WINTER26' and ends_at > now()",
    [],
  );
  try {
    await announce();
    await expect(async () => {
      await browser.goto(page);
      await expect(promotion).toHaveCount(0, { timeout: 500 });
    }).toPass();
  } finally {
    await inDatabase(
      "update shop.promotion set ends_at = '2027-03-01T00:00:00Z' where code = 'WINTER26'",
      [],
    );
    await announce();
  }
});
