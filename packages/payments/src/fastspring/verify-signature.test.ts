import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fastSpringEvents } from "./events.ts";
import { isSigned } from "./verify-signature.ts";

const secret = "a secret that only two know";
const body = Buffer.from('{"events":[]}');
const signature = createHmac("sha256", secret).update(body).digest("base64");

describe("isSigned", () => {
  it("accepts the bytes that were signed", () => {
    expect(isSigned(body, signature, secret)).toBe(true);
  });

  it("rejects other bytes, another secret, a cut signature and none", () => {
    expect(isSigned(Buffer.from('{"events":[ ]}'), signature, secret)).toBe(false);
    expect(isSigned(body, signature, "an older secret")).toBe(false);
    expect(isSigned(body, signature.slice(0, 20), secret)).toBe(false);
    expect(isSigned(body, "", secret)).toBe(false);
    expect(fastSpringEvents.isSigned({ body, headers: {} }, secret)).toBe(false);
    const shown = { body, headers: { "x-fs-signature": signature } };
    expect(fastSpringEvents.isSigned(shown, secret)).toBe(true);
  });
});
