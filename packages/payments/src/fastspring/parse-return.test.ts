import { expect, it } from "vitest";
import { parseReturn } from "./parse-return.ts";

const changed = Date.UTC(2026, 1, 1);
const data = {
  id: "return-1",
  currency: "EUR",
  totalReturn: 449.5,
  changed,
  original: { id: "order-1", reference: "AT-1" },
  items: [{ product: "auto-tune-pro", quantity: 2 }],
  reason: "CHARGEBACK",
};

it("reads what was refunded, whatever the reason", () => {
  expect(parseReturn(data)).toEqual({
    ok: true,
    value: {
      id: "return-1",
      orderId: "order-1",
      currency: "EUR",
      total: 44_950,
      returnedAt: new Date(changed),
      items: [{ path: "auto-tune-pro", quantity: 2 }],
    },
  });
});

it("reads a return that names no items as one of the whole order", () => {
  expect(parseReturn({ ...data, items: [] })).toMatchObject({ ok: true, value: { items: "all" } });
});

it.each([
  { totalReturn: 1.005 },
  { original: null },
  { original: {} },
  { original: { id: "" } },
  { currency: "XXX" },
  { id: "" },
  { items: [{}] },
  { items: [{ product: "", quantity: 1 }] },
  { items: [{ product: "auto-tune-pro", quantity: 0 }] },
])("reads nothing that it does not understand: %o", (broken) => {
  expect(parseReturn({ ...data, ...broken })).toMatchObject({ ok: false });
});
