import { createHash } from "node:crypto";
import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect, undecided } from "../../fixtures/shop-test.ts";
import { clearReceived, readReceived, tagsHost } from "../../fixtures/third-parties.ts";

test.use({ storageState: undecided });

const choose = (page: Page, name: "Accept Cookies" | "Decline") =>
  page.getByRole("region", { name: "Your cookie choices" }).getByRole("button", { name }).click();

interface Pushed {
  readonly event?: string;
  readonly [name: string]: unknown;
}

/** The events of this name that the tag manager received. */
async function heard(event: string): Promise<Pushed[]> {
  const pushes = await readReceived("push");
  return pushes
    .map(({ body }): Pushed => JSON.parse(body))
    .filter((pushed) => pushed.event === event);
}

/** What the page holds for a tag manager to read. */
const inDataLayer = (page: Page): Promise<Pushed[]> =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, "dataLayer");
    return Array.isArray(layer) ? layer : [];
  });

function hashOf(email: string): string {
  const [name = "", host = ""] = email.trim().toLowerCase().split("@");
  return createHash("sha256")
    .update(`${name.replaceAll(".", "")}@${host}`)
    .digest("hex");
}

test(
  "[TRACK-01] [TRACK-02] the tag manager receives the consent, an opened payment and, once, the purchase",
  { tag: "@long" },
  async ({ page, buyer }) => {
    await clearReceived();
    const tables: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/lifetime-values")) tables.push(new URL(page.url()).pathname);
    });
    await page.goto(linkTo("Home"));
    await choose(page, "Accept Cookies");
    await expect.poll(() => heard("setConsent")).toHaveLength(2);

    await buyer.putIntoCart();
    await buyer.signUp();
    await buyer.continueToPayment();
    const items = [
      { item_id: "auto-tune-hybrid", item_name: "AutoTune Hybrid", price: 199, quantity: 1 },
    ];
    const person = { hashed_email: hashOf(buyer.person.email) };
    await expect
      .poll(() => heard("add_payment_info"))
      .toEqual([
        { event: "add_payment_info", ecommerce: { currency: "USD", value: 199, items }, ...person },
      ]);
    expect(tables).toEqual([]);

    const reference = await buyer.payWithCard();
    expect(await buyer.seeSummary()).toBe(reference);
    const purchase = {
      event: "purchase",
      ecommerce: { transaction_id: reference, currency: "USD", value: 199, tax: 16.42, items },
      ltv: 199,
      ...person,
    };
    await expect.poll(() => heard("purchase")).toEqual([purchase]);
    expect(tables).toEqual([linkTo("OrderSummary")]);

    await page.reload();
    expect(await buyer.seeSummary()).toBe(reference);
    await expect
      .poll(async () => (await inDataLayer(page)).map(({ event }) => event))
      .toContain("adblock");
    expect(await heard("purchase")).toEqual([purchase]);
  },
);

test("[TRACK-01] of a visitor who declines, nothing more is sent", async ({ page, buyer }) => {
  await clearReceived();
  await page.goto(linkTo("Home"));
  await choose(page, "Decline");
  await buyer.putIntoCart();
  await buyer.continueAsGuest();
  const reference = await buyer.payWithCard();
  expect(await buyer.seeSummary()).toBe(reference);
  await buyer.waitUntilHydrated();
  const dataLayer = await inDataLayer(page);
  expect(dataLayer.filter(({ event }) => event !== "setConsent")).toEqual([]);
  expect(JSON.stringify(dataLayer)).not.toContain("granted");
  // Response times of some requests are reported for everybody, without personal data.
  const received = (await readReceived()).filter(({ kind }) => kind !== "envelope");
  expect(received).toEqual([]);
});

test.describe("The probe for blockers", () => {
  test(
    "[TRACK-02] requests the tag manager after consent, and reports that it was reached",
    { tag: "@long" },
    async ({ page }) => {
      await clearReceived();
      await page.goto(linkTo("Home"));
      await choose(page, "Accept Cookies");
      await expect
        .poll(() => inDataLayer(page))
        .toContainEqual({ event: "adblock", adblock: false });
      expect((await readReceived("probe")).map(({ path }) => path)).toEqual(["/gtm.js"]);
    },
  );

  test.describe("with a blocker", () => {
    // The browser's own message for a blocked request; a page cannot suppress it.
    test.use({ expectedConsole: [/ERR_BLOCKED_BY_CLIENT/] });

    test(
      "[TRACK-02] reports it, and the shop goes on",
      { tag: "@long" },
      async ({ page, buyer }) => {
        await page.route(`${tagsHost}/**`, (route) => route.abort("blockedbyclient"));
        await page.goto(linkTo("Home"));
        await choose(page, "Accept Cookies");
        await expect
          .poll(() => inDataLayer(page))
          .toContainEqual({ event: "adblock", adblock: true });
        await buyer.putIntoCart();
      },
    );
  });
});
