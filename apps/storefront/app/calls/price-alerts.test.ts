import { afterEach, describe, expect, it, vi } from "vitest";
import { answerPriceAlertLink, askForPriceAlert, askOwnPriceAlert } from "./price-alerts.ts";

afterEach(() => vi.unstubAllGlobals());

function answerWith(status: number, answer?: object) {
  const fetched = vi.fn<typeof fetch>(
    async () => new Response(answer === undefined ? null : JSON.stringify(answer), { status }),
  );
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("document", { querySelector: () => null });
  return fetched;
}
const wish = { path: "choir", currency: "EUR", amount: 5000 } as const;

describe("askForPriceAlert", () => {
  it.each([
    [200, { state: "waiting" }, "waiting"],
    [200, { state: "watching" }, "watching"],
    [400, { error: "invalidEmail" }, "wrongEmail"],
    [400, { error: "priceReached" }, "reached"],
    [429, { error: "tooManyRequests" }, "tooOften"],
    [404, { error: "notFound" }, "failed"],
    [500, undefined, "failed"],
  ])("makes of %i with %o: %s", async (status, answer, outcome) => {
    answerWith(status, answer);
    await expect(askForPriceAlert(wish)).resolves.toBe(outcome);
  });
});

describe("askOwnPriceAlert", () => {
  const { signal } = new AbortController();
  it("knows a wish, none, and no answer", async () => {
    answerWith(200, { alert: { currency: "JPY", amount: 5000 } });
    await expect(askOwnPriceAlert("choir", signal)).resolves.toEqual({
      currency: "JPY",
      amount: 5000,
    });
    answerWith(200, { alert: null });
    await expect(askOwnPriceAlert("choir", signal)).resolves.toBeNull();
    answerWith(401, { error: "signInRequired" });
    await expect(askOwnPriceAlert("choir", signal)).resolves.toBeUndefined();
  });
});

it("answers a mail by its link", async () => {
  const fetched = answerWith(204);
  await expect(answerPriceAlertLink("forget", "1.x")).resolves.toBe("done");
  expect(fetched.mock.calls[0]?.[0]).toBe("/laravel/rest/price-alerts/forget");
  answerWith(400, { error: "linkExpired" });
  await expect(answerPriceAlertLink("confirm", "x")).resolves.toBe("expired");
  answerWith(503);
  await expect(answerPriceAlertLink("confirm", "x")).resolves.toBe("failed");
});
