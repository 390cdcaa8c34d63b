import { popupAudiences } from "@autotune/contract";
import { test as base, expect, type Page } from "@playwright/test";

export const shopUrl = required("SHOP_URL");
export const cmsUrl = required("CMS_URL");
/** The same for requests without a browser: Node resolves no name below localhost. */
export const edge = shopUrl.replace("shop.localhost", "127.0.0.1");
export const cmsLoopbackUrl = cmsUrl.replace("cms.localhost", "127.0.0.1");
export const webUrls = required("WEB_PORTS")
  .split(",")
  .map((port) => `http://127.0.0.1:${port}`);

export const editorPassword = required("EDITOR_PASSWORD");
export const cmsProcess = Number(required("CMS_PROCESS"));

/** The same shop with the payment form over the page instead of inside it. */
export const popupShopUrl = required("POPUP_SHOP_URL");
export const sandboxUrl = required("SANDBOX_URL");
export const sandboxProcess = Number(required("SANDBOX_PROCESS"));
export const controlsToken = required("CONTROLS_TOKEN");
export const paymentPassword = required("PAYMENT_API_PASSWORD");
export const mailUrl = required("MAIL_URL");
export const bouncePort = Number(required("BOUNCE_PORT"));
export const redisUrl = required("REDIS_URL");
export const databaseUrl = required("DATABASE_URL");
export const staffApiSecret = required("STAFF_API_SECRET");
export const linkSecret = required("LINK_SECRET");
export const metricsToken = required("METRICS_TOKEN");

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the journeys with pnpm e2e`);
  return value;
}

/** A browser on its first visit: the shop asks about cookies. For `test.use`. */
export const undecided = { cookies: [], origins: [] };

/** A visitor who declined cookies before and has seen nothing else. For `test.use`. */
export const declined = storageWith({ consent: "0" });
/** Most journeys begin with all choices made that the shop asks for by itself, so that nothing covers the page. */
export const undisturbed = storageWith({
  consent: "0",
  "last-promo": JSON.stringify(popupAudiences.map((audience) => `${audience}/welcome`)),
});

function storageWith(entries: Readonly<Record<string, string>>) {
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return {
    cookies: [],
    origins: [shopUrl, popupShopUrl].map((origin) => ({ origin, localStorage })),
  };
}

interface ShopFixtures {
  /** The console messages that this test expects; any other fails it. */
  readonly expectedConsole: RegExp[];
  readonly silentConsole: void;
}

/** A test in which any console message, page error or failed request is a failure. */
export const test = base.extend<ShopFixtures>({
  request: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: edge });
    await use(request);
    await request.dispose();
  },
  expectedConsole: [[], { option: true }],
  baseURL: shopUrl,
  storageState: undisturbed,
  silentConsole: [
    async ({ context, expectedConsole }, use) => {
      const heard: string[] = [];
      const listen = (page: Page) => {
        page.on("console", (message) => heard.push(`${message.type()}: ${message.text()}`));
        page.on("pageerror", (error) => heard.push(`error: ${error.message}`));
        page.on("requestfailed", (request) => {
          const reason = request.failure()?.errorText ?? "";
          // Leaving a page cancels its requests.
          if (reason !== "net::ERR_ABORTED") heard.push(`failed: ${request.url()} ${reason}`);
        });
      };
      context.on("page", listen);
      await use();
      expect(
        heard.filter((line) => !expectedConsole.some((expected) => expected.test(line))),
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
