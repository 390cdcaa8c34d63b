import { expect, it } from "vitest";
import { readImports } from "./read-imports.ts";

it("reads static, bare, lazy and re-exported imports, and which of them are types alone", () => {
  const text = `import type { A } from "./a.ts";
import { type B, type C } from "./b.ts";
import {
  type D,
  e,
} from "../e.ts";
import "./bare.ts";
export { f } from "./f.ts";
import { sql } from "drizzle-orm";
const lazy = await import("./lazy.ts");
`;
  expect(readImports(text)).toEqual([
    { specifier: "./a.ts", isTypeOnly: true },
    { specifier: "./b.ts", isTypeOnly: true },
    { specifier: "../e.ts", isTypeOnly: false },
    { specifier: "./bare.ts", isTypeOnly: false },
    { specifier: "./f.ts", isTypeOnly: false },
    { specifier: "./lazy.ts", isTypeOnly: false },
  ]);
});
