import type { Browser, Page } from "@playwright/test";
import type { Control } from "./controls.ts";

export interface Network {
  readonly name: string;
  /** Bytes in a second, and milliseconds; undefined for the machine's own. */
  readonly limits?: { readonly throughput: number; readonly latency: number };
}

export interface Device {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isMobile: boolean;
}

export interface Press {
  readonly control: Control;
  readonly network: Network;
  readonly device: Device;
  /** Milliseconds after the first paint. */
  readonly after: number;
}

export interface Outcome {
  readonly press: Press;
  readonly isLost: boolean;
  /** Seen in the page within 100 ms. */
  readonly isAnswered: boolean;
}

/** Milliseconds. */
const answerTime = 100;
const longestEffect = 45_000;

declare global {
  interface Window {
    answered?: (answer: boolean) => void;
  }
}

/** Opens the page as a new visitor, presses so long after the first paint, and waits for what should happen. */
export async function pressEarly(browser: Browser, origin: string, press: Press): Promise<Outcome> {
  const { control, network, device, after } = press;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: device.viewport,
    isMobile: device.isMobile,
    hasTouch: device.isMobile,
  });
  try {
    const page = await context.newPage();
    // Undefined where the effect, or another page, was there before the question.
    let answer: boolean | undefined;
    await page.exposeFunction("answered", (given: boolean) => {
      answer = given;
    });
    await page.addInitScript(watchAnswer, answerTime);
    await limit(page, network);
    await page.goto(control.path, { waitUntil: "commit", timeout: longestEffect });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
      undefined,
      {
        polling: 20,
      },
    );
    const painted = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    );
    const target = control.find(page);
    await target.waitFor({ state: "attached" });
    const left = after - (await page.evaluate(() => performance.now())) + painted;
    if (left > 0) await page.waitForTimeout(left);
    await target.evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${control.name} is not visible`);
    const effect = control.effect(page).then(
      () => true,
      () => false,
    );
    page.setDefaultTimeout(longestEffect);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (device.isMobile) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    const isLost = !(await effect);
    return { press, isLost, isAnswered: answer !== false };
  } finally {
    await context.close();
  }
}

/** In the page: whether a press is answered in time, by its control, by what opens, or by a page that leaves. */
function watchAnswer(time: number): void {
  addEventListener(
    "click",
    (event) => {
      const control =
        event.target instanceof Element ? event.target.closest("a,button,label") : null;
      const { href } = location;
      const answers = () =>
        location.href !== href ||
        control?.matches(
          "[data-pressed],[aria-busy=true],[aria-expanded=true],label:has(:checked)",
        ) === true ||
        document.querySelector(
          "[role=dialog],[data-pressed],[aria-busy=true],header details[open],#consent input",
        ) !== null;
      setTimeout(() => window.answered?.(answers()), time);
    },
    { capture: true, once: true },
  );
}

async function limit(page: Page, { limits }: Network): Promise<void> {
  if (limits === undefined) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: limits.latency,
    downloadThroughput: limits.throughput,
    uploadThroughput: limits.throughput,
  });
}
