import { expect, it } from "vitest";
import { collectProofs } from "./proofs.ts";

const result = (title: string, file: string, passed = true, inBrowser = false) => ({
  title,
  file,
  passed,
  inBrowser,
});

it("gathers the tests of an id, and one failure fails it", () => {
  const proofs = collectProofs([
    result("cart [CART-02] replaces", "b.test.ts"),
    result("[CART-02][CART-03] in the drawer", "a.e2e.ts", false, true),
    result("without an id", "c.test.ts"),
  ]);
  expect(proofs.get("CART-02")).toEqual({
    files: ["a.e2e.ts", "b.test.ts"],
    passed: false,
    inBrowser: true,
  });
  expect([...proofs.keys()]).toEqual(["CART-02", "CART-03"]);
});
