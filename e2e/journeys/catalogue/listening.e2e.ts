import type { Locator, Page } from "@playwright/test";
import { linkTo } from "@autotune/routes";
import { readDownTo } from "../../fixtures/read-down-to.ts";
import { expect, test, undecided } from "../../fixtures/shop-test.ts";
import { withoutPopup } from "../../fixtures/without-popup.ts";

const instrumentOf = (page: Page) => page.getByRole("figure", { name: "Retune a voice" });
const playerOf = (page: Page, title: string) => page.getByRole("group", { name: title });
const firstDemo = "A line finds its notes";
const secondDemo = "A vocal that jumps around";

const isPlaying = (sound: Locator) =>
  expect(sound.getByRole("button", { name: "Pause" })).toBeVisible();
const isStill = (sound: Locator) =>
  expect(sound.getByRole("button", { name: "Play" })).toBeVisible();
const play = (sound: Locator) => sound.getByRole("button", { name: "Play" }).click();
const position = (player: Locator) => player.getByRole("slider", { name: "Position" });
const secondsOf = async (player: Locator) => Number(await position(player).inputValue());

/** What the instrument's clock shows. */
async function clockOf(instrument: Locator): Promise<number> {
  const [, seconds] = /00:(\d\d\.\d)/.exec(await instrument.innerText()) ?? [];
  return Number(seconds);
}

/** The recordings come when the page is scrolled to them. */
async function bringPlayer(page: Page, title: string): Promise<Locator> {
  await page.getByRole("main").getByText(title).first().scrollIntoViewIfNeeded();
  const player = playerOf(page, title);
  await player.scrollIntoViewIfNeeded();
  return player;
}

/** To the right, all the way. Returns where the knob is. */
async function turnKnob(page: Page, instrument: Locator): Promise<{ x: number; y: number }> {
  const knob = instrument.getByRole("slider", { name: "Retune speed" });
  await knob.scrollIntoViewIfNeeded();
  const dial = await knob.boundingBox();
  if (dial === null) throw new Error("The knob is not drawn");
  const [x, y] = [dial.x + dial.width / 2, dial.y + dial.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y - 200, { steps: 8 });
  await page.mouse.up();
  return { x, y };
}

test.describe("Listening", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(linkTo("Home"));
  });

  test("[MEDIA-01] one sound plays at a time: the instrument, a recording, another one", async ({
    page,
  }) => {
    const instrument = instrumentOf(page);
    await play(instrument);
    await isPlaying(instrument);
    await expect.poll(() => clockOf(instrument)).toBeGreaterThan(0.3);

    const first = await bringPlayer(page, firstDemo);
    await play(first);
    await isPlaying(first);
    await isStill(instrument);
    await expect.poll(() => secondsOf(first)).toBeGreaterThan(0.3);

    await page.getByText(secondDemo).first().click();
    const second = playerOf(page, secondDemo);
    await play(second);
    await isPlaying(second);
    await expect(first).toHaveCount(0);
    await expect.poll(() => secondsOf(second)).toBeGreaterThan(0.3);

    await play(instrument);
    await isPlaying(instrument);
    await isStill(second);
    const stopped = await secondsOf(second);
    const heard = await clockOf(instrument);
    await expect.poll(() => clockOf(instrument)).toBeGreaterThan(heard);
    expect(await secondsOf(second)).toBe(stopped);
  });

  test(
    "[MEDIA-01] what has played to its end is at its start again",
    { tag: "@long" },
    async ({ page }) => {
      const player = await bringPlayer(page, firstDemo);
      await position(player).press("End");
      await position(player).press("ArrowLeft");
      expect(await secondsOf(player)).toBeGreaterThan(5);
      await play(player);
      await isPlaying(player);
      await isStill(player);
      await expect(position(player)).toHaveValue("0");
      await expect(position(player)).toHaveAttribute("aria-valuetext", "0 seconds");
    },
  );

  test("turning the knob starts the sound, which goes round without a pause", async ({ page }) => {
    const instrument = instrumentOf(page);
    await isStill(instrument);
    await turnKnob(page, instrument);
    await isPlaying(instrument);
    // Before its code is here the first turn only starts it.
    await turnKnob(page, instrument);
    await expect(instrument.getByText("300 ms")).toBeVisible();
    // Often: it is past the seventh second for half a second each time.
    await expect
      .poll(() => clockOf(instrument), { timeout: 20_000, intervals: [100] })
      .toBeGreaterThan(7);
    await expect.poll(() => clockOf(instrument), { intervals: [100] }).toBeLessThan(2);
    await isPlaying(instrument);
  });

  test("[MEDIA-01] a sound goes on while one reads, on another page too, and its volume is remembered", async ({
    page,
  }) => {
    const instrument = instrumentOf(page);
    const chromatic = instrument.getByRole("radio", { name: "chromatic" });
    await instrument.getByText("chromatic").click();
    // Its code has come.
    await expect(instrument.locator("svg g g path").last()).toHaveAttribute("d", /./);
    const player = await bringPlayer(page, firstDemo);
    await player.getByText("Before").click();
    await play(player);
    await isPlaying(player);
    const volume = player.getByRole("slider", { name: "Volume" });
    await volume.press("Home");
    await volume.press("ArrowRight");
    await expect.poll(() => secondsOf(player)).toBeGreaterThan(0.3);
    const dock = page.getByRole("complementary", { name: "Now playing" });
    await expect(dock).toHaveCount(0);

    // It lasts for a few seconds, and is to be heard on two pages.
    await position(player).press("Home");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(dock.getByRole("link", { name: firstDemo })).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
    await expect(page).toHaveURL("/about");
    await isPlaying(dock);
    await dock.getByRole("button", { name: "Pause" }).click();
    await isStill(dock);
    await expect(dock.getByRole("slider", { name: "Volume" })).toHaveValue("1");
    await dock.getByRole("link", { name: firstDemo }).click();
    await expect(page).toHaveURL(linkTo("Home"));

    const again = await bringPlayer(page, firstDemo);
    await isStill(again);
    await expect(dock).toHaveCount(0);
    expect(await secondsOf(again)).toBeGreaterThan(0.3);
    await expect(again.getByRole("radio", { name: "Before" })).toBeChecked();
    await expect(chromatic).toBeChecked();

    await position(again).press("Home");
    await play(again);
    await expect.poll(() => secondsOf(again)).toBeGreaterThan(0.3);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await isPlaying(dock);
    await bringPlayer(page, firstDemo);
    await isPlaying(again);
    await expect(dock).toHaveCount(0);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await dock.getByRole("button", { name: "Stop" }).click();
    await expect(dock).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    const still = await bringPlayer(page, firstDemo);
    await isStill(still);
    await expect.poll(() => secondsOf(still)).toBeGreaterThan(0.3);

    await page.reload();
    const reloaded = await bringPlayer(page, firstDemo);
    await expect(reloaded.getByRole("slider", { name: "Volume" })).toHaveValue("1");
  });

  test("before and after are switched in place", { tag: "@long" }, async ({ page }) => {
    const player = await bringPlayer(page, firstDemo);
    await play(player);
    await expect.poll(() => secondsOf(player)).toBeGreaterThan(1);
    for (const version of ["Before", "After"]) {
      const at = await secondsOf(player);
      await player.getByText(version).click();
      await expect(player.getByRole("radio", { name: version })).toBeChecked();
      expect(await secondsOf(player)).toBeGreaterThanOrEqual(at);
      await expect.poll(() => secondsOf(player)).toBeGreaterThan(at);
      await isPlaying(player);
    }
    expect(await secondsOf(player)).toBeLessThan(7);
  });

  test("a keyboard alone plays, switches and moves", { tag: "@long" }, async ({ page }) => {
    const player = await bringPlayer(page, firstDemo);
    await player.getByRole("button", { name: "Play" }).focus();
    await page.keyboard.press("Enter");
    await isPlaying(player);
    await page.keyboard.press("b");
    await expect(player.getByRole("radio", { name: "Before" })).toBeChecked();
    await page.keyboard.press("Space");
    await isStill(player);

    await page.keyboard.press("Tab");
    await expect(player.getByRole("radio", { name: "Before" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(player.getByRole("radio", { name: "After" })).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(player.getByRole("slider", { name: "Volume" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(position(player)).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expect(position(player)).toHaveValue("1");
    await expect(position(player)).toHaveAttribute("aria-valuetext", "1 second");
  });

  test(
    "the instrument loads on demand, and a press until then counts",
    { tag: "@long" },
    async ({ page }) => {
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      await page.reload({ waitUntil: "networkidle" });
      expect(requested.filter((url) => url.includes("instrument-worker"))).toEqual([]);

      const instrument = instrumentOf(page);
      await instrument.getByText("chromatic").click();
      const place = await instrument.boundingBox();
      await play(instrument);
      await isPlaying(instrument);
      await expect(instrument.getByRole("radio", { name: "chromatic" })).toBeChecked();
      expect(requested.some((url) => url.includes("instrument-worker"))).toBe(true);
      expect((await instrument.boundingBox())?.height).toBe(place?.height);
    },
  );

  test(
    "until its code has come a press can be taken back, and the knob be turned",
    { tag: "@long" },
    async ({ page }) => {
      const held = Promise.withResolvers<void>();
      await page.route(/hydrate-instrument/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.reload({ waitUntil: "networkidle" });
      const instrument = instrumentOf(page);
      const button = instrument.getByRole("button", { name: "Play" });
      await button.click();
      await expect(button).toHaveAttribute("aria-busy", "true");
      await button.click();
      await expect(button).toHaveAttribute("aria-busy", "false");
      const knob = instrument.getByRole("slider", { name: "Retune speed" });
      await knob.press("End");

      held.resolve();
      await expect(knob).toHaveAttribute("aria-valuetext", "300 milliseconds");
      await isStill(instrument);
      await play(instrument);
      await expect.poll(() => clockOf(instrument)).toBeGreaterThan(0.3);
    },
  );

  test(
    "turning the knob with the keyboard moves the line and the readout",
    { tag: "@long" },
    async ({ page }) => {
      const instrument = instrumentOf(page);
      const knob = instrument.getByRole("slider", { name: "Retune speed" });
      // The static line, until the live one has loaded.
      const tuned = instrument.locator("svg g g path").last();
      await knob.focus();
      await expect(knob).toHaveAttribute("aria-valuetext", "18 milliseconds");
      const lines = new Set([await tuned.getAttribute("d")]);

      await knob.press("End");
      await expect(knob).toHaveAttribute("aria-valuetext", "300 milliseconds");
      await expect(instrument.getByText("300 ms")).toBeVisible();
      await expect(instrument.getByText(/^[12]\d cents$/)).toBeVisible();
      lines.add(await tuned.getAttribute("d"));

      await knob.press("Home");
      await expect(knob).toHaveAttribute("aria-valuetext", "0 milliseconds");
      await expect(instrument.getByText("0 cents", { exact: true })).toBeVisible();
      lines.add(await tuned.getAttribute("d"));
      expect(lines.size).toBe(3);

      await knob.press("PageUp");
      await knob.press("ArrowUp");
      await expect(knob).toHaveAttribute("aria-valuetext", "3 milliseconds");
      // Announced once it is audible.
      await expect(instrument.getByRole("status").last()).toHaveText(/off target, was \d+/);
    },
  );

  test(
    "the knob is turned while it plays, and the place stays",
    { tag: "@long" },
    async ({ page }) => {
      const instrument = instrumentOf(page);
      await play(instrument);
      await expect.poll(() => clockOf(instrument)).toBeGreaterThan(0.3);
      const { x, y } = await turnKnob(page, instrument);
      await expect(instrument.getByText("300 ms")).toBeVisible();
      const turned = await clockOf(instrument);
      expect(turned).toBeGreaterThan(0.3);
      await expect.poll(() => clockOf(instrument)).toBeGreaterThan(turned);
      await isPlaying(instrument);

      await page.mouse.move(x, y);
      await page.mouse.down({ button: "middle" });
      await page.mouse.move(x, y + 200, { steps: 8 });
      await page.mouse.up({ button: "middle" });
      await expect(instrument.getByText("300 ms")).toBeVisible();
    },
  );
});

test.describe("With reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("the position shows, and nothing else moves", { tag: "@long" }, async ({ page }) => {
    await page.goto(linkTo("Home"));
    const instrument = instrumentOf(page);
    await play(instrument);
    await expect.poll(() => clockOf(instrument)).toBeGreaterThan(0.3);
    const moving = await instrument.evaluate((figure) =>
      figure
        .getAnimations({ subtree: true })
        .filter(({ playState }) => playState === "running")
        .map((animation) => String(animation.effect?.getComputedTiming().duration)),
    );
    expect(moving.filter((duration) => duration !== "1")).toEqual([]);
    const shown = await clockOf(instrument);
    const graph = instrument.locator("[data-playing]");
    const still = await graph.screenshot();
    await expect.poll(() => clockOf(instrument)).toBeGreaterThan(shown + 0.5);
    expect((await graph.screenshot()).equals(still)).toBe(true);
  });
});

test.describe("Without sound", () => {
  // The browser itself reports what did not come.
  test.use({ expectedConsole: [/demos\/.*(opus|mp3)|ERR_FAILED/] });

  test(
    "recordings that cannot be loaded show an error, and can be retried",
    { tag: "@long" },
    async ({ page }) => {
      await page.route(/demos\/.*\.(opus|mp3)/, (route) => route.abort());
      await page.goto(linkTo("Home"));
      const player = await bringPlayer(page, firstDemo);
      await play(player);
      await expect(player.getByText("We couldn’t play the sound.").first()).toBeVisible();
      await isStill(player);
      await page.unroute(/demos\/.*\.(opus|mp3)/);
      await player.getByRole("button", { name: "Try again" }).click();
      await isPlaying(player);
      await expect(player.getByRole("button", { name: "Pause" })).toBeFocused();
      await expect.poll(() => secondsOf(player)).toBeGreaterThan(0.3);
    },
  );

  test(
    "recordings whose description failed to load can be retried, and the focus stays",
    { tag: "@long" },
    async ({ page }) => {
      await page.route(/demos\/.*\.json/, (route) => route.abort());
      await page.goto(linkTo("Home"));
      await page.getByText(firstDemo).first().scrollIntoViewIfNeeded();
      const again = page.getByRole("button", { name: "Try again" });
      await expect(again).toBeVisible();
      await page.unroute(/demos\/.*\.json/);
      await again.press("Enter");
      const player = playerOf(page, firstDemo);
      await expect(player).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(player.getByRole("button", { name: "Play" })).toBeFocused();
    },
  );

  test(
    "a voice that could not be generated is generated at the next press",
    { tag: "@long" },
    async ({ page }) => {
      await page.route(/instrument-worker/, (route) => route.abort());
      await page.goto(linkTo("Home"));
      const instrument = instrumentOf(page);
      await play(instrument);
      await expect(instrument.getByText("Your browser can’t play sound here.")).toBeVisible();
      await isStill(instrument);
      await page.unroute(/instrument-worker/);
      await play(instrument);
      await expect.poll(() => clockOf(instrument)).toBeGreaterThan(0.3);
      await isPlaying(instrument);
    },
  );

  test(
    "a browser without audio keeps the figure and says so",
    { tag: "@long" },
    async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, "AudioContext"));
      await page.goto(linkTo("Home"));
      const instrument = instrumentOf(page);
      await play(instrument);
      await expect(instrument.getByText("Your browser can’t play sound here.")).toBeVisible();
      await isStill(instrument);
      await expect(instrument.getByText(/^\d cents$/)).toBeVisible();
    },
  );
});

test.describe("On a phone, while the shop asks about cookies", () => {
  test.use({ storageState: undecided, viewport: { width: 390, height: 844 }, hasTouch: true });

  test("[MEDIA-01] what goes on playing covers neither the question nor the button that buys", async ({
    page,
  }) => {
    await withoutPopup(page);
    await page.goto(linkTo("AutoTune", { slug: "pro" }));
    const player = playerOf(page, "In tune, natural");
    await readDownTo(page, player);
    await play(player);
    await isPlaying(player);
    const question = page.getByRole("region", { name: "Your cookie choices" });
    const buyBar = page.locator("[data-buy-bar]");
    const dock = page.getByRole("complementary", { name: "Now playing" });
    await page.mouse.wheel(0, 1500);
    // Else it would be gone at the recording's end.
    await dock.getByRole("button", { name: "Pause" }).click();
    await expect(question).toBeVisible();
    await expect(buyBar).not.toHaveAttribute("inert");
    const edges = async (place: Locator) => {
      const box = await place.boundingBox();
      return { top: box?.y ?? NaN, bottom: (box?.y ?? NaN) + (box?.height ?? NaN) };
    };
    await expect
      .poll(async () => (await edges(buyBar)).top - (await edges(dock)).bottom)
      .toBeGreaterThanOrEqual(0);
    expect((await edges(buyBar)).bottom).toBeLessThanOrEqual((await edges(question)).top + 1);

    await question.getByRole("button", { name: "Decline" }).click();
    await expect(question).toBeHidden();
    await expect
      .poll(async () => 844 - (await edges(buyBar)).bottom, { timeout: 5000 })
      .toBeLessThanOrEqual(1);
    expect((await edges(dock)).bottom).toBeLessThanOrEqual((await edges(buyBar)).top);

    await page.getByRole("banner").locator("#search-button").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    // A dialog hides what is behind it from assistive technology, and so from roles.
    const onTop = await page.locator("aside[aria-label='Now playing']").evaluate((bar) => {
      const { left, top, width, height } = bar.getBoundingClientRect();
      return bar.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(onTop).toBe(false);
  });
});
