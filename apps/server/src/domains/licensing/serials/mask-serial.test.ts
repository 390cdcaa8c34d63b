import { expect, it } from "vitest";
import { maskSerial } from "./mask-serial.ts";

it("leaves the last group of a serial", () => {
  expect(maskSerial("A1B2-C3D4-E5F6-G7H8")).toBe("••••-••••-••••-G7H8");
  expect(maskSerial("LEGACY12345")).toBe("•••••••2345");
});
