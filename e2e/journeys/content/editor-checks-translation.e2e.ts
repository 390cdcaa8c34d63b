import { startEditor } from "../../fixtures/staff/cms-editor.ts";
import { signIn } from "../../fixtures/staff/cms-panel.ts";
import { cmsUrl, edge, expect, test } from "../../fixtures/shop-test.ts";

test("A translator answers that a translation is still right after English has changed, until it changes again", async ({
  page,
}) => {
  const slug = `checked-${Date.now()}`;
  const email = `spanish-${Date.now()}@autotune.test`;
  const admin = await startEditor("admin@autotune.test");
  await admin.createPerson({ email, role: "translator", languages: ["es"] });
  const published = { title: slug, ready: true, _status: "published" };
  const head = { id: `head-${Date.now()}`, blockType: "pageHead" };
  const inEnglish = (headline: string) => ({
    ...published,
    slug,
    blocks: [{ ...head, headline }],
  });
  const id = await admin.createPage(inEnglish("Colour"));
  await admin.changePage(id, { ...published, blocks: [{ ...head, headline: "Colores" }] }, "es");
  await admin.changePage(id, inEnglish("Color"));

  await signIn(page, email);
  await page.goto(`${cmsUrl}/admin/translations`, { waitUntil: "networkidle" });
  const row = page.getByRole("row").filter({ hasText: slug });
  await expect(row.getByText("English has changed")).toBeVisible();
  await row.getByRole("button", { name: "checked, still right" }).click();
  await expect(row).toHaveCount(0);
  expect(await (await fetch(`${edge}/es/${slug}`)).text()).toContain("Colores");

  await admin.changePage(id, inEnglish("Colors"));
  await page.reload();
  await expect(row.getByText("English has changed")).toBeVisible();
});
