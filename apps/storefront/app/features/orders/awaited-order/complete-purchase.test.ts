import { beforeEach, describe, expect, it, vi } from "vitest";
import { orderSample } from "../testing/order-sample.ts";
import { stubBrowser } from "../../../platform/testing/stub-browser.ts";
import { completePurchase } from "./complete-purchase.ts";
import { useConsent } from "../../consent/consent.ts";
import { saveCheckout } from "../../checkout/payment/stored-checkouts.ts";
import { ana } from "../../identity/testing/sample-user.ts";
import { setUser, useUser } from "../../identity/session/user-store.ts";

const loaded = vi.hoisted(() => ({ lifetimeValues: false }));
vi.mock("../../marketing/tracking/lifetime-values.ts", async (importOriginal) => {
  loaded.lifetimeValues = true;
  return importOriginal();
});
// The build replaces the macro by the message that it stands for; unbuilt, nothing here reads one.
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

const waitForEvents = (count: number) =>
  vi.waitFor(() => expect(dataLayer()).toHaveLength(count), { interval: 5 });
/** Long enough for what must not happen: the code is loaded by now. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 30));

describe("the order of a checkout", () => {
  it("[TRACK-02] lifetime values are not loaded before a purchase is reported with consent", async () => {
    useConsent.setState({ status: 0 });
    completePurchase("one", orderSample());
    await rest();
    expect([loaded.lifetimeValues, dataLayer()]).toEqual([false, []]);
    useConsent.setState({ status: 1 });
    await waitForEvents(1);
    expect(loaded.lifetimeValues).toBe(true);
    expect(dataLayer()).toMatchObject([{ event: "purchase", ltv: 199 }]);
  });

  it("[TRACK-01] [PAY-06] is reported once, however often its summary is opened", async () => {
    for (let times = 0; times < 3; times += 1) completePurchase("one", orderSample());
    await waitForEvents(1);
    await rest();
    expect(dataLayer()).toHaveLength(1);
    completePurchase("two", orderSample({ reference: "AT-2" }));
    await waitForEvents(2);
  });

  it("[TRACK-01] is reported with the code, and with the hash of the signed-in person", async () => {
    setUser(ana === undefined ? null : { ...ana, hashed_email: "ab12" });
    saveCheckout({
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
    await waitForEvents(1);
    expect(dataLayer()).toMatchObject([{ ecommerce: { coupon: "SING10" }, hashed_email: "ab12" }]);
  });

  it("[TRACK-01] waits for the user, where the order is there first", async () => {
    useUser.setState({ status: "unknown", user: null });
    completePurchase("one", orderSample());
    await rest();
    expect(dataLayer()).toEqual([]);
    setUser(ana === undefined ? null : { ...ana, hashed_email: "ab12" });
    await waitForEvents(1);
    expect(dataLayer()).toMatchObject([{ hashed_email: "ab12" }]);
  });

  it("[TRACK-01] is reported without a hash where it was bought as a guest, even with a session", async () => {
    setUser(ana === undefined ? null : { ...ana, hashed_email: "ab12" });
    completePurchase("one", orderSample({ isGuest: true }));
    await waitForEvents(1);
    expect(dataLayer()[0]).not.toHaveProperty("hashed_email");
  });

  it("is reported once it is paid: neither a pending transfer nor a failed payment is a purchase", async () => {
    for (const state of ["failed", "pending", "refunded"] as const)
      completePurchase("one", orderSample({ state }));
    await rest();
    expect(dataLayer()).toEqual([]);
    completePurchase("one", orderSample());
    await waitForEvents(1);
  });

  it("is not reported without consent", async () => {
    useConsent.setState({ status: 0 });
    completePurchase("one", orderSample());
    await rest();
    expect(dataLayer()).toEqual([]);
  });
});
