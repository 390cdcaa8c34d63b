import { linkTo } from "@autotune/routes";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { holdCall } from "../../fixtures/hold-call.ts";
import { makeAccount } from "../../fixtures/customer/make-account.ts";
import { expect, shopUrl } from "../../fixtures/shop-test.ts";

test("[I18N-04] the picker keeps the page, and the choice is remembered and saved", async ({
  page,
  buyer,
}) => {
  await makeAccount(buyer);
  await page.goto(`${linkTo("AutoTune", { slug: "pro" })}?utm_source=mail`);
  await buyer.waitUntilHydrated();
  await page.locator("summary", { hasText: "English" }).click();
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.getByRole("banner").getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL("/es/producto/auto-tune/pro?utm_source=mail");
  const body: unknown = await (await saved).json();
  expect(body).toMatchObject({ language_preference: "es" });

  // A returning visitor is redirected from the bare URL to their language, and from no other.
  await page.goto("/?utm_source=mail");
  await expect(page).toHaveURL("/es?utm_source=mail");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.goto(linkTo("Products"));
  await expect(page).toHaveURL(linkTo("Products"));
  // A link of the English pages leads to the English Home.
  await page.goto("/", { referer: shopUrl + linkTo("Products") });
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL("/");

  // Until they choose otherwise.
  await page.goto("/es");
  await buyer.waitUntilHydrated();
  await page.locator("summary", { hasText: "Español" }).click();
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL("/");
});

test("[NAV-07] a page's requests are cancelled when it is left, not when its language changes", async ({
  page,
  context,
  buyer,
}) => {
  await makeAccount(buyer);
  const ended: string[] = [];
  page.on("requestfailed", (request) => ended.push(new URL(request.url()).pathname));
  const orders = /\/laravel\/rest\/orders/;
  let questions = 0;
  page.on("request", (request) => {
    if (orders.test(request.url())) questions += 1;
  });

  const release = await holdCall(context, "**/laravel/rest/**orders**");
  const requested = page.waitForRequest(orders);
  await page.goto(linkTo("Orders"));
  const { pathname } = new URL((await requested).url());
  await page.locator("summary", { hasText: "English" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(linkTo("Orders", {}, "es"));
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  expect(ended).not.toContain(pathname);
  expect(questions).toBe(1);
  await page.getByRole("link", { name: "AutoTune" }).first().click();
  await expect(page).toHaveURL(linkTo("Home", {}, "es"));
  await expect.poll(() => ended).toContain(pathname);
  release();
});
