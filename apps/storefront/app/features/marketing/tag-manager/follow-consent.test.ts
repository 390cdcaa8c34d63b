import { afterEach, beforeEach, expect, it, vi } from "vitest";

const reload = vi.fn<() => void>();
let scripts: { src?: string }[];
let stored: Map<string, string>;
let page: EventTarget;

beforeEach(() => {
  vi.resetModules();
  reload.mockReset();
  scripts = [];
  stored = new Map();
  page = new EventTarget();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("dataLayer", undefined);
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("location", { hostname: "shop.test", pathname: "/", search: "", reload });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal("sessionStorage", { removeItem: () => {} });
  vi.stubGlobal("document", {
    cookie: "",
    documentElement: {},
    createElement: () => ({}),
    head: { append: (script: object) => void scripts.push(script) },
  });
  vi.stubGlobal("fetch", async () => Response.json({ tagManagerUrl: "https://tags.test/gtm.js" }));
});
afterEach(() => vi.unstubAllGlobals());

async function openPage(storedConsent?: "0" | "1") {
  if (storedConsent !== undefined) stored.set("consent", storedConsent);
  const consent = await import("../../consent/consent-status.ts");
  const { usePaying } = await import("../../checkout/cart/paying.ts");
  const { followConsent } = await import("./follow-consent.ts");
  followConsent();
  return { ...consent, usePaying };
}

/** The signals for one kind of storage, in order: all kinds get the same. */
function layerEvents(): unknown[] {
  const layer: unknown = Reflect.get(globalThis, "dataLayer");
  return Array.isArray(layer)
    ? layer.map((event: Record<string, unknown>) => [event["event"], event["ad_storage"]])
    : [];
}
const denied = ["setConsent", "denied"];
const granted = ["setConsent", "granted"];

it("[CONS-01] the data layer gets a denial before anything else, then the choice", async () => {
  const { setConsent } = await openPage();
  expect(layerEvents()).toEqual([denied]);
  setConsent(1);
  expect(layerEvents()).toEqual([denied, granted]);
});

it.each(["0", undefined] as const)(
  "[CONS-02] with %s stored nothing is loaded",
  async (storedConsent) => {
    await openPage(storedConsent);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(scripts).toEqual([]);
    expect(layerEvents().every((event) => JSON.stringify(event) === JSON.stringify(denied))).toBe(
      true,
    );
  },
);

it("loads the tag manager once with consent, given now or before", async () => {
  const { setConsent } = await openPage("1");
  await vi.waitFor(() => expect(scripts).toHaveLength(1), 10_000);
  expect(scripts[0]?.src).toBe("https://tags.test/gtm.js");
  setConsent(1);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(scripts).toHaveLength(1);
});

it("[CONS-02] a page whose URL holds a token loads no third party", async () => {
  Reflect.set(location, "href", "https://shop.test/setup?gt=key&e=ana%40studio.test");
  await openPage("1");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(scripts).toEqual([]);
});

it("[CONS-02] consent withdrawn before the tag manager's URL has arrived loads nothing", async () => {
  const { setConsent } = await openPage();
  setConsent(1);
  setConsent(0);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(scripts).toEqual([]);
});

it("withdrawing consent is signalled, removes what it allowed to store and reloads the page", async () => {
  const { setConsent } = await openPage("1");
  stored.set("affiliate-click", "kept");
  setConsent(0);
  expect(layerEvents()).toEqual([denied, granted, denied]);
  expect(stored.has("affiliate-click")).toBe(false);
  expect(stored.get("consent")).toBe("0");
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  [
    "brought back by the back button",
    "0",
    Object.assign(new Event("pageshow"), { persisted: true }),
  ],
  [
    "that hears of it by its storage alone",
    "0",
    Object.assign(new Event("storage"), { key: "consent" }),
  ],
  ["whose storage was cleared", "", Object.assign(new Event("storage"), { key: null })],
])(
  "[CONS-02] a page %s ends tracking that was withdrawn elsewhere",
  async (_page, storedConsent, event) => {
    await openPage("1");
    stored.set("consent", storedConsent);
    page.dispatchEvent(event);
    expect(layerEvents().at(-1)).toEqual(denied);
    expect(reload).toHaveBeenCalledOnce();
  },
);

it("a page is reloaded only after a payment; and not for a first denial", async () => {
  const first = await openPage();
  first.setConsent(0);
  expect(reload).not.toHaveBeenCalled();
  first.setConsent(1);
  first.usePaying.setState({ paying: true });
  first.setConsent(0);
  expect(reload).not.toHaveBeenCalled();
  first.usePaying.setState({ paying: false });
  expect(reload).toHaveBeenCalledOnce();
});
