import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";

test("[SHELL-02] the page changes at 768, 992, 1200 and 1920 px, and the focus of the window refreshes the summary, at most every 200 ms", async ({
  page,
  buyer,
}) => {
  await page.goto("/");
  const breakpoints = await page.evaluate(() => {
    const widths = new Set<number>();
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const rem = /width\s*>=\s*([\d.]+)rem/.exec(rule.conditionText)?.[1];
          if (rem !== undefined) widths.add(Number(rem) * 16);
        }
        if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules);
    return [...widths].toSorted((one, other) => one - other);
  });
  expect(breakpoints).toEqual([768, 992, 1200, 1920]);

  // The bar has its links from lg on, and the menu's button below.
  const links = page.getByRole("banner").getByRole("link", { name: "Special Offers" });
  const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
  await page.setViewportSize({ width: 1199, height: 900 });
  await expect(links).toBeHidden();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(links).toBeVisible();
  await expect(menu).toBeHidden();

  await buyer.arriveAtPayment();
  await page.goto("/");
  await expect(buyer.accountMenu).toBeVisible();
  await page.waitForLoadState("networkidle");
  const requestTimes: number[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/products/summary")) requestTimes.push(Date.now());
  });
  const took = await page.evaluate(async () => {
    const began = performance.now();
    for (let turn = 0; turn < 10; turn++) {
      window.dispatchEvent(new Event("focus"));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return performance.now() - began;
  });
  await page.waitForTimeout(500);
  // Ten times within half a second: at once, after 200 ms, after 400 ms, and the last one. A busy machine takes longer.
  expect(requestTimes.length).toBeGreaterThanOrEqual(2);
  expect(requestTimes.length).toBeLessThanOrEqual(Math.ceil(took / 200) + 1);
});

test.describe("Messages", () => {
  // The browser itself reports the rejected sign-ins.
  test.use({ expectedConsole: [/status of 401/] });

  test("[SHELL-01] at most three messages are visible, 38 px apart, and each goes when its time is over", async ({
    page,
    buyer,
  }) => {
    await page.clock.install();
    await page.goto("/");
    await buyer.waitUntilHydrated();
    await buyer.button("Sign In").click();
    const messages = page.locator("[data-toasts]").getByRole("alert");
    const tryToSignIn = async () => {
      const responded = page.waitForResponse("**/laravel/rest/auth_endpoint_a");
      await buyer.signIn("Wrong1234");
      await responded;
    };
    for (const shown of [1, 2, 3]) {
      await tryToSignIn();
      await expect(messages).toHaveCount(shown);
    }
    const oldest = await messages.first().elementHandle();
    await tryToSignIn();
    await expect.poll(() => oldest?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(messages).toHaveCount(3);
    await expect
      .poll(async () => {
        const boxes = await Promise.all((await messages.all()).map((one) => one.boundingBox()));
        const tops = boxes.map((box) => box?.y ?? 0);
        return tops.map((top) => top - (tops[0] ?? 0));
      })
      .toEqual([0, 38, 76]);
    await page.clock.fastForward(15_000);
    await expect(messages).toHaveCount(3);
    await page.clock.fastForward(6000);
    await expect(messages).toHaveCount(0);

    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await buyer.arriveAtPayment();
    await page.goto("/");
    await buyer.logOut();
    const goodbye = page.locator("[data-toasts]").getByText("Logout Successful.");
    await expect(goodbye).toBeVisible();
    await page.clock.fastForward(3000);
    await expect(goodbye).toBeVisible();
    await page.clock.fastForward(1500);
    await expect(goodbye).toBeHidden();
  });
});
