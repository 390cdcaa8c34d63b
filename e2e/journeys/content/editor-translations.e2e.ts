import { startEditor } from "../../fixtures/staff/cms-editor.ts";
import {
  publish,
  publishLabel,
  saveDraft,
  signIn,
  takeOverWhatIsLocked,
  untilDone,
} from "../../fixtures/staff/cms-panel.ts";
import { cmsUrl, edge, expect, test } from "../../fixtures/shop-test.ts";
const textOf = async (path: string) => await (await fetch(edge + path)).text();

test("A translator finds what Japanese lacks and drafts it; an English correction goes out, and the old Japanese stays", async ({
  page,
}) => {
  const slug = `corrected-${Date.now()}`;
  const email = `japanese-${Date.now()}@autotune.test`;
  const admin = await startEditor("admin@autotune.test");
  await admin.createPerson({ email, role: "translator", languages: ["ja"] });
  const published = { title: slug, ready: true, _status: "published" };
  const head = { id: `head-${Date.now()}`, blockType: "pageHead" };
  const id = await admin.createPage({
    ...published,
    slug,
    blocks: [{ ...head, headline: "A misspelt hedline", text: "Not in Japanese." }],
  });
  const inJapanese = { ...published, blocks: [{ ...head, headline: "公開済みの見出し" }] };
  await admin.changePage(id, inJapanese, "ja");
  await expect.poll(() => textOf(`/${slug}`)).toContain("A misspelt hedline");
  await expect.poll(() => textOf(`/ja/${slug}`)).toContain("公開済みの見出し");

  await takeOverWhatIsLocked(page);
  await signIn(page, email);
  await page.goto(`${cmsUrl}/admin/translations`, { waitUntil: "networkidle" });
  await expect(page.getByRole("link", { name: "日本語", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Español", exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: slug }).click();
  await page.waitForURL(new RegExp(`pages/${id}\\?locale=ja`));
  await page.waitForLoadState("networkidle");
  await page.locator('input[name="blocks.0.headline"]').fill("半分だけの見出し");
  await saveDraft(page);
  await expect(page.locator('input[name="ready"]')).not.toBeChecked();
  await expect(page.getByRole("button", { name: publishLabel })).toHaveCount(0);

  await page.context().clearCookies();
  await signIn(page, "editor@autotune.test");
  await page.goto(`${cmsUrl}/admin/collections/pages/${id}?locale=en`, {
    waitUntil: "networkidle",
  });
  const headline = page.locator('input[name="blocks.0.headline"]');
  // Taking the page over from the translator reloads it, sometimes after it was typed into.
  await untilDone(async () => {
    await headline.fill("A corrected headline");
    await publish(page);
    await expect(headline).toHaveValue("A corrected headline", { timeout: 2000 });
  });
  await expect.poll(() => textOf(`/${slug}`)).toContain("A corrected headline");
  const japanese = await textOf(`/ja/${slug}`);
  expect(japanese).toContain("公開済みの見出し");
  expect(japanese).not.toContain("半分だけの見出し");
});

test("An editor takes texts to a translation service and brings them back", async ({ page }) => {
  const slug = `service-${Date.now()}`;
  const editor = await startEditor("editor@autotune.test");
  await editor.createPage({
    slug,
    title: `Service ${slug}`,
    ready: true,
    _status: "published",
  });
  await signIn(page, "editor@autotune.test");
  await page.goto(`${cmsUrl}/admin/translations?language=de`, { waitUntil: "networkidle" });
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Missing texts for Deutsch (XLIFF)" }).click();
  const file = await (await started).createReadStream();
  const xliff = (await file.toArray()).join("");
  const unit = `<source>Service ${slug}</source>`;
  expect(xliff).toContain(unit);
  await page.getByLabel("File").setInputFiles({
    name: "deutsch.xlf",
    mimeType: "application/xliff+xml",
    buffer: Buffer.from(xliff.replace(unit, `${unit}<target>Dienst ${slug}</target>`)),
  });
  await page.getByRole("button", { name: "Import" }).click();
  await expect(page.getByText("1 saved as drafts")).toBeVisible();
  expect((await fetch(`${edge}/de/${slug}`)).status).toBe(200);
  expect(await textOf(`/de/${slug}`)).not.toContain(`Dienst ${slug}`);
});
