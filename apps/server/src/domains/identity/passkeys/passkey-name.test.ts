import { expect, it } from "vitest";
import { readPasskeyName } from "./passkey-name.ts";

it.each([
  ["My phone", "My phone"],
  ["  スマホ  ", "スマホ"],
  ["x".repeat(60), "x".repeat(60)],
])("a key may be named “%s”", (text, name) => {
  expect(readPasskeyName(text)).toBe(name);
});

it.each(["", "   ", "x".repeat(61)])("a key cannot be named “%s”", (text) => {
  expect(readPasskeyName(text)).toBeUndefined();
});
