import type { Page, Request } from "@playwright/test";
import { startEditor } from "../../fixtures/staff/cms-editor.ts";
import { signIn, untilDone } from "../../fixtures/staff/cms-panel.ts";
import { mailsTo } from "../../fixtures/mailbox.ts";
import { cmsLoopbackUrl, cmsUrl, editorPassword, expect, test } from "../../fixtures/shop-test.ts";

// A second try uses another person.
const email = `newcomer-${Date.now()}@autotune.test`;

async function signInStatus(password: string): Promise<number> {
  const response = await fetch(`${cmsLoopbackUrl}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return response.status;
}

const isSave = (request: Request) =>
  request.method() === "PATCH" && request.url().includes("/api/users/");

/** Presses Save, and returns the status of the CMS's response. */
async function save(page: Page): Promise<number> {
  const saved = page.waitForResponse((response) => isSave(response.request()));
  await expect(async () => {
    // Payload ignores a press that comes while it still works out what was typed last.
    const sent = page.waitForRequest(isSave, { timeout: 2000 });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await sent;
  }).toPass();
  return (await saved).status();
}

test.describe("A member of the staff", () => {
  test.use({ expectedConsole: [/Failed to load resource.*400/] });

  test("sets a password of their own: not a short one, and not without the current one", async ({
    page,
  }) => {
    const admin = await startEditor("admin@autotune.test");
    await admin.createPerson({ email, role: "editor" });
    await signIn(page, email);
    const setTo = async (password: string) => {
      await page.getByRole("button", { name: "Change Password" }).click({ timeout: 5000 });
      await page.getByLabel("New Password").fill(password, { timeout: 5000 });
      await page.getByLabel("Confirm Password").fill(password);
    };
    await untilDone(async () => {
      await page.goto(`${cmsUrl}/admin/account`, { waitUntil: "networkidle" });
      await setTo("abc");
      await page.getByLabel("Current Password").fill(editorPassword, { timeout: 5000 });
    });
    expect(await save(page)).toBe(400);
    await expect(page.getByText("Use at least 12 characters.").first()).toBeVisible();

    const chosen = "seven quiet choirs";
    await setTo(chosen);
    await page.getByLabel("Current Password").fill("not the one it is");
    expect(await save(page)).toBe(400);
    await expect(page.getByText("That’s not your current password.").first()).toBeVisible();

    await page.getByLabel("Current Password").fill(editorPassword);
    expect(await save(page)).toBe(200);
    await expect(page.getByLabel("Current Password")).toHaveCount(0);
    expect([await signInStatus(editorPassword), await signInStatus(chosen)]).toEqual([401, 200]);
  });

  test("who forgot the password sets another one by the link in an email", async ({ page }) => {
    const forgetful = `forgetful-${Date.now()}@autotune.test`;
    const admin = await startEditor("admin@autotune.test");
    await admin.createPerson({ email: forgetful, role: "editor" });
    await page.goto(`${cmsUrl}/admin/forgot`, { waitUntil: "networkidle" });
    await page.getByLabel("Email").fill(forgetful);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("heading", { name: "Email sent" })).toBeVisible();
    await expect.poll(() => mailsTo(forgetful)).toHaveLength(1);
    const [mail] = await mailsTo(forgetful);
    expect(mail?.text).toContain(`${cmsUrl}/admin/reset/`);
  });
});
