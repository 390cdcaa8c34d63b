import { canaryHost, computedByTemplates } from "@autotune/contract/testing/attacks";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { findLive } from "./find-live.ts";

export interface WatchingBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What was executed, asked for or requested since the last look. */
  takeAlarms(): string[];
  /** Opens a page as a visitor; returns what is alive in it once it has loaded. */
  open(url: string): Promise<string[]>;
  /** What is alive in HTML or XML that was fetched. Nothing of it is loaded. */
  inspect(text: string, type: "text/html" | "application/xml"): Promise<string[]>;
  close(): Promise<void>;
}

/** Chromium, with an ear for whatever an attack may do. */
export async function startWatchingBrowser(): Promise<WatchingBrowser> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium-headless-shell",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const context = await browser.newContext({ locale: "en-US" });
  let alarms: string[] = [];
  const alarm = (page: Page, text: string) => alarms.push(`${page.url()}: ${text}`);
  await context.exposeBinding("poisoned", ({ page }) => alarm(page, "a script ran"));
  await context.exposeBinding("noteViolation", ({ page }, text: string) => alarm(page, text));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      const note: unknown = Reflect.get(globalThis, "noteViolation");
      if (typeof note === "function") note(`${effectiveDirective} blocked ${blockedURI}`);
    });
  });
  context.on("page", (page) => {
    page.on("dialog", (dialog) => {
      alarm(page, `a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("request", (request) => {
      if (new URL(request.url()).hostname === canaryHost) alarm(page, `asked for ${request.url()}`);
    });
  });
  const page = await context.newPage();
  const reader = await (await browser.newContext()).newPage();
  const canary = { host: canaryHost, computed: computedByTemplates };
  const source = `(${findLive.toString()})`;
  return {
    context,
    page,
    takeAlarms() {
      const taken = alarms;
      alarms = [];
      return taken;
    },
    async open(url) {
      await page.goto(url, { waitUntil: "load" });
      // Some texts are drawn only when the page is hydrated, or after a request; a page may also never be silent.
      await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => undefined);
      return page.evaluate<string[]>(`${source}(document, ${JSON.stringify(canary)})`);
    },
    inspect: (text, type) =>
      reader.evaluate<string[]>(`(() => {
        const read = new DOMParser().parseFromString(${JSON.stringify(text)}, "${type}");
        const broken = "${type}" === "application/xml" && read.querySelector("parsererror");
        if (broken) return ["broken XML: " + broken.textContent.slice(0, 200)];
        return ${source}(read, ${JSON.stringify(canary)});
      })()`),
    close: () => browser.close(),
  };
}
