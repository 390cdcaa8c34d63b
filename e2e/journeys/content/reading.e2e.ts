import { AxeBuilder } from "@axe-core/playwright";
import { languages, linkTo } from "@autotune/routes";
import { holdCall } from "../../fixtures/hold-call.ts";
import { withoutTranslation } from "./without-translation.ts";
import { expect, test } from "../../fixtures/shop-test.ts";

const aLesson = linkTo("Tutorial", { slug: "tune-your-first-take" });
const aPost = linkTo("CommunityPost", { slug: "a-duet-for-one" });
const aManual = linkTo("ProductManual", { "*": "auto-tune-pro" });
const aChapter = linkTo("ProductManual", { "*": "auto-tune-pro/getting-started" });
const anArtist = linkTo("Artist", { slug: "tilda-quaverly" });

test.describe("[ROUTE-14] The learning center", () => {
  test(
    "is filtered by topic, level and product, and the URL says so",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto(linkTo("LearningCenter"));
      await expect(page.getByRole("status").filter({ hasText: "12 lessons" })).toBeVisible();
      await page.getByLabel("Topic").selectOption("Mixing");
      await expect(page).toHaveURL("/learning-center?topic=mixing");
      await page.getByLabel("Level").selectOption("Beginner");
      await expect(page).toHaveURL("/learning-center?topic=mixing&level=beginner");
      await expect(page.getByRole("status").filter({ hasText: "1 lesson" })).toBeVisible();

      await page.reload();
      await expect(page.getByLabel("Topic")).toHaveValue("mixing");
      await page.getByRole("combobox", { name: "Product" }).selectOption("AutoTune Pro");
      await expect(page.getByText("No matching lessons")).toBeVisible();
      await page.getByRole("link", { name: "Show all lessons" }).click();
      await expect(page).toHaveURL("/learning-center");
      // The pressed link is gone.
      await expect(page.getByRole("main").locator(":focus")).toContainText("12 lessons");

      await page.getByRole("link", { name: "Tune your first take" }).click();
      await expect(page).toHaveURL(aLesson);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tune your first take");
      const product = page.getByRole("complementary").getByRole("link", { name: "AutoTune 2026" });
      await expect(product).toHaveAttribute("href", linkTo("AutoTune", { slug: "at2026" }));
      await page.getByRole("link", { name: /Next lesson/ }).click();
      await expect(page.getByRole("link", { name: /Previous lesson.*first take/ })).toBeVisible();
    },
  );

  test.describe("without a script", () => {
    // Preloaded scripts are blocked, and the browser reports it.
    test.use({ javaScriptEnabled: false, expectedConsole: [/\.js csp$/] });

    test("is filtered by its form", { tag: "@long" }, async ({ page }) => {
      await page.goto(linkTo("LearningCenter"));
      await page.getByLabel("Topic").selectOption("Tuning");
      await page.getByRole("button", { name: "Show lessons" }).click();
      await expect(page.getByLabel("Topic")).toHaveValue("tuning");
      await expect(page.getByRole("link", { name: "Tune your first take" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Even out a vocal" })).toHaveCount(0);
    });
  });
});

test.describe("[ROUTE-14] The community", () => {
  test("shows the newest post first, and those of a topic", { tag: "@long" }, async ({ page }) => {
    await page.goto(linkTo("Community"));
    const days = await page
      .getByRole("main")
      .locator("article time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
    expect(days).toHaveLength(12);
    expect(days).toEqual(days.toSorted((one, other) => other.localeCompare(one)));

    await page.getByRole("link", { name: "Stories", exact: true }).click();
    await expect(page).toHaveURL("/community?topic=stories");
    await expect(page.getByRole("link", { name: "Stories", exact: true })).toHaveAttribute(
      "aria-current",
    );
    await page.getByRole("link", { name: "A duet for one" }).click();
    await expect(page).toHaveURL(aPost);
    await expect(page.getByText("June 30, 2026")).toBeVisible();
    const product = page.getByRole("complementary").getByRole("article").first();
    await expect(product).toContainText("Metamorph");
    await expect(product).toContainText("$199");
    await expect(page.getByRole("heading", { name: "Keep reading" })).toBeVisible();
  });

  test("redirects any longer URL to all posts, in the language", async ({ request }) => {
    for (const [path, target] of [
      ["/community/a-duet-for-one/comments", "/community"],
      ["/es/comunidad/2026/06/un-duo", "/es/comunidad"],
    ] as const) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([response.status(), response.headers()["location"]]).toEqual([301, target]);
    }
  });
});

test.describe("[ROUTE-16] The manuals", () => {
  test(
    "are read chapter by chapter, with the way through them at hand",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto(linkTo("ProductManual", { "*": "" }));
      await page.getByRole("link", { name: "AutoTune Pro manual" }).click();
      await expect(page).toHaveURL(aManual);
      await page.getByRole("link", { name: "Getting started" }).click();
      await expect(page).toHaveURL(aChapter);
      const contents = page.getByRole("navigation", { name: "Contents of AutoTune Pro manual" });
      await expect(contents.getByRole("link", { name: "Getting started" })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await contents.getByRole("link", { name: "Where it goes" }).click();
      await expect(contents.locator("[aria-current=location]")).toHaveText("Where it goes");
      await page.getByRole("link", { name: /Next chapter/ }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("First session");
      await expect(page.getByRole("link", { name: /Previous chapter/ })).toBeVisible();
    },
  );

  test("are searched while typing", { tag: "@long" }, async ({ page }) => {
    await page.goto(aManual);
    const field = page.getByLabel("Search the AutoTune Pro manual");
    await field.pressSequentially("voice types");
    const hit = page.getByRole("search").getByRole("link", { name: "Voice types" });
    await expect(hit).toBeVisible();
    await field.fill("bagpipes");
    await expect(page.getByText("No mentions of “bagpipes”.")).toBeVisible();
    await field.fill("voice types");
    await hit.click();
    await expect(page).toHaveURL(/auto-tune-pro\/controls#voice-types$/);
  });

  test("keep what is being typed while the results of a submitted query arrive", async ({
    page,
    context,
  }) => {
    await page.goto("/documentation?q=vibrato");
    const box = page.getByRole("main").getByRole("searchbox");
    await expect(box).toHaveValue("vibrato");
    const release = await holdCall(context, "**/documentation.data*");
    await box.fill("voice");
    // As one types: it is hydrated.
    await expect(page.getByRole("search").getByRole("status")).toContainText("“voice”");
    await box.press("Enter");
    await box.pressSequentially(" types");
    release();
    await expect(page).toHaveURL("/documentation?q=voice");
    await expect(box).toBeFocused();
    await expect(box).toHaveValue("voice types");
    await page.goBack();
    await expect(page).toHaveURL("/documentation?q=vibrato");
    await expect(box).toHaveValue("vibrato");
  });

  test.describe("without a script", () => {
    // Preloaded scripts are blocked, and the browser reports it.
    test.use({ javaScriptEnabled: false, expectedConsole: [/\.js csp$/] });

    test("are searched by a form, in the reader's language", { tag: "@long" }, async ({ page }) => {
      await page.goto(linkTo("ProductManual", { "*": "" }, "es"));
      await page.getByRole("searchbox").fill("afinacion");
      await page.getByRole("searchbox").press("Enter");
      await expect(page).toHaveURL("/es/manuales?q=afinacion");
      await expect(page.locator("mark").first()).toHaveText(/afinación/i);
    });
  });

  test("respond 404 where there is none", async ({ request }) => {
    for (const path of ["none", "auto-tune-pro/none", "auto-tune-pro/getting-started/more"]) {
      const response = await request.get(linkTo("ProductManual", { "*": path }));
      expect(response.status(), path).toBe(404);
    }
  });
});

test("[ROUTE-19] artists are listed, and each tells how they work", async ({ page, request }) => {
  await page.goto(linkTo("Artists"));
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(8);
  await page.getByRole("link", { name: "Tilda Quaverly" }).click();
  await expect(page).toHaveURL(anArtist);
  await expect(page.getByRole("heading", { name: /Her settings/ })).toBeVisible();
  expect((await request.get(linkTo("Artist", { slug: "nobody" }))).status()).toBe(404);
});

const pagesOfEditors = [
  "getting-started",
  "daw-compatibility",
  "auto-tune-special-offers",
  "about",
  "press",
  "affiliate-program",
  "careers",
  "free-download",
  "terms-of-service",
  "software-attributions",
  "thank-you",
  "loyalty-program",
  "hip-hop",
  "summer-sale",
];

test("[ROUTE-20] every page of the editors exists in every language, each with words of its own", async ({
  request,
}) => {
  /** Headings by path in English. */
  const english: string[] = [];
  for (const language of languages) {
    const headings: string[] = [];
    const paths = [
      ...pagesOfEditors.map((slug) => linkTo("WPPageRenderer", { slug }, language)),
      ...["windows", "mac"].map((system) => linkTo("DawCompatibility", { system }, language)),
    ];
    for (const path of paths) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      expect(html, path).toContain(`<html lang="${language}"`);
      const [, heading = ""] = /<h1[^>]*>([^<]+)</.exec(html) ?? [];
      expect(heading.trim(), path).not.toBe("");
      headings.push(heading);
      // Below its head there is something to read.
      const [, main = ""] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? [];
      expect(main.replace(/<[^>]+>/g, "").length, path).toBeGreaterThan(heading.length + 100);
    }
    expect(new Set(headings).size, language).toBe(paths.length);
    if (language === "en") english.push(...headings);
    else expect(headings.filter((heading) => english.includes(heading))).toEqual([]);
  }
});

test("[I18N-05] posts, lessons and artists are read in every language, and announced in each", async ({
  request,
}) => {
  const openings = new Map<string, string>();
  for (const language of languages) {
    for (const path of [
      linkTo("CommunityPost", { slug: "a-duet-for-one" }, language),
      linkTo("Tutorial", { slug: "tune-your-first-take" }, language),
      linkTo("Artist", { slug: "tilda-quaverly" }, language),
    ]) {
      const html = await (await request.get(path)).text();
      expect(html, path).toContain(`<html lang="${language}"`);
      const announced = [...html.matchAll(/<link[^>]* hrefLang="([^"]+)"/gi)].map(([, of]) =>
        String(of),
      );
      expect(announced.toSorted(), path).toEqual([...languages, "x-default"].toSorted());
      const [, description = ""] = /<meta name="description" content="([^"]+)"/.exec(html) ?? [];
      expect(description, path).not.toBe("");
      expect(openings.get(description), path).toBeUndefined();
      openings.set(description, path);
    }
  }
});

test("[I18N-05] what is not translated is read in English, and says so", async ({ page }) => {
  const manual = { collection: "manuals", key: "auto-tune-pro", language: "ja" } as const;
  await withoutTranslation(manual, async () => {
    await expect(async () => {
      await page.goto(linkTo("ProductManual", { "*": "auto-tune-pro/getting-started" }, "ja"));
      await expect(page.getByText("このページはまだ翻訳されていません")).toBeVisible({
        timeout: 1000,
      });
    }).toPass({ timeout: 40_000 });
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Getting started");
    await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
    const announced = await page
      .locator("link[rel=alternate][hreflang]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")));
    expect(announced).not.toContain("ja");
    expect(announced).toContain("en");
  });
});

test.describe("[MEDIA-06] A page that cannot be fetched", () => {
  test.use({ expectedConsole: [/./] });

  test("says so, and loads at the next try", async ({ page }) => {
    await page.goto(linkTo("Community"));
    await page.route("**/community/a-duet-for-one.data*", (route) => route.abort("failed"));
    await page.getByRole("link", { name: "A duet for one" }).click();
    await expect(
      page.getByText(
        "There was an error retrieving the page. Please try again later. We apologize for the inconvenience.",
      ),
    ).toBeVisible();
    await page.unroute("**/community/a-duet-for-one.data*");
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A duet for one");
  });
});

test.describe("What is read at length", () => {
  // axe puts its own styles into the page; the page's policy is tested elsewhere.
  test.use({ bypassCSP: true, reducedMotion: "reduce" });

  const paths = [
    linkTo("LearningCenter", {}, "de"),
    linkTo("Tutorial", { slug: "tune-your-first-take" }, "ja"),
    linkTo("Community"),
    aPost,
    linkTo("ProductManual", { "*": "" }, "de"),
    aManual,
    linkTo("ProductManual", { "*": "auto-tune-pro/controls" }, "es"),
    "/documentation?q=retune",
    linkTo("Artists", {}, "ja"),
    anArtist,
  ];
  for (const path of paths) {
    test(
      `${path} has no barrier that axe finds, and fits every width`,
      { tag: "@long" },
      async ({ page }) => {
        for (const width of [320, 820, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          ).toBeLessThanOrEqual(0);
        }
      },
    );
  }
});
