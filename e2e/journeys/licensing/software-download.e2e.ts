import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { linkTo } from "@autotune/routes";
import type { Download } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { makeAccount } from "../../fixtures/customer/make-account.ts";
import { giveOldLicence } from "../../fixtures/customer/old-purchase.ts";
import { expect } from "../../fixtures/shop-test.ts";

const slugs = [
  "unlimited",
  "producer",
  "essentials",
  "vocal-chain-bundle",
  "pro-x",
  "slice-content",
  "hybrid",
  "artist",
  "efx-plus",
  "access",
  "auto-key",
  "vocal-effects",
  "central",
  "vocal-compressor",
  "at2026",
  "pro",
  "vocal-prep",
  "vocal-eq",
  "vocal-de-esser",
  "vocal-reverb",
  "metamorph",
  "harmony-engine",
  "vocodist",
  "choir",
  "twin",
  "ember",
  "whisper",
  "larynx",
  "shard",
  "orbit",
  "dial",
  "stutter",
  "halo",
  "undertow",
];

async function hashOf(download: Download): Promise<string> {
  return createHash("sha256")
    .update(await readFile(await download.path()))
    .digest("hex");
}

test("[ROUTE-15] every download page is listed and has files; others do not exist", async ({
  page,
  request,
}) => {
  await page.goto(linkTo("SoftwareDownload"));
  const listed = page.getByRole("main").getByRole("listitem").getByRole("link");
  const hrefs = await listed.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(hrefs)).toEqual(
    new Set(slugs.map((slug) => linkTo("SoftwareDownload", { slug }))),
  );
  for (const slug of slugs) {
    for (const language of ["en", "es"] as const) {
      const response = await request.get(linkTo("SoftwareDownload", { slug }, language));
      expect(response.status(), slug).toBe(200);
      expect(await response.text(), slug).toMatch(/\/laravel\/downloads\/\d+\/[\w.-]+\.zip/);
    }
  }
  expect(linkTo("SoftwareDownload", {}, "es")).toBe("/es/descargas-software");
  const nowhere = await request.get(linkTo("SoftwareDownload", { slug: "nowhere" }));
  expect(nowhere.status()).toBe(404);
});

test(
  "[ROUTE-15] the visitor's system stands first and can be changed; the hash is at hand",
  { tag: "@long" },
  async ({ browser, baseURL }) => {
    const userAgent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0";
    const context = await browser.newContext({ userAgent, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(linkTo("SoftwareDownload", { slug: "hybrid" }));
    await expect(page.getByText("Looks like you’re on Windows.")).toBeVisible();
    const newest = page.getByRole("region", { name: "AutoTune Hybrid" });
    const files = newest.getByRole("link", { name: /^Download AutoTune Hybrid 11\.2\.0 for/ });
    await expect(files.first()).toHaveAccessibleName(/Windows/);
    await page.getByRole("radio", { name: "macOS" }).check();
    await expect(files.first()).toHaveAccessibleName(/macOS/);
    await newest.getByText("Checksums").first().click();
    await expect(newest.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible();
    await expect(newest.getByText("Version 11.0.0")).toBeHidden();
    await newest.getByText("Earlier versions (2)").click();
    await expect(newest.getByText("Version 11.0.0")).toBeVisible();
    await context.close();
  },
);

test.describe("Getting a file", () => {
  // The browser itself reports the error response.
  test.use({ expectedConsole: [/status of 403/] });

  test(
    "[ROUTE-15] asks to sign in and goes on; without a licence it says so, and where to get one",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await page.goto(linkTo("SoftwareDownload", { slug: "central" }));
      await buyer.waitUntilHydrated();
      const file = page.getByRole("link", { name: /^Download AutoTune Central 4\.2\.0 for macOS/ });
      await file.click();
      await page.getByRole("dialog").waitFor();
      await page.getByRole("tab", { name: "Create account" }).click();
      const arriving = page.waitForEvent("download");
      await buyer.signUp();
      const download = await arriving;
      expect(download.suggestedFilename()).toBe("auto-tune-central-4.2.0-mac.zip");
      await expect(page.getByText("Your download has started.")).toBeVisible();
      await page.getByText("Checksums").first().click();
      await expect(page.getByText(await hashOf(download))).toBeVisible();

      await page.goto(linkTo("SoftwareDownload", { slug: "hybrid" }));
      await buyer.waitUntilHydrated();
      await page
        .getByRole("link", { name: /^Download AutoTune Hybrid 11\.2\.0 for Windows/ })
        .click();
      const note = page.getByRole("alert").filter({ hasText: "AutoTune Hybrid" });
      await expect(note).toContainText("Your account has neither");
      await note.getByRole("link", { name: "See AutoTune Hybrid" }).click();
      await expect(page).toHaveURL(linkTo("AutoTune", { slug: "hybrid" }));
    },
  );
});

test(
  "[ROUTE-15] an owner finds an old version among the discontinued ones, also on a phone",
  { tag: "@long" },
  async ({ page, buyer }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await makeAccount(buyer);
    await giveOldLicence(buyer.person.email, "MM-MIC-MOD");
    await page.goto(linkTo("DiscontinuedSoftwareDownload"));
    await buyer.waitUntilHydrated();
    const rows = page.getByRole("rowheader");
    await expect(rows).toHaveCount(12);
    const query = page.getByRole("searchbox", { name: "Product or version" });
    await query.fill("nothing like it");
    await expect(page.getByText("No matching versions")).toBeVisible();
    await page.getByRole("radio", { name: "macOS" }).check();
    await page.getByRole("button", { name: "Show all versions" }).click();
    await expect(query).toBeFocused();
    await expect(page.getByRole("radio", { name: "Both" })).toBeChecked();
    await expect(rows).toHaveCount(12);
    await query.fill("mic");
    await expect(rows).toHaveCount(1);
    const arriving = page.waitForEvent("download");
    await page.getByRole("link", { name: /^Download Mic Mod 9\.3\.5 for Windows/ }).click();
    expect((await arriving).suggestedFilename()).toBe("mic-mod-9.3.5-windows.zip");
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  },
);
