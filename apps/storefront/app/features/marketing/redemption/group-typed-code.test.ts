import { expect, it } from "vitest";
import { groupTypedCode } from "./group-typed-code.ts";

it("groups what is typed at the end, and what is pasted", () => {
  expect(groupTypedCode("ABCD", "ABCDe")).toBe("ABCD-E");
  expect(groupTypedCode("", " abcd efgh–jkmn 0oil ")).toBe("ABCD-EFGH-JKMN-0011");
});

it("leaves what is changed in the middle, and what is taken away, where it is", () => {
  expect(groupTypedCode("ABCD-EF", "ABxCD-EF")).toBe("ABXCD-EF");
  expect(groupTypedCode("ABCD-E", "ABCD-")).toBe("ABCD-");
});
