import pg from "pg";
import { cmsUrl, databaseUrl, expect, test } from "../../fixtures/shop-test.ts";
import { signIn, untilDone } from "../../fixtures/staff/cms-panel.ts";

/** Who gets the weekly report. */
async function readReaders(): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query("select email from shop.reporting_reader order by email");
    return rows.map((row: Record<string, unknown>) => row["email"]);
  } finally {
    await client.end();
  }
}

test("a manager turns the weekly report off and on in their own account", async ({ browser }) => {
  test.setTimeout(150_000);
  const everyone = ["admin@autotune.test", "manager@autotune.test"];
  await expect.poll(readReaders).toEqual(everyone);
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, "manager@autotune.test");
  const turn = (isOn: boolean, readers: readonly string[]) =>
    untilDone(async () => {
      await page.goto(`${cmsUrl}/admin/account`, { waitUntil: "networkidle" });
      await page.getByLabel("Weekly report by email").setChecked(isOn);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect.poll(readReaders, { timeout: 8000 }).toEqual(readers);
    });
  await turn(false, ["admin@autotune.test"]);
  await turn(true, everyone);
  await context.close();
});
