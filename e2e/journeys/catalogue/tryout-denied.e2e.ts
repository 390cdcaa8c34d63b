import { linkTo } from "@autotune/routes";
import { launchChromium } from "../../fixtures/launch-chromium.ts";
import { expect, test } from "../../fixtures/shop-test.ts";

test.use({
  launchOptions: launchChromium([
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream=deny",
  ]),
});

test("[TRY-06] a denied microphone is answered in words, and nothing is asked before the button", async ({
  page,
}) => {
  await page.goto(linkTo("Try"));
  const record = page.getByRole("button", { name: "Record your voice" });
  await expect(record).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await record.click();
  await expect(page.getByRole("alert")).toContainText("Your browser blocks the microphone here");
  await expect(record).toBeFocused();
});
