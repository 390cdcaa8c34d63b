import { describe, expect, it } from "vitest";
import { readOrder, readOrdersPage } from "./read-order.ts";

const order = {
  reference: "AT-1001",
  state: "completed",
  placedAt: "2026-11-14T12:00:00.000Z",
  currency: "EUR",
  subtotal: 9900,
  discount: 0,
  tax: 1718,
  taxIncluded: true,
  total: 9900,
  refunded: 0,
  isGuest: false,
  cardEnding: "4242",
  invoiceUrl: "https://pay.test/invoice/1",
  suppressRedirect: false,
  agreed: [
    {
      document: "terms-of-service",
      version: 2,
      language: "de",
      agreedAt: "2026-11-18T10:00:00.000Z",
    },
  ],
  lines: [
    {
      path: "vocodist",
      pid: "CE-VOCODIST",
      name: "Vocodist",
      type: "perpetual",
      isFreebie: false,
      quantity: 1,
      total: 9900,
      refundedAt: null,
      plan: null,
      licences: [
        {
          name: "Vocodist",
          serial: "VOCD-1",
          authenticationString: "abcd",
          upgradedFrom: "Vocodist LE",
          isUpgraded: false,
          isRevoked: false,
          installer: {
            version: "2.1.0",
            files: [
              {
                system: "mac",
                url: "/laravel/downloads/7/vocodist.zip?until=1&signature=x",
                size: 1200,
                sha256: "ab",
              },
            ],
          },
        },
      ],
      givenAway: 1,
      downloads: [{ slug: "vocal-effects", product: "vocodist", name: "Vocodist" }],
    },
    {
      path: "auto-tune-unlimited-monthly-14d-free",
      pid: "AT-UNLIMITED-M",
      name: "AutoTune Unlimited",
      type: "trial",
      isFreebie: false,
      quantity: 1,
      total: 0,
      refundedAt: null,
      plan: {
        state: "trial",
        price: 2499,
        discount: { chargesLeft: 2, priceAfter: 2500 },
        interval: { count: 1, unit: "m" },
        trialEndsAt: "2026-11-28T12:00:00.000Z",
        nextChargeAt: "2026-11-28T12:00:00.000Z",
        entitledUntil: "2026-12-29T00:00:00.000Z",
      },
      licences: [],
      givenAway: 0,
      downloads: [{ slug: "unlimited", product: null, name: "AutoTune Unlimited" }],
    },
  ],
};

describe("readOrder", () => {
  it("reads an order as the server sends it", () => {
    expect(readOrder(order)).toEqual(order);
  });

  it("rejects an order that lacks a field", () => {
    const needed = ["reference", "state", "placedAt", "currency", "tax", "total", "refunded"];
    for (const name of [...needed, "lines"])
      expect(readOrder({ ...order, [name]: undefined })).toBeUndefined();
    const [line, plan] = order.lines;
    expect(readOrder({ ...order, lines: [line, { ...line, licences: [{}] }] })).toBeUndefined();
    expect(readOrder({ ...order, lines: [{ ...plan, plan: {} }] })).toBeUndefined();
    expect(readOrder({ ...order, lines: [{ ...plan, type: "gift" }] })).toBeUndefined();
    expect(readOrder({ ...order, currency: "XXX" })).toBeUndefined();
    expect(readOrder({ ...order, total: 99.5 })).toBeUndefined();
  });

  it("reads an order from a server that sends no downloads yet", () => {
    const lines = order.lines.map(({ downloads: _downloads, ...line }) => line);
    expect(readOrder({ ...order, lines })?.lines.map(({ downloads }) => downloads)).toEqual([
      [],
      [],
    ]);
  });

  it("leaves out an invoice that is no web URL", () => {
    expect(readOrder({ ...order, invoiceUrl: "javascript:alert(1)" })?.invoiceUrl).toBeNull();
  });
});

describe("readOrdersPage", () => {
  it("reads a page of orders, or nothing", () => {
    const page = { total: 1, current_page: 1, last_page: 1, per_page: 10, data: [order] };
    expect(readOrdersPage(page)).toEqual(page);
    expect(readOrdersPage({ ...page, data: [order, null] })).toBeUndefined();
    expect(readOrdersPage({ ...page, last_page: "1" })).toBeUndefined();
  });
});
