import { startEditor } from "../../fixtures/staff/cms-editor.ts";
import { saveDraft, signIn } from "../../fixtures/staff/cms-panel.ts";
import { cmsUrl, expect, test } from "../../fixtures/shop-test.ts";

const email = "editor@autotune.test";

test("A block that an editor adds stays when the panel fetches the open page again after Back", async ({
  page,
  context,
}) => {
  const editor = await startEditor(email);
  const id = await editor.createPage({
    title: "Comes back",
    slug: `comes-back-${Date.now()}`,
    blocks: [{ blockType: "pageHead", headline: "Sing along" }],
    _status: "draft",
  });
  await signIn(page, email);
  const path = `/admin/collections/pages/${id}`;
  await page.goto(`${cmsUrl}${path}?locale=en`, { waitUntil: "networkidle" });
  await page.getByRole("banner").getByRole("link", { name: "Pages" }).click();
  await page.waitForURL(/collections\/pages$/);
  await page.waitForLoadState("networkidle");

  // The page is shown from the browser's memory and fetched anew, slowly.
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().headers()["rsc"] !== undefined) await isReleased;
      await route.continue();
    },
  );
  await page.goBack();
  await page.getByRole("button", { name: "Add Block" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Page header" }).click();
  const headline = page.locator('input[name="blocks.1.headline"]');
  await headline.fill("Added meanwhile");
  // The whole page comes anew, and with it a theme that was chosen in another tab: a sign that it has come.
  await context.addCookies([{ name: "payload-theme", value: "dark", url: cmsUrl }]);
  release();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark", { timeout: 30_000 });
  await saveDraft(page);
  await page.reload();
  await expect(headline).toHaveValue("Added meanwhile");
});
