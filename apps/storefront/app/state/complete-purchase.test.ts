import { beforeEach, describe, expect, it, vi } from "vitest";
import { orderSample } from "../features/tracking/order.sample.ts";
import { stubBrowser } from "./browser.sample.ts";
import { completePurchase } from "./complete-purchase.ts";
import { useConsent } from "./consent.ts";
import { keepCheckout } from "./purchase.ts";
import { ana } from "./testing/sample-user.ts";
import { setUser, useUser } from "./user-store.ts";

const loaded = vi.hoisted(() => ({ lifetimeValues: false }));
vi.mock("../features/tracking/lifetime-values.ts", async (importOriginal) => {
  loaded.lifetimeValues = true;
  return importOriginal();
});
// The build replaces the macro by the message that it stands for; unbuilt, nothing here says one.
vi.mock("@lingui/core/macro", () => ({ msg: () => ({}) }));

let dataLayer: () => object[];
beforeEach(() => {
  stubBrowser();
  const window: { dataLayer?: object[] } = {};
  vi.stubGlobal("window", window);
  dataLayer = () => (window.dataLayer ?? []).filter((pushed) => "event" in pushed);
  useConsent.setState({ status: 1 });
  setUser(null);
});

const told = (count: number) =>
  vi.waitFor(() => expect(dataLayer()).toHaveLength(count), { interval: 5 });
/** Long enough for what must not happen: the code is loaded by now. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 30));

describe("an order that has come of a checkout", () => {
  it("[TRACK-02] what buyers bring over the years is not loaded before a purchase is told with consent", async () => {
    useConsent.setState({ status: 0 });
    completePurchase("one", orderSample());
    await rest();
    expect([loaded.lifetimeValues, dataLayer()]).toEqual([false, []]);
    useConsent.setState({ status: 1 });
    await told(1);
    expect(loaded.lifetimeValues).toBe(true);
    expect(dataLayer()).toMatchObject([{ event: "purchase", ltv: 199 }]);
  });

  it("[TRACK-01] [PAY-06] is told once, however often its summary is opened", async () => {
    for (let times = 0; times < 3; times += 1) completePurchase("one", orderSample());
    await told(1);
    await rest();
    expect(dataLayer()).toHaveLength(1);
    completePurchase("two", orderSample({ reference: "AT-2" }));
    await told(2);
  });

  it("[TRACK-01] is told with the code, and with the hash of whoever is signed in", async () => {
    setUser(ana === undefined ? null : { ...ana, hashed_email: "ab12" });
    keepCheckout({
      checkoutId: "one",
      sessionId: "session",
      currency: "USD",
      lines: [],
      coupon: "SING10",
      promotion: null,
      guest: null,
      openedAt: Date.now(),
      paid: true,
      taken: true,
      hasAffiliateClick: false,
    });
    completePurchase("one", orderSample());
    await told(1);
    expect(dataLayer()).toMatchObject([{ ecommerce: { coupon: "SING10" }, hashed_email: "ab12" }]);
  });

  it("[TRACK-01] waits for who is signed in, where the order is there first", async () => {
    useUser.setState({ status: "unknown", user: null });
    completePurchase("one", orderSample());
    await rest();
    expect(dataLayer()).toEqual([]);
    setUser(ana === undefined ? null : { ...ana, hashed_email: "ab12" });
    await told(1);
    expect(dataLayer()).toMatchObject([{ hashed_email: "ab12" }]);
  });

  it("[TRACK-01] is told without a hash where it was bought as a guest, whoever is signed in", async () => {
    setUser(ana === undefined ? null : { ...ana, hashed_email: "ab12" });
    completePurchase("one", orderSample({ isGuest: true }));
    await told(1);
    expect(dataLayer()[0]).not.toHaveProperty("hashed_email");
  });

  it("is told once it is paid: neither a transfer on its way nor a payment that failed is a purchase", async () => {
    for (const state of ["failed", "pending", "refunded"] as const)
      completePurchase("one", orderSample({ state }));
    await rest();
    expect(dataLayer()).toEqual([]);
    completePurchase("one", orderSample());
    await told(1);
  });

  it("is not told at all where nobody agrees", async () => {
    useConsent.setState({ status: 0 });
    completePurchase("one", orderSample());
    await rest();
    expect(dataLayer()).toEqual([]);
  });
});
