import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

const from = (forwarded: string, proxies = 1) =>
  networkOf(new Headers({ "x-forwarded-for": forwarded }), proxies);

test("a network is what our own proxy has seen, not what its sender writes", () => {
  expect(from("203.0.113.7")).toBe("203.0.113.7");
  expect(from("10.0.0.1, 203.0.113.7")).toBe("203.0.113.7");
  expect(from("10.0.0.1, 203.0.113.7, 198.51.100.1", 2)).toBe("203.0.113.7");
  expect(from("2001:db8:1:2:3:4:5:6")).toBe(from("2001:db8:1:2::9"));
});

test("who cannot be told apart is counted together", () => {
  expect([from(""), from("somewhere"), networkOf(new Headers(), 1)]).toEqual(
    Array.from({ length: 3 }, () => "unknown"),
  );
});
