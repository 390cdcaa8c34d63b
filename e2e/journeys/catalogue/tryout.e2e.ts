import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { trackWithAubio } from "@autotune/scripts/aubio";
import { centsOff, trackPitch } from "@autotune/voice";
import { languages, linkTo } from "@autotune/routes";
import type { Page, Request } from "@playwright/test";
import { launchChromium } from "../../fixtures/launch-chromium.ts";
import { expect, test } from "../../fixtures/shop-test.ts";
import { tabTo } from "../../fixtures/tab-to.ts";
import { sungKey, takes } from "./takes.ts";

test.use({
  launchOptions: launchChromium([
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-audio-capture=${takes.sung}`,
  ]),
});

const studio = (page: Page) => page.getByRole("figure", { name: "Tune your voice" });
const recordButton = (page: Page) =>
  studio(page).getByRole("button", { name: "Record your voice" });
const playButton = (page: Page) => studio(page).getByRole("button", { name: "Play" });

async function openPage(page: Page): Promise<void> {
  await page.goto(linkTo("Try"));
  await expect(recordButton(page)).toBeVisible();
}

const useSample = (page: Page) =>
  studio(page)
    .getByRole("button", { name: /^Use the sample voice/ })
    .click();

/** Counts the microphones that the page has on. */
async function watchMicrophones(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Reflect.set(window, "liveMicrophones", () => {
      return tracks.filter(({ readyState }) => readyState === "live").length;
    });
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  return () =>
    page.evaluate(() => Number(Reflect.apply(Reflect.get(window, "liveMicrophones"), window, [])));
}

/** Audio files are decoded only when the returned function is called. */
async function holdDecoding(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    window.OfflineAudioContext = class extends OfflineAudioContext {
      override async decodeAudioData(data: ArrayBuffer) {
        await new Promise((resolve) => window.addEventListener("decode", resolve, { once: true }));
        return super.decodeAudioData(data);
      }
    };
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event("decode")));
}

/** Sound that went out would be a body that is no short text. */
function carriesAudio(request: Request): boolean {
  const body = request.postDataBuffer();
  if (body === null) return false;
  const type = request.headers()["content-type"] ?? "";
  return body.length > 8_000 || !/json|text|urlencoded/.test(type);
}

async function readWav(file: string): Promise<{ samples: Float32Array; sampleRate: number }> {
  const bytes = await readFile(file);
  const samples = new Float32Array((bytes.length - 44) / 2);
  for (const place of samples.keys()) samples[place] = bytes.readInt16LE(44 + 2 * place) / 32_768;
  return { samples, sampleRate: bytes.readUInt32LE(24) };
}

test("[TRY-01] a voice is recorded, tuned and kept, and none of it leaves the page", async ({
  page,
  context,
}) => {
  const requests: Request[] = [];
  context.on("request", (request) => requests.push(request));
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await context.grantPermissions(["microphone"]);
  const liveMicrophones = await watchMicrophones(page);
  await openPage(page);
  // Pressed twice, it records once.
  await recordButton(page).dblclick();
  const stop = studio(page).getByRole("button", { name: "Stop and tune" });
  await expect(stop).toBeFocused();
  await expect.poll(liveMicrophones).toBe(1);
  const seconds = 8;
  await page.waitForTimeout(1000 * seconds);
  await stop.click();
  // How fast that is, is held by tune-take.test.ts and tryout-speed.e2e.ts.
  await expect(playButton(page)).toBeVisible();
  expect(await liveMicrophones()).toBe(0);

  await expect(studio(page).getByRole("radio", { name: sungKey.name })).toBeChecked();
  await expect(
    page.getByRole("heading", { name: /^Mostly \d+ cents (flat|sharp) on / }),
  ).toBeVisible();
  const speed = studio(page).getByRole("slider", { name: "Retune speed" });
  await speed.focus();
  // Right after a change: it waits for the sound of that one.
  const downloading = page.waitForEvent("download");
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Download WAV" }).click();
  const { samples, sampleRate } = await readWav(await (await downloading).path());
  // A busy machine feeds the fake microphone too slowly.
  expect(samples.length / sampleRate).toBeGreaterThan(seconds / 2);
  const ours = trackPitch(samples, sampleRate);
  const { hop, hertz } = await trackWithAubio(samples, sampleRate);
  const voiced = hertz.map((value, frame) => ((ours.hertz[frame] ?? 0) > 0 ? value : 0));
  expect(centsOff({ hop, hertz: voiced }, sungKey).within(10)).toBeGreaterThanOrEqual(0.9);

  await expect(page.getByRole("status").filter({ hasText: /^0 cents off target/ })).toBeAttached();
  await playButton(page).click();
  await expect(studio(page).getByRole("button", { name: "Pause" })).toBeVisible();

  expect(requests.filter(carriesAudio).map((request) => request.url())).toEqual([]);
  expect(sockets).toEqual([]);
});

test("[TRY-02] changes are heard while it plays, without losing the place", async ({ page }) => {
  await page.addInitScript(() => {
    const start = Reflect.get(AudioBufferSourceNode.prototype, "start");
    Reflect.set(window, "startedSounds", 0);
    AudioBufferSourceNode.prototype.start = function (...when: [number?, number?]) {
      Reflect.set(window, "startedSounds", Reflect.get(window, "startedSounds") + 1);
      Reflect.apply(start, this, when);
    };
  });
  const startedSounds = () => page.evaluate(() => Number(Reflect.get(window, "startedSounds")));
  await openPage(page);
  await useSample(page);
  await playButton(page).click();
  const position = studio(page).getByRole("slider", { name: "Position in the take" });
  const at = async () => Number(await position.inputValue());
  await expect.poll(at).toBeGreaterThan(1);
  const before = await at();
  const changed = Date.now();
  const sounds = await startedSounds();
  await studio(page).getByText("third above").click();
  await studio(page).getByText("chromatic").click();
  await expect.poll(startedSounds).toBeGreaterThan(sounds);
  await expect(studio(page).getByRole("button", { name: "Pause" })).toBeVisible();
  const passed = (Date.now() - changed) / 1000;
  expect(Math.abs((await at()) - before - passed)).toBeLessThan(0.6);
  await studio(page).getByRole("button", { name: "Zoom in" }).click();
  await studio(page).getByText("Before", { exact: true }).click();
  await expect.poll(at).toBeGreaterThan(before);
});

test("[TRY-03] by keyboard alone: the sample voice, a key, the notes and the knob", async ({
  page,
}) => {
  await openPage(page);
  await tabTo(page, studio(page).getByRole("button", { name: /^Use the sample voice/ }));
  await page.keyboard.press("Enter");
  await expect(playButton(page)).toBeFocused();
  await studio(page).getByRole("radio", { name: "own notes" }).focus();
  await page.keyboard.press("Space");
  const note = studio(page).getByRole("checkbox", { name: "F#" });
  await note.focus();
  await page.keyboard.press("Space");
  await expect(note).toBeChecked();
  await studio(page).getByRole("slider", { name: "Humanize" }).focus();
  await page.keyboard.press("End");
  await expect(studio(page).getByText("100%")).toBeVisible();
});

test("[TRY-03] another language keeps what was sung and how it is tuned, and plays on", async ({
  page,
}) => {
  await openPage(page);
  await useSample(page);
  await studio(page).getByText("third above").click();
  await playButton(page).click();
  await expect(studio(page).getByRole("button", { name: "Pause" })).toBeVisible();
  await page.locator("summary", { hasText: "English" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Deutsch" }).click();
  await page.waitForURL(linkTo("Try", {}, "de"));
  const figure = page.getByRole("figure", { name: "Tune deine Stimme" });
  await expect(figure.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(figure.getByRole("radio", { name: "Terz höher" })).toBeChecked();
});

test("[TRY-04] a link holds the settings, which no server sees", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page);
  await useSample(page);
  await studio(page).getByRole("combobox", { name: "All keys" }).selectOption("E♭ major");
  await studio(page).getByText("sixth below").click();
  await page.getByRole("button", { name: "Copy link to these settings" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe("");

  const friend = await context.newPage();
  const urls: string[] = [];
  friend.on("request", (request) => urls.push(request.url()));
  await friend.goto(link);
  await useSample(friend);
  await expect(studio(friend).getByRole("combobox", { name: "All keys" })).toHaveValue("3 major");
  await expect(studio(friend).getByRole("radio", { name: "sixth below" })).toBeChecked();
  expect(urls.filter((url) => url.includes("sixthBelow"))).toEqual([]);
});

test("[TRY-05] takes stay on the device until one press deletes them", async ({
  page,
  context,
}) => {
  const databases = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open("takes");
      await new Promise((resolve) => opening.addEventListener("success", resolve));
      const counting = opening.result.transaction("takes").objectStore("takes").count();
      await new Promise((resolve) => counting.addEventListener("success", resolve));
      opening.result.close();
      return counting.result;
    });
  await context.grantPermissions(["microphone"]);
  const liveMicrophones = await watchMicrophones(page);
  await openPage(page);
  await useSample(page);
  const save = page.getByRole("button", { name: /^Save/ });
  await save.click();
  const saved = page.getByRole("region", { name: "Takes on this device" });
  await expect(saved.getByRole("listitem")).toHaveCount(1);
  await save.click();
  await expect(saved.getByRole("listitem")).toHaveCount(2);
  await saved
    .getByRole("listitem")
    .first()
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(saved.getByRole("listitem")).toHaveCount(1);
  await expect(saved.getByRole("heading")).toBeFocused();
  await page.reload();
  await expect(saved.getByRole("listitem")).toHaveCount(1);
  await recordButton(page).click();
  await expect(studio(page).getByRole("button", { name: "Stop and tune" })).toBeFocused();
  // It takes the place of the recording.
  await saved.getByRole("button", { name: /^Open/ }).click();
  await expect(playButton(page)).toBeVisible();
  expect(await liveMicrophones()).toBe(0);
  await expect(studio(page).getByText("your saved take")).toBeVisible();
  await studio(page).getByRole("button", { name: "Start over with another voice" }).click();
  // It takes the place of a file that is still being read.
  const decode = await holdDecoding(page);
  await studio(page).getByLabel("Open an audio file").setInputFiles(takes.tenMinutes);
  await saved.getByRole("button", { name: /^Open/ }).click();
  await expect(playButton(page)).toBeVisible();
  await decode();
  await page.waitForTimeout(1000);
  await expect(playButton(page)).toBeVisible();
  await expect(studio(page).getByText("your saved take")).toBeVisible();
  expect(await databases()).toBe(1);
  await page.getByRole("button", { name: "Delete all takes" }).click();
  await expect(saved).toHaveCount(0);
  await expect(page.locator("#content")).toBeFocused();
  expect(await databases()).toBe(0);
});

const refusedFiles = [
  [takes.text, "We couldn’t read that as audio"],
  [takes.tooLarge, "That file is too large"],
  [takes.silent, "We heard almost nothing"],
  [takes.noise, "We heard no notes"],
] as const;
const takenFiles = [
  [takes.clipped, "Your take is too loud in places"],
  [takes.tenMinutes, "This is its first 20 seconds"],
] as const;

test("[TRY-06] a file is answered in words, and the next one may follow", async ({ page }) => {
  await openPage(page);
  const choose = (file: string) =>
    studio(page).getByLabel("Open an audio file").setInputFiles(file);
  for (const [file, words] of refusedFiles) {
    await choose(file);
    await expect(page.getByText(words)).toBeVisible({ timeout: 30_000 });
  }
  for (const [file, words] of takenFiles) {
    await choose(file);
    await expect(page.getByText(words)).toBeVisible({ timeout: 30_000 });
    await studio(page).getByRole("button", { name: "Start over with another voice" }).click();
  }
});

test("[TRY-07] only this page may use the microphone, without third parties", async ({
  request,
}) => {
  for (const language of languages) {
    const headers = (await request.get(linkTo("Try", {}, language))).headers();
    expect(headers["permissions-policy"]).toContain("microphone=(self)");
    expect(headers["content-security-policy"]).not.toMatch(/blob:|data:|unsafe|wasm|https?:/);
  }
  expect((await request.get("/")).headers()["permissions-policy"]).toContain("microphone=()");
});

test("[TRY-08] its first view needs no more code than a product's page", async ({ page }) => {
  const scripts = async (path: string) => {
    await page.goto(path, { waitUntil: "load" });
    await page.waitForTimeout(1000);
    return page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
  };
  const product = await scripts(linkTo("AutoTune", { slug: "pro" }));
  expect(await scripts(linkTo("Try"))).toBeLessThanOrEqual(product);
});

test("[TRY-08] memory returns after ten takes", { tag: "@long" }, async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  const heap = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    const { usedSize } = await devtools.send("Runtime.getHeapUsage");
    return usedSize / 1_000_000;
  };
  const takeOne = async () => {
    await useSample(page);
    await expect(page.getByRole("button", { name: "Download WAV" })).toBeVisible();
    await studio(page).getByRole("button", { name: "Start over with another voice" }).click();
  };
  await openPage(page);
  await takeOne();
  const before = await heap();
  for (let take = 0; take < 10; take++) await takeOne();
  expect((await heap()) - before).toBeLessThan(5);
});

test.describe("[TRY-03] The page", () => {
  // axe puts its own styles into the page; the page's policy is tested elsewhere.
  test.use({ bypassCSP: true, reducedMotion: "reduce" });

  for (const language of ["en", "de", "ja"] as const) {
    // Every day in English; barriers in other languages come with the sweeps over all screens.
    const tag = language === "en" ? [] : ["@long"];
    test(
      `in ${language} has no barrier that axe finds, and fits a narrow phone`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 800 });
        await page.goto(linkTo("Try", {}, language));
        const violations = async () => {
          const found = await new AxeBuilder({ page })
            .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
            .analyze();
          return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
        };
        expect(await violations()).toEqual([]);
        await page.locator("figure button").last().click();
        await expect(page.locator("figure input[name=take-version]")).toHaveCount(2);
        expect(await violations()).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0);
      },
    );
  }
});
