import { beforeEach, expect, it, vi } from "vitest";
import { standInBrowser } from "../testing/stand-in-browser.ts";
import { callShop } from "./call-shop.ts";
import { onSessionExpired } from "./expired-session.ts";
import { blockFreshLoads } from "./load-fresh.ts";

const fetchOrders = () => callShop({ method: "GET", path: "/laravel/rest/orders", verified: true });
const assign = vi.fn<(href: string) => void>();
const expire = vi.fn<() => Promise<void>>(async () => {});

beforeEach(() => {
  standInBrowser({ "/laravel/rest/orders": () => ({ status: 412, body: {} }) });
  Object.assign(location, { href: "https://shop.test/account", assign });
  assign.mockClear();
  onSessionExpired(expire);
  blockFreshLoads(false);
});

it("[AUTH-11] a 412 on a verified call reloads, at most once in ten minutes, and signs nobody out", async () => {
  await fetchOrders();
  await fetchOrders();
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^https:\/\/shop\.test\/account\?fresh=/),
  );
  expect(expire).not.toHaveBeenCalled();
});

it("a 412 reloads for any call, except where the caller handles it", async () => {
  const open = { method: "GET", path: "/laravel/rest/orders" } as const;
  await callShop({ ...open, handlesOutdated: true });
  expect(assign).not.toHaveBeenCalled();
  await callShop(open);
  expect(assign).toHaveBeenCalledOnce();
});

it("a 412 does not reload while that is blocked, as by a payment", async () => {
  blockFreshLoads(true);
  await fetchOrders();
  expect(assign).not.toHaveBeenCalled();
});
