import type { Page } from "@playwright/test";
import { cmsUrl, editorPassword, expect } from "./shop-test.ts";

/** The admin panel sometimes ignores a press before it is hydrated: an action without effect is repeated. */
export async function untilDone(act: () => Promise<void>): Promise<void> {
  await expect(act).toPass({ timeout: 40_000 });
}

export async function signIn(page: Page, email: string): Promise<void> {
  await untilDone(async () => {
    await page.goto(`${cmsUrl}/admin/login`, { waitUntil: "networkidle" });
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(editorPassword);
    await page.getByRole("button", { name: "Login" }).click();
    await page.waitForURL(`${cmsUrl}/admin`, { timeout: 10_000 });
  });
}

/** A document stays locked for its last editor for some minutes: the next one takes it over. */
export async function takeOverWhatIsLocked(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator("#document-locked"), async (dialog) => {
    await dialog.getByRole("button", { name: "Take over" }).click();
  });
}

/** Publishes what is open, and returns when the CMS has confirmed it. */
export async function publish(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Publish changes" });
  await expect(button).toBeEnabled();
  const published = page.waitForResponse(
    (response) => response.request().method() === "PATCH" && response.url().includes("/api/pages/"),
  );
  await button.click();
  expect((await published).status()).toBe(200);
}

export async function saveDraft(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save Draft" }).click();
  await page
    .getByText(/(Draft saved|successfully created)/)
    .first()
    .waitFor();
}
