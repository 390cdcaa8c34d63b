import { beforeEach, describe, expect, it, vi } from "vitest";
import { useConsent } from "../../consent/consent-status.ts";
import type { DataLayerEvent } from "./data-layer-event.ts";
import { pushToDataLayer } from "./data-layer.ts";

beforeEach(() => {
  vi.stubGlobal("window", {});
  useConsent.setState({ status: -1 });
});

const denied: DataLayerEvent = {
  event: "setConsent",
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
  functionality_storage: "denied",
  personalization_storage: "denied",
};
const payment: DataLayerEvent = {
  event: "add_payment_info",
  ecommerce: { currency: "USD", value: 199, items: [] },
};

describe("the data layer", () => {
  it.each([-1, 0] as const)("does not exist while consent is %i", (status) => {
    useConsent.setState({ status });
    pushToDataLayer(payment);
    pushToDataLayer({ event: "adblock", adblock: false });
    expect(window.dataLayer).toBeUndefined();
  });

  it("[TRACK-01] gets the consent state before consent is given, and every event afterwards", () => {
    pushToDataLayer(denied);
    useConsent.setState({ status: 1 });
    pushToDataLayer({ event: "adblock", adblock: false });
    expect(window.dataLayer).toEqual([denied, { event: "adblock", adblock: false }]);
  });

  it("does not leak products of an earlier event", () => {
    useConsent.setState({ status: 1 });
    pushToDataLayer(payment);
    expect(window.dataLayer).toEqual([{ ecommerce: null }, payment]);
  });
});
