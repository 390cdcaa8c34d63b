import { expect, open, test } from "./gallery-test.ts";

test("[CARD-01] a card begins with the year and goes back to it when it is reset", async ({
  page,
}) => {
  await open(page, "product-card");
  const card = page.getByRole("article").filter({ hasText: "Unlimited, again" });
  const annual = card.getByRole("radio", { name: "Annual" });
  await expect(annual).toBeChecked();
  await expect(card.getByText("By the year")).toBeVisible();
  await card.getByText("Monthly", { exact: true }).click();
  await expect(card.getByText("By the month")).toBeVisible();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(annual).toBeChecked();
  await expect(card.getByText("By the year")).toBeVisible();
  // Only the turn to true counts: afterwards the choice is the person's again.
  await card.getByText("Monthly", { exact: true }).click();
  await page.getByRole("button", { name: "Let it be" }).click();
  await expect(card.getByText("By the month")).toBeVisible();
});
