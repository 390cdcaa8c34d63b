import { languageNames, languages, linkTo } from "@autotune/routes";
import { expect, test } from "../../fixtures/shop-test.ts";

/** By the property that React sets on an element, as the shop itself knows it. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith("__reactFiber"));
}

test.describe("A visitor", () => {
  for (const language of languages) {
    // The others run with the long proofs.
    const tag = language === "ja" ? [] : ["@long"];
    const title = `[ROUTE-01] opens Home in ${languageNames[language]} and goes to the AutoTune Pro page`;
    test(title, { tag }, async ({ page }) => {
      await page.goto(linkTo("Home", {}, language));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

      // Stays in the same document: a mark set now is still there after the click.
      await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
      const data = page.waitForRequest((request) => request.url().includes(".data"));
      const link = page.getByRole("main").getByRole("link", { name: /AutoTune Pro/ });
      // A pointer on its way hydrates the page; until then a link loads a document.
      await link.first().hover();
      await expect.poll(() => link.first().evaluate(isHydrated)).toBe(true);
      await link.first().click();
      await expect(page).toHaveURL(linkTo("AutoTune", { slug: "pro" }, language));
      await data;
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("AutoTune Pro");
      await expect(page.locator("body[data-same-document]")).toHaveCount(1);

      await page.goBack();
      await expect(page).toHaveURL(linkTo("Home", {}, language));
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }

  test(
    "switches the language and stays on the page, in the same document",
    { tag: "@long" },
    async ({ page }) => {
      const requested: string[] = [];
      page.on("request", (request) => requested.push(new URL(request.url()).pathname));
      await page.goto(linkTo("AutoTune", { slug: "pro" }));
      await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
      const english = await page.getByRole("heading", { level: 2 }).first().textContent();
      await page.locator("summary", { hasText: "English" }).click();
      await page.getByRole("banner").getByRole("link", { name: "Español" }).click();
      await expect(page).toHaveURL("/es/producto/auto-tune/pro");
      await expect(page.locator("html")).toHaveAttribute("lang", "es");
      await expect(page.getByRole("heading", { level: 2 }).first()).not.toHaveText(english ?? "");
      await expect(page.locator("summary", { hasText: "Español" })).toBeVisible();
      await expect(page.locator("body[data-same-document]")).toHaveCount(1);
      // The route was discovered lazily and its content came as data.
      expect(requested).toContain("/__manifest");
      expect(requested).toContain("/es/producto/auto-tune/pro.data");
    },
  );

  test(
    "goes from a page in one language to Home in another",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto(linkTo("Home", {}, "ko"));
      await page.locator("summary", { hasText: "한국어" }).click();
      await page.getByRole("banner").getByRole("link", { name: "English" }).click();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Sing it like you meant it.",
      );
    },
  );

  test(
    "pays in the currency of the country that the edge found, from the first paint",
    { tag: "@long" },
    async ({ page, context }) => {
      await page.goto(linkTo("AutoTune", { slug: "pro" }));
      await expect(page.getByText("$459", { exact: true }).first()).toBeVisible();
      await context.addCookies([{ name: "country", value: "JP", url: page.url() }]);
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-currency", "JPY");
      await expect(page.getByText("¥69,800", { exact: true }).first()).toBeVisible();
      await expect(page.getByText("$459", { exact: true }).first()).toBeHidden();
    },
  );

  test("[I18N-06] is led from an English slug under a Spanish prefix to the translated one", async ({
    page,
  }) => {
    const response = await page.goto("/es/products/auto-tune/pro?utm_source=mail");
    await expect(page).toHaveURL("/es/producto/auto-tune/pro?utm_source=mail");
    const redirect = await response?.request().redirectedFrom()?.response();
    expect(redirect?.status()).toBe(301);
  });
});

test.describe("A URL that leads nowhere", () => {
  // The browser itself reports the status of the document.
  test.use({ expectedConsole: [/status of 404/] });

  test("[ROUTE-21] responds 404 and shows the way home", async ({ page }) => {
    for (const path of [
      "/es/ninguna-parte",
      "/products/auto-tune/nothing",
      "/products/auto-tune/pro/nothing",
      "/home",
      "/nowhere/at/all",
    ]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(
        path.startsWith("/es") ? "Página no encontrada | AutoTune" : "Page Not Found | AutoTune",
      );
      const wayHome = page.getByRole("main").getByRole("link").first();
      await expect(wayHome).toHaveAttribute("href", path.startsWith("/es") ? "/es" : "/");
    }
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
