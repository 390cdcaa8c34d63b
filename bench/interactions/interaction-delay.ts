import { chromium, type Page } from "@playwright/test";
import { popupAudiences } from "@autotune/contract";
import { linkTo } from "@autotune/routes";
import type { Measurement } from "../measurement.ts";

/** Milliseconds: what Google calls good is 200. */
const longestDelay = 100;
const slowDown = 4;

interface Recorded {
  readonly kind: "interaction" | "shift";
  /** What was done, or what moved. */
  readonly name: string;
  readonly value: number;
}

declare global {
  interface Window {
    recorded: (entry: Recorded) => void;
  }
}

/** Slowest interaction of a visit on a phone, from the press to the next paint. */
export const interactionDelay: Measurement = {
  id: "inp",
  what: `slowest interaction of a visit at ${slowDown}× slow-down ÷ ${longestDelay} ms`,
  bar: { atMost: 1 },
  async measure(shop) {
    const browser = await chromium.launch({
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu"],
    });
    try {
      const page = await browser.newPage({
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        baseURL: shop.shopUrl,
      });
      await page.addInitScript(
        (seen) => {
          // Nothing that opens by itself.
          localStorage.setItem("consent", "0");
          localStorage.setItem("last-promo", seen);
        },
        JSON.stringify(popupAudiences.map((audience) => `${audience}/welcome`)),
      );
      await page.addInitScript(record);
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
      const recorded: Recorded[] = [];
      await page.exposeFunction("recorded", (entry: Recorded) => {
        recorded.push(entry);
      });
      for (const { path, steps } of visit) {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        for (const step of steps) {
          const before = recorded.length;
          await step(page);
          await settle(page);
          for (const { kind, name, value } of recorded.slice(before))
            console.log(`  ${path} ${kind} ${name} ${value}`);
        }
      }
      const shifted = recorded.filter(({ kind }) => kind === "shift");
      if (shifted.length > 0)
        throw new Error(`The layout shifted: ${shifted.map(({ name }) => name).join(", ")}`);
      const delays = recorded.filter(({ kind }) => kind === "interaction");
      return Math.max(0, ...delays.map(({ value }) => value)) / longestDelay;
    } finally {
      await browser.close();
    }
  },
};

type Step = (page: Page) => Promise<unknown>;

const tap =
  (role: "button" | "link", name: string | RegExp): Step =>
  (page) =>
    page.getByRole(role, { name }).filter({ visible: true }).first().tap();

const tapText =
  (text: string): Step =>
  (page) =>
    page.getByText(text, { exact: true }).filter({ visible: true }).first().tap();

const escape: Step = (page) => page.keyboard.press("Escape");

const visit: readonly { path: string; steps: readonly Step[] }[] = [
  {
    path: linkTo("Home"),
    steps: [
      tap("button", "Menu"),
      escape,
      tap("button", "Search"),
      (page) => page.keyboard.type("pro", { delay: 80 }),
      // The first empties the field.
      escape,
      escape,
      tapText("Before"),
      tapText("After"),
      async (page) => {
        const knob = page.getByRole("slider").first();
        await knob.focus();
        for (let turn = 0; turn < 5; turn++) await knob.press("ArrowUp");
      },
      tap("button", /cart/i),
      escape,
    ],
  },
  {
    path: linkTo("AutoTune", { slug: "pro" }),
    steps: [
      tap("link", "Specs"),
      (page) => page.goBack(),
      tap("button", /^(Buy Now|Add to cart)/),
      escape,
    ],
  },
  {
    path: linkTo("Products"),
    steps: [tap("button", "Menu"), escape],
  },
];

/** Until the browser has nothing to do, so that one step is not answered within the next. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(300);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5000 })),
  );
}

/** In the page: how long each event of an interaction took until it was painted, and what moved by itself. */
function record(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!("interactionId" in entry) || entry.interactionId === 0) continue;
      window.recorded({ kind: "interaction", name: entry.name, value: entry.duration });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!("hadRecentInput" in entry) || entry.hadRecentInput === true) continue;
      const sources = "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
      const name = sources
        .map(({ node }: { node?: Node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : "?",
        )
        .join(" ");
      window.recorded({ kind: "shift", name, value: "value" in entry ? Number(entry.value) : 0 });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
