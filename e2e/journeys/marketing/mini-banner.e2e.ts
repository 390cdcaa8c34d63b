import { AxeBuilder } from "@axe-core/playwright";
import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { withBanner } from "../../fixtures/staff/with-banner.ts";
import { edge, expect } from "../../fixtures/shop-test.ts";
import { tabTo } from "../../fixtures/tab-to.ts";

const banner = (page: Page) => page.getByRole("complementary", { name: "Offer" });
const words = "23 plug-ins, free for 14 days";

/** Records what shifts the bar, the banner or the page without any input. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources, hadRecentInput } = entry as unknown as {
          readonly sources: readonly {
            readonly node: Node | null;
            readonly previousRect: DOMRectReadOnly;
            readonly currentRect: DOMRectReadOnly;
          }[];
          readonly hadRecentInput: boolean;
        };
        if (hadRecentInput) continue;
        for (const { node, previousRect, currentRect } of sources) {
          if (!(node instanceof Element)) continue;
          // A glyph that gets wider in its own line is not the banner's doing.
          const isPushed = previousRect.top !== currentRect.top;
          if (node.closest("header, aside") !== null || (isPushed && node.closest("main") !== null))
            moved.push(`${node.localName}.${node.className}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
}

test(
  "[BAN-01] the banner comes with the page and moves nothing",
  { tag: "@long" },
  async ({ page, buyer }) => {
    expect(await (await fetch(edge + linkTo("Home"))).text()).toContain(words);
    const moved = await watchShifts(page);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(linkTo("Home"));
      await expect(banner(page)).toContainText(words);
      const header = await page.getByRole("banner").boundingBox();
      await buyer.waitUntilHydrated();
      await expect(banner(page).getByRole("button", { name: "Try for free" })).toBeVisible();
      expect(await page.getByRole("banner").boundingBox(), `${width}`).toEqual(header);
      expect(await moved(), `${width}`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        `${width}`,
      ).toBe(true);
    }
    const row = banner(page).locator(".animate-arrive");
    await expect(row).toHaveCSS("animation-delay", "0.25s");
  },
);

test(
  "[BAN-01] routes and an editor's list exclude it, in every language and on client navigation",
  { tag: "@long" },
  async ({ page, buyer }) => {
    for (const quiet of [
      linkTo("Checkout"),
      linkTo("PasswordReset"),
      linkTo("CommunicationPreferences", {}, "es"),
      linkTo("Subscriptions", { slug: "unlimited" }),
      linkTo("Subscriptions", { slug: "unlimited" }, "de"),
      linkTo("PrivacyPolicy", {}, "fr"),
    ]) {
      await page.goto(quiet);
      await expect(page.locator("main"), quiet).toBeVisible();
      await expect(page.locator("aside[data-tone]"), quiet).toHaveCount(0);
    }

    await page.goto(linkTo("Home", {}, "es"));
    await expect(page.locator("aside[data-tone]")).toContainText("14 días");

    await page.goto(linkTo("Products"));
    await buyer.waitUntilHydrated();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    // The banner itself leads to the plan, where it is not shown.
    await banner(page)
      .getByRole("link", { name: words })
      .click({ position: { x: 8, y: 8 } });
    await expect(page).toHaveURL(linkTo("Subscriptions", { slug: "unlimited" }));
    await expect(banner(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(linkTo("Products"));
    await expect(banner(page)).toContainText(words);
    expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
  },
);

test("[BAN-01] a screen is allowed in all its languages, a URL alone; the colour is the editor's", async ({
  page,
}) => {
  const own = page.locator("aside[data-tone]");
  const inGerman = linkTo("Products", {}, "de");
  await withBanner(
    {
      background: "#ffd400",
      allowlist: [
        { type: "routename", value: "Compare" },
        { type: "uri", value: inGerman },
      ],
      url: "https://merch.example.com/",
    },
    async () => {
      for (const path of [linkTo("Compare"), linkTo("Compare", {}, "ja"), `${inGerman}?a=1`]) {
        await page.goto(path);
        await expect(own, path).toContainText("A band of a journey.");
      }
      await expect(own).toHaveAttribute("data-tone", "light");
      await expect(own.locator("rect")).toHaveAttribute("fill", "#ffd400");
      await expect(own.getByRole("link")).toHaveAttribute("href", "https://merch.example.com/");
      for (const path of [linkTo("Products"), linkTo("Home"), linkTo("Products", {}, "ko")]) {
        await page.goto(path);
        await expect(page.locator("main"), path).toBeVisible();
        await expect(own, path).toHaveCount(0);
      }
    },
  );
});

test("[BAN-02] a button acts, and one that lacks its label or its value is not shown", async ({
  page,
  buyer,
}) => {
  // The edge may still have the page as it was before another journey's banner was withdrawn.
  await expect(async () => {
    await page.goto(linkTo("Home"));
    await expect(banner(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await buyer.waitUntilHydrated();
  await expect(async () => {
    await banner(page).getByRole("button", { name: "Try for free" }).click({ timeout: 2000 });
    await expect(page.getByRole("dialog", { name: /14 days free/ })).toBeVisible({ timeout: 2000 });
  }).toPass();

  const ctas = [
    { action: "go_to", btn_text: "Compare them", value: "/products/compare" } as const,
    { action: "go_to", btn_text: "", value: "/products" } as const,
    { action: "go_to", btn_text: "Nowhere", value: "" } as const,
  ];
  await withBanner({ ctas }, async () => {
    await page.goto(linkTo("Home"));
    await expect(banner(page)).toContainText("A band of a journey.");
    await buyer.waitUntilHydrated();
    await expect(banner(page).getByRole("button")).toHaveText(["Compare them", ""]);
    await expect(banner(page).getByRole("button").nth(1)).toHaveAccessibleName("Hide this offer");
    await banner(page).getByRole("button", { name: "Compare them" }).click();
    await expect(page).toHaveURL(linkTo("Compare"));
  });
});

test(
  "[BAN-01] closed with the keyboard, it stays closed: in every tab, language and on the next visit",
  { tag: "@long" },
  async ({ page, context, buyer }) => {
    const other = await context.newPage();
    await other.goto(linkTo("Products"));
    await buyer.inTab(other).waitUntilHydrated();
    await expect(banner(other)).toBeVisible();

    await page.goto(linkTo("Home"));
    await buyer.waitUntilHydrated();
    const close = banner(page).getByRole("button", { name: "Hide this offer" });
    await tabTo(page, close);
    await expect(async () => {
      if (await close.isVisible()) await close.press("Enter");
      await expect(banner(page)).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await expect(page.locator("#content")).toBeFocused();
    await expect(banner(other)).toHaveCount(0);

    // It takes no room before any script of the page has loaded.
    const moved = await watchShifts(page);
    await page.route(/\.js$/, () => undefined);
    await page.goto(linkTo("Home", {}, "es"), { waitUntil: "commit" });
    await expect(page.locator("main")).toBeVisible();
    await expect(page.locator("aside[data-tone]")).toBeHidden();
    await page.unroute(/\.js$/);
    await page.goto(linkTo("Home"));
    await buyer.waitUntilHydrated();
    await expect(page.locator("aside[data-tone]")).toHaveCount(0);
    expect(await moved()).toEqual([]);
  },
);

test.describe("for everyone", () => {
  // axe puts its own styles into the page; the page's policy is tested elsewhere.
  test.use({ bypassCSP: true, reducedMotion: "reduce" });

  test(
    "[BAN-01] the banner has no barriers, and the menu of a phone has the window to itself",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(linkTo("Home"));
      await buyer.waitUntilHydrated();
      await expect(banner(page)).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include("aside[data-tone]").analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

      await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
      await expect(page.locator("#site-menu")).toBeVisible();
      const menu = await page.locator("#site-menu").boundingBox();
      expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(844);
    },
  );
});
