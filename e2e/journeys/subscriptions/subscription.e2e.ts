import { AxeBuilder } from "@axe-core/playwright";
import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { activatePlan } from "../../fixtures/customer/activate-licence.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { holdCall } from "../../fixtures/hold-call.ts";
import { mailsTo } from "../../fixtures/mailbox.ts";
import { endPlan, declineCharges, renewPlan } from "../../fixtures/sandbox-controls.ts";
import { expect } from "../../fixtures/shop-test.ts";
import {
  beginTrial,
  findOwnPlan,
  inMonths,
  openPlan,
  planPanel,
  shortDay,
  subscribeMonthly,
} from "../../fixtures/customer/subscriber.ts";

const mailsOf = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

test("[ROUTE-10] a plan shows what it is, holds and costs next, without a footer", async ({
  page,
  buyer,
}) => {
  const plan = await subscribeMonthly(page, buyer);
  await openPlan(page, plan);
  await expect(page).toHaveTitle("Subscriptions | AutoTune");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  const panel = planPanel(page);
  await expect(panel).toContainText("active");
  await expect(panel).toContainText(shortDay(inMonths(1)));
  await expect(panel).toContainText("Renews: $24.99 every month, until you cancel");
  await expect(panel).toContainText("Card ending in 4242");
  const tools = page.getByRole("region", { name: "In your plan" });
  await expect(tools.getByRole("listitem")).toHaveCount(23);
  await expect(tools).toContainText("AutoTune Pro");
  const charges = page.getByRole("region", { name: "Charges" });
  await expect(charges.getByRole("listitem")).toHaveCount(1);
  await expect(charges.getByRole("link", { name: "Invoice" })).toHaveAttribute("href", /invoices/);
  await expect(page.getByRole("region", { name: "Your computers" })).toContainText("0 of 2 in use");
});

test.describe("[ROUTE-10] While the server fails", () => {
  test.use({ expectedConsole: [/status of 50[03]/] });

  test(
    "a plan says so, and each try is seen; a receipt says so below its charge",
    { tag: "@long" },
    async ({ page, context, buyer }) => {
      const plan = await subscribeMonthly(page, buyer);
      const call = `**/${plan.id}?fs_id=*&lang=en`;
      await context.route(call, (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto(plan.path);
      const retry = page.getByRole("button", { name: "Try again" });
      await retry.waitFor();
      await context.unroute(call);
      const release = await holdCall(context, call);
      await retry.click();
      await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading…");
      release();
      await expect(planPanel(page)).toContainText("active");
      // The pressed button is gone.
      await expect(page.getByRole("main").locator(":focus")).toContainText("active");

      await renewPlan(plan.fsId);
      const invoice = page.getByRole("region", { name: "Charges" }).getByRole("button");
      await expect(async () => {
        await page.reload();
        await expect(invoice).toHaveText("Invoice", { timeout: 2000 });
      }).toPass();
      await context.route("**/receipt", (route) => route.fulfill({ status: 503, json: {} }));
      await invoice.click();
      const notice = page.getByRole("region", { name: "Charges" }).getByRole("alert");
      await expect(notice).toBeVisible();
      expect((await notice.boundingBox())?.width).toBeGreaterThan(240);
    },
  );
});

test.describe("[ROUTE-10] A plan that is not one's own", () => {
  // The browser itself reports the status of the rejected request.
  test.use({ expectedConsole: [/status of 40[014]/] });

  test(
    "is not there for another person, nor under a wrong name, nor for nobody",
    { tag: "@long" },
    async ({ page, buyer }) => {
      const plan = await beginTrial(page, buyer);
      const notFound = page.getByRole("heading", { name: "We can’t find that page." });
      const path = linkTo("SubscriptionDetail", { id: String(plan.id) });
      for (const wrong of [
        `${path}?fs_id=another`,
        path,
        linkTo("SubscriptionDetail", { id: "x" }),
      ]) {
        await page.goto(wrong);
        await expect(notFound, wrong).toBeVisible();
        await expect(page.getByText("AutoTune Unlimited")).toHaveCount(0);
      }
      await buyer.logOut();
      await page.goto(plan.path);
      await expect(page).toHaveURL(linkTo("Home"));
      const other = buyer.another();
      await page.getByRole("tab", { name: "Create account" }).click();
      await other.signUp();
      // The requested destination; it is somebody else's.
      await expect(page).toHaveURL(plan.path);
      await expect(notFound).toBeVisible();
    },
  );
});

test("[ACCT-04] another plan is previewed in money and dates before it is confirmed, by keyboard", async ({
  page,
  buyer,
}) => {
  const plan = await subscribeMonthly(page, buyer);
  await openPlan(page, plan);
  const panel = page.getByRole("region", { name: "Change your plan" });
  const less = panel.getByRole("button", { name: "Switch to AutoTune Producer" });
  await less.focus();
  await page.keyboard.press("Enter");
  const question = panel.getByRole("group", { name: /^Switch to AutoTune Producer/ });
  await expect(question.getByRole("heading")).toBeFocused();
  await expect(question).toContainText("No charge.");
  await expect(question).toContainText("No longer in your plan from");
  await expect(question.getByRole("button", { name: /^Switch on/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(less).toBeFocused();

  await panel.getByRole("button", { name: /^Switch to AutoTune Unlimited/ }).press("Enter");
  const longer = panel.getByRole("group", { name: /^Switch to AutoTune Unlimited/ });
  await expect(longer).toContainText(/You pay \$[\d.]+, tax included/);
  await expect(longer).toContainText(shortDay(inMonths(12)));
  await expect(longer).toContainText(/\$174\.99 every year, until you cancel/);
  const confirm = longer.getByRole("button", { name: /^Switch now · \$[\d.]+$/ });
  await confirm.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");

  // However fast the webhook comes: in the end the message is there, and was shown once.
  const toasts = page.locator("[data-toasts]");
  await expect(toasts.getByText("Term Change Complete")).toBeVisible({ timeout: 30_000 });
  await expect(planPanel(page)).toContainText(/\$174\.99 every year/);
  await expect(planPanel(page)).toContainText(shortDay(inMonths(12)));
  await expect(page.getByRole("region", { name: "Charges" }).getByRole("listitem")).toHaveCount(2);
  await page.reload();
  await expect(planPanel(page)).toContainText(/every year/);
  await expect(toasts.getByText("Term Change Complete")).toHaveCount(0);
});

test(
  "[ACCT-04] a smaller plan comes with the next charge, and can be taken back until then",
  { tag: "@long" },
  async ({ page, buyer }) => {
    const plan = await subscribeMonthly(page, buyer);
    await openPlan(page, plan);
    const panel = page.getByRole("region", { name: "Change your plan" });
    await panel.getByRole("button", { name: "Switch to AutoTune Producer" }).click();
    await panel.getByRole("button", { name: /^Switch on/ }).click();
    const toasts = page.locator("[data-toasts]");
    await expect(toasts.getByText("Product Change Complete")).toBeVisible({ timeout: 30_000 });
    await expect(planPanel(page)).toContainText("Switches to AutoTune Producer");
    const back = panel.getByRole("button", { name: "Keep this plan" });
    await back.click();
    await panel
      .getByRole("group", { name: /^Keep AutoTune Unlimited/ })
      .getByRole("button", { name: "Keep this plan" })
      .click();
    await expect(planPanel(page)).toContainText("Renews: $24.99 every month", { timeout: 30_000 });
  },
);

test(
  "[ACCT-03] a change that the card declines is shown as failed, with a link to the plan",
  { tag: "@long" },
  async ({ page, buyer }) => {
    const plan = await subscribeMonthly(page, buyer);
    await declineCharges(plan.fsId, 1);
    await openPlan(page, plan);
    const panel = page.getByRole("region", { name: "Change your plan" });
    await panel.getByRole("button", { name: /^Switch to AutoTune Unlimited/ }).click();
    await panel.getByRole("button", { name: /^Switch now/ }).click();
    const toast = page.locator("[data-toasts]").getByRole("alert");
    await expect(toast).toContainText("Term Change Failed");
    await expect(page.getByText("The payment failed, and your plan hasn’t changed.")).toBeVisible();
    await expect(planPanel(page)).toContainText("$24.99 every month");

    await page.goto(linkTo("Overview"));
    await expect(page.locator("[data-toasts]").getByText("Term Change Failed")).toHaveCount(0);
    await openPlan(page, plan);
    await panel.getByRole("button", { name: /^Switch to AutoTune Unlimited/ }).click();
    await panel.getByRole("button", { name: /^Switch now/ }).click();
    await expect(planPanel(page)).toContainText("every year", { timeout: 30_000 });
  },
);

test(
  "[ACCT-04] cancelling takes three presses from the account on, says what it means, and can be taken back",
  { tag: "@long" },
  async ({ page, buyer }) => {
    const plan = await subscribeMonthly(page, buyer);
    await findOwnPlan(page, plan);
    const panel = planPanel(page);
    const day = shortDay(inMonths(1));
    await panel.getByRole("button", { name: "Cancel plan" }).click();
    const question = panel.getByRole("group", { name: /^Cancel AutoTune Unlimited/ });
    await expect(question.getByRole("heading")).toBeFocused();
    await expect(question).toContainText(day);
    await expect(question).toContainText("After that, these stop working:");
    await expect(question).toContainText("Vocodist");
    await expect(question).toContainText(
      "You keep your account, your receipts and everything you’ve recorded",
    );
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/cancel"))
        calls.push(request.url());
    });
    await question.getByRole("button", { name: "Cancel plan" }).dblclick();
    // [ACCT-02] A state as a word in its colour.
    await expect(panel.getByText("canceled", { exact: true })).toBeVisible();
    await expect(panel).toContainText("Your plan ends. You have full access until then.");
    await expect(panel.getByRole("heading", { level: 2 })).toBeFocused();
    expect(calls).toHaveLength(1);
    await expect
      .poll(() => mailsOf(buyer.person.email), { timeout: 20_000 })
      .toContainEqual(expect.stringMatching(/cancel/i));

    await panel.getByRole("button", { name: "Undo cancellation" }).click();
    await expect(panel.getByText("active", { exact: true })).toBeVisible();
    await expect(panel).toContainText("Renews: $24.99 every month");
  },
);

/** The Overview and the page of the plan say the same, in the same colour. The page of the plan is left open. */
async function seeState(
  page: Page,
  { path }: { path: string },
  { state, tone }: { state: string; tone: RegExp },
): Promise<void> {
  for (const place of [linkTo("Overview"), path]) {
    await page.goto(place);
    await expect(planPanel(page).getByText(state, { exact: true }), place).toHaveClass(tone);
  }
}

test("[ACCT-02] a trial and a cancelled plan are shown as a warning, one that has ended as a danger", async ({
  page,
  buyer,
}) => {
  const plan = await beginTrial(page, buyer);
  await seeState(page, plan, { state: "trial", tone: /text-warning/ });
  const panel = planPanel(page);
  await panel.getByRole("button", { name: "Cancel trial" }).click();
  await panel.getByRole("group").getByRole("button", { name: "Cancel trial" }).click();
  await expect(panel.getByText("canceled", { exact: true })).toBeVisible();
  await seeState(page, plan, { state: "canceled", tone: /text-warning/ });
  await expect(panel).toContainText("Nothing was charged, and nothing will be.");
  const cancelled = async () =>
    (await mailsTo(buyer.person.email)).find(({ subject }) => subject.includes("canceled"))?.text;
  await expect.poll(cancelled).toContain("We haven’t charged you for AutoTune Unlimited");
  await endPlan(plan.fsId);
  await expect(async () => {
    await page.reload();
    await expect(panel.getByText("ended", { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await seeState(page, plan, { state: "ended", tone: /text-danger/ });
});

test(
  "[ACCT-02] an active plan is shown as information, a pause that is to come or has begun as a warning",
  { tag: "@long" },
  async ({ page, buyer }) => {
    const plan = await subscribeMonthly(page, buyer);
    await seeState(page, plan, { state: "active", tone: /text-info/ });
    const panel = planPanel(page);
    await panel.getByRole("button", { name: "Pause" }).click();
    await panel.getByRole("group").getByRole("button", { name: "Pause plan" }).click();
    await expect(panel.getByText("pause scheduled", { exact: true })).toBeVisible();
    await seeState(page, plan, { state: "pause scheduled", tone: /text-warning/ });
    await page.goto(linkTo("Overview"));
    await expect(panel).toContainText("The pause begins. You have the full plan until then.");
    await expect(panel).toContainText("Resumes automatically: $24.99 every month");
    // What is paid for is over, and the pause has begun.
    await page.clock.setFixedTime(new Date(inMonths(1).getTime() + 86_400_000));
    await seeState(page, plan, { state: "paused", tone: /text-warning/ });
    // Nothing works that could stop, and the end is the day of the charge that would have come.
    await panel.getByRole("button", { name: "Cancel plan" }).click();
    const question = panel.getByRole("group", { name: /^Cancel AutoTune Unlimited/ });
    await expect(question).toContainText(
      "Your plan ends. You can undo the cancellation until then.",
    );
    // Without the year: the page's clock may stand in another one.
    await expect(question).toContainText(shortDay(inMonths(2)).replace(/, \d{4}$/, ""));
    await expect(question).not.toContainText("Your last day");
    await page.goto(linkTo("Overview"));
    await expect(panel).toContainText("Paused. You won’t be charged until it resumes.");
    await expect(panel).toContainText("Resumes automatically: $24.99 every month");
  },
);

test(
  "[ACCT-04] a plan pauses for the chosen time, and resumes on request",
  { tag: "@long" },
  async ({ page, buyer }) => {
    const plan = await subscribeMonthly(page, buyer);
    await page.setViewportSize({ width: 390, height: 844 });
    await openPlan(page, plan);
    const panel = planPanel(page);
    await expect(panel.getByText("active", { exact: true })).toHaveClass(/text-info/);
    await panel.getByRole("button", { name: "Pause" }).click();
    const question = panel.getByRole("group", { name: /^Pause AutoTune Unlimited/ });
    await question.getByText("2 months", { exact: true }).click();
    await expect(question.getByRole("radio", { name: /^2 months/ })).toBeChecked();
    await question.getByRole("button", { name: "Pause plan" }).click();
    await expect(panel.getByText("pause scheduled", { exact: true })).toHaveClass(/text-warning/);
    await expect(panel).toContainText(shortDay(inMonths(1)));
    await expect(panel).toContainText(shortDay(inMonths(3)));
    await panel.getByRole("button", { name: "Resume now" }).click();
    await expect(panel.getByText("active", { exact: true })).toBeVisible();
    await expect(panel).toContainText("Renews: $24.99 every month");
  },
);

test("a computer is taken off the plan, and the focus stays where it stood", async ({
  page,
  buyer,
}) => {
  const plan = await beginTrial(page, buyer);
  await openPlan(page, plan);
  const computers = page.getByRole("region", { name: "Your computers" });
  const key = await computers.locator("code").innerText();
  expect(await activatePlan(key, "Tour laptop")).toBe(201);
  await page.reload();
  await expect(computers).toContainText("1 of 2 in use");
  await computers.getByRole("button", { name: "Deactivate Tour laptop" }).click();
  await computers.getByRole("button", { name: "Deactivate", exact: true }).click();
  await expect(computers).toContainText("0 of 2 in use");
  await expect(computers.getByRole("heading", { name: "Your computers" })).toBeFocused();
});

test("the payment method is changed on the provider's own page", async ({ page, buyer }) => {
  const plan = await subscribeMonthly(page, buyer);
  await openPlan(page, plan);
  await planPanel(page).getByRole("button", { name: "Change payment method" }).click();
  await page.waitForURL(/\/account\//);
  await expect(page.getByRole("heading", { name: buyer.person.email })).toBeVisible();
  await page.goBack();
  await expect(
    planPanel(page).getByRole("button", { name: "Change payment method" }),
  ).toBeEnabled();
});

test.describe("A plan that is open in two tabs", () => {
  test.use({ expectedConsole: [/status of 40[19]/] });

  test("shows in both what was done in one, and does nothing twice", async ({
    page,
    context,
    buyer,
  }) => {
    const plan = await subscribeMonthly(page, buyer);
    await openPlan(page, plan);
    const other = await context.newPage();
    await openPlan(other, plan);
    const pause = planPanel(other).getByRole("button", { name: "Pause" });
    await pause.click();
    await planPanel(page).getByRole("button", { name: "Cancel plan" }).click();
    await planPanel(page).getByRole("group").getByRole("button", { name: "Cancel plan" }).click();
    await expect(planPanel(page).getByText("canceled", { exact: true })).toBeVisible();
    await planPanel(other).getByRole("button", { name: "Pause plan" }).click();
    await expect(other.getByText("Your plan has changed in the meantime.")).toBeVisible();
    await expect(planPanel(other).getByText("canceled", { exact: true })).toBeVisible();
  });

  test("asks for the sign-in where the session has ended, and comes back", async ({
    page,
    context,
    buyer,
  }) => {
    const plan = await beginTrial(page, buyer);
    await openPlan(page, plan);
    await planPanel(page).getByRole("button", { name: "Cancel trial" }).click();
    // Any request notices it; here it shall be the confirmed action.
    await page.waitForLoadState("networkidle");
    await context.clearCookies({ name: "__Host-session" });
    await planPanel(page).getByRole("group").getByRole("button", { name: "Cancel trial" }).click();
    await expect(page.getByText("Session expired, please log in again.")).toBeVisible();
    await buyer.signIn();
    await expect(page).toHaveURL(plan.path);
    await expect(planPanel(page).getByText("trial", { exact: true })).toBeVisible();
  });
});

test.describe("The page of a plan", () => {
  // axe puts its own styles into the page; the page's policy is tested elsewhere.
  test.use({ bypassCSP: true, reducedMotion: "reduce" });

  test("has no barrier that axe finds, and fits a narrow phone, with every question open", async ({
    page,
    buyer,
  }) => {
    const plan = await subscribeMonthly(page, buyer);
    await page.setViewportSize({ width: 320, height: 800 });
    await openPlan(page, plan);
    const check = async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    };
    await check();
    await page.getByRole("button", { name: "Switch to AutoTune Producer" }).click();
    await page.getByRole("button", { name: /^Switch on/ }).waitFor();
    await planPanel(page).getByRole("button", { name: "Cancel plan" }).click();
    await check();
    await planPanel(page).getByRole("button", { name: "Keep my plan" }).click();
    await planPanel(page).getByRole("button", { name: "Pause" }).click();
    await check();
  });
});
