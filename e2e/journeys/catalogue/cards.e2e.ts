import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/shop-test.ts";

/** The card of the plan on Home. */
function planCard(page: Page) {
  return page.getByRole("article").filter({ hasText: "Charged Annually at" });
}

test("[CARD-01] a plan's card offers month and year, and begins with the year", async ({
  page,
}) => {
  await page.goto("/");
  const card = planCard(page);
  await expect(card.getByRole("radio", { name: "Annual" })).toBeChecked();
  await expect(card.getByText("ANNUAL SUBSCRIPTION")).toBeVisible();
  await card.getByText("Monthly", { exact: true }).click();
  await expect(card.getByText("MONTHLY SUBSCRIPTION")).toBeVisible();
  await expect(card.getByText("ANNUAL SUBSCRIPTION")).toBeHidden();
  await page.reload();
  await expect(card.getByRole("radio", { name: "Annual" })).toBeChecked();
});

test(
  "the choice of a card works before any script has loaded",
  { tag: "@long" },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${process.env["SHOP_URL"]}/`);
    const card = planCard(page);
    await card.getByText("Monthly", { exact: true }).click();
    await expect(card.getByText("MONTHLY SUBSCRIPTION")).toBeVisible();
    await context.close();
  },
);

test("[CARD-03] a year is shown by the month with the yearly charge in the note, a month by the year as twelve times", async ({
  page,
}) => {
  await page.goto("/");
  const card = planCard(page);
  // The page holds prices in all currencies and shows one of them.
  const seen = () => card.innerText();
  await expect.poll(seen).toContain("$14.58/mo");
  await expect
    .poll(seen)
    .toContain("Charged Annually at $174.99/yr. Plan can be modified at any time.");
  await card.getByText("Monthly", { exact: true }).click();
  await expect.poll(seen).toContain("$24.99/mo");
  await expect.poll(seen).toContain("That adds up to $299.88/yr");
});

test("[CARD-04] the pill says what a year saves, as an amount where it was set as one", async ({
  page,
}) => {
  await page.goto("/");
  await expect.poll(() => planCard(page).innerText()).toContain("SAVE $124.89");
});

test("[CARD-02] buttons and kinds have the labels of the shop", async ({ page }) => {
  await page.goto(linkTo("AutoTune", { slug: "pro" }));
  const ways = page.getByRole("article").filter({ has: page.getByText("ONE TIME PAYMENT") });
  await expect(ways.getByRole("button", { name: "Buy Now" })).toBeVisible();
  await expect(page.getByText("Best Deal")).toBeVisible();
  await expect(page.getByText("ANNUAL SUBSCRIPTION")).toBeVisible();
  // A year of the plan costs more than this one.
  await page.goto(linkTo("AiPowered", { slug: "vocal-de-esser" }));
  await expect(page.getByText("ANNUAL SUBSCRIPTION")).toBeVisible();
  await expect(page.getByText("Best Deal")).toBeHidden();
});

test("[CARD-05] the buy box shows from where the button has gone until the footer, 70 px from the top", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(linkTo("AutoTune", { slug: "pro" }));
  const box = page.locator("[data-buy-box]");
  await expect(box).toBeHidden();
  await page.mouse.wheel(0, 1200);
  await expect(box).toBeVisible();
  await expect.poll(() => box.evaluate((element) => element.getBoundingClientRect().top)).toBe(70);
  await expect(box.getByRole("button", { name: "Buy Now" })).toBeVisible();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 20_000);
  await expect(box).toBeHidden();
  await page.mouse.wheel(0, -30_000);
  await expect(box).toBeHidden();
});

test("[CARD-14] a product's image is a png file named by its product id", async ({ page }) => {
  await page.goto(linkTo("AutoTune", { slug: "pro" }));
  const image = page.getByRole("img", { name: "AutoTune Pro plug-in window" });
  await expect(image).toHaveAttribute("src", "/images/products/AT-PRO.png");
  const file = await page.evaluate(async () => {
    const response = await fetch("/images/products/AT-PRO.png");
    const signature = new Uint8Array(await response.arrayBuffer()).slice(1, 4);
    return [response.headers.get("content-type"), String.fromCharCode(...signature)];
  });
  expect(file).toEqual(["image/png", "PNG"]);
});

for (const [language, label, tag] of [
  ["en", "For Pro Tools", []],
  ["de", "Für Pro Tools", ["@long"]],
] as const) {
  const title = `[CARD-13] an editor's words beside a price are on the cards, the page and the cart's line, in ${language}`;
  test(title, { tag: [...tag] }, async ({ page }) => {
    const shown = page.getByRole("main").getByText(label, { exact: true });
    await page.goto(linkTo("AutoTune", {}, language));
    const card = page.getByRole("article").filter({ hasText: label });
    await expect(card.getByRole("heading")).toHaveText("AutoTune Hybrid");

    await page.goto(linkTo("AutoTune", { slug: "hybrid" }, language));
    await expect(shown.first()).toBeVisible();

    await page.goto(`${linkTo("Home", {}, language)}?show_cards=hybrid`);
    const option = page.getByRole("dialog").getByRole("article").filter({ hasText: label });
    await expect(option.getByRole("heading", { name: "AutoTune Hybrid" })).toBeVisible();
    await option.getByRole("button").first().click();

    await expect(page).toHaveURL(linkTo("Checkout", {}, language));
    const line = page.getByRole("listitem").filter({ hasText: "AutoTune Hybrid" });
    await expect(line.getByText(label, { exact: true })).toBeVisible();
  });
}
