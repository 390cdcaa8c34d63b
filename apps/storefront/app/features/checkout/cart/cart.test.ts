import { cartItemSample, cartUpgradeSample, everywhere } from "@autotune/commerce/samples";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../../../platform/testing/stub-browser.ts";
import { ana } from "../../identity/testing/sample-user.ts";

// The build replaces the macro by the message that it stands for; unbuilt, this does the same.
vi.mock("@lingui/core/macro", () => ({
  msg: (parts: TemplateStringsArray) => ({ id: parts.join(""), message: parts.join("") }),
}));

const item = cartItemSample({ path: "vocodist", name: "Vocodist" });

/** A tab of the shop: its own copy of everything that a page holds in memory. */
async function openTab() {
  vi.resetModules();
  const { addMessages } = await import("../../../platform/i18n/messages.ts");
  addMessages("en", {});
  const cart = await import("./cart.ts");
  const actions = await import("./cart-actions.ts");
  const tabs = await import("../../../platform/tabs/tab-channel.ts");
  open.push(() => tabs.otherTabs()?.close());
  return {
    ...cart,
    ...actions,
    ...tabs,
    ...(await import("./hydrate-cart.ts")),
    ...(await import("../../identity/session/user-store.ts")),
    ...(await import("../../catalogue/store/catalogue.ts")),
    ...(await import("../../../platform/notifications/notifications.ts")),
    paths: () => Object.keys(cart.useCart.getState().cart.products),
    upgrades: () => cart.useCart.getState().cart.upgrades.length,
  };
}

const open: (() => void)[] = [];
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
let browser: ReturnType<typeof stubBrowser>;

beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => {
  for (const close of open.splice(0)) close();
});

describe("The cart", () => {
  it("[CART-17] is there again after a reload", async () => {
    const before = await openTab();
    before.addItem(item);
    before.addItem(item);
    before.takeUpgrade(cartUpgradeSample());
    const { cart } = before.useCart.getState();

    const after = await openTab();
    expect(after.useCart.getState()).toMatchObject({ status: "unknown" });
    after.setUser(ana);
    after.loadCart();
    await vi.waitFor(() => expect(after.useCart.getState().status).toBe("ready"), 10_000);
    expect(after.useCart.getState().cart).toEqual(cart);
  });

  it("of a visitor without a stored one is ready at once, without loading its code", async () => {
    const tab = await openTab();
    tab.loadCart();
    expect(tab.useCart.getState().status).toBe("ready");
  });

  it("[CART-15] loses the upgrades and the person on log-out, and keeps the rest", async () => {
    const tab = await openTab();
    tab.setUser(ana);
    tab.hydrateCart();
    tab.addItem(item);
    tab.takeUpgrade(cartUpgradeSample());
    expect(tab.upgrades()).toBe(1);

    tab.setUser(null);
    expect(tab.upgrades()).toBe(0);
    expect(tab.paths()).toEqual(["vocodist"]);
    expect(tab.useUser.getState()).toMatchObject({ status: "signedOut", user: null });
    expect(browser.stored.get("cart")).not.toContain("SERIAL-1");
  });

  it("keeps the upgrades while the user is not known", async () => {
    const before = await openTab();
    before.takeUpgrade(cartUpgradeSample());
    const after = await openTab();
    after.hydrateCart();
    after.setUnreachable();
    expect(after.upgrades()).toBe(1);
  });

  it("holds a promotion with its products until the last of them is removed", async () => {
    const tab = await openTab();
    const promotion = {
      code: "LOYAL26",
      id: "loyal-26",
      products: { vocodist: everywhere(4900) },
      offerTag: "loyalty-2026",
    };
    tab.takePromotion(promotion, [item]);
    expect(tab.useCart.getState().cart.promotion).toEqual(promotion);
    tab.removeItem("vocodist");
    expect(tab.useCart.getState().cart.promotion).toBeNull();
  });

  it("works within this page without storage", async () => {
    stubBrowser({ forbidden: true });
    const tab = await openTab();
    tab.addItem(item);
    tab.addItem(cartItemSample({ path: "vocal-eq" }));
    expect(tab.paths()).toEqual(["vocodist", "vocal-eq"]);
  });
});

describe("A cart that begins", () => {
  function listen() {
    const begun: unknown[] = [];
    vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
      if (url === "/laravel/rest/cart-begun") begun.push(JSON.parse(body));
      return new Response(null, { status: 204 });
    });
    return begun;
  }

  it("is counted with its first product, and again only after it was empty", async () => {
    const begun = listen();
    const tab = await openTab();
    tab.addItem(item);
    tab.addItem(item);
    const other = await openTab();
    other.addItem(cartItemSample({ path: "vocal-eq" }));
    expect(begun).toEqual([{ language: "en" }]);
    const again = await openTab();
    again.removeItem("vocodist");
    again.removeItem("vocal-eq");
    expect(begun).toHaveLength(1);
    again.takeUpgrade(cartUpgradeSample());
    expect(begun).toHaveLength(2);
  });

  it("is not counted where nothing of it was put in here", async () => {
    const begun = listen();
    await openTab();
    const { changeCart } = await import("./change-cart.ts");
    const { addToCart } = await import("@autotune/commerce");
    // As a cart of another device or an email comes.
    changeCart((cart) => addToCart(cart, item));
    expect(begun).toEqual([]);
  });
});

describe("Tabs of one browser", () => {
  it("trust the stored cart over an older message", async () => {
    const one = await openTab();
    const other = await openTab();
    other.hydrateCart();
    one.addItem(item);
    await settle();
    one.otherTabs()?.send("cart", JSON.stringify({ products: {} }));
    await settle();
    expect(other.paths()).toEqual(["vocodist"]);
  });

  it("share the cart by message without storage", async () => {
    stubBrowser({ forbidden: true });
    const one = await openTab();
    const other = await openTab();
    other.hydrateCart();
    one.addItem(item);
    await settle();
    expect(other.paths()).toEqual(["vocodist"]);
  });
});

describe("On load", () => {
  it("[CART-09] the cart is validated against the catalogue, and the person is notified if it changed", async () => {
    const tab = await openTab();
    tab.addItem(item);
    tab.addItem(cartItemSample({ path: "gone" }));
    tab.hydrateCart();
    const notifications = () =>
      tab.useNotifications.getState().shown.map(({ kind, text }) => [kind, text]);
    expect(notifications()).toEqual([]);

    const dearer = { ...item, prices: { ...item.prices, EUR: 12_345 } };
    const arrive = (items: (typeof item)[]) =>
      tab.useCatalogue.setState({
        status: "ready",
        products: new Map(items.map((one) => [one.path, one])),
      });
    arrive([dearer]);
    expect(tab.paths()).toEqual(["vocodist"]);
    expect(tab.useCart.getState().cart.products["vocodist"]?.prices.EUR).toBe(12_345);
    expect(notifications()).toEqual([["info", "The products in your cart have been updated"]]);

    arrive([{ ...dearer }]);
    expect(notifications()).toHaveLength(1);
  });
});
