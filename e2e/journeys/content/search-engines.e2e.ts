import { linkTo, pageTitle, routeTitle, switchLanguage } from "@autotune/routes";
import type { APIRequestContext, Page } from "@playwright/test";
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
    await expect(page.locator('link[rel="alternate"][hreflang="ja"]')).toHaveCount(1);
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

/** The screens that are titled by their route, with what their paths need. */
const titledByRoute = [
  ["Checkout", linkTo("Checkout"), "Kasse", "ご購入手続き"],
  ["OrderSummary", linkTo("OrderSummary"), "Bestellübersicht", "ご注文内容"],
  ["Overview", linkTo("Overview"), "Übersicht", "概要"],
  ["SubscriptionDetail", linkTo("SubscriptionDetail", { id: "1" }), "Abos", "サブスクリプション"],
  ["Orders", linkTo("Orders"), "Bestellungen", "ご注文"],
  ["UserUpgrades", linkTo("UserUpgrades"), "Deine Upgrades", "アップグレード"],
  ["Profile", linkTo("Profile"), "Profil", "プロフィール"],
  ["AccountSetup", linkTo("AccountSetup"), "Konto einrichten", "アカウントの設定"],
  ["PasswordReset", linkTo("PasswordReset"), "Passwort zurücksetzen", "パスワードの再設定"],
  ["Confirm", linkTo("Confirm"), "Bestätigen", "確認"],
  ["Withdrawal", linkTo("Withdrawal"), "Widerruf", "契約の解除"],
  [
    "CommunicationPreferences",
    linkTo("CommunicationPreferences"),
    "E-Mail-Einstellungen",
    "メール配信の設定",
  ],
  ["SiteSearch", linkTo("SiteSearch"), "Suche auf der Website", "サイト内検索"],
  ["Community", linkTo("Community"), "Community", "コミュニティ"],
  ["Artists", linkTo("Artists"), "Artists", "アーティスト"],
  [
    "SoftwareDownload",
    linkTo("SoftwareDownload"),
    "Software-Download",
    "ソフトウェアのダウンロード",
  ],
  [
    "DiscontinuedSoftwareDownload",
    linkTo("DiscontinuedSoftwareDownload"),
    "Ältere Software herunterladen",
    "販売終了ソフトウェアのダウンロード",
  ],
  ["ProductManual", linkTo("ProductManual", { "*": "" }), "Produkthandbuch", "製品マニュアル"],
  ["CodeRedemption", linkTo("CodeRedemption"), "Code einlösen", "コードの引き換え"],
  ["DealerCode", linkTo("DealerCode"), "Händlercode", "販売店コード"],
  ["NewsletterSignup", linkTo("NewsletterSignup"), "Newsletter-Anmeldung", "ニュースレターの登録"],
  ["AutoTune", linkTo("AutoTune"), "AutoTune", "AutoTune"],
  ["VocalEffects", linkTo("VocalEffects"), "Stimmeffekte", "ボーカルエフェクト"],
  ["AiPowered", linkTo("AiPowered"), "KI-gestützt", "AI搭載"],
  ["Subscriptions", linkTo("Subscriptions"), "Abos", "サブスクリプション"],
  ["PageNotFound", "/no/such/page", "Seite nicht gefunden", "ページが見つかりません"],
] as const;

test("[NAV-06] every screen without words of its own is titled by its route, in the reader's language", async ({
  request,
}) => {
  for (const [name, path, german, japanese] of titledByRoute) {
    expect(await titleAt(request, path)).toBe(pageTitle(routeTitle(name)));
    expect(await titleAt(request, switchLanguage(path, "de"))).toBe(pageTitle(german));
    expect(await titleAt(request, switchLanguage(path, "ja"))).toBe(pageTitle(japanese));
  }
});

test("[NAV-06] a page's own words come before the site's name, and the browser writes the title that the server wrote", async ({
  page,
}) => {
  await page.goto(linkTo("AutoTune", { slug: "pro" }));
  await expect(page).toHaveTitle(/^(?=.*AutoTune Pro).+ \| AutoTune$/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.goto(linkTo("Community", {}, "es"));
  await expect(page).toHaveTitle("Comunidad | AutoTune");
  await page.getByRole("contentinfo").getByRole("link", { name: "Artistas" }).click();
  await expect(page).toHaveTitle("Artistas | AutoTune");
  await page.goto(linkTo("CodeRedemption", {}, "es"));
  await expect(page).toHaveTitle("Canjear un código | AutoTune");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

async function titleAt(request: APIRequestContext, path: string): Promise<string | undefined> {
  const html = await (await request.get(edge + path)).text();
  return /<title>([^<]*)<\/title>/.exec(html)?.[1];
}
