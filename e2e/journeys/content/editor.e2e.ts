import type { Page } from "@playwright/test";
import {
  publish,
  publishLabel,
  saveDraft,
  signIn,
  takeOverWhatIsLocked,
  untilDone,
} from "../../fixtures/staff/cms-panel.ts";
import { cmsUrl, edge, expect, test, webUrls } from "../../fixtures/shop-test.ts";

async function openHomeInSpanish(page: Page): Promise<void> {
  await takeOverWhatIsLocked(page);
  await untilDone(async () => {
    await page.goto(`${cmsUrl}/admin/collections/pages?locale=en`, { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Home", exact: true }).click({ timeout: 5000 });
    await page.waitForURL(/collections\/pages\/\d+/, { timeout: 10_000 });
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: /^Locale/ }).click({ timeout: 5000 });
    await page.getByText("Español (es)").first().click({ timeout: 5000 });
    await page.waitForURL(/locale=es/, { timeout: 10_000 });
  });
  await expect(page.locator('input[name="blocks.0.headline"]')).not.toHaveValue(/Sing/);
}

/** How long until every URL shows the words, through the edge and past it. */
async function millisecondsUntilShown(words: string): Promise<number> {
  const started = Date.now();
  const places = [edge, ...webUrls].map((origin) => `${origin}/es`);
  await Promise.all(
    places.map(async (place) => {
      while (!(await (await fetch(place)).text()).includes(words)) {
        if (Date.now() - started > 10_000) throw new Error(`${place} does not show “${words}”`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }),
  );
  return Date.now() - started;
}

test.describe("An editor", () => {
  test("changes the Spanish headline, publishes, and people see it within 2 seconds", async ({
    page,
    context,
  }) => {
    const headline = `Cántalo a tu manera ${Date.now() % 1000}`;
    const visitor = await context.newPage();
    await visitor.goto("/es");
    const english = await (await fetch(edge)).text();

    await signIn(page, "editor@autotune.test");
    await openHomeInSpanish(page);
    await page.locator('input[name="blocks.0.headline"]').fill(headline);

    // A draft is not public.
    await saveDraft(page);
    await page.waitForTimeout(1000);
    expect(await (await fetch(`${edge}/es`)).text()).not.toContain(headline);

    await publish(page);
    expect(await millisecondsUntilShown(headline)).toBeLessThan(2000);

    await visitor.reload();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(headline);
    expect(await (await fetch(edge)).text()).toBe(english);
  });

  test("publishes, and 2 seconds later the edge's first response is the new page", async ({
    page,
  }) => {
    const headline = `Dos segundos ${Date.now() % 1000}`;
    await signIn(page, "editor@autotune.test");
    await openHomeInSpanish(page);
    await page.locator('input[name="blocks.0.headline"]').fill(headline);
    // The worst case: the edge has just cached the old page, and nobody requests it meanwhile.
    const before = await (await fetch(`${edge}/es`)).text();
    expect(before).not.toContain(headline);
    await publish(page);
    await page.waitForTimeout(2000);
    expect(await (await fetch(`${edge}/es`)).text()).toContain(headline);
  });

  test("causes no third-party requests while working", async ({ page }) => {
    const outside: string[] = [];
    page.on("request", (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && !hostname.endsWith("localhost"))
        outside.push(request.url());
    });
    await signIn(page, "editor@autotune.test");
    await openHomeInSpanish(page);
    expect(outside).toEqual([]);
  });
});

test("A translator can save a draft but not publish", async ({ page }) => {
  await signIn(page, "translator@autotune.test");
  await openHomeInSpanish(page);
  await expect(page.getByRole("button", { name: "Save Draft" })).toBeVisible();
  await expect(page.getByRole("button", { name: publishLabel })).toHaveCount(0);
});
