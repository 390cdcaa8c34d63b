import { languageNames, languages, linkTo } from "@autotune/routes";
import { expect, test } from "./shop-test.ts";

test.describe("A visitor", () => {
  for (const language of languages) {
    test(`[ROUTE-01] opens Home in ${languageNames[language]} and goes to the AutoTune Pro page`, async ({
      page,
    }) => {
      await page.goto(linkTo("Home", {}, language));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

      // Stays in the same document: a mark set now is still there after the click.
      await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
      const data = page.waitForRequest((request) => request.url().includes(".data"));
      await page
        .getByRole("main")
        .getByRole("link", { name: /AutoTune Pro/ })
        .first()
        .click();
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

  test("[I18N-04] switches the language and stays on the page", async ({ page }) => {
    await page.goto(linkTo("AutoTune", { slug: "pro" }));
    await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
    const english = await page.getByRole("heading", { level: 2 }).first().textContent();
    await page.getByText("English", { exact: true }).click();
    const discovered = page.waitForRequest((request) => request.url().includes("/__manifest"));
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL("/es/producto/auto-tune/pro");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.getByRole("heading", { level: 2 }).first()).not.toHaveText(english ?? "");
    await expect(page.locator("body[data-same-document]")).toHaveCount(1);
    await discovered;
    await expect(page.getByRole("banner").getByText("Español").first()).toBeVisible();
  });

  test("pays in the currency of the country that the edge found, from the first paint", async ({
    page,
    context,
  }) => {
    await page.goto(linkTo("AutoTune", { slug: "pro" }));
    await expect(page.getByText("$459", { exact: true }).first()).toBeVisible();
    await context.addCookies([{ name: "country", value: "JP", url: page.url() }]);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-currency", "JPY");
    await expect(page.getByText("$459", { exact: true }).first()).toBeHidden();
  });

  test("[I18N-06] is led from an English slug under a Spanish prefix to the translated one", async ({
    page,
    request,
  }) => {
    const answer = await request.get("/es/products/auto-tune/pro?utm_source=mail", {
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(301);
    expect(answer.headers()["location"]).toBe("/es/producto/auto-tune/pro?utm_source=mail");
    await page.goto("/es/products/auto-tune/pro");
    await expect(page).toHaveURL("/es/producto/auto-tune/pro");
  });
});

test.describe("An address that leads nowhere", () => {
  // The browser itself reports the status of the document.
  test.use({ expectedConsole: [/status of 404/] });

  for (const path of [
    "/nowhere/at/all",
    "/es/ninguna-parte",
    "/products/auto-tune/nothing",
    "/my-account",
    "/home",
  ]) {
    test(`[ROUTE-21] ${path} answers 404 and shows the way home`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle("Page Not Found | AutoTune");
      await page.getByRole("main").getByRole("link").first().click();
      await expect(page).toHaveURL(path.startsWith("/es") ? "/es" : "/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});
