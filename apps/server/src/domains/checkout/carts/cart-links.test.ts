import { expect, it } from "vitest";
import { linkSecret } from "../../../../test/settings.ts";
import { stopPriceAlertLinks } from "../../marketing/price-alerts/stop-price-alert-links.ts";
import { cartLinks } from "./cart-links.ts";

const cartId = "0b9a4a0e-58f5-4c41-9d43-0d0d7c7a2d5e";
const now = new Date("2026-03-01T12:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
const links = cartLinks(linkSecret);
const tokenIn = (path: string) => path.split("#cart=")[1] ?? "";
const token = tokenIn(links.pathFor(cartId, "de", now));

it("names its cart in the fragment of a page URL, for fourteen days", () => {
  expect(links.pathFor(cartId, "de", now)).toMatch(/^\/de\/[\w-]+#cart=[\w.-]+$/);
  expect(links.cartOf(token, later(13.9))).toBe(cartId);
  expect(links.cartOf(token, later(14))).toBeUndefined();
});

it("is invalid when altered, with another key, or for another purpose", () => {
  const [id = "", writtenAt = "", signature = ""] = token.split(".");
  for (const changed of [
    "",
    "garbage",
    "..",
    `${id}.${writtenAt}`,
    `${id}.${Number(writtenAt) + 1}.${signature}`,
    `1${id.slice(1)}.${writtenAt}.${signature}`,
    `${id}.${writtenAt}.${signature.slice(0, -2)}`,
    tokenIn(cartLinks(`${linkSecret}!`).pathFor(cartId, "en", now)),
    stopPriceAlertLinks(linkSecret).pathFor(7, "en").split("token=")[1] ?? "",
  ])
    expect(links.cartOf(changed, now), changed).toBeUndefined();
});
