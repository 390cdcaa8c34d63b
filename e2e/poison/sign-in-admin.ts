import { fromBase32, totpCode, totpStep } from "@autotune/contract/totp";
import type { Stack } from "@autotune/scripts/stack";
import type { Page } from "@playwright/test";
import { vi } from "vitest";

/** As the person who may see everything. */
export async function signInAdmin(page: Page, { cmsUrl, environment }: Stack): Promise<void> {
  const { SEED_PASSWORD = "", SEED_TOTP_SECRET = "" } = environment;
  // The panel sometimes ignores a press before it is hydrated.
  await vi.waitFor(
    async () => {
      await page.goto(`${cmsUrl}/admin/login`, { waitUntil: "networkidle" });
      await page.getByLabel("Email").fill("admin@autotune.test");
      await page.getByLabel("Password").fill(SEED_PASSWORD);
      await page.getByRole("button", { name: "Login" }).click();
      await page.getByRole("heading", { name: "Enter your code" }).waitFor({ timeout: 10_000 });
      const key = fromBase32(SEED_TOTP_SECRET) ?? Buffer.alloc(0);
      await page.getByLabel("Code", { exact: true }).fill(totpCode(key, totpStep(new Date())));
      await page.getByRole("button", { name: "Continue" }).click();
      await page.waitForURL(`${cmsUrl}/admin`, { timeout: 10_000 });
    },
    { timeout: 90_000, interval: 1000 },
  );
}
