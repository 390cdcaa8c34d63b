import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { edge, expect, test } from "../../fixtures/shop-test.ts";
import { smallEffects } from "./small-effects.ts";

const main = (page: Page) => page.getByRole("main");

const statusOf = async (path: string) => (await fetch(edge + path)).status;

const families = [
  {
    title: "[ROUTE-04] finds each AutoTune edition from the family's own page",
    path: "/products/auto-tune",
    slugs: ["pro", "at2026", "hybrid", "auto-key", "efx-plus"],
  },
  {
    title: "[ROUTE-05] finds each creative effect from the family's own page",
    path: "/products/creative-vocal-effects",
    slugs: [
      "metamorph",
      "harmony-engine",
      "vocodist",
      "choir",
      ...smallEffects.map(({ slug }) => slug),
    ],
  },
  {
    title: "[ROUTE-06] finds each tool of the vocal chain from the family's own page",
    path: "/products/ai-powered-vocal-chain",
    slugs: ["vocal-prep", "vocal-eq", "vocal-compressor", "vocal-de-esser", "vocal-reverb"],
  },
  {
    title: "[ROUTE-07] finds each plan from the family's own page",
    path: "/products/subscriptions",
    slugs: ["unlimited", "producer", "essentials"],
  },
];

test.describe("A visitor who looks around", () => {
  test("[ROUTE-03] finds all products by family, and goes on to a family", async ({ page }) => {
    await page.goto(linkTo("Products"));
    const titles = ["AutoTune Editions", "AI Powered Vocal Chain", "Creative Effects", "Plans"];
    for (const title of titles)
      await expect(main(page).getByRole("heading", { level: 3, name: title })).toBeVisible();
    const names = main(page).getByRole("heading", { level: 4 });
    // Every tool that is sold once, the bundle and the three plans.
    await expect(names).toHaveCount(28);
    await main(page).getByRole("link", { name: "Creative Effects", exact: true }).click();
    await expect(page).toHaveURL(linkTo("VocalEffects"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Creative Effects");
  });

  for (const { title, path, slugs } of families) {
    test(title, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(/ \| AutoTune$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const products = main(page).getByRole("listitem").getByRole("link");
      await expect(products).toHaveCount(slugs.length + 1);
      for (const slug of slugs) {
        const href = `${path}/${slug}`;
        await expect(main(page).locator(`a[href="${href}"]`).first()).toBeVisible();
        expect(await statusOf(href), href).toBe(200);
      }
      expect(await statusOf(`${path}/nothing-of-ours`)).toBe(404);
    });
  }

  test("[ROUTE-07] goes on to the plan, its sub-pages and its two ways to pay", async ({
    page,
  }) => {
    await page.goto(linkTo("Subscriptions"));
    await main(page).getByRole("link", { name: "AutoTune Unlimited", exact: true }).click();
    await expect(page).toHaveURL(linkTo("Subscriptions", { slug: "unlimited" }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("AutoTune Unlimited");
    const plan = main(page).getByRole("article").filter({ hasText: "Charged Annually at" }).first();
    await expect(plan.getByRole("radio", { name: "Annual" })).toBeChecked();
    await plan.getByText("Monthly", { exact: true }).click();
    await expect(plan.getByText("MONTHLY SUBSCRIPTION")).toBeVisible();
    const subnav = page.getByRole("navigation", { name: "AutoTune Unlimited pages" });
    await subnav.getByRole("link", { name: "Specs" }).click();
    await expect(page).toHaveURL(
      linkTo("Subscriptions", { slug: "unlimited", subnav_slug: "specs" }),
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("AutoTune Unlimited Specs");
  });

  test("[ROUTE-07] [CARD-12] reads each plan's own lowest price and its tools there, and so do search engines", async ({
    page,
  }) => {
    await page.goto(linkTo("Subscriptions"));
    const cards = main(page).getByRole("article");
    await expect(cards).toHaveCount(3);
    for (const [index, price, tool] of [
      [0, "14.58", "AutoTune Hybrid"],
      [1, "10.42", "Harmony Engine"],
      [2, "5.83", "Vocal De-Esser"],
    ] as const) {
      const card = cards.nth(index);
      // The page holds prices in all currencies and shows one of them.
      await expect.poll(() => card.innerText()).toMatch(new RegExp(`from\\s+\\$${price}\\s*/mo`));
      await expect(card).toContainText(tool);
      await expect(card.getByRole("button", { name: "Get a FREE Trial" })).toHaveCount(
        index === 0 ? 1 : 0,
      );
    }
    const listed = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(listed.filter((text) => text.includes('"Product"'))).toHaveLength(3);
    await page.goto(linkTo("Subscriptions", { slug: "unlimited" }));
    const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
    const product = structured.find((text) => text.includes('"Product"')) ?? "";
    expect(product.match(/(?<="price":")[^"]+/g)).toEqual(["174.99", "24.99"]);
  });

  test("[ROUTE-08] walks through the pages of a product, each with what it is about", async ({
    page,
  }) => {
    await page.goto(linkTo("AutoTune", { slug: "pro" }));
    const subnav = page.getByRole("navigation", { name: "AutoTune Pro pages" });
    await expect(subnav.getByRole("link")).toHaveText([
      "Overview",
      "Specs",
      "Tutorials",
      "Audio",
      "Blogs",
    ]);
    for (const [label, subpage, ownContent] of [
      [
        "Specs",
        "specs",
        main(page).getByRole("heading", { name: "Features and requirements", level: 2 }),
      ],
      ["Tutorials", "tutorials", main(page).locator('a[href^="/learning-center/"]')],
      ["Audio", "audio", main(page).getByRole("button", { name: /^Play/ })],
      ["Blogs", "blogs", main(page).locator('a[href^="/community/"]')],
    ] as const) {
      // Nothing of the next page was on the one before.
      await expect(ownContent).toHaveCount(0);
      await subnav.getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(linkTo("AutoTune", { slug: "pro", subnav_slug: subpage }));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`AutoTune Pro ${label}`);
      await expect(subnav.getByRole("link", { name: label })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await expect(ownContent.first()).toBeVisible();
    }
    const unknown = linkTo("AutoTune", { slug: "pro", subnav_slug: "nothing" });
    expect(await statusOf(unknown)).toBe(404);
  });

  test("[ROUTE-08] finds every further page of every product, and search engines those with content", async () => {
    const sitemap = await (await fetch(`${edge}/sitemap-en.xml`)).text();
    let empty = 0;
    for (const { path, slugs } of families)
      for (const slug of slugs)
        for (const subpage of ["specs", "tutorials", "audio", "blogs"]) {
          const url = `${path}/${slug}/${subpage}`;
          const response = await fetch(edge + url);
          expect(response.status, url).toBe(200);
          const html = await response.text();
          const isListed = !html.includes('<meta name="robots" content="noindex"/>');
          expect(sitemap.includes(`${url}</loc>`), url).toBe(isListed);
          if (!isListed) empty += 1;
        }
    expect(empty).toBeGreaterThan(0);
  });

  test("[ROUTE-08] is led on from a page that has nothing yet", async ({ page }) => {
    await page.goto(linkTo("VocalEffects", { slug: "vocodist", subnav_slug: "blogs" }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vocodist Blogs");
    await expect(main(page).getByText("No posts about Vocodist yet")).toBeVisible();
    await expect(main(page).getByRole("article")).toHaveCount(3);
    await main(page).getByRole("link", { name: "Show all posts" }).click();
    await expect(page).toHaveURL(linkTo("Community"));
  });

  test("[ROUTE-08] is led from the overview to the product's own page, in each language and with the query", async () => {
    for (const language of ["en", "es", "ja"] as const)
      for (const [route, slug] of [
        ["AutoTune", "pro"],
        ["Subscriptions", "unlimited"],
      ] as const) {
        const overview = linkTo(route, { slug, subnav_slug: "overview" }, language);
        const response = await fetch(`${edge}${overview}?utm_source=mail`, { redirect: "manual" });
        expect(response.status, overview).toBe(301);
        const own = linkTo(route, { slug }, language);
        expect(response.headers.get("location")).toBe(`${own}?utm_source=mail`);
        expect(await statusOf(own)).toBe(200);
      }
    const nowhere = linkTo("AutoTune", { slug: "nothing-of-ours", subnav_slug: "overview" });
    expect(await statusOf(nowhere)).toBe(404);
  });

  test("[ROUTE-09] compares the editions side by side", async ({ page }) => {
    await page.goto(linkTo("Compare"));
    const table = main(page).getByRole("table");
    const columns = table.getByRole("columnheader");
    await expect(columns.filter({ hasText: /Auto/ })).toHaveText([
      "AutoTune 2026",
      "AutoTune Pro",
      "AutoTune Hybrid",
      "AutoTune EFX+",
      "AutoKey",
    ]);
    const graph = table.getByRole("row", { name: /Graph mode/ });
    await expect(graph.getByRole("cell")).toHaveText(["No", "Yes", "No", "No", "No"]);
    await expect(table.getByText("$459", { exact: true }).first()).toBeVisible();
    // The names stay in sight.
    await table.getByRole("row", { name: /Part of Unlimited/ }).scrollIntoViewIfNeeded();
    await expect(columns.filter({ hasText: "AutoTune Hybrid" })).toBeInViewport();
    await table.getByRole("link", { name: "AutoTune Hybrid" }).first().click();
    await expect(page).toHaveURL(linkTo("AutoTune", { slug: "hybrid" }));
  });

  test("compares two editions of their choice on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(linkTo("Compare"));
    const table = main(page).getByRole("table");
    const graph = table.getByRole("row", { name: /Graph mode/ }).getByRole("cell");
    await expect(graph).toHaveText(["No", "Yes"]);
    await page.getByLabel("First product").selectOption("AutoTune Hybrid");
    await expect(table.getByRole("columnheader").filter({ hasText: /Auto/ })).toHaveText([
      "AutoTune Hybrid",
      "AutoTune Pro",
    ]);
    await page.getByLabel("Second product").selectOption("AutoTune Hybrid");
    await expect(graph).toHaveText(["Yes", "No"]);
  });

  test("searches for a DAW, and reads on about one system", async ({ page }) => {
    await page.goto(linkTo("WPPageRenderer", { slug: "daw-compatibility" }));
    const hosts = main(page).getByRole("rowheader");
    await expect(hosts).toHaveCount(21);
    const field = page.getByRole("searchbox", { name: "Search for your DAW" });
    await field.fill("pro tools");
    await expect(hosts).toHaveText([/Pro Tools/]);
    await expect(main(page).getByText("1 DAW", { exact: true })).toBeVisible();
    await field.fill("typewriter");
    await expect(main(page).getByText("No matching DAWs")).toBeVisible();
    await page.getByRole("button", { name: "Show all DAWs" }).click();
    await expect(hosts).toHaveCount(21);
    await expect(field).toBeFocused();

    for (const system of ["windows", "mac"])
      expect(await statusOf(linkTo("DawCompatibility", { system }))).toBe(200);
    expect(await statusOf(linkTo("DawCompatibility", { system: "linux" }))).toBe(404);

    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(linkTo("DawCompatibility", { system: "windows" }));
    await expect(page.getByText("C:\\Program Files\\Common Files\\VST3")).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });

  test.describe("without a script", () => {
    // The browser itself reports the preloaded scripts that it may not run.
    test.use({ javaScriptEnabled: false, expectedConsole: [/ csp$/] });

    test("reads the hosts as a plain table", async ({ page }) => {
      await page.goto(linkTo("DawCompatibility", { system: "mac" }));
      await expect(main(page).getByRole("row", { name: /Logic Pro/ })).toContainText("AU");
      await expect(page.getByRole("searchbox", { name: "Search for your DAW" })).toBeHidden();
    });
  });
});
