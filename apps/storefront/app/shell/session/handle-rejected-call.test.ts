import { beforeEach, expect, it, vi } from "vitest";
import { callShop } from "../../platform/api/call-shop.ts";
import { onRejectedCall } from "../../platform/api/rejected-calls.ts";
import { useNotifications } from "../../platform/notifications/notifications.ts";
import { usePaying } from "../../features/checkout/cart/paying.ts";
import { ana } from "../../features/identity/testing/sample-user.ts";
import { standInBrowser } from "../../platform/testing/stand-in-browser.ts";
import { setUser, useUser } from "../../features/identity/session/user-store.ts";
import { handleRejectedCall } from "./handle-rejected-call.ts";

// The build replaces the macro by the message that it stands for; unbuilt, this does the same.
vi.mock("@lingui/core/macro", () => ({ msg: (parts: TemplateStringsArray) => parts.join("") }));
vi.mock("../../platform/i18n/translate.ts", () => ({ translate: (message: string) => message }));

const fetchOrders = () => callShop({ method: "GET", path: "/laravel/rest/orders", verified: true });
const reload = vi.fn<() => void>();

function respondWith(status: number): void {
  standInBrowser({ "/laravel/rest/orders": () => ({ status, body: {} }) });
  Object.assign(location, { reload });
}

beforeEach(() => {
  onRejectedCall(async () => handleRejectedCall);
  reload.mockClear();
  useNotifications.setState({ shown: [] });
  usePaying.setState({ paying: false });
  setUser(ana);
});

it("[AUTH-11] a 401 on a verified call signs out and notifies once, however many calls were rejected", async () => {
  respondWith(401);
  await Promise.all([fetchOrders(), fetchOrders(), fetchOrders()]);
  expect(useUser.getState()).toEqual({ status: "signedOut", user: null, hasExpired: true });
  expect(useNotifications.getState().shown).toMatchObject([
    { kind: "warning", text: "Session expired, please log in again.", seconds: 20 },
  ]);
});

it("[AUTH-11] a 412 on a verified call reloads, at most once in ten minutes, and signs nobody out", async () => {
  respondWith(412);
  await fetchOrders();
  await fetchOrders();
  expect(reload).toHaveBeenCalledOnce();
  expect(useUser.getState().status).toBe("signedIn");
});

it("a 412 reloads for any call, except where the caller handles it", async () => {
  respondWith(412);
  const open = { method: "GET", path: "/laravel/rest/orders" } as const;
  await callShop({ ...open, handlesOutdated: true });
  expect(reload).not.toHaveBeenCalled();
  await callShop(open);
  expect(reload).toHaveBeenCalledOnce();
});

it("a 412 does not reload while a payment is under way", async () => {
  respondWith(412);
  usePaying.setState({ paying: true });
  await fetchOrders();
  expect(reload).not.toHaveBeenCalled();
});

it("ignores a 401 on a public call", async () => {
  respondWith(401);
  await callShop({ method: "GET", path: "/laravel/rest/orders" });
  expect(useUser.getState().status).toBe("signedIn");
});

it("[AUTH-11] tells the other tabs that the session expired, not that the person logged out", async () => {
  respondWith(401);
  await fetchOrders();
  expect(localStorage.getItem("session-changed-at")).toMatch(/^expired \d+$/);
});

it("does not notify while the person logs out, in this tab or in another one", async () => {
  respondWith(401);
  localStorage.setItem("session-changed-at", `leaving ${Date.now()}`);
  await fetchOrders();
  expect(useUser.getState().status).toBe("signedIn");
  expect(useNotifications.getState().shown).toEqual([]);

  localStorage.setItem("session-changed-at", `leaving ${Date.now() - 16_000}`);
  await fetchOrders();
  expect(useUser.getState().hasExpired).toBe(true);
});
