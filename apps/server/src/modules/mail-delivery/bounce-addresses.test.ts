import { describe, expect, it } from "vitest";
import { bounceAddresses } from "./bounce-addresses.ts";

const addresses = bounceAddresses("a-secret-of-thirty-two-characters!", "bounces.shop.example");

describe("the address that a mail is sent from", () => {
  it("leads back to the mail, also in capitals", () => {
    for (const id of [1, 35, 36, 4_000_000_000, Number.MAX_SAFE_INTEGER]) {
      const address = addresses.addressOf(id);
      expect(addresses.sendingOf(address)).toBe(id);
      expect(addresses.sendingOf(address.toUpperCase())).toBe(id);
      expect(address.split("@")[0]?.length).toBeLessThanOrEqual(64);
    }
  });

  it("cannot be made up", () => {
    const [local = ""] = addresses.addressOf(7).split("@");
    const forged = [
      addresses.addressOf(7).replace("+7-", "+8-"),
      `${local.slice(0, -1)}g@bounces.shop.example`,
      `${local}@shop.example`,
      `${local}@bounces.shop.example.evil.example`,
      bounceAddresses("another-secret-of-32-characters!!!", "bounces.shop.example").addressOf(7),
      "bounces+7@bounces.shop.example",
      "complaints@bounces.shop.example",
      "",
    ];
    for (const address of forged) expect(addresses.sendingOf(address), address).toBeUndefined();
  });
});
