import { expect, it } from "vitest";
import { codeHashes } from "./code-hash.ts";

it("finds a code with the same secret, and with no other", () => {
  const hash = codeHashes("a secret that all processes have");
  const [code, other] = ["0123456789ABCDEF", "0123456789ABCDEG"];
  expect(codeHashes("a secret that all processes have")(code)).toEqual(hash(code));
  expect(codeHashes("another secret of some length")(code)).not.toEqual(hash(code));
  expect(hash(other)).not.toEqual(hash(code));
});
