import pg from "pg";
import { startEditor } from "../../fixtures/staff/cms-editor.ts";
import { signIn, untilDone } from "../../fixtures/staff/cms-panel.ts";
import { mailsTo } from "../../fixtures/mailbox.ts";
import { cmsUrl, databaseUrl, expect, test } from "../../fixtures/shop-test.ts";

const editorEmail = "editor@autotune.test";

async function letItsTimeCome(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("update cms.payload_jobs set wait_until = now() - interval '1 second'");
  await client.end();
}

test("An editor is told at once that a schedule would fail, and by email and on the dashboard when it did", async ({
  page,
}) => {
  const title = `Not ready ${Date.now() % 100_000}`;
  const editor = await startEditor(editorEmail);
  const id = await editor.createPage({
    slug: `not-ready-${Date.now()}`,
    title,
    _status: "draft",
  });
  await signIn(page, editorEmail);
  await untilDone(async () => {
    await page.goto(`${cmsUrl}/admin/collections/pages/${id}?locale=en`, {
      waitUntil: "networkidle",
    });
    await page.locator("#action-save-popup").getByRole("button").click({ timeout: 3000 });
    await page.locator("#schedule-publish").click({ timeout: 3000 });
  });
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^When/).fill("2099-12-31T10:00");
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("English isn’t marked ready");
  await dialog.getByRole("button", { name: "Plan it anyway" }).click();
  await expect(dialog.getByText(/2099.*goes live/)).toBeVisible();

  await letItsTimeCome();
  await expect
    .poll(async () => (await mailsTo(editorEmail)).map(({ subject }) => subject), {
      timeout: 30_000,
    })
    .toContain(`“${title}” was not published`);
  await page.goto(`${cmsUrl}/admin`, { waitUntil: "networkidle" });
  await page.getByText(/schedules? failed/).click();
  await page.waitForURL("**/admin/schedule**", { waitUntil: "networkidle" });
  const failed = page.getByRole("row").filter({ hasText: title });
  await expect(failed).toContainText("English isn’t marked ready");
  await failed.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText(title)).toHaveCount(0);
});
