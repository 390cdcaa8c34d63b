import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { edge, expect } from "../../fixtures/shop-test.ts";

/** The code of the page about artists, as after a release that no longer has it. */
const artistsCode = /\/assets\/artists-[^/]*\.js/;

// The browser itself reports what it cannot fetch.
test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|404/] });

/** The addresses that are loaded as documents from now on. */
function watchDocuments(page: Page): URL[] {
  const urls: URL[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      urls.push(new URL(request.url()));
  });
  return urls;
}

const follow = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();

test("[API-05] a page whose code is gone is loaded by its address, past the edge's cache, and never again and again", async ({
  page,
  buyer,
}) => {
  await page.route(artistsCode, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(linkTo("Products"));
  await buyer.waitUntilHydrated();
  const loaded = watchDocuments(page);
  await follow(page, "Artists");
  await page.waitForURL((url) => url.pathname === linkTo("Artists"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(loaded.map(({ pathname }) => pathname)).toEqual([linkTo("Artists")]);
  expect(loaded[0]?.searchParams.get("fresh")).toMatch(/^[a-z0-9]+$/);
  // The page that was loaded lacks its code as well: it stays, and reads as the server rendered it.
  await page.waitForTimeout(1000);
  expect(loaded).toHaveLength(1);

  await page.unroute(artistsCode);
  await page.goto(linkTo("Products"));
  await buyer.waitUntilHydrated();
  await follow(page, "Artists");
  await expect(page).toHaveURL(linkTo("Artists"));
});

test("[API-05] the parameter leaves the address bar, and the edge fetches the page anew for it", async ({
  page,
  buyer,
}) => {
  await page.goto(`${linkTo("Artists")}?utm_source=friend&fresh=abc`);
  await buyer.waitUntilHydrated();
  await expect(page).toHaveURL(`${linkTo("Artists")}?utm_source=friend`);

  const cacheOf = async (path: string) => (await fetch(edge + path)).headers.get("x-cache");
  const cookie = { headers: { cookie: "country=US" } };
  await fetch(edge + linkTo("Artists"), cookie);
  const cached = await fetch(edge + linkTo("Artists"), cookie);
  expect(cached.headers.get("x-cache")).toBe("HIT");
  expect(await cacheOf(`${linkTo("Artists")}?fresh=abc`)).toBe("BYPASS");
});

test("[API-05] without a connection the page stays and says so once", async ({
  page,
  buyer,
  context,
}) => {
  const messages = page.waitForResponse(/\/assets\/toasts-/);
  await page.goto(linkTo("Products"));
  await buyer.waitUntilHydrated();
  await page.mouse.move(10, 10);
  await messages;
  const loaded = watchDocuments(page);
  await context.setOffline(true);
  await follow(page, "Artists");
  await follow(page, "About");
  await expect(page.getByText("We couldn’t reach the server.")).toHaveCount(1);
  await expect(page).toHaveURL(linkTo("Products"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(loaded).toEqual([]);

  await context.setOffline(false);
  await follow(page, "Artists");
  await expect(page).toHaveURL(linkTo("Artists"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
