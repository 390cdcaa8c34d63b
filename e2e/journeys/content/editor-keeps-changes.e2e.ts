import { startEditor } from "../../fixtures/staff/cms-editor.ts";
import { publishLabel, saveDraft, signIn } from "../../fixtures/staff/cms-panel.ts";
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

test("An editor saves a draft by the keyboard, and the panel does not ask again what they may do", async ({
  page,
}) => {
  const editor = await startEditor(email);
  const id = await editor.createPage({
    title: "By keyboard",
    slug: `by-keyboard-${Date.now()}`,
    _status: "draft",
  });
  await signIn(page, email);
  await page.goto(`${cmsUrl}/admin/collections/pages/${id}?locale=en`, {
    waitUntil: "networkidle",
  });
  const save = page.getByRole("button", { name: "Save Draft" });
  await expect(save).toBeDisabled();
  const title = page.locator('input[name="title"]');
  await title.fill("Saved by keyboard");
  await expect(save).toBeEnabled();
  const questions: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/access/")) questions.push(request.url());
  });
  await page.keyboard.press("Control+s");
  await page.getByText("Draft saved successfully").first().waitFor();
  await expect(save).toBeDisabled();
  expect(questions).toEqual([]);
  await expect(page.getByRole("button", { name: publishLabel })).toBeEnabled();
  await page.reload();
  await expect(title).toHaveValue("Saved by keyboard");
});
