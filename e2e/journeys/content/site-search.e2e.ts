import { AxeBuilder } from "@axe-core/playwright";
import { languages, linkTo, switchLanguage, type Language } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { searchQuestions } from "./search-questions.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect, webUrls } from "../../fixtures/shop-test.ts";

const call = "/wp-json/antares/v1/search";
const matchesQuery = (query: string) => (url: URL) =>
  url.pathname === call && (query === "" || url.searchParams.get("q") === query);
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => page.getByRole("combobox", { name: "Search" });
const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });

async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test.describe("A visitor", () => {
  // axe puts its own styles into the page; the page's policy is tested elsewhere.
  test.use({ bypassCSP: true, reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

  test("finds a product by a keyboard alone, though its name is misspelt", async ({
    page,
    buyer,
  }) => {
    await page.goto(linkTo("Home"));
    await buyer.waitUntilHydrated();
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("harmny engin");
    const first = page.getByRole("option", { name: /^Harmony Engine/ }).first();
    await expect(first).toBeVisible();
    await expect(dialog(page).getByRole("status")).toHaveText(/results for “harmony engine?”/);
    await expectNoBarrier(page);

    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();

    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("harmny engin");
    await expect(first).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(field(page)).toHaveAttribute(
      "aria-activedescendant",
      (await first.getAttribute("id")) ?? "none",
    );
    await page.keyboard.press("ArrowUp");
    await expect(first).toHaveAttribute("aria-selected", "false");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(linkTo("VocalEffects", { slug: "harmony-engine" }));
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();

    // Recent searches are offered again, and can be cleared.
    await page.keyboard.press("/");
    const recent = page.getByRole("option", { name: "harmny engin" });
    await expect(recent).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(recent).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(field(page)).toHaveValue("harmny engin");
    await expect(first).toBeVisible();
    await field(page).fill("");
    await page.getByRole("button", { name: "Clear recent searches" }).click();
    await expect(recent).toHaveCount(0);
    await expect(field(page)).toBeFocused();

    await page.keyboard.type("vibrato");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=vibrato");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
    await expect(page.getByRole("heading", { level: 2, name: "Community" })).toBeVisible();
    await expectNoBarrier(page);
  });

  test("reads only the results for the current query", async ({ page, buyer }) => {
    await page.goto(linkTo("Home"));
    await buyer.waitUntilHydrated();
    await page.route(matchesQuery("choir"), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => undefined);
    });
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    const requested = page.waitForRequest((request) =>
      matchesQuery("choir")(new URL(request.url())),
    );
    await page.keyboard.type("choir");
    await requested;
    await field(page).fill("vocodist");
    await expect(page.getByRole("option", { name: /^Vocodist/ }).first()).toBeVisible();
    await page.waitForTimeout(1800);
    await expect(page.getByRole("option", { name: /^Choir/ })).toHaveCount(0);

    await field(page).fill("qqqqxyz");
    await expect(dialog(page).getByRole("status")).toHaveText(/^No results for/);
    await expect(dialog(page).getByRole("link", { name: "All products" })).toBeVisible();
  });

  test.describe("whose search fails", () => {
    test.use({ expectedConsole: [/status of 503|ERR_FAILED/] });

    test("sees a message and tries again", async ({ page, buyer }) => {
      let respondsWith: "503" | "nothing" | "hits" = "503";
      await page.goto(linkTo("Home"));
      await buyer.waitUntilHydrated();
      await page.route(matchesQuery(""), (route) => {
        if (respondsWith === "503") return route.fulfill({ status: 503, json: {} });
        return respondsWith === "nothing" ? route.abort() : route.continue();
      });
      await page.keyboard.press("Control+k");
      await expect(field(page)).toBeFocused();
      await page.keyboard.type("choir");
      const status = dialog(page).getByRole("status");
      await expect(status).toHaveText(/isn’t available/);
      respondsWith = "nothing";
      await dialog(page).getByRole("button", { name: "Try again" }).click();
      await expect(status).toHaveText(/Are you offline/);
      respondsWith = "hits";
      await dialog(page).getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("option", { name: /^Choir/ }).first()).toBeVisible();
    });
  });
});

test.describe("A visitor with a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("searches on the whole screen, from the bar and from the menu, in Japanese", async ({
    page,
  }) => {
    await page.goto(linkTo("Home", {}, "ja"));
    const banner = page.getByRole("banner");
    await banner.locator("#search-button").tap();
    const screen = page.getByRole("dialog");
    await expect(screen).toBeVisible();
    await expect
      .poll(async () => await screen.boundingBox())
      .toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await page.getByRole("combobox").fill("ボコーダー");
    await page
      .getByRole("option", { name: /^Vocodist/ })
      .first()
      .tap();
    await expect(page).toHaveURL(linkTo("VocalEffects", { slug: "vocodist" }, "ja"));

    await page.goto(linkTo("Home"));
    await banner.getByRole("button", { name: "Menu" }).tap();
    await page.locator("#site-menu").getByRole("button", { name: "Search" }).tap();
    await expect(field(page)).toBeFocused();
    await expect(page.locator("#site-menu")).toHaveCount(0);
    await page.getByRole("button", { name: "Close" }).tap();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
});

test.describe("A visitor without a script", () => {
  // The browser reports that it runs none of them.
  test.use({
    javaScriptEnabled: false,
    expectedConsole: [/^failed: .*\.js csp$/],
    viewport: { width: 390, height: 844 },
  });

  test("is led from the bar to a page that searches", async ({ page }) => {
    await page.goto(linkTo("Home", {}, "es"));
    await page.locator("#search-button").click();
    await expect(page).toHaveURL(linkTo("SiteSearch", {}, "es"));
    await page.getByRole("searchbox").fill("politica de reembolsos");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/\/es\/search\?q=politica/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Política de reembolsos/ })
      .click();
    await expect(page).toHaveURL(linkTo("RefundsPolicy", {}, "es"));
  });
});

test("the search fits every language and width", { tag: "@long" }, async ({ page }) => {
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const language of languages) {
      await page.goto(`${linkTo("SiteSearch", {}, language)}?q=AutoTune`);
      const scrolls = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth);
      expect(await scrolls(), `${language} ${width}`).toBe(0);
      const body = page.getByRole("dialog");
      // A key that is pressed before hydration has no effect.
      await expect(async () => {
        await page.keyboard.press("Control+k");
        await expect(body).toBeVisible({ timeout: 1000 });
      }).toPass();
      await body.getByRole("combobox").fill("AutoTune");
      await expect(body.getByRole("option").first()).toBeVisible();
      expect(
        await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        `${language} ${width}`,
      ).toBe(0);
    }
  }
});

interface SearchResponse {
  readonly groups: readonly { readonly hits: readonly { readonly href: string }[] }[];
}

test("finds among the first three what is meant by at least 90 of 100 questions", async ({
  request,
}, { annotations }) => {
  const search = async (query: string, lang: string): Promise<string[]> => {
    const response = await request.get(`${webUrls[0]}${call}`, { params: { q: query, lang } });
    const { groups } = (await response.json()) as SearchResponse;
    return groups.flatMap(({ hits }) => hits.map(({ href }) => href));
  };
  // The worker may still be writing what was seeded.
  await expect.poll(() => search("vibrato", "es")).not.toEqual([]);

  const missed: string[] = [];
  const milliseconds: number[] = [];
  let queryCount = 0;
  for (const language of languages) {
    for (const [typed, wanted] of searchQuestions[language] ?? []) {
      const started = performance.now();
      const hrefs = await search(typed, language);
      milliseconds.push(performance.now() - started);
      queryCount += 1;
      if (!hrefs.slice(0, 3).includes(switchLanguage(wanted, language satisfies Language)))
        missed.push(`${language} ${typed}: ${hrefs.slice(0, 3).join(" ")}`);
    }
  }
  const slow = milliseconds.toSorted((one, other) => one - other)[Math.floor(queryCount * 0.95)];
  const description = `${queryCount - missed.length} of ${queryCount} found; 95 of 100 within ${Math.ceil(slow ?? 0)} ms; missed: ${missed.join("; ")}`;
  annotations.push({ type: "search", description });
  console.error(description);
  expect(queryCount).toBe(100);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(10);
});
