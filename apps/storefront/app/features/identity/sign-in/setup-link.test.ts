import { expect, it } from "vitest";
import { setupLink } from "./setup-link.ts";

const key = { token: "a-token", email: "ana+studio@studio.test" };

it("[AUTH-08] carries token and e-mail, in the language of the page", () => {
  const link = new URL(setupLink(key, "fr", { returnToCheckout: false }), "https://shop.test");
  expect(link.pathname).toBe("/fr/setup");
  expect([...new URLSearchParams(link.hash.slice(1))]).toEqual([
    ["gt", "a-token"],
    ["e", "ana+studio@studio.test"],
  ]);
});

it("[ROUTE-12] leads back to the checkout if it started there", () => {
  const link = new URL(setupLink(key, "en", { returnToCheckout: true }), "https://shop.test");
  expect(new URLSearchParams(link.hash.slice(1)).get("rtc")).toBe("1");
});
