import { expect, it } from "vitest";
import { stopPriceAlertLinks } from "./stop-price-alert-links.ts";

const links = stopPriceAlertLinks("a secret that all processes have");
/** Behind `#` on pages; in the query of what mail programs post to. */
const tokenOf = (path: string) => {
  const { hash, search } = new URL(path, "http://shop.test");
  return new URLSearchParams(hash.slice(1) || search).get("token") ?? "";
};

it("names the wish to delete in every process that has the secret", () => {
  const elsewhere = stopPriceAlertLinks("a secret that all processes have");
  expect(links.pathFor(12, "de")).toMatch(/^\/de\/confirm#kind=price-stop&token=12\./);
  expect(elsewhere.alertOf(tokenOf(links.pathFor(12, "en")))).toBe(12);
  expect(elsewhere.alertOf(tokenOf(links.oneClickUrlFor(12, "http://shop.test")))).toBe(12);
});

it("is invalid when it is forged, cut, or made for another wish or with another secret", () => {
  const token = tokenOf(links.pathFor(12, "en"));
  const signature = token.split(".")[1] ?? "";
  const otherToken = tokenOf(stopPriceAlertLinks("another secret").pathFor(12, "en"));
  for (const forged of [
    "",
    ".",
    "12",
    "12.",
    `.${signature}`,
    `13.${signature}`,
    `12.${signature.slice(0, -2)}`,
    otherToken,
  ])
    expect(links.alertOf(forged), forged).toBeUndefined();
});
