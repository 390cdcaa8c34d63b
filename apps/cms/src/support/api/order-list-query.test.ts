import { expect, test } from "vitest";
import { isNarrowed, orderListBody, orderListPath, readOrderList } from "./order-list-query.ts";

test("a URL of the list becomes its call of the shop", () => {
  const list = readOrderList({
    q: " Rey ",
    state: "toLookAt",
    kind: "gift",
    from: "2026-02-01",
    to: "2026-02-28",
    product: "pro-x",
    country: "es",
    currency: "EUR",
    after: "2026-02-03T10:00:00.000000Z~7",
  });
  expect(orderListBody(list)).toEqual({
    query: "Rey",
    standing: "toLookAt",
    trait: "gift",
    from: "2026-02-01",
    to: "2026-02-28",
    product: "pro-x",
    country: "ES",
    currency: "EUR",
    after: "2026-02-03T10:00:00.000000Z~7",
  });
  expect(isNarrowed(list)).toBe(true);
});

test("what is no value of the list is left out", () => {
  const list = readOrderList({
    q: "  ",
    state: "stolen",
    kind: "x",
    from: "2026-02-31",
    to: "soon",
    country: "Spain",
    currency: "DOGE",
    product: ["a", "b"],
    after: "yesterday~7",
  });
  expect(orderListBody(list)).toEqual({});
  expect(isNarrowed(list)).toBe(false);
});

test("a search term of two characters makes no call", () => {
  expect(orderListBody(readOrderList({ q: "ab" }))).toBeUndefined();
});

test("another filter begins at the newest order again, the next page stays in the filter", () => {
  const list = readOrderList({ q: "rey", state: "paid", after: "2026-02-03T10:00:00Z~7" });
  expect(orderListPath(list, { state: undefined })).toBe("/admin/support/orders?q=rey");
  expect(orderListPath(list, { after: "x~1" })).toBe(
    "/admin/support/orders?q=rey&state=paid&after=x%7E1",
  );
  expect(orderListPath(readOrderList({}), {})).toBe("/admin/support/orders");
});
