import AxeBuilder from "@axe-core/playwright";
import { linkTo, type Language } from "@autotune/routes";
import type { Locator, Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { holdCall } from "../../fixtures/hold-call.ts";
import { interfaceText } from "../../fixtures/interface-text.ts";
import { readDownTo } from "../../fixtures/read-down-to.ts";
import { expect } from "../../fixtures/shop-test.ts";
import { withoutPopup } from "../../fixtures/without-popup.ts";

const call = "**/antares/v1/price-history?*";

/** What there is to know about a price, at the end of a product's page. */
async function openFacts(page: Page, language: Language = "en", slug = "pro"): Promise<Locator> {
  await withoutPopup(page);
  await page.goto(linkTo("AutoTune", { slug }, language));
  const facts = page.getByRole("region", {
    name: interfaceText(language, "The price over time"),
  });
  await readDownTo(page, facts);
  return facts;
}

const card = (facts: Locator, language: Language, english: string) =>
  facts.getByRole("region", { name: interfaceText(language, english), exact: true });

test.describe("What a product costs over time", () => {
  for (const [language, country, cells] of [
    ["en", "US", ["$459", "$449.82", "$349.98"]],
    ["de", "DE", ["449,00 €", "449,82 €", "349,98 €"]],
    ["ja", "JP", ["69,800", "68,040", "53,000"]],
  ] as const) {
    test(`is compared with Unlimited in ${language} for ${country}: a line, and the numbers behind it`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: "country", value: country, url: baseURL ?? "" }]);
      const facts = await openFacts(page, language);
      const costs = card(facts, language, "Buy it or get it with Unlimited?");
      await expect(costs.getByRole("img")).toBeVisible();
      // Paid by the month it is 18 months of less (17 in euros), by the year two years.
      await expect(costs).toContainText(country === "DE" ? "17" : "18");
      await expect(costs).toContainText("25");
      await expect(
        costs.getByText(
          interfaceText(language, "Stop paying and the plan ends. A license stays yours."),
        ),
      ).toBeVisible();
      const summary = costs.getByText(interfaceText(language, "Show as table"));
      await summary.focus();
      await page.keyboard.press("Enter");
      await expect(costs.getByRole("table")).toBeVisible();
      const rows = costs.getByRole("row");
      const shown = (await rows.allInnerTexts()).join("\n").replaceAll("\u00a0", " ");
      expect(shown).toContain(cells[0]);
      expect(shown).toContain(cells[2]);
    });
  }

  test("follows the chosen country: the old prices stay until the new ones are there, and the typed address stays", async ({
    page,
    context,
  }) => {
    const facts = await openFacts(page);
    const history = card(facts, "en", "Price history");
    await expect(history).toContainText("$459");
    const email = facts.getByRole("textbox", { name: "Your email address" });
    await email.fill("nina@studio.test");
    const release = await holdCall(context, call);
    const requested = page.waitForRequest(/price-history\?.*currency=GBP/);
    await page.getByRole("combobox", { name: "Country and currency" }).selectOption("GB");
    await requested;
    await expect(history).toContainText("$459");
    await expect(facts).toHaveAttribute("aria-busy", "true");
    release();
    await expect(history).toContainText("£389.00");
    await expect(facts).toHaveAttribute("aria-busy", "false");
    await expect(email).toHaveValue("nina@studio.test");
  });
});

test.describe("The price history", () => {
  test("is a line from zero with a table behind it", async ({ page }) => {
    const facts = await openFacts(page);
    const history = card(facts, "en", "Price history");
    await expect(history.getByRole("img")).toHaveAccessibleName(
      /Price over the last 12 months, between \$344\.25 and \$459/,
    );
    await history.getByText("Show as table").click();
    const rows = history.getByRole("row");
    await expect(rows).toHaveCount(6);
    await expect(rows.nth(1)).toContainText(/\$459.*Regular price/);
    await expect(rows.nth(2)).toContainText(/\$390\.15.*Sale price/);
  });

  test("costs the first view nothing, and loads when it is reached", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.goto(linkTo("AutoTune", { slug: "pro" }));
    await page.waitForLoadState("networkidle");
    expect(requested.filter((url) => /price-history|price-facts\b/.test(url))).toEqual([]);
  });

  test("has no barriers, and fits a narrow phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const facts = await openFacts(page);
    for (const summary of await facts.getByText("Show as table").all()) await summary.click();
    const { violations } = await new AxeBuilder({ page }).include("main").analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

test.describe("Where the numbers do not come", () => {
  test.use({ expectedConsole: [/status of 503/] });

  test("the page says so, and retries on request", async ({ page }) => {
    await page.route(call, (route) => route.fulfill({ status: 503 }));
    const facts = await openFacts(page);
    await expect(facts.getByRole("alert")).toContainText("We couldn’t load the price history.");
    await page.unroute(call);
    await facts.getByRole("button", { name: "Try again" }).click();
    await expect(card(facts, "en", "Price history")).toBeVisible();
    // The pressed button is gone.
    await expect(page.getByRole("main").locator(":focus")).toContainText("Price history");
  });

  test("in another currency, the ones before stay with what was typed beside them", async ({
    page,
  }) => {
    const facts = await openFacts(page);
    const history = card(facts, "en", "Price history");
    const wish = facts.getByRole("textbox", { name: "Target price in USD" });
    const email = facts.getByRole("textbox", { name: "Your email address" });
    await wish.fill("99");
    await email.fill("nina@studio.test");
    await page.route(call, (route) => route.fulfill({ status: 503 }));
    await page.getByRole("combobox", { name: "Country and currency" }).selectOption("GB");
    await expect(facts.getByRole("alert")).toContainText("We couldn’t load the prices in GBP.");
    await expect(history).toContainText("$459");
    await expect(wish).toHaveValue("99");
    await expect(email).toHaveValue("nina@studio.test");

    await facts.getByRole("button", { name: "Try again" }).click();
    await expect(facts.getByRole("alert")).toContainText("The ones below are in USD.");
    await expect(wish).toHaveValue("99");
    await page.unroute(call);
    await facts.getByRole("button", { name: "Try again" }).click();
    await expect(history).toContainText("£389.00");
    await expect(facts.getByRole("alert")).toHaveCount(0);
    await expect(email).toHaveValue("nina@studio.test");
  });
});
