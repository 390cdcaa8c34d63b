import { startEditor } from "../../fixtures/staff/cms-editor.ts";
import { publish, publishLabel, signIn } from "../../fixtures/staff/cms-panel.ts";
import { cmsUrl, edge, expect, test } from "../../fixtures/shop-test.ts";

const email = "editor@autotune.test";

test.describe("A block that lacks what it needs", () => {
  // The refused publication.
  test.use({ expectedConsole: [/^error: Failed to load resource: .*400/] });

  test("is named when somebody publishes its page, and goes live once it is filled in", async ({
    page,
  }) => {
    const slug = `block-gaps-${Date.now()}`;
    const editor = await startEditor(email);
    const id = await editor.createPage({
      title: "Block gaps",
      slug,
      ready: true,
      blocks: [{ blockType: "pageHead", headline: "Sing along" }],
      _status: "draft",
    });
    const statusInShop = async () => (await fetch(`${edge}/${slug}`)).status;

    await signIn(page, email);
    await page.goto(`${cmsUrl}/admin/collections/pages/${id}?locale=en`, {
      waitUntil: "networkidle",
    });
    await page.getByRole("button", { name: "Add Block" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Call to action" }).click();
    const block = page.locator("#blocks-row-1");
    await block.locator('input[name="blocks.1.headline"]').fill("Begin today");
    await page.getByRole("button", { name: publishLabel }).click();
    await expect(
      page.getByText(
        "Fill in what is missing, or remove the block: Block 2 (Call to action) → Buttons",
      ),
    ).toBeVisible();
    await expect(block.getByText("Fill this in, or remove the block.")).toBeVisible();
    expect(await statusInShop()).toBe(404);

    await block.getByRole("button", { name: "Add Button" }).click();
    await block.locator('input[name="blocks.1.actions.0.label"]').fill("Listen");
    const target = block.locator('[id="field-blocks__1__actions__0__link__productPage"]');
    await target.getByRole("combobox").click();
    await target.getByRole("option").first().click();
    await publish(page);
    await expect.poll(statusInShop).toBe(200);
    expect(await (await fetch(`${edge}/${slug}`)).text()).toContain("Begin today");
  });
});
