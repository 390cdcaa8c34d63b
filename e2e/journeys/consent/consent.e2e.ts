import AxeBuilder from "@axe-core/playwright";
import { inventory } from "@autotune/contract/inventory";
import { inventoryVersion } from "@autotune/contract/inventory-version";
import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { Client } from "pg";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { databaseUrl, expect, undecided } from "../../fixtures/shop-test.ts";
import { tabTo } from "../../fixtures/tab-to.ts";
import { withoutPopup } from "../../fixtures/without-popup.ts";

test.use({ storageState: undecided });

const question = (page: Page) => page.getByRole("region", { name: "Your cookie choices" });
const button = (page: Page, name: string) => question(page).getByRole("button", { name });
const settings = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" });

/** What was pushed to the data layer, in order. */
async function signals(page: Page): Promise<object[]> {
  return page.evaluate(() => {
    const layer: unknown = Reflect.get(window, "dataLayer");
    const events: object[] = Array.isArray(layer) ? layer : [];
    return events.filter((event) => Reflect.get(event, "event") === "setConsent");
  });
}

function signal(said: "granted" | "denied") {
  return {
    event: "setConsent",
    ad_storage: said,
    ad_user_data: said,
    ad_personalization: said,
    analytics_storage: said,
    functionality_storage: said,
    personalization_storage: said,
  };
}

const storedStatus = (page: Page) => page.evaluate(() => localStorage.getItem("consent"));

test(
  "[CONS-01] a visitor is asked without doing anything, accepts, and is not asked again",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto(linkTo("Home"));
    await expect(question(page)).toBeVisible();
    // The focus is where it was.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    expect(await signals(page)).toEqual([signal("denied")]);
    const weights = await question(page)
      .getByRole("button")
      .evaluateAll((buttons) =>
        buttons.map((one) => {
          const { height } = one.getBoundingClientRect();
          const { backgroundColor, color, fontWeight, fontSize } = getComputedStyle(one);
          return JSON.stringify([height, backgroundColor, color, fontWeight, fontSize]);
        }),
      );
    expect(weights).toHaveLength(3);
    expect(new Set(weights).size).toBe(1);

    const recorded = page.waitForRequest(/consent-records/);
    await button(page, "Accept Cookies").click();
    expect((await recorded).postDataJSON()).toEqual({
      status: 1,
      inventoryVersion: inventoryVersion(),
      language: "en",
    });
    await expect(question(page)).toBeHidden();
    expect(await storedStatus(page)).toBe("1");
    expect(await signals(page)).toEqual([signal("denied"), signal("granted")]);

    const hydrated = page.waitForResponse(/follow-tabs/);
    await page.goto(linkTo("Products"));
    await hydrated;
    await expect.poll(() => signals(page)).toEqual([signal("denied"), signal("granted")]);
    await expect(question(page)).toBeHidden();
  },
);

test(
  "[CONS-01] declines by keyboard, in all tabs at once, and the choice is recorded",
  { tag: "@long" },
  async ({ page, context }) => {
    const database = new Client({ connectionString: databaseUrl });
    await database.connect();
    const count = async () => {
      const { rows } = await database.query<{ count: number }>(
        "select count(*)::integer as count from shop.consent_record where status = 0",
      );
      return rows[0]?.count ?? 0;
    };
    const before = await count();
    const other = await context.newPage();
    await other.goto(linkTo("Products"));
    await expect(question(other)).toBeVisible();
    await page.goto(linkTo("Home"));
    await expect(question(page)).toBeVisible();
    // Escape is no choice.
    await button(page, "Choose").focus();
    await page.keyboard.press("Escape");
    await expect(question(page)).toBeVisible();
    expect(await storedStatus(page)).toBeNull();

    await page.goto(linkTo("Home"));
    await expect(question(page)).toBeVisible();
    await tabTo(page, button(page, "Decline"));
    await page.keyboard.press("Enter");
    await expect(question(page)).toBeHidden();
    await expect(page.locator("#content")).toBeFocused();
    await expect(question(other)).toBeHidden();
    expect(await storedStatus(page)).toBe("0");
    expect(await signals(page)).toEqual([signal("denied"), signal("denied")]);
    await expect.poll(count).toBe(before + 1);
    await database.end();
  },
);

test(
  "[CONS-01] chooses in place, and changes the choice from the footer of any page",
  { tag: "@long" },
  async ({ page }) => {
    await withoutPopup(page);
    await page.goto(linkTo("Home"));
    await expect(question(page)).toBeVisible();
    // A double click is one press: “Save choice” comes where “Choose” was, and is not pressed by it.
    await button(page, "Choose").dblclick();
    await expect(page.getByRole("switch", { name: "Necessary" })).toBeDisabled();
    const measuring = page.getByRole("switch", { name: "Measurement and advertising" });
    await expect(measuring).not.toBeChecked();
    await button(page, "Save choice").click();
    expect(await storedStatus(page)).toBe("0");

    await settings(page).click();
    await expect(question(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question(page)).toBeHidden();
    await expect(settings(page)).toBeFocused();
    expect(await storedStatus(page)).toBe("0");

    await settings(page).click();
    await measuring.check();
    await button(page, "Save choice").click();
    expect(await storedStatus(page)).toBe("1");
    await settings(page).click();
    await expect(measuring).toBeChecked();
  },
);

test("[CONS-01] an offer that is still loading does not open over the consent settings", async ({
  page,
}) => {
  // Answered on an earlier visit.
  await page.addInitScript(() => localStorage.setItem("consent", "0"));
  await page.goto(linkTo("Home"));
  const arrive = Promise.withResolvers<void>();
  await page.route(/\/assets\/promo-popup-/, async (route) => {
    await arrive.promise;
    await route.continue();
  });
  const onItsWay = page.waitForRequest(/\/assets\/promo-popup-/);
  await settings(page).scrollIntoViewIfNeeded();
  await onItsWay;
  await settings(page).click();
  await expect(question(page)).toBeFocused();
  const arrived = page.waitForResponse(/\/assets\/promo-popup-/);
  arrive.resolve();
  await arrived;
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(question(page)).toBeFocused();
});

test(
  "[CONS-01] account pages do not ask for consent",
  { tag: "@long" },
  async ({ page, buyer }) => {
    await buyer.putIntoCart();
    await buyer.signUp();
    await expect(question(page)).toBeVisible();
    await buyer.openOrders();
    await page.mouse.move(5, 5);
    await page.waitForLoadState("networkidle");
    await expect.poll(() => signals(page)).toEqual([signal("denied")]);
    await expect(question(page)).toBeHidden();
    await page.goto(linkTo("Home"));
    await expect(question(page)).toBeVisible();
  },
);

/** What a person presses or fills in: main buttons, whatever element they are, and fields. */
const mains =
  "main a[class*=rounded-full], main button, main [role=button], main input:not([type=hidden]), main select, main textarea, [role=dialog] button, [role=dialog] input";

/** The main buttons and fields that something of the cookie question lies on. */
async function covered(page: Page, how: "at rest" | "scrolled to"): Promise<string[]> {
  return page.evaluate(
    ([selector, scrolls]) => {
      const asked = [...document.querySelectorAll("#consent section, #consent-in-flow section")];
      const found: string[] = [];
      for (const one of document.querySelectorAll(selector)) {
        if (!(one instanceof HTMLElement) || !one.checkVisibility({ visibilityProperty: true }))
          continue;
        if (one.closest("[inert]") !== null) continue;
        if (scrolls) one.scrollIntoView({ block: "nearest", behavior: "instant" });
        const { left, top, width, height } = one.getBoundingClientRect();
        // Hidden from the eye: its label is what people press.
        if (width < 4 || height < 4) continue;
        const [x, y] = [left + width / 2, top + height / 2];
        const over = document.elementFromPoint(x, y);
        if (asked.some((section) => section.contains(over)))
          found.push(`${one.tagName} ${one.textContent.trim()} at ${x} ${y}`);
      }
      scrollTo({ top: 0, behavior: "instant" });
      return found;
    },
    [mains, how === "scrolled to"] as const,
  );
}

/** As the page is opened: the large buttons that the question lies on. */
async function coveredAtFirst(page: Page): Promise<string[]> {
  const asked = page.locator("#consent section");
  await page.mouse.move(5, 5);
  await expect(asked).toBeAttached();
  return asked.evaluate((section) => {
    const { top, height } = section.getBoundingClientRect();
    const buttons = document.querySelectorAll<HTMLElement>("main :is(a, button)[class*=min-h-12]");
    return [...buttons]
      .filter((one) => height > 0 && one.checkVisibility())
      .filter((one) => {
        const place = one.getBoundingClientRect();
        return place.bottom > top && place.top < top + height;
      })
      .map((one) => one.innerText);
  });
}

test("[CONS-01] the question covers no main button and no field that is scrolled into view, lies on no form, and moves nothing", async ({
  page,
  buyer,
}) => {
  test.slow();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved = Number(Reflect.get(window, "moved") ?? 0);
        Reflect.set(window, "moved", moved + Number(Reflect.get(entry, "value")));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const sizes = [
    [360, 740],
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const;
  const seeAtAllSizes = async (where: string) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect(question(page)).toBeVisible();
      // The space is reserved by then.
      await page.waitForFunction(
        () => document.querySelector("#consent section")?.getAnimations().length !== 1,
      );
      expect(await covered(page, "scrolled to"), `${where} at ${width}`).toEqual([]);
      const box = await question(page).boundingBox();
      expect(box?.height, `${where} at ${width}`).toBeLessThan(height * 0.3);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        `${where} at ${width}`,
      ).toBe(true);
    }
  };
  for (const path of [
    linkTo("Home"),
    linkTo("AutoTune", { slug: "hybrid" }),
    linkTo("Products"),
    linkTo("Subscriptions", { slug: "unlimited" }),
  ]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    expect(await coveredAtFirst(page), path).toEqual([]);
    // Where it would lie on one, it comes with the first scroll.
    await page.mouse.wheel(0, 60);
    await expect(question(page)).toBeVisible();
    expect(Number(await page.evaluate(() => Reflect.get(window, "moved") ?? 0))).toBeLessThan(0.02);
    await seeAtAllSizes(path);
  }

  // Somebody who fills in a form has all of the window.
  const email = page.getByRole("contentinfo").getByRole("textbox", { name: /mail/i });
  await email.focus();
  await expect(question(page)).toBeHidden();
  await email.blur();
  await expect(question(page)).toBeVisible();

  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect(await covered(page, "scrolled to"), `sign-in at ${width}`).toEqual([]);
  }

  // A page that is a form has the question below it, in the flow of the page.
  await page.setViewportSize({ width: 390, height: 844 });
  await buyer.putIntoCart();
  await expect(buyer.field("Email").first()).toBeVisible();
  for (const path of [linkTo("Checkout"), linkTo("PasswordReset"), linkTo("NewsletterSignup")]) {
    await page.goto(path);
    await expect(page.locator("#consent-in-flow section")).toBeVisible();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect(await covered(page, "at rest"), `${path} at ${width}`).toEqual([]);
      expect(await covered(page, "scrolled to"), `${path} at ${width}`).toEqual([]);
      const end = await page.getByRole("main").boundingBox();
      const asked = await question(page).boundingBox();
      expect(asked?.y).toBeGreaterThanOrEqual((end?.y ?? 0) + (end?.height ?? 0));
    }
  }
  await button(page, "Decline").click();
  await expect(question(page)).toBeHidden();
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    "the button to buy at the window's edge is above the question, and the page's end can be reached",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto(linkTo("AutoTune", { slug: "hybrid" }));
      // It waits while it would cover a button, wherever the page was scrolled to when its code arrived.
      await page.mouse.wheel(0, 2500);
      await expect(async () => {
        await page.mouse.wheel(0, 100);
        await expect(question(page)).toBeVisible({ timeout: 1000 });
      }).toPass();
      const bar = page.getByRole("main").getByRole("button", { name: "Buy Now" }).last();
      await expect(bar).toBeInViewport();
      const box = await bar.boundingBox();
      const top = (await question(page).boundingBox())?.y ?? 0;
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(top);

      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await settings(page).click();
      await expect(page.getByRole("switch", { name: "Necessary" })).toBeVisible();
    },
  );
});

test(
  "[CONS-01] the cookie page lists the whole inventory, in another language too",
  { tag: "@long" },
  async ({ page }) => {
    for (const language of ["en", "de"] as const) {
      await page.goto(linkTo("WPPageRenderer", { slug: "cookie-policy" }, language));
      await expect(page.locator("main tbody tr")).toHaveCount(inventory.length);
      for (const { id, kind } of inventory)
        if (kind !== "party")
          await expect(
            page.locator("main tbody code").getByText(id, { exact: true }).first(),
          ).toBeVisible();
    }
    const { violations } = await new AxeBuilder({ page }).include("main").analyze();
    expect(violations).toEqual([]);
    await expect(page.locator("#consent section")).toBeVisible();
    const axeResults = await new AxeBuilder({ page }).include("#consent").analyze();
    expect(axeResults.violations).toEqual([]);
  },
);

test.describe("Where the server cannot store the record", () => {
  // The browser itself reports the status.
  test.use({ expectedConsole: [/status of 503/] });

  test("the choice counts all the same", async ({ page }) => {
    await page.route(/consent-records/, (route) => route.fulfill({ status: 503 }));
    await page.goto(linkTo("Home"));
    await button(page, "Decline").click();
    await expect(question(page)).toBeHidden();
    expect(await storedStatus(page)).toBe("0");
  });
});
