import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { fetchFromShop } from "./fetch-all.ts";

/** Opened by emails, checkout and account: no sitemap lists them. */
const unlisted = [
  linkTo("AccountSetup"),
  linkTo("PasswordReset"),
  linkTo("Confirm"),
  linkTo("CommunicationPreferences"),
  linkTo("Checkout"),
  linkTo("Overview"),
];

/** What the policies of the pages that this tab opens have blocked, from now on. */
async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const note: unknown = Reflect.get(globalThis, "noteViolation");
      const { documentURI, effectiveDirective, blockedURI } = event;
      if (typeof note === "function")
        note(`${documentURI}: ${effectiveDirective} blocked ${blockedURI}`);
    });
  });
  return violations;
}

test("no page violates its content policy", async ({ page }) => {
  const sitemap = await (await fetchFromShop("/sitemap-en.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  expect(listed.length).toBeGreaterThan(90);
  const violations = await collectViolations(page);
  for (const path of [...listed, ...unlisted]) await page.goto(path, { waitUntil: "networkidle" });
  expect(violations).toEqual([]);
});

test.describe("What is planted in a page", () => {
  // The browser itself reports what it blocked.
  test.use({ expectedConsole: [/Content Security Policy/] });

  test("is blocked, and seen", async ({ page }) => {
    const violations = await collectViolations(page);
    await page.goto(linkTo("Home"), { waitUntil: "networkidle" });
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.documentElement.dataset.planted = ''";
      document.body.append(script);
      return "planted" in document.documentElement.dataset;
    });
    expect(ran).toBe(false);
    await expect.poll(() => violations).toEqual([expect.stringContaining("script-src-elem")]);
  });
});
