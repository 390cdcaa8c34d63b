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
export { f as g } from "./f.ts";
import { sql } from "drizzle-orm";
const lazy = await import("./lazy.ts");
`;
  expect(readImports(text)).toEqual([
    { specifier: "./a.ts", names: ["A"], isTypeOnly: true },
    { specifier: "./b.ts", names: ["B", "C"], isTypeOnly: true },
    { specifier: "../e.ts", names: ["D", "e"], isTypeOnly: false },
    { specifier: "./bare.ts", names: [], isTypeOnly: false },
    { specifier: "./f.ts", names: ["f"], isTypeOnly: false },
    { specifier: "./lazy.ts", names: [], isTypeOnly: false },
  ]);
});
