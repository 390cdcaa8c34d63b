import { emptyCart } from "@autotune/commerce";
import { everywhere } from "@autotune/commerce/samples";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { paymentOpened, purchaseCompleted } from "../../checkout/checkout-events.ts";
import { wireCatalogue, wireProduct } from "../../catalogue/testing/wire-product.ts";
import { useConsent } from "../../consent/consent-status.ts";
import { setUser, useUser } from "../../identity/session/user-store.ts";
import { ana } from "../../identity/testing/sample-user.ts";
import { orderSample } from "../../orders/testing/order-sample.ts";
import { stubBrowser } from "../../../platform/testing/stub-browser.ts";
import { trackCheckout } from "./track-checkout.ts";

const loaded = vi.hoisted(() => ({ lifetimeValues: false }));
vi.mock("./lifetime-values.ts", async (importOriginal) => {
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
  vi.stubGlobal("fetch", async () =>
    Response.json(
      wireCatalogue(wireProduct("auto-tune-hybrid", { base_prices: everywhere(19_900) })),
    ),
  );
});

const waitForEvents = (count: number) =>
  vi.waitFor(() => expect(dataLayer()).toHaveLength(count), { interval: 5, timeout: 10_000 });
/** Long enough for what must not happen: the code is loaded by now. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 30));

it("[TRACK-02] lifetime values are not loaded before a purchase is reported with consent", async () => {
  const stop = trackCheckout();
  useConsent.setState({ status: 0 });
  purchaseCompleted.send(orderSample(), null);
  await rest();
  expect([loaded.lifetimeValues, dataLayer()]).toEqual([false, []]);
  useConsent.setState({ status: 1 });
  await waitForEvents(1);
  expect(loaded.lifetimeValues).toBe(true);
  expect(dataLayer()).toMatchObject([{ event: "purchase", ltv: 199 }]);
  stop();
});

it("[TRACK-01] reports what happened before its code was loaded", async () => {
  paymentOpened.send(emptyCart, "USD");
  purchaseCompleted.send(orderSample(), null);
  expect(dataLayer()).toEqual([]);
  const stop = trackCheckout();
  await waitForEvents(2);
  expect(dataLayer()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: "add_payment_info" }),
      expect.objectContaining({ event: "purchase" }),
    ]),
  );
  stop();
});

describe("a purchase", () => {
  beforeEach(() => trackCheckout());

  it("[TRACK-01] is reported with the code, and with the hash of the signed-in person", async () => {
    setUser(ana === undefined ? null : { ...ana, hashed_email: "ab12" });
    purchaseCompleted.send(orderSample(), "SING10");
    await waitForEvents(1);
    expect(dataLayer()).toMatchObject([{ ecommerce: { coupon: "SING10" }, hashed_email: "ab12" }]);
  });

  it("[TRACK-01] waits for the user, where the order is there first", async () => {
    useUser.setState({ status: "unknown", user: null });
    purchaseCompleted.send(orderSample(), null);
    await rest();
    expect(dataLayer()).toEqual([]);
    setUser(ana === undefined ? null : { ...ana, hashed_email: "ab12" });
    await waitForEvents(1);
    expect(dataLayer()).toMatchObject([{ hashed_email: "ab12" }]);
  });

  it("[TRACK-01] is reported without a hash where it was bought as a guest, even with a session", async () => {
    setUser(ana === undefined ? null : { ...ana, hashed_email: "ab12" });
    purchaseCompleted.send(orderSample({ isGuest: true }), null);
    await waitForEvents(1);
    expect(dataLayer()[0]).not.toHaveProperty("hashed_email");
  });

  it("is not reported without consent", async () => {
    useConsent.setState({ status: 0 });
    purchaseCompleted.send(orderSample(), null);
    await rest();
    expect(dataLayer()).toEqual([]);
  });
});
