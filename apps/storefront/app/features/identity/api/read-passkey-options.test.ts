import type { PasskeyCreationOptions } from "@autotune/contract";
import { describe, expect, it } from "vitest";
import { readPasskeyOptions } from "./read-passkey-options.ts";

const options: PasskeyCreationOptions = {
  rp: { id: "shop.localhost", name: "AutoTune" },
  user: { id: "bmluYQ", name: "nina@studio.test", displayName: "Nina Ortega" },
  challenge: "Y2hhbGxlbmdl",
  pubKeyCredParams: [{ alg: -7, type: "public-key" }],
  timeout: 300_000,
  excludeCredentials: [{ id: "b2xk", type: "public-key", transports: ["internal"] }],
  authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  attestation: "none",
};

describe("readPasskeyOptions", () => {
  it("reads what the contract promises, and leaves out what it does not know", () => {
    expect(readPasskeyOptions({ ...options, more: 1 })).toEqual(options);
  });

  it.each([
    undefined,
    null,
    "options",
    {},
    { ...options, challenge: "" },
    { ...options, rp: null },
    { ...options, user: { id: 7 } },
    { ...options, pubKeyCredParams: "all" },
    { ...options, authenticatorSelection: undefined },
  ])("reads nothing from %j", (value) => {
    expect(readPasskeyOptions(value)).toBeUndefined();
  });

  it("leaves out a preference that browsers do not know", () => {
    const authenticatorSelection = { residentKey: "always", userVerification: "required" };
    expect(readPasskeyOptions({ ...options, authenticatorSelection })).toMatchObject({
      authenticatorSelection: { userVerification: "required" },
    });
  });
});
