import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { startEditor } from "../../fixtures/staff/cms-editor.ts";
import { untilDone } from "../../fixtures/staff/cms-panel.ts";
import { appCode, forgetUsedCodes } from "../../fixtures/staff/staff-factor.ts";
import { cmsUrl, editorPassword, expect, test } from "../../fixtures/shop-test.ts";
import { giveAuthenticator } from "../identity/give-authenticator.ts";

// A second try uses another person.
const email = `support-${Date.now()}@autotune.test`;

async function enterPassword(page: Page): Promise<void> {
  await untilDone(async () => {
    await page.goto(`${cmsUrl}/admin/login`, { waitUntil: "networkidle" });
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(editorPassword);
    await page.getByRole("button", { name: "Login" }).click();
    await page.waitForURL(/second-factor/, { timeout: 10_000 });
  });
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox").fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
}

const isIn = (page: Page) => page.waitForURL(`${cmsUrl}/admin`);
const leave = (page: Page) => page.context().clearCookies({ name: "payload-token" });

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include("main").analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
  ).toEqual([]);
}

test.describe("A new colleague of support", () => {
  test.use({ expectedConsole: [/Failed to load resource.*400/] });

  test("sets up a second step and is asked for it from then on", async ({ page, context }) => {
    const admin = await startEditor("admin@autotune.test");
    await admin.createPerson({ email, role: "support" });

    await enterPassword(page);
    await expect(page.getByRole("heading", { name: "Set up a second step" })).toBeVisible();
    await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
    await expectAccessible(page);
    // The password alone opens nothing.
    await page.goto(`${cmsUrl}/admin/support`, { waitUntil: "networkidle" });
    await page.waitForURL(/second-factor/);
    await page.getByText("Can’t scan it?").click();
    const secret = await page.locator(".factor-secret").innerText();
    const used = appCode(secret);
    await enterCode(page, used);
    await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeFocused();
    const [recoveryCode = ""] = await page.getByRole("listitem").allInnerTexts();
    await page.getByRole("button", { name: "I’ve saved them" }).click();
    await page.waitForURL(/\/admin\/support/);

    await leave(page);
    await enterPassword(page);
    await expectAccessible(page);
    await enterCode(page, used);
    await expect(page.getByRole("alert").getByText(/was used before/)).toBeVisible();
    await forgetUsedCodes(email);
    await enterCode(page, appCode(secret));
    await isIn(page);

    await leave(page);
    await enterPassword(page);
    await enterCode(page, recoveryCode);
    await isIn(page);
    await leave(page);
    await enterPassword(page);
    await enterCode(page, recoveryCode);
    await expect(page.getByRole("alert").getByText(/was used before/)).toBeVisible();
    await forgetUsedCodes(email);
    await enterCode(page, appCode(secret));
    await isIn(page);

    await giveAuthenticator(context, page);
    await page.goto(`${cmsUrl}/admin/security`, { waitUntil: "networkidle" });
    await expect(page.getByText("9 of 10 left")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Name of a new passkey").fill("Work laptop");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await expect(page.getByText(/Work laptop, added/)).toBeVisible();
    await leave(page);
    await enterPassword(page);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await isIn(page);
    await expect(page.getByRole("link", { name: "Support console" }).last()).toBeVisible();
  });
});
