import { activateLicence } from "../../fixtures/customer/activate-licence.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { SupportConsole } from "../../fixtures/staff/support-console.ts";
import { readLicences } from "../../fixtures/customer/read-order.ts";
import { cmsUrl, expect } from "../../fixtures/shop-test.ts";

test.describe("Orders for staff", () => {
  test("are found by a part of a name, noted, moved and refunded, each by the role that may", async ({
    buyer,
    browser,
  }) => {
    test.setTimeout(180_000);
    const { email, firstName, lastName } = buyer.person;
    const reference = await buyer.buy();
    const [bought] = await readLicences(buyer.panel("Your order"));
    if (bought === undefined) throw new Error("The order shows no licence");
    expect(await activateLicence(bought, "Studio Mac")).toBe(201);

    const supportContext = await browser.newContext();
    const support = new SupportConsole(await supportContext.newPage());
    await support.signIn("support@autotune.test");
    await support.searchOrders(email.slice(2, 14));
    await support.page.getByRole("link", { name: reference }).click();
    await expect(support.page.getByRole("heading", { level: 1 })).toContainText(reference);
    await expect(support.page.getByRole("region", { name: "Payment" })).toContainText("Total");
    // A role that may not do a thing reads who may.
    await expect(
      support.page.getByText("Only managers and admins can refund items."),
    ).toBeVisible();
    await expect(support.page.getByRole("checkbox")).toHaveCount(0);
    await expect(support.page.getByText("Move to another customer")).toHaveCount(0);
    await support.page.goto(`${cmsUrl}/admin/support/orders/${reference}/refund?line=1`, {
      waitUntil: "networkidle",
    });
    await expect(support.page.getByRole("main").getByRole("alert")).toContainText(
      "Only managers and admins can refund items",
    );
    await support.page.goto(`${cmsUrl}/admin/support/orders/${reference}`, {
      waitUntil: "networkidle",
    });
    await support.page.getByRole("textbox", { name: "New note" }).fill("Wants it on paper");
    await support.page.getByRole("button", { name: "Add note" }).click();
    await expect(support.news).toHaveText("The note is saved.");
    await expect(support.page.getByRole("region", { name: "Notes" })).toContainText(
      "Wants it on paper",
    );
    const computer = support.page.getByRole("listitem", { name: "Computer Studio Mac" });
    await support.act(computer, { title: "Deactivate", button: "Deactivate computer" });
    await expect(support.news).toHaveText("The computer is deactivated.");
    await expect(computer).toHaveCount(0);

    // What the customer sees, without being them.
    await support.page.getByRole("link", { name: `${firstName} ${lastName}` }).click();
    await support.page.getByRole("link", { name: "What the customer sees" }).click();
    await expect(support.page.getByRole("main")).toContainText("Read only.");
    await expect(support.page.getByRole("article", { name: `Order ${reference}` })).toContainText(
      `••••-${bought.serial.slice(-4)}`,
    );
    await expect(support.page.getByRole("main").getByRole("button")).toHaveCount(0);
    await supportContext.close();

    const managerContext = await browser.newContext();
    const manager = new SupportConsole(await managerContext.newPage());
    await manager.signIn("manager@autotune.test");
    await manager.searchOrders(bought.serial.slice(-4));
    await manager.page.getByRole("link", { name: reference }).first().click();
    const move = manager.licence.locator("details", { hasText: "Move to another customer" });
    await move.locator("summary").click();
    await move
      .getByRole("textbox", { name: "Email address of the new owner" })
      .fill(`new-${email}`);
    await move.getByRole("textbox", { name: "Reason" }).fill("Sold privately, both wrote");
    await move.getByRole("button", { name: "Move license" }).click();
    await expect(manager.news).toContainText("belongs to the other customer now");
    await expect(manager.licence).toContainText("It belongs to customer");

    await manager.page.getByRole("checkbox").check();
    await manager.page.getByRole("button", { name: "Refund selected items…" }).click();
    const losses = manager.page.getByRole("region", { name: "What ends" });
    await expect(losses).toContainText(bought.serial.slice(-4));
    await expect(losses).toContainText("now owned by customer");
    await manager.page.getByRole("textbox", { name: "Reason" }).fill("Both agreed");
    await manager.page.getByRole("button", { name: /^Refund \$/ }).click();
    await expect(manager.news).toContainText("The refund has been requested");
    await expect(async () => {
      await manager.page.reload();
      await expect(manager.page.getByText(/Everything that was bought here/)).toBeVisible({
        timeout: 1000,
      });
    }).toPass({ timeout: 30_000 });
    await managerContext.close();
  });

  test("are hidden from editors, and a list without a match says what to do", async ({
    browser,
  }) => {
    const editorContext = await browser.newContext();
    const editor = new SupportConsole(await editorContext.newPage());
    await editor.signIn("editor@autotune.test");
    for (const path of ["orders", "orders/AT-1", "orders/AT-1/refund", "customers/1/view"]) {
      await editor.page.goto(`${cmsUrl}/admin/support/${path}`, { waitUntil: "networkidle" });
      await expect(editor.page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
    }
    await editorContext.close();

    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const support = new SupportConsole(await context.newPage());
    await support.signIn("support@autotune.test");
    await support.page.goto(`${cmsUrl}/admin/support/orders?q=nobody-is-called-this`, {
      waitUntil: "networkidle",
    });
    await expect(support.news).toContainText("No order fits.");
    await support.page.goto(`${cmsUrl}/admin/support/orders?q=ab`, { waitUntil: "networkidle" });
    await expect(support.page.getByRole("main").getByRole("alert")).toContainText(
      "at least 3 characters",
    );
    await support.page.goto(`${cmsUrl}/admin/support/orders/NONE`, { waitUntil: "networkidle" });
    await expect(support.page.getByRole("main").getByRole("alert")).toBeVisible();
    const width = await support.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await context.close();
  });
});
