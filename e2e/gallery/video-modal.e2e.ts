import { expect, open, test } from "./gallery-test.ts";

test("[MEDIA-04] the video modal reloads after 200 ms, begins with volume 0.5 and releases its video", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await open(page, "video-modal");
  const opener = page.getByRole("button", { name: "Watch the line land" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("video")).toBeAttached();
  await page.clock.runFor(199);
  expect(requested).not.toContain("/film.webm");
  expect(await page.locator("video").getAttribute("src")).toBeNull();

  await page.clock.runFor(1);
  await expect(page.locator("video")).toHaveAttribute("src", "/film.webm");
  expect(await page.locator("video").evaluate((video: HTMLVideoElement) => video.volume)).toBe(0.5);
  await expect.poll(() => requested.includes("/film.webm")).toBe(true);
  await page.clock.resume();
  await expect
    .poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);

  const held = await page.locator("video").elementHandle();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(
    await held?.evaluate((video) => [
      video instanceof HTMLVideoElement && video.paused,
      video.getAttribute("src"),
    ]),
  ).toEqual([true, null]);
  await expect(opener).toBeFocused();
});
