import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { edge, expect, shopUrl, test } from "../../fixtures/shop-test.ts";

function contentOf(page: Page, name: string) {
  return page
    .locator(`meta[property="${name}"], meta[name="${name}"]`)
    .first()
    .getAttribute("content");
}

async function structuredOn(page: Page): Promise<string[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((text) => {
    const thing: unknown = JSON.parse(text);
    return String(Reflect.get(Object(thing), "@type"));
  });
}

test(
  "[SHELL-04] a product page declares its name, its languages and its price",
  { tag: "@long" },
  async ({ page, request }) => {
    const path = linkTo("AutoTune", { slug: "pro" }, "es");
    await page.goto(path);
    await expect(page).toHaveTitle(/AutoTune Pro.* \| AutoTune$/);
    expect(await contentOf(page, "description")).toBeTruthy();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", shopUrl + path);
    await expect(page.locator('link[rel="alternate"][hreflang="ja"]')).toHaveAttribute(
      "href",
      `${shopUrl}/ja/products/auto-tune/pro`,
    );
    await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveAttribute(
      "href",
      shopUrl + linkTo("AutoTune", { slug: "pro" }),
    );
    expect(await contentOf(page, "og:url")).toBe(shopUrl + path);
    expect(await contentOf(page, "og:locale")).toBe("es_ES");
    expect(await structuredOn(page)).toEqual(expect.arrayContaining(["BreadcrumbList", "Product"]));

    const image = (await contentOf(page, "og:image")) ?? "";
    const drawn = await request.get(image.replace(shopUrl, edge));
    expect(drawn.headers()["content-type"]).toBe("image/png");
    expect(drawn.headers()["cache-control"]).toContain("immutable");
    const bytes = await drawn.body();
    // The size of a PNG is at a fixed offset in it.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  },
);

test(
  "[SHELL-04] a post, a page with questions and Home tell search engines what they are",
  { tag: "@long" },
  async ({ page, request }) => {
    await page.goto(linkTo("Home"));
    expect(await structuredOn(page)).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
    const feed = await (await request.get(`${edge}/community/feed.xml`)).text();
    const post = /<item>.*?<link>([^<]+)<\/link>/.exec(feed)?.[1] ?? "";
    await page.goto(post);
    expect(await structuredOn(page)).toEqual(["BreadcrumbList", "BlogPosting"]);
    // Exists in English and Spanish only, and announces no more.
    await expect(page.locator('link[rel="alternate"][hreflang="es"]')).toHaveCount(1);
    await expect(page.locator('link[rel="alternate"][hreflang="ja"]')).toHaveCount(0);
    await page.goto(linkTo("AutoTune", { slug: "pro" }));
    expect(await structuredOn(page)).toContain("FAQPage");
  },
);

test("[SHELL-04] robots.txt leads to the sitemaps, which list pages and nothing personal", async ({
  request,
}) => {
  const robots = await (await request.get(`${edge}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${shopUrl}/sitemap.xml`);
  const index = await (await request.get(`${edge}/sitemap.xml`)).text();
  expect(index).toContain(`<loc>${shopUrl}/sitemap-es.xml</loc>`);
  const spanish = await (await request.get(`${edge}/sitemap-es.xml`)).text();
  expect(spanish).toContain(`<loc>${shopUrl}/es/producto/auto-tune/pro</loc>`);
  expect(spanish).not.toContain("/checkout");
  expect(spanish).not.toContain("/my-account");
});

test("[NAV-06] a page is titled by its route, or by its own words, with the site's name", async ({
  page,
}) => {
  for (const [path, title] of [
    [linkTo("NewsletterSignup"), "Newsletter Signup | AutoTune"],
    [linkTo("NewsletterSignup", {}, "de"), "Newsletter Signup | AutoTune"],
    [linkTo("Checkout"), "Checkout | AutoTune"],
    [linkTo("SubscriptionDetail", { id: "1" }), "Subscriptions | AutoTune"],
    [linkTo("Overview"), "Overview | AutoTune"],
    [linkTo("AutoTune", { slug: "pro" }), /AutoTune Pro.* \| AutoTune$/],
  ] as const) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(title);
  }
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.goto(linkTo("Overview"));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});
