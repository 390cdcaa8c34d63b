import { beforeEach, expect, it, vi } from "vitest";
import { callShop } from "../../../platform/api/call-shop.ts";
import { useNotifications } from "../../../platform/notifications/notifications.ts";
import { standInBrowser } from "../../../platform/testing/stand-in-browser.ts";
import { ana } from "../testing/sample-user.ts";
// Registers the handler.
import "./session.ts";
import { setUser, useUser } from "./user-store.ts";

// The build replaces the macro by the message that it stands for; unbuilt, this does the same.
vi.mock("@lingui/core/macro", () => ({ msg: (parts: TemplateStringsArray) => parts.join("") }));
vi.mock("../../../platform/i18n/translate.ts", () => ({ translate: (message: string) => message }));

const fetchOrders = () => callShop({ method: "GET", path: "/laravel/rest/orders", verified: true });

beforeEach(() => {
  standInBrowser({ "/laravel/rest/orders": () => ({ status: 401, body: {} }) });
  useNotifications.setState({ shown: [] });
  setUser(ana);
});

it("[AUTH-11] a 401 on a verified call signs out and notifies once, however many calls were rejected", async () => {
  await Promise.all([fetchOrders(), fetchOrders(), fetchOrders()]);
  expect(useUser.getState()).toEqual({ status: "signedOut", user: null, hasExpired: true });
  expect(useNotifications.getState().shown).toMatchObject([
    { kind: "warning", text: "Session expired, please log in again.", seconds: 20 },
  ]);
});

it("ignores a 401 on a public call", async () => {
  await callShop({ method: "GET", path: "/laravel/rest/orders" });
  expect(useUser.getState().status).toBe("signedIn");
});

it("[AUTH-11] tells the other tabs that the session expired, not that the person logged out", async () => {
  await fetchOrders();
  expect(localStorage.getItem("session-changed-at")).toMatch(/^expired \d+$/);
});

it("does not notify while the person logs out, in this tab or in another one", async () => {
  localStorage.setItem("session-changed-at", `leaving ${Date.now()}`);
  await fetchOrders();
  expect(useUser.getState().status).toBe("signedIn");
  expect(useNotifications.getState().shown).toEqual([]);

  localStorage.setItem("session-changed-at", `leaving ${Date.now() - 16_000}`);
  await fetchOrders();
  expect(useUser.getState().hasExpired).toBe(true);
});
