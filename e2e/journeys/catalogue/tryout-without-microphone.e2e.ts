import { linkTo } from "@autotune/routes";
import { expect, test } from "../../fixtures/shop-test.ts";

test("[TRY-06] a computer without a microphone is answered in words", async ({ page, context }) => {
  await context.grantPermissions(["microphone"]);
  await page.goto(linkTo("Try"));
  await page.getByRole("button", { name: "Record your voice" }).click();
  await expect(page.getByRole("alert")).toContainText("No microphone found");
});
