import { languages, linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { edge, expect } from "../../fixtures/shop-test.ts";

const main = (page: Page) => page.getByRole("main");
const cardOf = (page: Page, name: string) =>
  main(page)
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name, exact: true }) })
    .filter({ has: page.getByRole("radio") });

const smaller = [
  {
    slug: "producer",
    name: "AutoTune Producer",
    shelves: { AutoTune: 2, "AI vocal chain": 5, "Creative effects": 4 },
    larger: { name: "AutoTune Unlimited", adds: ["AutoTune Pro", "Undertow"] },
  },
  {
    slug: "essentials",
    name: "AutoTune Essentials",
    shelves: { AutoTune: 2, "AI vocal chain": 2 },
    larger: { name: "AutoTune Producer", adds: ["Vocal EQ", "Metamorph"] },
  },
] as const;

test.describe("The page of a plan", () => {
  for (const { slug, name, shelves, larger } of smaller) {
    const tag = slug === "producer" ? [] : ["@long"];
    const title = `[ROUTE-07] [CARD-12] says what ${name} includes, what the next one adds, and has no trial`;
    test(title, { tag }, async ({ page }) => {
      await page.goto(linkTo("Subscriptions", { slug }));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      for (const [shelf, count] of Object.entries(shelves))
        await expect(
          main(page).getByRole("heading", { level: 3, name: new RegExp(`^${shelf}\\s*${count}`) }),
        ).toBeVisible();
      const own = cardOf(page, name);
      await expect(own.getByRole("radio", { name: "Annual" })).toBeChecked();
      await expect(own.getByRole("button", { name: "Get a FREE Trial" })).toHaveCount(0);
      const next = cardOf(page, larger.name);
      for (const tool of larger.adds) await expect(next).toContainText(tool);
      await expect(main(page).getByText("Only AutoTune Unlimited has a free trial")).toHaveCount(1);
      await next.getByRole("link", { name: larger.name }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(larger.name);
    });

    test(`[ROUTE-07] ${name} is there in every language`, { tag: "@long" }, async () => {
      for (const language of languages) {
        const path = linkTo("Subscriptions", { slug }, language);
        const response = await fetch(edge + path);
        expect(response.status, path).toBe(200);
        const html = await response.text();
        expect(html.includes("Can I switch plans later?"), path).toBe(language === "en");
      }
    });
  }

  test("[CARD-01] names a plan without the period that is chosen below it", async ({ page }) => {
    await page.goto(linkTo("Subscriptions", { slug: "unlimited" }));
    for (const name of ["AutoTune Unlimited", "AutoTune Producer", "AutoTune Essentials"]) {
      const card = cardOf(page, name);
      await expect(card).toHaveCount(1);
      await card.getByText("Monthly", { exact: true }).click();
      await expect(card.getByRole("heading", { name, exact: true })).toBeVisible();
      await expect(card).not.toContainText("yearly");
    }
  });

  test("[CARD-11] tells a trial's terms also below the price of a year", async ({ page }) => {
    const places = [
      linkTo("Subscriptions", { slug: "unlimited" }),
      linkTo("AutoTune", { slug: "pro" }),
      linkTo("Home"),
    ];
    for (const path of places) {
      await page.goto(path);
      const card = cardOf(page, "AutoTune Unlimited");
      await expect(card.getByRole("radio", { name: "Annual" })).toBeChecked();
      await card.scrollIntoViewIfNeeded();
      // The page holds prices in all currencies and shows one of them.
      await expect
        .poll(() => card.innerText())
        .toMatch(/14 days free, then \$24\.99\s*\/mo\s+\+ tax unless you cancel\./);
    }
  });

  test("[CART-07] sells the plan, as does its card on the family's page", async ({
    page,
    buyer,
  }) => {
    const subscribe = { name: "Subscribe Now" };
    const lines = buyer.cartLines.getByRole("listitem");
    await page.goto(linkTo("Subscriptions", { slug: "producer" }));
    await buyer.waitUntilHydrated();
    await cardOf(page, "AutoTune Producer").getByRole("button", subscribe).click();
    await page.waitForURL(linkTo("Checkout"));
    await expect(lines).toHaveText([/AutoTune Producer, yearly/]);

    const essentials = main(page)
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: "AutoTune Essentials", exact: true }) });
    // Until the code of the lower page is there, the button leads to the plan's page.
    await expect(async () => {
      await page.goto(linkTo("Subscriptions"));
      await essentials.hover();
      await page.waitForLoadState("networkidle");
      await essentials.getByRole("button", subscribe).click();
      await page.waitForURL(linkTo("Checkout"), { timeout: 3000 });
    }).toPass();
    await expect(lines).toHaveText([/AutoTune Essentials, yearly/]);
  });
});
