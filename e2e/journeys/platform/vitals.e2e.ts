import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { expect, metricsToken, test, undecided, webUrls } from "../../fixtures/shop-test.ts";

/** How often something was measured, over all web processes. */
async function countOf(name: string, labels: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const counts = await Promise.all(
    webUrls.map(async (url) => {
      const text = await (await fetch(`${url}/metrics`, { headers })).text();
      const line = text.split("\n").find((one) => one.startsWith(`${name}_count{${labels}}`));
      return Number(line?.split(" ").at(-1) ?? 0);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** This visit is one of those that are measured. */
async function drawLot(page: Page, drawn: number): Promise<void> {
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, drawn);
}

/** What a page sends when it is left. Playwright sees no body of a beacon, so the page passes it on. */
async function hearBeacons(page: Page): Promise<readonly string[]> {
  const beacons: string[] = [];
  await page.exposeFunction("tellJourney", (body: string) => beacons.push(body));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then(Reflect.get(window, "tellJourney"));
      return send(url, body);
    };
  });
  return beacons;
}

test.use({ storageState: undecided, viewport: { width: 390, height: 844 } });

test(
  "[TRACK-02] how fast a page loaded and responded is in the metrics, by kind of page and of device",
  { tag: "@long" },
  async ({ page }) => {
    const labels = 'route="AutoTune",device="phone"';
    const count = async () => [
      await countOf("web_vitals_seconds", `metric="lcp",${labels}`),
      await countOf("web_vitals_seconds", `metric="ttfb",${labels}`),
      await countOf("web_vitals_seconds", `metric="inp",${labels}`),
      await countOf("web_vitals_layout_shift", labels),
    ];
    const before = await count();
    await drawLot(page, 0.01);
    const measuring = page.waitForResponse(/measure-page/);
    await page.goto(linkTo("AutoTune", { slug: "pro" }));
    await page.mouse.move(40, 40);
    await measuring;
    // An interaction, for INP.
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    await expect(page.locator("#site-menu")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.goto(linkTo("PrivacyPolicy"));
    await expect.poll(count).toEqual(before.map((one) => one + 1));
  },
);

test(
  "[TRACK-02] a page is measured until the next one, reported once, with numbers alone, and the browser stores nothing",
  { tag: "@long" },
  async ({ page, context }) => {
    const beacons = await hearBeacons(page);
    await drawLot(page, 0.01);
    const measuring = page.waitForResponse(/measure-page/);
    await page.goto("/?utm_source=zelda");
    await page.mouse.move(40, 40);
    await measuring;
    await page.getByRole("button", { name: "Decline" }).click();
    await page.waitForLoadState("networkidle");
    const before = await context.cookies();
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).first().click();
    await expect(page).toHaveURL(linkTo("PrivacyPolicy"));
    await expect.poll(() => beacons.length).toBe(1);
    const body = JSON.parse(beacons[0] ?? "") as Record<string, unknown>;
    expect(body).toMatchObject({ route: "Home", device: "phone", lcp: expect.any(Number) });
    for (const [name, value] of Object.entries(body))
      expect(typeof value, name).toBe(["route", "device"].includes(name) ? "string" : "number");
    expect(beacons[0]).not.toContain("zelda");
    expect(await context.cookies()).toHaveLength(before.length);
    await page.goto("/products");
    await page.waitForLoadState("networkidle");
    expect(beacons.filter((one) => one.includes('"route":"Home"'))).toHaveLength(1);
  },
);

for (const [whose, privacy, drawn] of [
  ["whoever asks all sites to leave them alone", true, 0.01],
  ["most visits", false, 0.9],
] as const)
  test(`[TRACK-02] ${whose} are not measured`, { tag: "@long" }, async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await drawLot(page, drawn);
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value });
    }, privacy);
    const hydrated = page.waitForResponse(/lazy-shell/);
    await page.goto("/");
    await page.mouse.move(40, 40);
    await hydrated;
    await page.waitForLoadState("networkidle");
    await page.goto(linkTo("PrivacyPolicy"));
    expect(requested.filter((path) => /vitals|measure-page/.test(path))).toEqual([]);
  });
