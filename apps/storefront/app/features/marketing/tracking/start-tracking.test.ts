import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubBrowser } from "../../../platform/testing/stub-browser.ts";

const shop = "https://shop.test";
const clicked = `${shop}/?irclickid=click-1`;

let stored: Map<string, string>;
let scripts: { src?: string }[];
beforeEach(() => {
  vi.resetModules();
  stored = stubBrowser().stored;
  scripts = [];
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("navigation", undefined);
  vi.stubGlobal("document", {
    cookie: "",
    documentElement: {},
    referrer: "",
    createElement: () => ({}),
    head: { append: (script: object) => void scripts.push(script) },
  });
  vi.stubGlobal("fetch", async () =>
    Response.json({ affiliateScriptUrl: "https://affiliate.test/click.js" }),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** A document with consent, reached by an affiliate link in that way; another tab may have stored a click. */
async function openPage(type: "navigate" | "reload", storedElsewhere?: string) {
  vi.stubGlobal("location", { href: clicked, origin: shop, pathname: "/", search: "", hash: "" });
  const now = performance.now.bind(performance);
  vi.stubGlobal("performance", { now, getEntriesByType: () => [{ type, name: clicked }] });
  if (storedElsewhere !== undefined)
    stored.set("affiliate-click", JSON.stringify({ id: storedElsewhere, at: Date.now() }));
  const { useConsent } = await import("../../consent/consent-status.ts");
  const { storedAffiliateClick } = await import("../../checkout/payment/affiliate-click.ts");
  const { startTracking } = await import("./start-tracking.ts");
  useConsent.setState({ status: 1 });
  await startTracking();
  return storedAffiliateClick();
}

it("[NAV-05] a followed link counts, whatever was followed before", async () => {
  expect(await openPage("navigate", "click-0")).toBe("click-1");
  expect(scripts).toMatchObject([{ src: "https://affiliate.test/click.js" }]);
});

it("[NAV-05] reloading an older tab does not take the sale from the link that was followed last", async () => {
  expect(await openPage("reload", "click-2")).toBe("click-2");
});

it("[NAV-05] an older tab's link counts where none is stored", async () => {
  expect(await openPage("reload")).toBe("click-1");
});
