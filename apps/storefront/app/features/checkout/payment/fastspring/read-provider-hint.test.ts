import { describe, expect, it } from "vitest";
import { isDecline, isSubmission, readClosed, readOrderHint } from "./read-provider-hint.ts";

const order = { id: "o-1", reference: "AT-1", items: [{ product: "auto-tune-pro" }], tags: {} };

describe("readClosed", () => {
  it("recognises an order by its id and reference", () => {
    expect(readClosed({ id: "o-1", reference: "AT-1" })).toBe(true);
  });

  it.each([
    null,
    undefined,
    {},
    { id: null, reference: null },
    { id: "o-1", reference: null },
    "o-1",
  ])("reads %j as a cancelled payment", (value) => expect(readClosed(value)).toBe(false));
});

describe("readOrderHint", () => {
  it("reports an order event that carries no order", () => {
    for (const value of [null, {}, { ...order, id: null }, { ...order, reference: "" }])
      expect(readOrderHint(value)).toEqual({ ok: false, text: "No order data received." });
  });

  it("reports an order event that carries no items", () => {
    for (const items of [[], null, undefined])
      expect(readOrderHint({ ...order, items })).toEqual({
        ok: false,
        text: "data.items is empty!",
      });
  });

  it("reads whether the browser is to stay on the page", () => {
    expect(readOrderHint(order)).toEqual({ ok: true, stays: false });
    for (const tag of [true, "true", "1", 1])
      expect(readOrderHint({ ...order, tags: { suppress_redirect: tag } })).toEqual({
        ok: true,
        stays: true,
      });
    expect(readOrderHint({ ...order, tags: { suppress_redirect: "false" } })).toMatchObject({
      stays: false,
    });
  });
});

it("distinguishes the event of a payment in progress from every other", () => {
  expect(isSubmission({ event: "FSC-paymentSubmitted", method: "card" })).toBe(true);
  for (const value of [{ event: "FSC-checkoutOpened" }, {}, null, "FSC-paymentSubmitted"])
    expect(isSubmission(value)).toBe(false);
  expect(isDecline({ event: "FSC-paymentFailed" })).toBe(true);
  for (const value of [{ event: "FSC-paymentSubmitted" }, {}, null, "FSC-paymentFailed"])
    expect(isDecline(value)).toBe(false);
});
