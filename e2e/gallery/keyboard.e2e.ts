import type { Page } from "@playwright/test";
import { expect, expectNoBarrier, open, specimen, test } from "./gallery-test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test("a dialog takes the focus, traps it, and returns it", async ({ page }) => {
  await open(page, "dialog");
  const opener = page.getByRole("button", { name: "Redeem a code" });
  await opener.focus();
  await press(page, "Enter");
  const dialog = page.getByRole("dialog", { name: "Redeem a code" });
  await expect(dialog.getByLabel("Code")).toBeFocused();
  await expectNoBarrier(page);
  await press(page, "Tab");
  await expect(dialog.getByRole("button", { name: "Redeem" })).toBeFocused();
  await press(page, "Tab");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await press(page, "Tab");
  await expect(dialog.getByLabel("Code")).toBeFocused();
  await press(page, "Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("a drawer takes the focus, traps it, and returns it", async ({ page }) => {
  await open(page, "drawer");
  const opener = specimen(page, "A few lines").getByRole("button");
  await opener.focus();
  await press(page, "Enter");
  const drawer = page.getByRole("dialog", { name: "YOUR CART" });
  await expect(drawer.getByRole("button", { name: "Close the cart" })).toBeFocused();
  await expectNoBarrier(page);
  await press(page, "Shift+Tab");
  await expect(drawer.getByRole("button", { name: "CHECKOUT" })).toBeFocused();
  await press(page, "Escape");
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("an inline confirmation starts with the focus on the harmless choice", async ({ page }) => {
  await open(page, "confirm-button");
  const example = specimen(page, "A question");
  const opener = example.getByRole("button", { name: "Deactivate" });
  await opener.focus();
  await press(page, "Enter");
  await expect(example.getByRole("group", { name: /^Deactivate Studio Mac\?/ })).toBeVisible();
  await expect(example.getByRole("button", { name: "Keep it" })).toBeFocused();
  await expectNoBarrier(page);
  await press(page, "Enter");
  await expect(opener).toBeFocused();
  await press(page, "Enter", "Escape");
  await expect(opener).toBeFocused();
  await press(page, "Enter", "Tab", "Enter");
  await expect(example.getByText("The seat is free.")).toBeVisible();
});

test("a menu opens, is walked through, and closes by Escape or when the focus leaves", async ({
  page,
}) => {
  await open(page, "menu");
  const menu = specimen(page, "An account");
  const first = menu.getByRole("link", { name: "My Account" });
  await menu.locator("summary").focus();
  await press(page, "Enter", "Tab");
  await expect(first).toBeFocused();
  await expectNoBarrier(page);
  await press(page, "Escape");
  await expect(first).toBeHidden();
  await expect(menu.locator("summary")).toBeFocused();
  await press(page, "Enter", "Tab", "Tab", "Tab", "Tab", "Tab");
  await expect(first).toBeHidden();
});

test("a navigation panel opens, and closes by Escape, a press elsewhere, or when the focus leaves", async ({
  page,
}) => {
  await open(page, "navigation-panel");
  const opener = page.getByRole("button", { name: "Products" });
  const first = page.getByRole("link", { name: "AutoTune Pro" });
  await opener.focus();
  await press(page, "Enter", "Tab");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await expect(first).toBeFocused();
  await expectNoBarrier(page);
  await press(page, "Escape");
  await expect(first).toBeHidden();
  await expect(opener).toBeFocused();
  await press(page, "Enter", "Tab", "Tab", "Tab", "Tab", "Tab");
  await expect(page.getByRole("link", { name: "Learning" })).toBeFocused();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await opener.click();
  await page.locator("h1").click();
  await expect(first).toBeHidden();
});

test("tabs are one stop, and the arrow keys go around them", async ({ page }) => {
  await open(page, "tabs");
  const tabs = specimen(page, "Many");
  const selected = tabs.getByRole("tab", { selected: true });
  await selected.focus();
  await press(page, "ArrowRight");
  await expect(selected).toHaveText("Specs");
  await expect(selected).toBeFocused();
  await press(page, "ArrowLeft", "ArrowLeft");
  await expect(selected).toHaveText("Blogs");
  await expect(tabs.getByRole("tabpanel")).toContainText("Blogs");
});

test("an accordion opens and closes; an exclusive one keeps a single part open", async ({
  page,
}) => {
  await open(page, "accordion");
  const single = specimen(page, "One at a time");
  const answer = (text: string) => single.getByText(text);
  await single.locator("summary").first().focus();
  await press(page, "Enter");
  await expect(answer("On two of your own.")).toBeVisible();
  await press(page, "Tab", "Space");
  await expect(answer("Everything that you bought.")).toBeVisible();
  await expect(answer("On two of your own.")).toBeHidden();
  await press(page, "Space");
  await expect(answer("Everything that you bought.")).toBeHidden();
});

test("a tooltip shows to the keyboard too, and Escape takes it away", async ({ page }) => {
  await open(page, "tooltip");
  const term = page.getByRole("button", { name: "retune speed" });
  await page.getByRole("radio", { name: "AutoTune", exact: true }).focus();
  await press(page, "Tab");
  await expect(term).toBeFocused();
  const shown = page.getByText("How fast a note is brought").filter({ visible: true });
  await expect(shown).toHaveCount(1);
  await expect(term).toHaveAccessibleDescription(/How fast a note/);
  await press(page, "Escape");
  await expect(shown).toHaveCount(0);
});

test("select, radio group, checkbox and switch are set by keys", async ({ page }) => {
  await open(page, "select-field");
  const select = specimen(page, "Many options").getByLabel("Key");
  await select.focus();
  await press(page, "ArrowDown");
  await expect(select).toHaveValue("B major");

  await open(page, "radio-group");
  const rows = specimen(page, "Rows");
  await rows.getByRole("radio", { name: "Annual" }).focus();
  await press(page, "ArrowDown");
  await expect(rows.getByRole("radio", { name: "Monthly" })).toBeChecked();
  await press(page, "ArrowDown");
  await expect(rows.getByRole("radio", { name: "Annual" })).toBeChecked();

  await open(page, "checkbox-field");
  const box = specimen(page, "With a problem").getByRole("checkbox");
  await box.focus();
  await press(page, "Space");
  await expect(box).toBeChecked();
  await expect(box).toHaveAccessibleDescription("Without that the trial cannot begin.");

  await open(page, "switch-field");
  const lever = specimen(page, "Off").getByRole("switch");
  await lever.focus();
  await press(page, "Space");
  await expect(lever).toBeChecked();
});

test("a busy button keeps the focus and ignores presses", async ({ page }) => {
  await open(page, "button");
  const button = specimen(page, "Busy").getByRole("button").first();
  await button.focus();
  await press(page, "Enter", "Enter");
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(button).toHaveText("Opening the payment form…");
});
