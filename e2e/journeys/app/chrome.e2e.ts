import { linkTo } from "@autotune/routes";
import type { Locator, Page, Route } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { giveOldLicence } from "../../fixtures/customer/old-purchase.ts";
import { footerPages } from "../../fixtures/footer-pages.ts";
import { expect } from "../../fixtures/shop-test.ts";

const bar = (page: Page) => page.getByRole("banner");
const productsButton = (page: Page) => bar(page).getByRole("button", { name: "Products" });
const productsMenu = (page: Page) => page.locator("#products-menu");
const menuButton = (page: Page) => bar(page).getByRole("button", { name: "Menu" });
const siteMenu = (page: Page) => page.locator("#site-menu");
const footer = (page: Page) => page.getByRole("contentinfo");
const pageAt = (slug: string) => linkTo("WPPageRenderer", { slug });

/** How many entries each column of a list has. */
const columnHeights = (list: Locator) =>
  list
    .locator("ul")
    .evaluateAll((columns) => columns.map((column) => column.querySelectorAll("li").length));

/** The narrowest window in which the bar shows all its links. */
const wide = 1200;

test(
  "[CHROME-01] the bar leads to Unlimited, products, merch, learning, support and offers",
  { tag: "@long" },
  async ({ page, buyer }) => {
    await page.setViewportSize({ width: wide, height: 800 });
    await page.goto(linkTo("Home"));
    await buyer.waitUntilHydrated();
    const main = bar(page).getByRole("navigation", { name: "Main" });
    for (const [name, href] of [
      ["Unlimited", linkTo("Subscriptions", { slug: "unlimited" })],
      ["Merch", "https://merch.example.com"],
      ["Learning", linkTo("LearningCenter")],
      ["Support", "https://support.example.com"],
      ["Special Offers", pageAt("auto-tune-special-offers")],
    ] as const) {
      await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    }

    await productsButton(page).click();
    await expect(page.getByRole("tab")).toContainText([
      "Unlimited",
      "AutoTune Editions",
      "AI Powered Vocal Chain",
      "Creative Effects",
    ]);
    await page.getByRole("tab", { name: "AutoTune Editions" }).click();
    await page
      .getByRole("tabpanel")
      .getByRole("link", { name: /^AutoTune Pro/ })
      .click();
    await expect(page).toHaveURL(linkTo("AutoTune", { slug: "pro" }));
    await expect(productsMenu(page)).toHaveCount(0);
    await expect(productsButton(page)).toHaveAttribute("aria-current", "true");

    await main.getByRole("link", { name: "Unlimited" }).click();
    await expect(page).toHaveURL(linkTo("Subscriptions", { slug: "unlimited" }));
    await expect(main.getByRole("link", { name: "Unlimited" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(productsButton(page)).not.toHaveAttribute("aria-current");
  },
);

test(
  "[CHROME-01] a mouse that rests on Products opens the menu, and one that leaves closes it",
  { tag: "@long" },
  async ({ page, buyer }) => {
    await page.goto(linkTo("Home"));
    await buyer.waitUntilHydrated();
    await productsButton(page).hover();
    await expect(productsMenu(page)).toBeVisible();
    // A click after the hover does not close what the hover has opened.
    await productsButton(page).click();
    await expect(productsMenu(page)).toBeVisible();
    await productsButton(page).click();
    await expect(productsMenu(page)).toHaveCount(0);

    await page.mouse.move(700, 700);
    await productsButton(page).hover();
    await page.getByRole("tab", { name: "Creative Effects" }).hover();
    await expect(page.getByRole("tab", { name: "Creative Effects" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.mouse.move(700, 700);
    await expect(productsMenu(page)).toHaveCount(0);
  },
);

test(
  "[CHROME-01] a mouse closes only what it has opened, and Ctrl+click opens a tab",
  { tag: "@long" },
  async ({ page, context, buyer }) => {
    await page.goto(linkTo("Home"));
    await buyer.waitUntilHydrated();
    await productsButton(page).hover();
    await expect(productsMenu(page)).toBeVisible();
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      productsButton(page).click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await expect(tab).toHaveURL(linkTo("Products"));
    await tab.close();

    await expect(productsMenu(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(productsMenu(page)).toHaveCount(0);
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("tab", { name: "Unlimited" })).toBeFocused();
    await page.mouse.move(700, 700);
    await page.waitForTimeout(600);
    await expect(productsMenu(page)).toBeVisible();
  },
);

test(
  "[CHROME-01] a press on a link of the menu shows progress at once, however long the page takes",
  { tag: "@long" },
  async ({ page, buyer }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\.data(?:\?|$)/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(linkTo("Home"));
    await buyer.waitUntilHydrated();
    const line = page.locator("[data-pending-line]");
    await expect(line).toHaveCount(0);
    await productsButton(page).click();
    await page.getByRole("tab", { name: "AutoTune Editions" }).click();
    await page
      .getByRole("tabpanel")
      .getByRole("link", { name: /^AutoTune Pro/ })
      .click();
    await expect(productsMenu(page)).toHaveCount(0);
    await expect(line).toHaveCSS("opacity", "1");
    await expect(page).toHaveURL(linkTo("Home"));
    release();
    await expect(page).toHaveURL(linkTo("AutoTune", { slug: "pro" }));
    await expect(line).toHaveCount(0);
  },
);

test.describe("Code below the first view that cannot be fetched", () => {
  // The browser itself reports what it cannot fetch.
  test.use({ expectedConsole: [/ERR_FAILED/] });

  const lowerPage = /\/assets\/(?:all-blocks|page-end)-[^/]*\.js/;

  test(
    "[CHROME-06] takes nothing away, and is fetched as soon as it can be",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await page.route(lowerPage, (route) => route.abort());
      await page.goto(linkTo("AutoTune", { slug: "pro" }));
      await buyer.waitUntilHydrated();
      await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
      const headings = page.getByRole("main").locator("h2");
      const drawn = await headings.allTextContents();
      expect(drawn.length).toBeGreaterThan(1);
      const failed = page.waitForEvent("requestfailed", (request) => lowerPage.test(request.url()));
      await footer(page).scrollIntoViewIfNeeded();
      await failed;
      // A second try fails too.
      await page.waitForTimeout(1500);
      expect(await headings.allTextContents()).toEqual(drawn);

      const fetched = Promise.all(
        ["all-blocks", "page-end"].map((name) =>
          page.waitForResponse((response) => response.url().includes(`/assets/${name}-`)),
        ),
      );
      await page.unroute(lowerPage);
      await fetched;
      await page.waitForTimeout(300);
      expect(await headings.allTextContents()).toEqual(drawn);
      await footer(page).getByRole("link", { name: "About" }).click();
      await expect(page).toHaveURL(pageAt("about"));
      await expect(page.locator("body[data-same-document]")).toHaveCount(1);
    },
  );

  test(
    "[CHROME-01] [CHROME-06] leaves the next page to the server, complete",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await page.route(lowerPage, (route) => route.abort());
      await page.goto(linkTo("Home"));
      await buyer.waitUntilHydrated();
      await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
      await bar(page).getByRole("link", { name: "Learning", exact: true }).click();
      await expect(page).toHaveURL(linkTo("LearningCenter"));
      await expect(page.locator("body[data-same-document]")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(footer(page).getByRole("link", { name: "About" })).toBeVisible();
    },
  );
});

test.describe("Without a script", () => {
  // The browser itself reports the preloaded scripts that it may not run.
  test.use({ javaScriptEnabled: false, expectedConsole: [/ csp$/] });

  test("[CHROME-01] [CHROME-06] Products is a link, and the footer is there with its languages", async ({
    page,
  }) => {
    await page.goto(linkTo("Home"));
    await expect(productsButton(page)).toHaveAttribute("href", linkTo("Products"));
    await expect(footer(page).getByRole("link", { name: "Careers" })).toBeVisible();
    await expect(footer(page).getByRole("link", { name: "Español" })).toHaveAttribute(
      "href",
      "/es",
    );
  });
});

test("[CHROME-02] the right side offers languages and the sign-in, or the account menu", async ({
  page,
  buyer,
}) => {
  await page.goto(linkTo("Home"));
  await buyer.waitUntilHydrated();
  const picker = bar(page).locator("details", { hasText: "English" });
  await picker.locator("summary").click();
  await expect(picker.getByRole("link")).toHaveText([
    "English",
    "Français",
    "Español",
    "Deutsch",
    "Português",
    "日本語",
    "한국어",
    "Italiano",
  ]);
  await page.keyboard.press("Escape");
  await expect(buyer.accountMenu).toHaveCount(0);
  await bar(page).getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("tab", { name: "Create account" }).click();
  await buyer.signUp();

  const menu = bar(page).locator("details", { hasText: buyer.person.firstName });
  const open = async () => {
    await buyer.accountMenu.click();
    await expect(menu.getByRole("button", { name: "Logout" })).toBeVisible();
  };
  const entries = (offers: string) => ["My Account", "Account Settings", "Order History", offers];
  const known = () => page.waitForResponse("**/laravel/rest/products/summary");

  // A new account owns nothing that could be upgraded.
  let summary = known();
  await page.reload();
  await summary;
  await expect(bar(page).getByRole("button", { name: "Sign In" })).toHaveCount(0);
  await open();
  await expect(menu.getByRole("link")).toHaveText(entries("Available Offers"));
  await expect(menu.getByRole("listitem").last()).toHaveText("Logout");

  // The server counts what can be had for an old licence, and the page of offers shows as many.
  await giveOldLicence(buyer.person.email, "AT-PRO-X");
  await page.goto(linkTo("UserUpgrades"));
  const offered = page.getByRole("main").getByRole("heading", { level: 3 });
  await expect(offered.first()).toBeVisible();
  const count = new Set(await offered.allInnerTexts()).size;
  expect(count).toBeGreaterThan(1);
  summary = known();
  await page.goto(linkTo("Home"));
  await summary;
  await open();
  await expect(menu.getByRole("link")).toHaveText(
    entries(`Available Offers ${count} Available Upgrades`),
  );

  await page.route("**/laravel/rest/products/summary", async (route) => {
    const json: object = await (await route.fetch({ url: onLoopback(route) })).json();
    await route.fulfill({ json: { ...json, available_upgrades: 1 } });
  });
  await page.reload();
  await open();
  await expect(menu.getByRole("link")).toHaveText(entries("Available Offers 1 Available Upgrade"));

  for (const [name, href] of [
    ["My Account", linkTo("Overview")],
    ["Account Settings", linkTo("Profile")],
    ["Order History", linkTo("Orders")],
    [/^Available Offers/, linkTo("UserUpgrades")],
  ] as const)
    await expect(menu.getByRole("link", { name })).toHaveAttribute("href", href);
  await menu.getByRole("button", { name: "Logout" }).click();
  await expect(bar(page).getByRole("button", { name: "Sign In" })).toBeVisible();
  await expect(buyer.accountMenu).toHaveCount(0);
});

/** Only the browser resolves *.localhost. */
function onLoopback(route: Route): string {
  return route.request().url().replace("shop.localhost", "127.0.0.1");
}

test(
  "[CHROME-03] the cart's button counts, waits for the shop's data, and is not on Checkout",
  { tag: "@long" },
  async ({ page, buyer }) => {
    await buyer.putIntoCart();
    await expect(buyer.cartButton).toHaveCount(0);

    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(linkTo("Home"), { waitUntil: "commit" });
    await expect(buyer.cartButton).toBeDisabled();
    release();
    await expect(buyer.cartButton).toBeEnabled();
    await expect(buyer.cartButton).toHaveAccessibleName("Cart 1 item");
  },
);

test(
  "[CHROME-04] below 1200 px a menu fills the screen, in sections that open, and closes at 1200",
  { tag: "@long" },
  async ({ page, buyer }) => {
    await page.setViewportSize({ width: wide - 1, height: 900 });
    await page.goto(linkTo("Home"));
    await buyer.waitUntilHydrated();
    await expect(productsButton(page)).toBeHidden();
    const barHeight = (await bar(page).boundingBox())?.height;
    await menuButton(page).click();
    const editions = siteMenu(page).locator("summary", { hasText: "AutoTune Editions" });
    const pro = siteMenu(page).getByRole("link", { name: /^AutoTune Pro/ });
    await expect(pro).toBeHidden();
    await editions.click();
    await expect(pro).toBeVisible();
    await siteMenu(page).locator("summary", { hasText: "Creative Effects" }).click();
    await expect(pro).toBeHidden();
    expect((await siteMenu(page).boundingBox())?.width).toBe(wide - 1);
    expect((await bar(page).boundingBox())?.height).toBe(barHeight);
    // What lies beneath neither scrolls nor can be reached.
    await expect(page.getByRole("main")).toHaveAttribute("inert");
    const place = await page.evaluate(() => scrollY);
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(place);

    await page.setViewportSize({ width: wide, height: 900 });
    await expect(siteMenu(page)).toHaveCount(0);
    await expect(page.getByRole("main")).not.toHaveAttribute("inert");
    await expect(menuButton(page)).toBeHidden();
    await expect(productsButton(page)).toBeVisible();

    await page.setViewportSize({ width: 320, height: 640 });
    await menuButton(page).click();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await editions.click();
    await pro.click();
    await expect(page).toHaveURL(linkTo("AutoTune", { slug: "pro" }));
    await expect(siteMenu(page)).toHaveCount(0);

    await menuButton(page).click();
    await siteMenu(page).locator("summary", { hasText: "Language" }).click();
    await siteMenu(page).getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL(linkTo("AutoTune", { slug: "pro" }, "es"));
  },
);

test(
  "[CHROME-06] the footer says what the brand is and leads everywhere",
  { tag: "@long" },
  async ({ page }) => {
    // It may come by itself while the links are looked at.
    const code = page.waitForResponse(/\/page-end[^/]*$/);
    await page.goto(linkTo("Home"));
    await expect(footer(page).getByText("Unlock Your Voice.")).toBeVisible();
    await expect(footer(page).getByText(/are trademarks/)).toBeVisible();
    await expect(footer(page).getByRole("textbox", { name: /mail/i })).toBeVisible();
    await expect(footer(page).getByRole("heading")).toContainText([
      "Company",
      "Products",
      "Support",
    ]);
    for (const slug of footerPages) {
      await expect(footer(page).locator(`a[href="${pageAt(slug)}"]`), slug).toHaveCount(1);
      const status = await page.evaluate(async (path) => (await fetch(path)).status, pageAt(slug));
      expect(status, slug).toBe(200);
    }
    for (const [name, href] of [
      ["Help Center", "https://support.example.com"],
      ["FAQ", "https://support.example.com/faq"],
      ["Community chat", "https://chat.example.com"],
      ["AutoTune on video", "https://videos.example.com"],
      ["AutoTune in pictures", "https://photos.example.com"],
      ["AutoTune in short clips", "https://clips.example.com"],
      ["The AutoTune podcast", "https://podcast.example.com"],
    ] as const) {
      await expect(footer(page).getByRole("link", { name }).first()).toHaveAttribute("href", href);
    }

    // Rendered by the server, hydrated when it is reached: then its links stay in the document.
    await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
    await footer(page).scrollIntoViewIfNeeded();
    await code;
    await page.waitForTimeout(300);
    await footer(page).getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(pageAt("about"));
    await expect(page.locator("body[data-same-document]")).toHaveCount(1);
  },
);

test("[CHROME-07] product links stand in one column, two of at most six, or two halves", async ({
  page,
  buyer,
}) => {
  await page.goto(linkTo("Home"));
  await buyer.waitUntilHydrated();
  const all = footer(page).getByRole("group", { name: "Products" });
  const total = await all.getByRole("link").count();
  expect(total).toBeGreaterThan(10);
  expect(await columnHeights(all)).toEqual([Math.ceil(total / 2), Math.floor(total / 2)]);

  await productsButton(page).click();
  for (const family of ["AutoTune Editions", "AI Powered Vocal Chain"]) {
    await page.getByRole("tab", { name: family }).click();
    expect(await columnHeights(page.getByRole("tabpanel"))).toEqual([5]);
  }
});

test("[CHROME-09] an entry of the menu has a name, a description, a light when it is new, and a destination", async ({
  page,
  buyer,
}) => {
  await page.goto(linkTo("Home"));
  await buyer.waitUntilHydrated();
  await productsButton(page).click();
  await page.getByRole("tab", { name: "AutoTune Editions" }).click();
  const entries = page.getByRole("tabpanel").getByRole("listitem");
  const newest = entries.filter({ hasText: "AutoTune 2026" });
  await expect(newest.getByText("New", { exact: true })).toBeVisible();
  await expect(newest.getByRole("link")).toHaveAccessibleName(/^AutoTune 2026 New .{10,}/);
  const pro = entries.filter({ hasText: "AutoTune Pro" });
  await expect(pro.getByText("New", { exact: true })).toHaveCount(0);
  await expect(pro.getByRole("link")).toHaveAccessibleName(/^AutoTune Pro .{10,}/);
  await pro.getByRole("link").click();
  await expect(page).toHaveURL(linkTo("AutoTune", { slug: "pro" }));
});

test.describe("A URL that leads nowhere", () => {
  // The browser itself reports the status of the document.
  test.use({ expectedConsole: [/status of 404/] });

  test(
    "[CHROME-01] [CHROME-06] has the whole bar and the footer, and no offer",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await page.goto("/products/auto-tune/nothing");
      await buyer.waitUntilHydrated();
      await expect(footer(page).getByRole("link", { name: "AutoTune Pro" })).toBeVisible();
      await expect(page.getByRole("complementary", { name: /Unlimited/ })).toHaveCount(0);
      await productsButton(page).click();
      await page
        .getByRole("tabpanel")
        .getByRole("link", { name: /^AutoTune Pro/ })
        .click();
      await expect(page).toHaveURL(linkTo("AutoTune", { slug: "pro" }));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/pro/i);
    },
  );
});

test(
  "pages end with the plan, but not Home, the plan's own page and the checkout",
  { tag: "@long" },
  async ({ page }) => {
    const promo = page.getByRole("complementary", { name: /Unlimited/ });
    await page.goto(linkTo("AutoTune", { slug: "pro" }));
    await expect(promo).toBeVisible();
    await promo.getByRole("link", { name: "Learn More" }).click();
    await expect(page).toHaveURL(linkTo("Subscriptions", { slug: "unlimited" }));
    await expect(promo).toHaveCount(0);
    for (const path of [linkTo("Home"), linkTo("Checkout")]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect(promo, path).toHaveCount(0);
    }
  },
);
