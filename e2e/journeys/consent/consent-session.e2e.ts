import { storedThings } from "@autotune/contract/stored-things";
import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import type { Buyer } from "../../fixtures/customer/buyer.ts";
import { recordVisit, unjustified } from "./record-visit.ts";
import { expect, sandboxUrl, undecided } from "../../fixtures/shop-test.ts";
import {
  affiliateHost,
  clearReceived,
  readReceived,
  tagsHost,
} from "../../fixtures/third-parties.ts";

test.use({ storageState: undecided });

const payPort = new URL(sandboxUrl).port;
const paymentHosts = [
  `http://pay.localhost:${payPort}`,
  `http://autotune.test.pay.localhost:${payPort}`,
];
const question = (page: Page) => page.getByRole("region", { name: "Your cookie choices" });

/** Error reports come from the shop's own processes, whatever the visit. */
async function receivedFromBrowsers() {
  const received = await readReceived();
  return received.filter(({ kind }) => kind !== "envelope");
}

/** Home, a product, the search, the cart, and the checkout up to the payment form. */
async function visitEverything(page: Page, buyer: Buyer, atHome: () => Promise<void>) {
  await page.goto(`${linkTo("Home")}?irclickid=click-of-this-visit`);
  await atHome();
  await page.mouse.wheel(0, 2000);
  await page.waitForLoadState("networkidle");
  await page.goto("/search?q=vocal");
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.goto(linkTo("Orders"));
  await page.goto(linkTo("WPPageRenderer", { slug: "cookie-policy" }));
  await page.waitForLoadState("networkidle");
  await buyer.putIntoCart();
  await page.goto(linkTo("ShoppingCart"));
  await page.waitForLoadState("networkidle");
  await buyer.openCheckout();
  await buyer.continueAsGuest();
}

test.describe("A recorded visit", () => {
  for (const hasDeclined of [true, false])
    test(
      `[CONS-02] of somebody who ${hasDeclined ? "declined" : "has not answered"} reaches no third party but the payment provider and stores no more than is necessary`,
      {
        tag: hasDeclined ? [] : ["@long"],
      },
      async ({ page, context, buyer }) => {
        await clearReceived();
        const visit = recordVisit(context, page);
        await visitEverything(page, buyer, async () => {
          await expect(question(page)).toBeVisible();
          if (hasDeclined) await question(page).getByRole("button", { name: "Decline" }).click();
        });

        expect(visit.thirdPartyHosts().sort()).toEqual([...paymentHosts].sort());
        for (const { url, from } of visit.requests)
          if (paymentHosts.includes(url.origin)) expect(new URL(from).pathname).toBe("/checkout");
        expect(visit.requests.map(({ url }) => url.pathname)).not.toContain(
          "/laravel/rest/measurement",
        );
        expect(await receivedFromBrowsers()).toEqual([]);
        const stored = await visit.stored();
        expect(unjustified(stored)).toEqual([]);
        expect(JSON.stringify(stored)).not.toContain("click-of-this-visit");
        expect(stored.some(({ name }) => name === "consent")).toBe(hasDeclined);
        const dataLayer = await page.evaluate(() =>
          JSON.stringify(Reflect.get(window, "dataLayer")),
        );
        expect(dataLayer).not.toContain("granted");
      },
    );

  test("[CONS-02] of somebody who agreed reaches exactly the inventory's third parties, and withdrawing ends it", async ({
    page,
    context,
    buyer,
  }) => {
    await clearReceived();
    const visit = recordVisit(context, page);
    await visitEverything(page, buyer, async () => {
      await expect(question(page)).toBeVisible();
      expect(visit.thirdPartyHosts()).toEqual([]);
      await question(page).getByRole("button", { name: "Accept Cookies" }).click();
      await expect(question(page)).toBeHidden();
      await expect.poll(() => visit.thirdPartyHosts().sort()).toEqual([affiliateHost, tagsHost]);
    });

    expect(visit.thirdPartyHosts().sort()).toEqual(
      [affiliateHost, tagsHost, ...paymentHosts].sort(),
    );
    const stored = await visit.stored();
    expect(stored.filter(({ basis }) => basis === undefined)).toEqual([]);
    for (const { id, kind, basis } of storedThings) {
      if (basis !== "consent") continue;
      const name = id.endsWith("*") ? expect.stringMatching(`^${id.slice(0, -1)}`) : id;
      expect(stored, id).toContainEqual(expect.objectContaining({ kind, name }));
    }
    const received = await receivedFromBrowsers();
    expect(new Set(received.map(({ host }) => `http://${host}`))).toEqual(
      new Set([tagsHost, affiliateHost]),
    );
    expect(received.filter(({ kind }) => kind === "push").map(({ body }) => body)).toContainEqual(
      expect.stringContaining('"ad_storage":"granted"'),
    );

    await page.goto(linkTo("WPPageRenderer", { slug: "cookie-policy" }));
    await page.getByRole("button", { name: "Change your choice" }).click();
    const anew = page.waitForEvent("load");
    await question(page).getByRole("button", { name: "Decline" }).click();
    await anew;
    const before = visit.requests.length;
    await page.goto(linkTo("Products"));
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState("networkidle");
    expect(
      visit.requests.slice(before).filter(({ url }) => /^(tags|affiliate)\./.test(url.hostname)),
    ).toEqual([]);
    expect(unjustified(await visit.stored())).toEqual([]);
  });
});
