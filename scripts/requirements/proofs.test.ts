import { expect, it } from "vitest";
import { collectProofs } from "./proofs.ts";

const result = (title: string, file: string, passed = true, inBrowser = false) => ({
  title,
  file,
  passed,
  inBrowser,
  secondTry: false,
});

it("gathers the tests of an id, and one failure fails it", () => {
  const proofs = collectProofs([
    result("cart [DEMO-2] replaces", "b.test.ts"),
    result("[DEMO-2][DEMO-3] in the drawer", "a.e2e.ts", false, true),
    result("without an id", "c.test.ts"),
  ]);
  expect(proofs.get("DEMO-2")).toEqual({
    files: ["a.e2e.ts", "b.test.ts"],
    passed: false,
    inBrowser: true,
  });
  expect([...proofs.keys()]).toEqual(["DEMO-2", "DEMO-3"]);
});
