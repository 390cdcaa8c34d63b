import { startEditor } from "../../fixtures/staff/cms-editor.ts";
import { signIn, takeOverWhatIsLocked } from "../../fixtures/staff/cms-panel.ts";
import { cmsUrl, expect, test } from "../../fixtures/shop-test.ts";

const pageHead = (headline: string) => [{ blockType: "pageHead", headline, text: "" }];

test("An editor restores an old version, and the shop shows it again", async ({
  page,
  context,
}) => {
  const slug = `restored-${Date.now()}`;
  const published = { slug, title: "Restored", ready: true, _status: "published" };
  const editor = await startEditor("editor@autotune.test");
  const id = await editor.createPage({ ...published, blocks: pageHead("The first words") });
  await editor.changePage(id, { ...published, blocks: pageHead("The second words") });
  const visitor = await context.newPage();
  const headline = visitor.getByRole("heading", { level: 1 });
  const shows = (words: string) =>
    expect(async () => {
      await visitor.goto(`/${slug}`);
      await expect(headline).toHaveText(words, { timeout: 500 });
    }).toPass({ timeout: 10_000 });
  await shows("The second words");

  await takeOverWhatIsLocked(page);
  await signIn(page, "editor@autotune.test");
  await page.goto(`${cmsUrl}/admin/collections/pages/${id}/versions`, { waitUntil: "networkidle" });
  await page.locator("tbody tr").last().getByRole("link").first().click();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.waitForURL(new RegExp(`collections/pages/${id}(\\?|$)`));
  await shows("The first words");
});
