import { emptyCart } from "@autotune/commerce";
import { splitLanguage } from "@autotune/routes";
import { afterEach, expect, it, vi } from "vitest";
import { standInBrowser } from "../../platform/testing/stand-in-browser.ts";

afterEach(() => vi.unstubAllGlobals());

it("[SHELL-05] the shared state holds everything that the parts of a page have in common", async () => {
  standInBrowser();
  const { useUser } = await import("../../features/identity/session/user-store.ts");
  const { useCart } = await import("../../features/checkout/cart/cart.ts");
  const { useNotifications } = await import("../../platform/notifications/notifications.ts");
  const { useSignInDialog } = await import("../../features/identity/session/sign-in-dialog.ts");
  const { useOfferDialog } = await import("../../features/checkout/cart/offer-dialog-store.ts");
  const { storedCheckouts } = await import("../../features/checkout/payment/stored-checkouts.ts");
  const { useCatalogue } = await import("../../features/catalogue/store/catalogue.ts");
  const { useCountry } = await import("../../features/catalogue/country/country.ts");
  const { useConsent } = await import("../../features/consent/consent-status.ts");
  const { useLastPromo } = await import("../../features/marketing/popups/last-promo.ts");
  const { useSummary } = await import("../../features/subscriptions/summary/summary.ts");
  const { useListening } = await import("../../features/catalogue/listening/listening.ts");
  const state = {
    user: useUser.getState().user,
    cart: useCart.getState().cart,
    notifications: useNotifications.getState().shown,
    dialog: [useSignInDialog.getState().open, useOfferDialog.getState().open],
    transaction: storedCheckouts(),
    catalogue: [...useCatalogue.getState().products.keys()],
    currencyCode: useCountry.getState().currency,
    // The URL is its only source.
    language: splitLanguage(location.pathname).language,
    consentStatus: useConsent.getState().status,
    lastPromoId: useLastPromo.getState().closed.at(-1),
    subscription: useSummary.getState().plans,
    productChangeRequests: useSummary.getState().productChanges,
    audioPlayer: useListening.getState().player,
  };
  expect(state).toEqual({
    user: null,
    cart: emptyCart,
    notifications: [],
    dialog: [false, false],
    transaction: [],
    catalogue: [],
    currencyCode: "USD",
    language: "en",
    consentStatus: -1,
    lastPromoId: undefined,
    subscription: [],
    productChangeRequests: [],
    audioPlayer: undefined,
  });
});

it("[SHELL-05] what one part changes, every other part sees", async () => {
  standInBrowser();
  const { setConsent, useConsent } = await import("../../features/consent/consent-status.ts");
  const { recordClosedPromo, useLastPromo } =
    await import("../../features/marketing/popups/last-promo.ts");
  const { startListening, useListening } =
    await import("../../features/catalogue/listening/listening.ts");
  const { showCountry, useCountry } = await import("../../features/catalogue/country/country.ts");
  const seen: unknown[] = [];
  const stops = [
    useConsent.subscribe(({ status }) => seen.push(status)),
    useLastPromo.subscribe(({ closed }) => seen.push(closed.at(-1))),
    useListening.subscribe(({ player }) => seen.push(player)),
    useCountry.subscribe(({ currency }) => seen.push(currency)),
  ];
  setConsent(1);
  recordClosedPromo("summer");
  startListening("hero");
  showCountry("DE");
  expect(seen).toEqual([1, "summer", "hero", "EUR"]);
  for (const stop of stops) stop();
});
