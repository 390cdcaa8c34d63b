import { emptyCart } from "@autotune/commerce";
import { cartItemSample, cartUpgradeSample } from "@autotune/commerce/samples";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addMessages } from "../../../platform/i18n/messages.ts";
import { stubBrowser } from "../../../platform/testing/stub-browser.ts";
import { buyItem, buyUpgrades } from "./buy-item.ts";
import { useCart } from "./cart.ts";
import { useNotifications } from "../../../platform/notifications/notifications.ts";
import { closeOfferDialog, useOfferDialog } from "./offer-dialog-store.ts";
import { useSummary } from "../../subscriptions/summary/summary.ts";
import { ana } from "../../identity/testing/sample-user.ts";
import { setUser } from "../../identity/session/user-store.ts";

// The build replaces the macro by the message that it stands for; unbuilt, this does the same.
vi.mock("@lingui/core/macro", () => ({
  msg: (parts: TemplateStringsArray) => ({ id: parts.join(""), message: parts.join("") }),
}));

const item = cartItemSample({ path: "vocodist" });
const trial = cartItemSample({
  path: "auto-tune-unlimited-monthly-14d-free",
  type: "trial",
  interval: { count: 1, unit: "m" },
  trialDays: 14,
});

const freebie = {
  path: "auto-key-gift",
  group: "gift",
  choice: true,
  inputType: "radio",
  isDefaultValue: true,
  subscriptionLineItemAddon: false,
} as const;

let gone: string[];
const paths = () => Object.keys(useCart.getState().cart.products);

beforeEach(() => {
  stubBrowser();
  gone = [];
  vi.stubGlobal("location", { pathname: "/es/producto", assign: (to: string) => gone.push(to) });
  addMessages("es", {});
  setUser(null);
  useNotifications.setState({ shown: [] });
  useCart.setState({ cart: emptyCart });
});

/** The server's summary of the signed-in person. */
function signInWith(summary: object): void {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(summary)));
  setUser(ana);
  useSummary.setState({ status: "unknown" });
}

describe("Buying", () => {
  it("puts it into the cart and goes to checkout in the page's language", async () => {
    expect(await buyItem(item)).toEqual({ ok: true });
    expect(paths()).toEqual(["vocodist"]);
    expect(gone).toEqual(["/es/checkout"]);
  });

  it("asks for the gift first where there is a choice, and continues with any choice", async () => {
    const bought = buyItem({ ...item, path: "auto-tune-pro", freebies: [freebie] });
    await vi.waitFor(
      () =>
        expect(useOfferDialog.getState()).toMatchObject({
          open: true,
          dialog: { kind: "freebies", parentPath: "auto-tune-pro" },
        }),
      10_000,
    );
    expect(paths()).toEqual(["auto-tune-pro"]);
    expect(gone).toEqual([]);
    closeOfferDialog();
    expect(await bought).toEqual({ ok: true });
    expect(gone).toEqual(["/es/checkout"]);
  });

  it("goes nowhere where the person has gone back instead of choosing a gift", async () => {
    const bought = buyItem({ ...item, path: "auto-tune-pro", freebies: [freebie] });
    await vi.waitFor(() => expect(useOfferDialog.getState().open).toBe(true), 10_000);
    // A navigation closes the question.
    vi.stubGlobal("location", { pathname: "/es", assign: (to: string) => gone.push(to) });
    closeOfferDialog();
    expect(await bought).toEqual({ ok: true });
    expect(paths()).toEqual(["auto-tune-pro"]);
    expect(gone).toEqual([]);
  });

  it("[CART-11] a trial is rejected, with a message, for a signed-in person who has none left", async () => {
    signInWith({ hasAvailableTrial: 0 });
    expect(await buyItem(trial)).toEqual({ ok: false, reason: "trialUsed" });
    expect(paths()).toEqual([]);
    expect(gone).toEqual([]);
    expect(useNotifications.getState().shown).toMatchObject([
      { text: "You have already used your trial." },
    ]);
    expect(await buyItem({ ...trial, promoOnly: true })).toMatchObject({ ok: true });
  });

  it("a trial goes into the cart of a new customer, and of anybody who is not signed in", async () => {
    expect(await buyItem(trial)).toEqual({ ok: true });
    signInWith({ hasAvailableTrial: 1 });
    expect(await buyItem(trial)).toEqual({ ok: true });
    expect(paths()).toEqual([trial.path]);
  });

  it("[CART-11] a trial that is not one of 14 free days is ignored", async () => {
    expect(await buyItem({ ...trial, path: "auto-tune-unlimited-monthly-7d" })).toEqual({
      ok: false,
      reason: "ignored",
    });
    expect(paths()).toEqual([]);
    expect(useNotifications.getState().shown).toEqual([]);
  });

  it("an upgrade goes into the cart once", () => {
    expect(buyUpgrades([cartUpgradeSample()])).toEqual({ ok: true });
    expect(gone).toEqual(["/es/checkout"]);
    expect(buyUpgrades([cartUpgradeSample()])).toEqual({ ok: false, reason: "alreadyInCart" });
    expect(gone).toHaveLength(1);
  });

  it("an upgrade replaces another one of the same licence, and its line says so", () => {
    buyUpgrades([cartUpgradeSample()]);
    const other = cartUpgradeSample({ path: "another-upgrade", to: "another-product" });
    expect(buyUpgrades([other])).toEqual({ ok: true });
    expect(useCart.getState().cart.upgrades).toEqual([
      { ...other, replaces: cartUpgradeSample().name },
    ]);
    expect(gone).toEqual(["/es/checkout", "/es/checkout"]);
  });
});
