import { beforeEach, expect, it, vi } from "vitest";
import { standInBrowser } from "../testing/stand-in-browser.ts";
import { callShop } from "./call-shop.ts";
import { onSessionExpired } from "./expired-session.ts";
import { blockReloads } from "./reload-throttled.ts";

const fetchOrders = () => callShop({ method: "GET", path: "/laravel/rest/orders", verified: true });
const reload = vi.fn<() => void>();
const expire = vi.fn<() => Promise<void>>(async () => {});

beforeEach(() => {
  standInBrowser({ "/laravel/rest/orders": () => ({ status: 412, body: {} }) });
  Object.assign(location, { reload });
  reload.mockClear();
  onSessionExpired(expire);
  blockReloads(false);
});

it("[AUTH-11] a 412 on a verified call reloads, at most once in ten minutes, and signs nobody out", async () => {
  await fetchOrders();
  await fetchOrders();
  expect(reload).toHaveBeenCalledOnce();
  expect(expire).not.toHaveBeenCalled();
});

it("a 412 reloads for any call, except where the caller handles it", async () => {
  const open = { method: "GET", path: "/laravel/rest/orders" } as const;
  await callShop({ ...open, handlesOutdated: true });
  expect(reload).not.toHaveBeenCalled();
  await callShop(open);
  expect(reload).toHaveBeenCalledOnce();
});

it("a 412 does not reload while that is blocked, as by a payment", async () => {
  blockReloads(true);
  await fetchOrders();
  expect(reload).not.toHaveBeenCalled();
});
