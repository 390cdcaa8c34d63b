import { createHmac, hkdfSync } from "node:crypto";
import { expect, it } from "vitest";
import { codeHashes } from "./code-hash.ts";

const [code, other] = ["0123456789ABCDEF", "0123456789ABCDEG"];
const secret = "a secret that all processes have";

it("finds a code with the same secret, and with no other", () => {
  const stored = codeHashes(secret).store(code);
  expect(codeHashes(secret).find(code)).toEqual([stored]);
  expect(codeHashes("another secret of some length").find(code)).not.toContainEqual(stored);
  expect(codeHashes(secret).store(other)).not.toEqual(stored);
});

it("finds a code that was stored under a previous key, and stores new ones under the current", () => {
  const before = codeHashes(secret).store(code);
  const after = codeHashes(`b:a fresh secret that all processes have,${secret}`);
  expect(after.find(code)).toEqual([after.store(code), before]);
  expect(after.store(code)).not.toEqual(before);
});

it("finds what was stored before keys had ids", () => {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "redeem code", 32));
  expect(codeHashes(secret).find(code)).toEqual([createHmac("sha256", key).update(code).digest()]);
});
