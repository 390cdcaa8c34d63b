import { describe, expect, it } from "vitest";
import { bounceAddresses } from "./bounce-addresses.ts";

const addresses = bounceAddresses("a-secret-of-thirty-two-characters!", "bounces.shop.example");

describe("the envelope sender", () => {
  it("identifies the email, also in capitals", () => {
    for (const id of [1, 35, 36, 4_000_000_000, Number.MAX_SAFE_INTEGER]) {
      const email = addresses.senderOf(id);
      expect(addresses.sendingOf(email)).toBe(id);
      expect(addresses.sendingOf(email.toUpperCase())).toBe(id);
      expect(email.split("@")[0]?.length).toBeLessThanOrEqual(64);
    }
  });

  it("identifies the email also after a change of the key, and as it was before keys had ids", () => {
    const [old, host] = ["a-secret-of-thirty-two-characters!", "bounces.shop.example"];
    const after = bounceAddresses(`2026b:another-secret-of-32-characters!!!,${old}`, host);
    const sender = addresses.senderOf(7);
    expect(after.sendingOf(sender)).toBe(7);
    expect(after.sendingOf(sender.replace(/-[0-9a-z]+@/, "@"))).toBe(7);
    expect(after.senderOf(7)).toMatch(/-2026b@/);
    expect(addresses.sendingOf(after.senderOf(7))).toBeUndefined();
  });

  it("cannot be forged", () => {
    const [local = ""] = addresses.senderOf(7).split("@");
    const forged = [
      addresses.senderOf(7).replace("+7-", "+8-"),
      `${local.slice(0, -1)}g@bounces.shop.example`,
      `${local}@shop.example`,
      `${local}@bounces.shop.example.evil.example`,
      bounceAddresses("another-secret-of-32-characters!!!", "bounces.shop.example").senderOf(7),
      "bounces+7@bounces.shop.example",
      "complaints@bounces.shop.example",
      "",
    ];
    for (const email of forged) expect(addresses.sendingOf(email), email).toBeUndefined();
  });
});
