import pg from "pg";
import type { Page } from "@playwright/test";
import { saveDraft, signIn, untilDone } from "../../fixtures/staff/cms-panel.ts";
import { cmsUrl, databaseUrl, edge, expect, test } from "../../fixtures/shop-test.ts";

const blocks = [
  "Page header",
  "Body text",
  "Questions and answers",
  "Specifications",
  "Feature rows",
];

/** Payload may take a block away again when it answers late to what was typed before. */
async function addBlock(page: Page, name: string, index: number): Promise<void> {
  await untilDone(async () => {
    if ((await page.locator(`#blocks-row-${index}`).count()) === 0) {
      await page.getByRole("button", { name: "Add Block" }).click({ timeout: 3000 });
      const drawer = page.getByRole("dialog");
      await drawer.getByRole("button", { name, exact: true }).click({ timeout: 3000 });
    }
    await page.locator(`input[name="blocks.${index}.headline"]`).fill(name, { timeout: 3000 });
  });
}

/** Makes what is due later due now, instead of waiting. */
async function letItsTimeCome(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("update cms.payload_jobs set wait_until = now() - interval '1 second'");
  await client.end();
}

test("An editor makes a page of five blocks, sees the draft in the shop, schedules it and sees it live", async ({
  page,
  context,
}) => {
  const slug = `five-blocks-${Date.now()}`;
  const url = `${edge}/${slug}`;
  const statusInShop = async () => (await fetch(url)).status;
  await signIn(page, "editor@autotune.test");
  await page.goto(`${cmsUrl}/admin/collections/pages/create?locale=en`, {
    waitUntil: "networkidle",
  });
  await page.locator('input[name="title"]').fill("Five blocks");
  await page.locator('input[name="slug"]').fill(slug);
  for (const [index, name] of blocks.entries()) await addBlock(page, name, index);
  await page.locator('input[name="blocks.0.headline"]').fill("Made by an editor");
  await page.locator('input[name="ready"]').check();
  await saveDraft(page);

  const frame = page.frameLocator("#live-preview-iframe");
  // The panel remembers for each person whether they had it open.
  await untilDone(async () => {
    if (!(await page.locator("#live-preview-iframe").isVisible()))
      await page.locator("#live-preview-toggler").click({ timeout: 3000 });
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Made by an editor", {
      timeout: 5000,
    });
  });
  await expect(frame.getByText("Draft: only people with this link")).toBeVisible();
  await page.locator('input[name="blocks.0.headline"]').fill("Made anew by an editor");
  await saveDraft(page);
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Made anew by an editor");
  expect(await statusInShop()).toBe(404);

  await page.locator("#action-save-popup").getByRole("button").click();
  await page.locator("#schedule-publish").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Publish what is saved")).toBeChecked();
  await dialog.getByLabel(/^When/).fill("2099-12-31T10:00");
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(dialog.getByText(/2099.*goes live/)).toBeVisible();
  await letItsTimeCome();

  await expect.poll(statusInShop, { timeout: 20_000 }).toBe(200);
  const visitor = await context.newPage();
  await visitor.goto(`/${slug}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Made anew by an editor");
});
