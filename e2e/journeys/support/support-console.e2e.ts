import { test } from "../../fixtures/customer/buyer-test.ts";
import { SupportConsole } from "../../fixtures/staff/support-console.ts";
import { mailsTo, orderMail } from "../../fixtures/mailbox.ts";
import { readLicences } from "../../fixtures/customer/read-order.ts";
import { cmsUrl, edge, expect } from "../../fixtures/shop-test.ts";

test.describe("The support console", () => {
  test("finds a customer by an order, sends its mail again, regenerates and refunds; all of it is written down", async ({
    buyer,
    browser,
  }) => {
    test.setTimeout(240_000);
    const { email, firstName, lastName } = buyer.person;
    const name = `${firstName} ${lastName}`;
    const reference = await buyer.buy();
    const [bought] = await readLicences(buyer.panel("Your order"));
    if (bought === undefined) throw new Error("The order shows no licence");
    const mail = await orderMail(email, reference);

    const supportContext = await browser.newContext();
    const support = new SupportConsole(await supportContext.newPage());
    await support.signIn("support@autotune.test");
    await support.openCustomer(reference, name);
    await expect(support.timeline).toContainText("Account created");
    await expect(support.timeline).toContainText(`Order${reference}`);
    await expect(support.timeline).toContainText("License granted");
    await expect(support.timeline).toContainText("order.completed");
    // Support sees the end of a serial, nothing of its authentication string, and who may act on it.
    const shown = await support.page.content();
    expect(shown).not.toContain(bought.serial);
    expect(shown).not.toContain(bought.authenticationString);
    await expect(support.licence).toContainText(`••••-${bought.serial.slice(-4)}`);
    await expect(support.page.getByText("Regenerate", { exact: true })).toHaveCount(0);
    await expect(support.licence).toContainText(
      "Only managers and admins can regenerate or move a license.",
    );

    // Bought in dollars, which are also what the provider pays out.
    await expect(support.order(reference)).toContainText(
      /Payout: \$199 · \$16\.42 tax · \$215\.42 in total/,
    );

    await support.act(support.order(reference), {
      title: "Resend order email",
      button: "Resend email",
    });
    await expect(support.news).toHaveText("The order email is on its way.");
    await expect
      .poll(
        async () => (await mailsTo(email)).filter(({ subject }) => subject === mail.subject).length,
        { timeout: 20_000 },
      )
      .toBe(2);
    await supportContext.close();

    const managerContext = await browser.newContext();
    const manager = new SupportConsole(await managerContext.newPage());
    await manager.signIn("manager@autotune.test");
    await manager.openCustomer(bought.serial, name);
    await expect(manager.licence.locator("code")).toHaveText(bought.serial);
    await manager.act(manager.licence, { title: "Regenerate", button: "Regenerate license" });
    await expect(manager.news).toContainText("The license has a new serial number.");
    const serial = (await manager.licence.locator("code").textContent()) ?? "";
    expect(serial).not.toBe(bought.serial);
    await expect
      .poll(async () => (await mailsTo(email)).some(({ text }) => text.includes(serial)), {
        timeout: 20_000,
      })
      .toBe(true);
    // The customer sees it in the account.
    await buyer.openOrders();
    await expect(buyer.page.getByText(serial)).toBeVisible();
    await expect(buyer.page.getByText(bought.serial)).toHaveCount(0);

    const order = manager.order(reference);
    const customerUrl = manager.page.url();
    await order.getByRole("link", { name: reference }).click();
    await manager.page.getByRole("checkbox").check();
    await manager.page.getByRole("button", { name: "Refund selected items…" }).click();
    await expect(manager.page.getByRole("region", { name: "What ends" })).toContainText(
      serial.slice(-4),
    );
    await manager.page.getByRole("textbox", { name: "Reason" }).fill("Bought by mistake");
    await manager.page.getByRole("button", { name: "Refund $215.42" }).click();
    await expect(manager.news).toContainText("The refund has been requested");
    await manager.page.goto(customerUrl);
    await expect(async () => {
      await manager.page.reload();
      await expect(order.getByText("refunded").first()).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await expect(manager.timeline).toContainText("Refunded");
    await managerContext.close();
    await buyer.openOrders();
    await expect(buyer.page.getByText(/refunded/i).first()).toBeVisible();

    const adminContext = await browser.newContext();
    const admin = new SupportConsole(await adminContext.newPage());
    await admin.signIn("admin@autotune.test");
    await admin.openCustomer(email, name);
    const [, customer = ""] = /customers\/(\d+)/.exec(admin.page.url()) ?? [];
    await admin.page.goto(`${cmsUrl}/admin/support/audit?customer=${customer}`, {
      waitUntil: "networkidle",
    });
    const auditRow = (action: string, staff: string) =>
      admin.page.getByRole("row").filter({ hasText: action }).filter({ hasText: staff });
    for (const [action, staff] of [
      ["opened the customer’s page", "support@autotune.test, support"],
      ["resent the order email", "support@autotune.test, support"],
      ["regenerated a license", "manager@autotune.test, manager"],
      ["started a refund", "manager@autotune.test, manager"],
      ["opened the customer’s page", "admin@autotune.test, admin"],
    ] as const)
      await expect(auditRow(action, staff).first()).toBeVisible();
    await expect(auditRow("started a refund", "manager").first()).toContainText(
      "Bought by mistake",
    );
    await adminContext.close();
  });

  test("is hidden from translators, editors and strangers", async ({ browser }) => {
    for (const email of ["translator@autotune.test", "editor@autotune.test"]) {
      const context = await browser.newContext();
      const supportConsole = new SupportConsole(await context.newPage());
      await supportConsole.signIn(email);
      await expect(supportConsole.page.getByRole("link", { name: "Support console" })).toHaveCount(
        0,
      );
      for (const path of ["", "/customers/1", "/withdrawals", "/audit"]) {
        await supportConsole.page.goto(`${cmsUrl}/admin/support${path}`, {
          waitUntil: "networkidle",
        });
        await expect(
          supportConsole.page.getByRole("heading", { name: "Nothing found" }),
        ).toBeVisible();
      }
      const status = await supportConsole.page.evaluate(async () => {
        const body = new URLSearchParams({
          action: "resend-setup",
          subject: "1",
          customer: "1",
          reason: "Only trying",
        });
        return (await fetch("/api/support/act", { method: "POST", body })).status;
      });
      expect(status).toBe(404);
      await context.close();
    }
    const context = await browser.newContext();
    const stranger = await context.newPage();
    await stranger.goto(`${cmsUrl}/admin/support/customers/1`, { waitUntil: "networkidle" });
    await stranger.waitForURL(/\/admin\/login/);
    await context.close();
    // The edge passes no such requests on.
    expect((await fetch(`${edge}/staff/v1/audit`)).status).toBe(404);
  });

  test(
    "is used by keyboard alone, on a phone's width, and causes no third-party requests",
    { tag: "@long" },
    async ({ buyer, browser }) => {
      const reference = await buyer.buy();
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const outside: string[] = [];
      page.on("request", (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && !hostname.endsWith("localhost"))
          outside.push(request.url());
      });
      const supportConsole = new SupportConsole(page);
      await supportConsole.signIn("support@autotune.test");
      await page.goto(`${cmsUrl}/admin/support`, { waitUntil: "networkidle" });
      await page.getByRole("searchbox").focus();
      await page.keyboard.type(reference);
      await page.keyboard.press("Enter");
      const { firstName, lastName } = buyer.person;
      const found = page.getByRole("link", { name: `${firstName} ${lastName}` });
      await found.focus();
      await page.keyboard.press("Enter");
      await page.waitForURL(/customers\/\d+/);
      await page.waitForLoadState("networkidle");
      await supportConsole.order(reference).locator("summary").first().focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(
        supportConsole.order(reference).getByRole("textbox", { name: "Reason" }),
      ).toBeFocused();
      await page.keyboard.type("The customer asked by telephone");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(supportConsole.news).toHaveText("The order email is on its way.");
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      expect(outside).toEqual([]);
      await context.close();
    },
  );
});
