import { afterEach, describe, expect, it, vi } from "vitest";
import { submitPriceAlertLink, requestPriceAlert, fetchOwnPriceAlert } from "./price-alerts.ts";

afterEach(() => vi.unstubAllGlobals());

function respondWith(status: number, body?: object) {
  const fetched = vi.fn<typeof fetch>(
    async () => new Response(body === undefined ? null : JSON.stringify(body), { status }),
  );
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("document", { querySelector: () => null });
  return fetched;
}
const wish = { path: "choir", currency: "EUR", amount: 5000 } as const;

describe("requestPriceAlert", () => {
  it.each([
    [200, { state: "waiting" }, "waiting"],
    [200, { state: "watching" }, "watching"],
    [400, { error: "invalidEmail" }, "wrongEmail"],
    [400, { error: "priceReached" }, "reached"],
    [429, { error: "tooManyRequests" }, { kind: "failed", status: 429 }],
    [404, { error: "notFound" }, { kind: "failed", status: 404 }],
    [500, undefined, { kind: "failed", status: 500 }],
  ])("maps %i with %o to %j", async (status, body, outcome) => {
    respondWith(status, body);
    await expect(requestPriceAlert(wish)).resolves.toEqual(outcome);
  });
});

describe("fetchOwnPriceAlert", () => {
  const { signal } = new AbortController();
  it("tells an alert, none, and no response apart", async () => {
    respondWith(200, { alert: { currency: "JPY", amount: 5000 } });
    await expect(fetchOwnPriceAlert("choir", signal)).resolves.toEqual({
      currency: "JPY",
      amount: 5000,
    });
    respondWith(200, { alert: null });
    await expect(fetchOwnPriceAlert("choir", signal)).resolves.toBeNull();
    respondWith(401, { error: "signInRequired" });
    await expect(fetchOwnPriceAlert("choir", signal)).resolves.toBeUndefined();
  });
});

it("submits the link of an email", async () => {
  const fetched = respondWith(204);
  await expect(submitPriceAlertLink("forget", "1.x")).resolves.toBe("done");
  expect(fetched.mock.calls[0]?.[0]).toBe("/laravel/rest/price-alerts/forget");
  respondWith(400, { error: "linkExpired" });
  await expect(submitPriceAlertLink("confirm", "x")).resolves.toBe("expired");
  respondWith(503);
  await expect(submitPriceAlertLink("confirm", "x")).resolves.toEqual({
    kind: "failed",
    status: 503,
  });
});
